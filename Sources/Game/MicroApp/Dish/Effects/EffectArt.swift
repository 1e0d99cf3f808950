import Micro
import UIKit

/// The flashes of events in the water, each with its own shape, so that colour isn't needed.
@available(iOS 16, *)
enum EffectArt: Hashable, Sendable, CaseIterable {
  /// A crumb was swallowed: a thin ring.
  case swallow
  /// A mouth tore at a cell: short rays like lashes.
  case bite
  /// A chunk that was bitten off: a ragged crumb.
  case chunk
  /// The player's own creature hit a soft side: a burst of long and short rays in a ring.
  case flank
  /// A spike hit: a cross of long rays.
  case stab
  /// Poison wounds: bubbles.
  case burn
  /// A jet fired: a puff of water.
  case jet
  /// An electrocyte fired: a jagged ring.
  case shock
  /// A creature was eaten: two rings.
  case capture

  /// The side of its picture, in cell lengths.
  var side: CGFloat {
    switch self {
    case .swallow: 1.6
    case .chunk: 0.8
    case .bite, .burn: 1.8
    case .stab, .jet: 2.4
    case .flank: 3.6
    case .shock: 5
    case .capture: 4.4
    }
  }

  /// The time for which it is visible, in seconds.
  var duration: TimeInterval {
    switch self {
    case .swallow, .bite, .stab, .chunk: 0.35
    case .burn, .jet, .flank: 0.5
    case .shock, .capture: 0.6
    }
  }

  /// The size at the beginning, relative to the size at the end.
  var beginning: CGFloat {
    switch self {
    case .swallow, .capture, .chunk: 0.4
    case .bite, .stab, .burn: 0.6
    case .jet, .shock, .flank: 0.3
    }
  }

  /// Draws it around the origin, in cell lengths.
  func draw(_ palette: Palette, in context: CGContext) {
    let reach = side / 2
    context.setLineCap(.round)
    switch self {
    case .swallow:
      context.strokeCircle(radius: reach * 0.8, width: 0.09, palette.food)
    case .bite:
      rays(12, from: reach * 0.5, to: reach * 0.85, 0.1, palette.colour(of: .mouth), context)
    case .chunk:
      let outer = Self.around(5, radius: reach * 0.9)
      let inner = Self.around(5, radius: reach * 0.6)
      let flesh = palette.colour(of: .mouth)
      context.addLines(between: zip(outer, inner).enumerated().map { $0 % 2 == 0 ? $1.0 : $1.1 })
      context.closePath()
      context.setFillColor(flesh.cgColor)
      context.fillPath()
    case .flank:
      context.strokeCircle(radius: reach * 0.5, width: 0.1, palette.rimLight)
      rays(16, from: reach * 0.58, to: reach * 0.75, 0.09, palette.rimLight, context)
      rays(8, from: reach * 0.58, to: reach * 0.95, 0.13, palette.rimLight, context)
    case .stab:
      rays(4, from: reach * 0.15, to: reach * 0.9, 0.12, palette.colour(of: .spike), context)
    case .burn:
      for place in Self.around(7, radius: reach * 0.6) {
        context.translateBy(x: place.x, y: place.y)
        context.strokeCircle(radius: reach * 0.18, width: 0.06, palette.colour(of: .toxinGland))
        context.translateBy(x: -place.x, y: -place.y)
      }
    case .jet:
      let water = palette.colour(of: .jet)
      context.paintRadially([
        (0, water.with(opacity: 0)), (reach * 0.45, water.with(opacity: 0.35)),
        (reach * 0.8, water.with(opacity: 0.6)), (reach, water.with(opacity: 0)),
      ])
    case .shock:
      let outer = Self.around(16, radius: reach * 0.94)
      let inner = Self.around(16, radius: reach * 0.72)
      let points = zip(outer, inner).enumerated().map { $0 % 2 == 0 ? $1.0 : $1.1 }
      context.addLines(between: points + points.prefix(1))
      context.setStrokeColor(palette.colour(of: .electrocyte).cgColor)
      context.setLineWidth(0.14)
      context.strokePath()
    case .capture:
      context.strokeCircle(radius: reach * 0.9, width: 0.12, palette.rimLight)
      context.strokeCircle(
        radius: reach * 0.62, width: 0.07, palette.rimLight.with(opacity: 0.6))
    }
  }

  private func rays(
    _ count: Int, from inner: CGFloat, to outer: CGFloat, _ width: CGFloat, _ colour: Colour,
    _ context: CGContext
  ) {
    for (start, end) in zip(
      Self.around(count, radius: inner), Self.around(count, radius: outer))
    {
      context.move(to: start)
      context.addLine(to: end)
    }
    context.setStrokeColor(colour.cgColor)
    context.setLineWidth(width)
    context.strokePath()
  }

  /// Returns points on a circle at equal distances. The first is half a distance before the x axis, so that a cross of
  /// four is diagonal.
  private static func around(_ count: Int, radius: CGFloat) -> [CGPoint] {
    (0..<count).map { index in
      let angle = 2 * .pi * (CGFloat(index) + 0.5) / CGFloat(count)
      return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
  }
}
