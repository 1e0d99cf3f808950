import QuartzCore

/// A size and pixel format of a screen.
open class UIScreenMode: NSObject, @unchecked Sendable {
  init(size: CGSize) { self.size = size }

  /// The size in pixels.
  open private(set) var size: CGSize
  /// The width of a pixel divided by its height.
  open var pixelAspectRatio: CGFloat { 1 }
}

extension UIScreen {
  /// The compensation for the edges that a television cuts off.
  public enum OverscanCompensation: Int, Sendable {
    case scale = 0
    case insetBounds = 1
    case none = 2

    public static var insetApplicationFrame: UIScreen.OverscanCompensation { .none }
  }

  /// Whether colours are shown as reference displays show them.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    case notSupported = 0
    case notEnabled = 1
    case limited = 2
    case enabled = 3
  }

  public static let referenceDisplayModeStatusDidChangeNotification = NSNotification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")
}
