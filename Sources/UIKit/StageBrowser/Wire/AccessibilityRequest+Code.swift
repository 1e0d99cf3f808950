import Stage
import UIKit

extension AccessibilityCenter.Request {
  /// Decodes the page's code, or returns `nil` if it is unknown.
  package init?(code: UInt8, argument: UInt8) {
    switch (code, argument) {
    case (0, 0): self = .activate
    case (1, 0): self = .increment
    case (2, 0): self = .decrement
    case (3, 0): self = .escape
    case (4, 0): self = .focus
    case (5, 1...6):
      guard let direction = UIAccessibilityScrollDirection(rawValue: Int(argument)) else {
        return nil
      }
      self = .scroll(direction)
    case (6, _): self = .custom(Int(argument))
    default: return nil
    }
  }

  package var code: (UInt8, argument: UInt8) {
    switch self {
    case .activate: (0, 0)
    case .increment: (1, 0)
    case .decrement: (2, 0)
    case .escape: (3, 0)
    case .focus: (4, 0)
    case .scroll(let direction): (5, UInt8(clamping: direction.rawValue))
    case .custom(let index): (6, UInt8(clamping: index))
    }
  }
}
