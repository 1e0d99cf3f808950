import Micro
import UIKit

/// A moment of a dish as a picture of the water around the player's creature.
@available(iOS 16, *)
@MainActor struct Still {
  private let world: World
  private let own: CreatureID
  /// The place in the middle of the picture.
  private let center: Vector

  /// The distance from the middle to the nearer edges, in cell lengths: a body of ten cells and its attacker.
  private static let reach: CGFloat = 6

  /// The number of moments of a life's end.
  static let most = 5
  /// The time from the first to the last of them, in steps: four seconds.
  private static let stretch = 240

  /// Returns moments of a replay's end, at equal intervals up to the step before the last.
  static func moments(of replay: RunReplay) -> [Still] {
    let last = max(replay.inputs.count - 1, 0)
    let span = min(Self.stretch, last)
    var replay = replay.dropping(first: last - span)
    return (0..<most).compactMap { number in
      while replay.position < span * number / (most - 1) { replay.step() }
      let run = replay.run
      guard let center = run.creature?.pose.center else { return nil }
      return Still(world: run.arena.world, own: run.creatureID, center: center)
    }
  }

  /// Draws the moment into a rectangle.
  func draw(in rect: CGRect, palette: Palette, _ context: CGContext) {
    let palette = palette.in(world.settings.habitat)
    context.saveGState()
    context.clip(to: rect)
    context.setFillColor(palette.outside.cgColor)
    context.fill(rect)
    context.translateBy(x: rect.midX, y: rect.midY)
    let scale = min(rect.width, rect.height) / (2 * Self.reach)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -CGFloat(center.x), y: -CGFloat(center.y))
    let radius = CGFloat(world.environment.radius)
    context.setFillColor(palette.water.cgColor)
    context.fillEllipse(in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    context.strokeCircle(radius: radius, width: 0.3, palette.meniscus)
    drawLoose(palette, context)
    drawCreatures(palette, context)
    context.restoreGState()
  }

  private func isNear(_ place: Vector, radius: Float) -> Bool {
    (place - center).length < Float(2 * Self.reach) + radius
  }

  private func drawLoose(_ palette: Palette, _ context: CGContext) {
    for (index, cell) in world.cells.enumerated() where cell.matter != .tissue && !cell.isGone {
      let place = world.physics.position[index]
      guard isNear(place, radius: 1) else { continue }
      context.saveGState()
      context.translateBy(x: CGFloat(place.x), y: CGFloat(place.y))
      (cell.matter == .mote ? LooseArt.mote : .carrion).draw(palette, in: context)
      context.restoreGState()
    }
  }

  private func drawCreatures(_ palette: Palette, _ context: CGContext) {
    let player = world.index(of: own)
    for (index, creature) in world.creatures.enumerated()
    where isNear(creature.pose.center, radius: creature.pose.radius) {
      let figure = Figure(creature.genome)
      var places = [Vector](repeating: .zero, count: figure.cells.count)
      var isLost = [Bool](repeating: true, count: figure.cells.count)
      for cell in creature.cells {
        let part = Int(world.cells[cell].part)
        places[part] = world.physics.position[cell]
        isLost[part] = false
      }
      let isOwn = index == player
      let outline =
        isOwn ? nil : player.map { Outline(world.standing(of: index, to: $0)) }
      let skin = Skin.colour(step: Skin.step(of: figure.hue), palette)
      let line = MembraneLine(outline, rim: isOwn ? palette.rimLight : skin, palette)
      let path = Membrane(figure).path(
        around: places.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
        isLost: { isLost[$0] })
      context.addPath(path)
      context.setFillColor(skin.with(opacity: MembraneLayer.opacity).cgColor)
      context.fillPath()
      context.addPath(path)
      context.setStrokeColor(line.colour.cgColor)
      // A small picture needs a thicker line.
      context.setLineWidth(2 * line.width)
      context.setLineCap(.round)
      context.setLineDash(phase: 0, lengths: line.dashes)
      context.strokePath()
      context.setLineDash(phase: 0, lengths: [])
      Portrait.draw(
        figure, at: places, isLost: { isLost[$0] }, palette: palette, context)
    }
  }
}
