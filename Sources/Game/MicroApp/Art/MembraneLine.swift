import Micro
import UIKit

/// The line of a membrane. Its shape conveys the meaning of a creature, not only its colour.
@available(iOS 16, *)
struct MembraneLine: Hashable, Sendable {
  let colour: Colour
  /// The width, and the lengths of dashes and gaps, in cell lengths; without dashes the line is whole.
  let width: CGFloat
  let dashes: [CGFloat]

  /// Creates the line of a membrane.
  ///
  /// - Parameters:
  ///   - outline: The meaning of the creature; `nil` for one without.
  ///   - rim: The line of the player's creature, or of one without a meaning.
  init(_ outline: Outline?, rim: Colour, _ palette: Palette) {
    switch outline {
    case .prey: (colour, width, dashes) = (palette.edible, 0.11, [0.34, 0.36])
    case .contested: (colour, width, dashes) = (palette.contested, 0.15, [0.001, 0.36])
    case .deadly: (colour, width, dashes) = (palette.dangerous, 0.1, [])
    case nil: (colour, width, dashes) = (rim, 0.07, [])
    }
  }
}
