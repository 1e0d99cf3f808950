import Foundation
import QuartzCore

/// The input of one moment, either all fingers on the screen or keys.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// A set of buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the mask of a button by its number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  let _touches: Set<UITouch>
  /// The time of the event, in seconds of `CACurrentMediaTime()`.
  open private(set) var timestamp: TimeInterval
  /// The modifier keys that were held during the event.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates an event for `touches`, which are all fingers on the screen including those that rest.
  package init(
    touches: Set<UITouch>, timestamp: TimeInterval = CACurrentMediaTime(),
    modifierFlags: UIKeyModifierFlags = []
  ) {
    _touches = touches
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
  }

  /// Creates an event without touches, for subclasses that simulate events in tests.
  public override init() {
    _touches = []
    timestamp = 0
    modifierFlags = []
    super.init()
  }

  open var type: EventType { .touches }

  /// The subtype of a motion or remote-control event, and `.none` for touches and keys.
  open var subtype: EventSubtype { .none }

  /// The buttons that were held. A finger counts as the primary button.
  open var buttonMask: ButtonMask { _touches.reduce([]) { $0.union($1.buttons) } }

  open var allTouches: Set<UITouch>? { _touches }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    _touches.filter { $0.window === window }
  }

  /// Returns the touches that landed on `view`, without those on its subviews.
  open func touches(for view: UIView) -> Set<UITouch>? {
    _touches.filter { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    _touches.filter { $0._gestureRecognizers.contains { $0 === gesture } }
  }

  /// Returns the predicted future touches, of which there are none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    _touches.contains(touch) ? [] : nil
  }

  /// Returns only the touch itself, because every change is delivered and none are merged.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    _touches.contains(touch) ? [touch] : nil
  }
}
