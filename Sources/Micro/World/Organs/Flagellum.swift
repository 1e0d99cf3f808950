/// The flagellum pushes its creature along its link, as hard as the brain says.
///
/// It beats outward, so the push goes inward: a flagellum at the tail drives ahead. The turn command
/// eases the one on the side towards which the creature shall turn.
enum Flagellum {
  /// The force of a full push, in units that move a body of ten links at 0.4 lengths a second.
  static let force: Float = 16
  /// What a full push uses, in watts.
  static let work: Float = 0.1

  /// How hard it pushes, 0 … 1.
  static func push(_ commands: CommandValues, side: Float) -> Float {
    let share = side == 0 ? 1 : 1 - commands[.turn] * (side > 0 ? 1 : -1)
    return min(max(commands[.thrust] * share, 0), 1)
  }
}

extension World {
  /// Pushes with a flagellum for the time of a step.
  mutating func push(flagellum: Int) {
    let creature = Int(cells[flagellum].creature)
    let rest = creatures[creature].plan.cells[Int(cells[flagellum].part)].position
    let push = Flagellum.push(creatures[creature].commands, side: rest.y)
    guard push > 0 else { return }
    let cost = Double(Flagellum.work * push * World.stepDuration)
    let paid = spend(cost, of: creature)
    ledger.motion += paid
    guard paid == cost else { return }
    physics.force[flagellum] -= outward(of: flagellum) * (Flagellum.force * push)
  }
}
