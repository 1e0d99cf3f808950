import Foundation
import QuartzCore

/// A press of a key or button, from press to release.
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The button of a remote control or similar device.
  ///
  /// Keyboard keys without such a button have their own raw value, as on iOS. Use ``key`` to tell
  /// them apart.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
  }

  open private(set) var phase: Phase = .began
  /// The time of the last change, in seconds of `CACurrentMediaTime()`.
  open private(set) var timestamp: TimeInterval
  /// The keyboard key that is pressed.
  open private(set) var key: UIKey?
  /// The responder that received the start of the press.
  open internal(set) weak var responder: UIResponder?
  /// Whether the key performed a key command, so that no responder receives it.
  var performsCommand = false

  package init(key: UIKey, timestamp: TimeInterval) {
    self.key = key
    self.timestamp = timestamp
  }

  package func update(phase: Phase, timestamp: TimeInterval) {
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Whether the press continues: the key is down and the system hasn't taken it over.
  package var isDown: Bool { phase != .ended && phase != .cancelled }

  open var window: UIWindow? { onMainActor(responder) { $0?._window } }

  /// The recognizers that follow the press. Always nil, because recognizers here only follow
  /// touches.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  /// The force of the press. Always 0.
  open var force: CGFloat { 0 }
}

/// An event with the keyboard presses of one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>

  package init(
    presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = []
  ) {
    allPresses = presses
    super.init(touches: [], timestamp: timestamp, modifierFlags: modifierFlags)
  }

  open override var type: EventType { .presses }

  /// Returns the presses that `gesture` follows. Always empty, because recognizers here only follow
  /// touches.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A keyboard key and the text it types.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The text that the key types with the held modifiers.
  open private(set) var characters: String
  /// The text that the key types without modifiers other than Shift.
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The key's position on the keyboard, from the USB tables.
  open private(set) var keyCode: UIKeyboardHIDUsage

  package init(
    characters: String, charactersIgnoringModifiers: String, keyCode: UIKeyboardHIDUsage,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
  }
}

/// A set of modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
