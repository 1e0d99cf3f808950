import Micro
import UIKit

/// An action for which the player can choose a key.
@available(iOS 16, *)
enum KeyAction: String, CaseIterable, Hashable, Sendable {
  case left, right, ahead, rest, bite, jet, poison, grab, shock, edit, pause

  /// The key that has the action until the player chooses another, by its position on the keyboard.
  var usual: (code: UIKeyboardHIDUsage, name: String) {
    switch self {
    case .left: (.keyboardA, "A")
    case .right: (.keyboardD, "D")
    case .ahead: (.keyboardW, "W")
    case .rest: (.keyboardS, "S")
    case .bite: (.keyboardSpacebar, "␣")
    case .jet: (.keyboardJ, "J")
    case .poison: (.keyboardK, "K")
    case .grab: (.keyboardL, "L")
    case .shock: (.keyboardI, "I")
    case .edit: (.keyboardE, "E")
    case .pause: (.keyboardP, "P")
    }
  }

  /// The state of the hands while its key is down; `nil` for an action that happens once.
  var held: Hands.Key? {
    switch self {
    case .left: .left
    case .right: .right
    case .ahead: .ahead
    case .rest: .rest
    case .bite: .trigger(PlayerInput.Triggers.bite.rawValue)
    case .jet: .trigger(PlayerInput.Triggers.jet.rawValue)
    case .poison: .trigger(PlayerInput.Triggers.poison.rawValue)
    case .grab: .trigger(PlayerInput.Triggers.grab.rawValue)
    case .shock: .trigger(PlayerInput.Triggers.shock.rawValue)
    case .edit, .pause: nil
    }
  }

  /// The action of a key that can't be changed: the arrows, escape, and the keys of speed and zoom have none.
  static func fixed(_ code: UIKeyboardHIDUsage) -> KeyAction? {
    switch code {
    case .keyboardLeftArrow: .left
    case .keyboardRightArrow: .right
    case .keyboardUpArrow: .ahead
    case .keyboardDownArrow: .rest
    case .keyboardEscape: .pause
    default: nil
    }
  }
}

/// The keys that the player has chosen.
@available(iOS 16, *)
struct KeyBindings: Codable, Hashable, Sendable {
  /// A key: its position on the keyboard, as a HID usage, and what is printed on it.
  struct Key: Codable, Hashable, Sendable {
    var code: Int
    var name: String
  }

  /// The chosen keys, by the names of their actions.
  private var keys: [String: Key] = [:]

  init() {}

  /// Returns the key of an action.
  func key(of action: KeyAction) -> Key {
    keys[action.rawValue] ?? Key(code: action.usual.code.rawValue, name: action.usual.name)
  }

  /// Returns the action of a key; `nil` if it has none.
  func action(of code: UIKeyboardHIDUsage) -> KeyAction? {
    KeyAction.fixed(code) ?? KeyAction.allCases.first { key(of: $0).code == code.rawValue }
  }

  /// Gives a key to an action. If another action had it, the two exchange their keys.
  ///
  /// - Returns: Whether the key can be chosen: those with a fixed meaning can't.
  @discardableResult
  mutating func set(_ key: Key, for action: KeyAction) -> Bool {
    guard let code = UIKeyboardHIDUsage(rawValue: key.code), !Self.fixed.contains(code),
      KeyAction.fixed(code) == nil
    else { return false }
    let old = self.key(of: action)
    for other in KeyAction.allCases where other != action && self.key(of: other).code == key.code {
      keys[other.rawValue] = old
    }
    keys[action.rawValue] = key
    return true
  }

  /// The keys of speed and zoom.
  static let fixed: Set<UIKeyboardHIDUsage> = [
    .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboardEqualSign, .keyboardHyphen,
  ]
}
