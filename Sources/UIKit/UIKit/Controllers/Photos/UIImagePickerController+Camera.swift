import Foundation

extension UIImagePickerController {
  /// The kinds of pictures that a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  /// The camera that looks away from the user, and the one that looks at them.
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  /// When a camera flashes.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// No camera is available.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// No camera has a flash.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// `nil`: there is no camera.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Takes nothing, and says so.
  public func takePicture() { Self.reportCamera() }

  /// Answers `false`, and says why.
  public func startVideoCapture() -> Bool {
    Self.reportCamera()
    return false
  }

  /// Says that there is nothing to stop.
  public func stopVideoCapture() { Self.reportCamera() }

  static func reportCamera() {
    Diagnostics.report(
      "there is no camera: ask UIImagePickerController.isSourceTypeAvailable(.camera) before "
        + "one is used; the photos are shown in its place.")
  }
}
