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
    }
  }

  /// The health that the nucleus of a starving creature loses per second: 40 seconds are left.
  static let starvation: Float = 0.5

  private mutating func starve(_ index: Int, for time: Float) {
    let nucleus = Int(creatures[index].cellOfPart[creatures[index].plan.nucleus])
    wound(nucleus, by: nil, cause: .starvation, health: World.starvation * time)
  }
}
