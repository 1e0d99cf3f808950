import Micro
import UIKit

@available(iOS 16, *)
extension Hands.Key {
  /// The meaning of a key of the keyboard, by its place: arrows and W A S D steer, the row of the thumb
  /// and the keys around it work the organs.
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
