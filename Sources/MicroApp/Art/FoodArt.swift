import Micro
import UIKit

/// How what can be eaten without a fight looks.
enum FoodArt: Hashable, Sendable {
  /// A crumb that grew in the water.
  case mote
  /// A dead cell: the shadow of what it was.
  case carrion

  /// Of its picture, in cell lengths.
  var side: CGFloat { self == .mote ? 1 : 1.1 }

  func draw(_ palette: Palette, in context: CGContext) {
    let colour = palette.food
    switch self {
    case .mote:
      context.paintRadially([
        (0, colour.with(opacity: 0.9)), (0.12, colour.with(opacity: 0.75)),
        (0.2, colour.with(opacity: 0.3)), (0.48, colour.with(opacity: 0)),
      ])
      context.setFillColor(colour.cgColor)
      for (x, y, radius) in [(-0.05, -0.04, 0.11), (0.09, 0.05, 0.08), (-0.02, 0.11, 0.06)] {
        context.fillEllipse(
          in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
      }
    case .carrion:
      let grey = colour.mixed(with: palette.water, 0.45)
      context.paintRadially([
        (0, grey.with(opacity: 0.5)), (0.36, grey.with(opacity: 0.35)),
        (0.5, grey.with(opacity: 0)),
      ])
      context.setLineDash(phase: 0, lengths: [0.16, 0.12])
      context.strokeCircle(radius: 0.4, width: 0.05, grey)
      context.setLineDash(phase: 0, lengths: [])
    }
  }
}
