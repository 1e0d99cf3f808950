import CoreGraphics
import Foundation

/// What a picker is told of a camera. There is no camera, which is said when one is used.
struct CameraSettings {
  var device = UIImagePickerController.CameraDevice.rear
  var captureMode = UIImagePickerController.CameraCaptureMode.photo
  var flashMode = UIImagePickerController.CameraFlashMode.auto
  var showsControls = true
  var overlayView: UIView?
  var viewTransform = CGAffineTransform.identity
}

extension UIImagePickerController {
  /// What a camera takes.
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

  public var cameraDevice: CameraDevice {
    get { camera.device }
    set { set(\.device, to: newValue) }
  }

  public var cameraCaptureMode: CameraCaptureMode {
    get { camera.captureMode }
    set { set(\.captureMode, to: newValue) }
  }

  public var cameraFlashMode: CameraFlashMode {
    get { camera.flashMode }
    set { set(\.flashMode, to: newValue) }
  }

  public var showsCameraControls: Bool {
    get { camera.showsControls }
    set { set(\.showsControls, to: newValue) }
  }

  public var cameraOverlayView: UIView? {
    get { camera.overlayView }
    set { set(\.overlayView, to: newValue) }
  }

  public var cameraViewTransform: CGAffineTransform {
    get { camera.viewTransform }
    set { set(\.viewTransform, to: newValue) }
  }

  /// Takes nothing, and says so.
  public func takePicture() { Self.reportCamera() }

  /// Answers `false`, and says why.
  public func startVideoCapture() -> Bool {
    Self.reportCamera()
    return false
  }

  /// Says that there is nothing to stop.
  public func stopVideoCapture() { Self.reportCamera() }

  private func set<Value>(_ setting: WritableKeyPath<CameraSettings, Value>, to value: Value) {
    camera[keyPath: setting] = value
    Self.reportCamera()
  }

  static func reportCamera() {
    Diagnostics.report(
      "there is no camera: ask UIImagePickerController.isSourceTypeAvailable(.camera) before "
        + "one is used; the photos are shown in its place.")
  }
}
