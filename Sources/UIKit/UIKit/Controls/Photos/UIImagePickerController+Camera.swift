import Foundation

extension UIImagePickerController {
  /// The kinds of pictures that a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  /// The camera facing away from the user, and the one facing the user.
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  /// The mode of a camera's flash.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// Returns false: no camera is available.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns false: no camera has a flash.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Returns nil: there is no camera.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Does nothing except print a message.
  public func takePicture() { Self.reportCamera() }

  /// Returns `false` and prints the reason.
  public func startVideoCapture() -> Bool {
    Self.reportCamera()
    return false
  }

  /// Prints that there is nothing to stop.
  public func stopVideoCapture() { Self.reportCamera() }

  static func reportCamera() {
    Diagnostics.report(
      "there is no camera: ask UIImagePickerController.isSourceTypeAvailable(.camera) before "
        + "one is used; the photos are shown in its place.")
  }
}
