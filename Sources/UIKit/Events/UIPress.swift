import Foundation
import QuartzCore

/// A key or button while it is held down.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The button of a remote control or the like. Keys of a keyboard that are no such button carry
  /// a raw value of their own, as on iOS; tell them by ``key``.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
  }

  private(set) var _phase: Phase = .began
  private(set) var _timestamp: TimeInterval
  weak var _responder: UIResponder?
  /// Whether the key performed a key command, and so is no responder's.
  var performsCommand = false
  private let pressedKey: UIKey

  package init(key: UIKey, timestamp: TimeInterval) {
    pressedKey = key
    _timestamp = timestamp
  }

  package func update(phase: Phase, timestamp: TimeInterval) {
    _phase = phase
    _timestamp = timestamp
  }

  /// Whether the press goes on: the key is down, and nobody took it over.
  package var isDown: Bool { _phase != .ended && _phase != .cancelled }

  open var phase: Phase { _phase }

  /// When the press last changed, in seconds of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { _timestamp }

  /// The key of a keyboard.
  open var key: UIKey? { pressedKey }

  /// The responder that received the beginning of the press.
  open var responder: UIResponder? { _responder }

  open var window: UIWindow? { _responder?._window }

  /// The recognizers that follow the press: none, for recognizers here follow touches.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  /// How hard the button is pressed: keys have no force.
  open var force: CGFloat { 0 }
}

/// The presses of keyboards at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  private let presses: Set<UIPress>

  package init(
    presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = []
  ) {
    self.presses = presses
    super.init(touches: [], timestamp: timestamp, modifierFlags: modifierFlags)
  }

  open override var type: EventType { .presses }

  open var allPresses: Set<UIPress> { presses }

  /// The presses that `gesture` follows: none, for recognizers here follow touches.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key of a keyboard and what it types.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The text that the key types with the modifiers that are held.
  open var characters: String { typed }
  /// The text that the key types without modifiers, shift apart.
  open var charactersIgnoringModifiers: String { plain }
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// The key's place on the keyboard, by the USB tables.
  open var keyCode: UIKeyboardHIDUsage { code }

  private let typed: String
  private let plain: String
  private let flags: UIKeyModifierFlags
  private let code: UIKeyboardHIDUsage

  package init(
    characters: String, charactersIgnoringModifiers: String, keyCode: UIKeyboardHIDUsage,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    typed = characters
    plain = charactersIgnoringModifiers
    code = keyCode
    flags = modifierFlags
  }
}

/// Keys that change what others mean.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
