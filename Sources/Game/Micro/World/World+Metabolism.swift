extension World {
  /// Lets the creatures whose turn it is age, earn, mend and pay for being alive.
  mutating func metabolise() {
    let time = 2 * World.stepDuration
    forEachCreature { shoal, index in
      if shoal.thinks(index) && shoal.creatures[index].death == nil {
        shoal.metabolise(index, for: time)
      }
    }
    for index in scratch.bills.indices {
      ledger.light += scratch.bills[index].light
      ledger.upkeep += scratch.bills[index].upkeep
      if scratch.bills[index].isStarving { starve(index, for: time) }
      if let attacker = scratch.bills[index].drainedBy { bleed(index, attacker, for: time) }
    }
  }

  /// The health that the nucleus of a starving creature loses per second: 40 seconds are left.
  static let starvation: Float = 0.5

  /// The health that the nucleus of a creature that bleeds loses per second: ten seconds are left.
  static let bleeding: Float = 2

  /// Takes a nucleus's strength while its creature bleeds.
  private mutating func bleed(_ index: Int, _ attacker: CreatureID, for time: Float) {
    let nucleus = Int(creatures[index].cellOfPart[creatures[index].plan.nucleus])
    wound(nucleus, by: attacker, cause: .bleeding, health: World.bleeding * time)
  }

  private mutating func starve(_ index: Int, for time: Float) {
    let nucleus = Int(creatures[index].cellOfPart[creatures[index].plan.nucleus])
    wound(nucleus, by: nil, cause: .starvation, health: World.starvation * time)
  }
}

extension Shoal {
  /// Lets a creature age, earn, mend and pay for being alive for so many seconds.
  func metabolise(_ index: Int, for time: Float) {
    creatures[index].success.age += time
    creatures[index].success.way += creatures[index].pose.velocity.length * time
    if creatures[index].plan.cellTypes.contains(.photocyte) {
      for cell in creatures[index].cells where cells[cell].type == .photocyte {
        photosynthesise(cell, for: time)
      }
    }
    mend(index, for: time)
    bills[index].upkeep += spend(Double(creatures[index].upkeep * time), of: index)
    bills[index].isStarving = creatures[index].energy <= 0
    bills[index].drainedBy = attackerThatDrains(index)
  }

  /// Who has lost the last of its mouths, or more than half of its cells, neither eats nor gets away any more: it is
  /// its attacker's, though it swims on for a while. Only a new body saves it.
  private func attackerThatDrains(_ index: Int) -> CreatureID? {
    let (left, all) = (creatures[index].cells.count, creatures[index].plan.cells.count)
    guard settings.rules.bleeds, left < all, let attacker = creatures[index].lastAttacker,
      2 * left < all
        || creatures[index].plan.cellTypes.contains(.mouth) && !has(.mouth, index)
    else { return nil }
    return attacker
  }
}
