extension World {
  /// Lets the creatures whose turn it is age, gain energy, heal and pay their upkeep.
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

  /// The health that the nucleus of a starving creature loses per second, which leaves it 40 seconds.
  static let starvation: Float = 0.5

  /// The health that the nucleus of a bleeding creature loses per second, which leaves it ten seconds.
  static let bleeding: Float = 2

  /// Takes health from the nucleus of a bleeding creature.
  private mutating func bleed(_ index: Int, _ attacker: CreatureID, for time: Float) {
    wound(nucleus(of: index), by: attacker, cause: .bleeding, health: World.bleeding * time)
  }

  private mutating func starve(_ index: Int, for time: Float) {
    wound(nucleus(of: index), by: nil, cause: .starvation, health: World.starvation * time)
  }

  private func nucleus(of index: Int) -> Int {
    Int(creatures[index].cellOfPart[creatures[index].plan.nucleus])
  }
}

extension Shoal {
  /// Lets a creature age, gain energy, heal and pay its upkeep for `time` seconds.
  func metabolise(_ index: Int, for time: Float) {
    creatures[index].success.age += time
    if settings.playerLoss.isFinite {
      creatures[index].vulnerability = min(
        creatures[index].vulnerability + settings.playerLoss * time,
        settings.playerLoss * World.openness)
    }
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

  /// Returns the attacker of a creature that lost its last mouth, or more than half of its cells. Such a creature can
  /// neither eat nor escape: it is its attacker's, though it swims on for a while. Only a new body saves it.
  private func attackerThatDrains(_ index: Int) -> CreatureID? {
    mortalLoss(of: index).isEmpty ? nil : creatures[index].lastAttacker
  }
}
