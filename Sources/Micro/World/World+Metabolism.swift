extension World {
  /// Lets the creatures whose turn it is age, earn, mend and pay for being alive.
  mutating func metabolise() {
    let time = 2 * World.stepDuration
    for index in creatures.indices where thinks(index) && creatures[index].death == nil {
      creatures[index].success.age += time
      creatures[index].success.way += creatures[index].pose.velocity.length * time
      if creatures[index].plan.cellTypes.contains(.photocyte) {
        for cell in creatures[index].cells where cells[cell].type == .photocyte {
          photosynthesise(cell, for: time)
        }
      }
      mend(index, for: time)
      ledger.upkeep += spend(Double(creatures[index].upkeep * time), of: index)
      if creatures[index].energy <= 0 { starve(index, for: time) }
      bleed(index, for: time)
    }
  }

  /// The health that the nucleus of a starving creature loses per second: 40 seconds are left.
  static let starvation: Float = 0.5

  /// The health that the nucleus of a creature that bleeds loses per second: ten seconds are left.
  static let bleeding: Float = 2

  /// Who has lost the last of its mouths, or more than half of its cells, neither eats nor gets away any more: it is
  /// its attacker's, though it swims on for a while. Only a new body saves it.
  private mutating func bleed(_ index: Int, for time: Float) {
    let (left, all) = (creatures[index].cells.count, creatures[index].plan.cells.count)
    guard settings.rules.bleeds, left < all, let attacker = creatures[index].lastAttacker,
      2 * left < all
        || creatures[index].plan.cellTypes.contains(.mouth) && !has(.mouth, index)
    else { return }
    let nucleus = Int(creatures[index].cellOfPart[creatures[index].plan.nucleus])
    wound(nucleus, by: attacker, cause: .bleeding, health: World.bleeding * time)
  }

  private mutating func starve(_ index: Int, for time: Float) {
    let nucleus = Int(creatures[index].cellOfPart[creatures[index].plan.nucleus])
    wound(nucleus, by: nil, cause: .starvation, health: World.starvation * time)
  }
}
