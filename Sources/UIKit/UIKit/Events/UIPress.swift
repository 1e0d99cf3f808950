import Foundation
import QuartzCore

/// A key or button while it is held down.
open class UIPress: NSObject {
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

  open private(set) var phase: Phase = .began
  /// When the press last changed, in seconds of `CACurrentMediaTime()`.
  open private(set) var timestamp: TimeInterval
  /// The key of a keyboard.
  open private(set) var key: UIKey?
  /// The responder that received the beginning of the press.
  open internal(set) weak var responder: UIResponder?
  /// Whether the key performed a key command, and so is no responder's.
  var performsCommand = false

  package init(key: UIKey, timestamp: TimeInterval) {
    self.key = key
    self.timestamp = timestamp
  }

  package func update(phase: Phase, timestamp: TimeInterval) {
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Whether the press goes on: the key is down, and nobody took it over.
  package var isDown: Bool { phase != .ended && phase != .cancelled }

  open var window: UIWindow? { onMainActor(responder) { $0?._window } }

  /// The recognizers that follow the press: none, for recognizers here follow touches.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  /// How hard the button is pressed: keys have no force.
  open var force: CGFloat { 0 }
}

/// The presses of keyboards at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>

  package init(
    presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = []
  ) {
    allPresses = presses
    super.init(touches: [], timestamp: timestamp, modifierFlags: modifierFlags)
  }

  open override var type: EventType { .presses }

  /// The presses that `gesture` follows: none, for recognizers here follow touches.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key of a keyboard and what it types.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The text that the key types with the modifiers that are held.
  open private(set) var characters: String
  /// The text that the key types without modifiers, shift apart.
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The key's place on the keyboard, by the USB tables.
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
