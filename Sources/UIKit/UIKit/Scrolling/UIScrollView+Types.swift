import CoreGraphics
import ScrollPhysics

extension UIScrollView {
  /// The way the safe area is added to ``adjustedContentInset``.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`, but also adds the top and bottom if the view fills a controller in a
    /// navigation controller.
    case automatic = 0
    /// Adds the safe area only along axes that can scroll.
    case scrollableAxes = 1
    /// Uses the content inset without the safe area.
    case never = 2
    /// Adds the whole safe area.
    case always = 3
  }

  /// The share of the velocity that remains after one millisecond of gliding.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The normal rate, 0.998.
    public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
    /// The fast rate, 0.99.
    public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content and light on dark content, by the view's interface style.
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// Whether an index, such as a table's, is shown while the content scrolls.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  /// The way scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// The keyboard follows a finger that reaches it, off the screen and back.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}
