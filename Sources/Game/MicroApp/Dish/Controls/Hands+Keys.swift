import Micro
import UIKit

@available(iOS 16, *)
extension Hands.Key {
  /// Creates the action of a key by its position on the keyboard: arrows and W A S D steer; the thumb's row and the
  /// keys around it trigger organs.
  init?(_ code: UIKeyboardHIDUsage) {
    switch code {
    case .keyboardLeftArrow, .keyboardA: self = .left
    case .keyboardRightArrow, .keyboardD: self = .right
    case .keyboardUpArrow, .keyboardW: self = .ahead
    case .keyboardDownArrow, .keyboardS: self = .rest
    case .keyboardSpacebar: self = .trigger(PlayerInput.Triggers.bite.rawValue)
    case .keyboardJ: self = .trigger(PlayerInput.Triggers.jet.rawValue)
    case .keyboardK: self = .trigger(PlayerInput.Triggers.poison.rawValue)
    case .keyboardL: self = .trigger(PlayerInput.Triggers.grab.rawValue)
    case .keyboardI: self = .trigger(PlayerInput.Triggers.shock.rawValue)
    default: return nil
    }
  }
}
