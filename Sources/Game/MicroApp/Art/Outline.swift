import Micro
import UIKit

/// The meaning of an outline around a creature. Its shape conveys the meaning, not only its colour.
@available(iOS 16, *)
enum Outline: Hashable, Sendable {
  /// Prey: dashes, which fade in and out.
  case prey
  /// A creature that can wound, and can be beaten: a row of dots.
  case contested
  /// A deadly creature: a solid line.
  case deadly

  /// Half of the side of its picture, in cell lengths.
  static let extent: CGFloat = 0.75

  /// Draws the part around one cell. Cells cover their neighbours' rings, which leaves an outline of the whole body.
  func draw(_ palette: Palette, in context: CGContext) {
    let radius: CGFloat = 0.62
    let circle = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    context.setLineCap(.round)
    switch self {
    case .prey:
      // Ten dashes around, each a little longer than the gap after it.
      let period = 2 * .pi * radius / 10
      context.setLineDash(phase: 0, lengths: [period * 0.45, period * 0.55])
      context.setStrokeColor(palette.edible.cgColor)
      context.setLineWidth(0.09)
    case .contested:
      let period = 2 * .pi * radius / 9
      context.setLineDash(phase: 0, lengths: [0.001, period])
      context.setStrokeColor(palette.contested.cgColor)
      context.setLineWidth(0.1)
    case .deadly:
      context.setStrokeColor(palette.dangerous.cgColor)
      context.setLineWidth(0.08)
    }
    context.strokeEllipse(in: circle)
  }
}
