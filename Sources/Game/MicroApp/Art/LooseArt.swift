import Micro
import UIKit

/// The loose things in the water, as they are drawn.
@available(iOS 16, *)
enum LooseArt: Hashable, Sendable {
  /// A crumb that grew in the water.
  case mote
  /// A crumb with its scent around it, for creatures with a nose.
  case scentedMote
  /// A dead cell: the shadow of its former shape.
  case carrion
  /// A cloud of poison, which nothing should eat.
  case poison

  /// The side of its picture, in cell lengths.
  var side: CGFloat {
    switch self {
    case .mote: 1
    case .scentedMote: 3
    case .carrion: 1.1
    case .poison: 2 * CGFloat(ToxinCloud.radius)
    }
  }

  func draw(_ palette: Palette, in context: CGContext) {
    let colour = palette.food
    switch self {
    case .scentedMote:
      let scent = palette.scent
      context.paintRadially([
        (0, scent), (0.7, scent.with(opacity: scent.opacity * 0.4)), (1.5, scent.with(opacity: 0)),
      ])
      LooseArt.mote.draw(palette, in: context)
    case .poison:
      let reach = CGFloat(ToxinCloud.radius)
      let poison = palette.poison
      context.paintRadially([
        (0, poison), (0.7 * reach, poison.with(opacity: poison.opacity * 0.8)),
        (reach, poison.with(opacity: 0)),
      ])
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
