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
    }
  }

  /// The health that the nucleus of a starving creature loses per second: 40 seconds are left.
  static let starvation: Float = 0.5

  private mutating func starve(_ index: Int, for time: Float) {
    let nucleus = Int(creatures[index].cellOfPart[creatures[index].plan.nucleus])
    wound(nucleus, by: nil, cause: .starvation, health: World.starvation * time)
  }
}

extension Shoal {
  /// Lets a creature age, earn, mend and pay for being alive for so many seconds.
  func metabolise(_ index: Int, for time: Float) {
    creatures[index].success.age += time
    if creatures[index].plan.cellTypes.contains(.photocyte) {
      for cell in creatures[index].cells where cells[cell].type == .photocyte {
        photosynthesise(cell, for: time)
      }
    }
    mend(index, for: time)
    bills[index].upkeep += spend(Double(creatures[index].upkeep * time), of: index)
    bills[index].isStarving = creatures[index].energy <= 0
  }
}
