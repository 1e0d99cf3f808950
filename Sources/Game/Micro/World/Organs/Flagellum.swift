/// The flagellum pushes its creature along its link, as hard as the brain commands.
///
/// It beats outward, so the push goes inward: a flagellum at the tail drives ahead. The turn command weakens the one on
/// the side towards which the creature turns.
enum Flagellum {
  /// The force of a full push, in units that move a body of ten links at 0.4 lengths a second.
  static let force: Float = 16
  /// The power that a full push uses, in watts.
  static let work: Float = 0.1

  /// Returns the strength of its push, 0 … 1.
  static func push(_ commands: CommandValues, side: Float) -> Float {
    let share = side == 0 ? 1 : 1 - commands[.turn] * (side > 0 ? 1 : -1)
    return min(max(commands[.thrust] * share, 0), 1)
  }
}

extension World {
  /// Pushes with a flagellum for the time of a step.
  mutating func push(flagellum: Int) {
    var paid = 0.0
    withShoal { paid = $0.push(flagellum: flagellum) }
    ledger.motion += paid
  }
}

extension Shoal {
  /// Runs the organs of a creature without firing organs: flagella push, and spikes get ready for the next stab.
  func useQuietOrgans(of index: Int) {
    let isStunned = creatures[index].stun > 0
    for cell in creatures[index].cells {
      if cells[cell].recharge > 0 { cells[cell].recharge -= World.stepDuration }
      if !isStunned, !cells[cell].isNumb, cells[cell].type == .flagellum {
        bills[index].motion += push(flagellum: cell)
      }
    }
  }

  /// Pushes with a flagellum for the time of a step.
  ///
  /// - Returns: The energy used, in joules.
  func push(flagellum: Int) -> Double {
    let creature = Int(cells[flagellum].creature)
    let rest = creatures[creature].plan.cells[Int(cells[flagellum].part)].position
    let push = Flagellum.push(creatures[creature].commands, side: rest.y)
    guard push > 0 else { return 0 }
    let cost = Double(Flagellum.work * push * World.stepDuration)
    let paid = spend(cost, of: creature)
    if paid == cost {
      physics.force[flagellum] -= outward(of: flagellum) * (Flagellum.force * push)
    }
    return paid
  }
}
