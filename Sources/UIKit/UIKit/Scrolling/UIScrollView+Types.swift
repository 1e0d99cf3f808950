import CoreGraphics
import ScrollPhysics

extension UIScrollView {
  /// How the safe area becomes part of ``adjustedContentInset``.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and top and bottom also when the view fills a controller that stands
    /// in a navigation controller.
    case automatic = 0
    /// Only along axes that can be scrolled.
    case scrollableAxes = 1
    /// The content inset is taken as it is.
    case never = 2
    /// The whole safe area.
    case always = 3
  }

  /// The part of the velocity that is left after a millisecond of gliding.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content and light on dark, by the view's interface style.
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// Whether an index, as a table's, is shown while content scrolls.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  /// When scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// As soon as a drag begins.
    case onDrag = 1
    /// The keyboard follows a finger that reaches it off the screen, and back again.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}
