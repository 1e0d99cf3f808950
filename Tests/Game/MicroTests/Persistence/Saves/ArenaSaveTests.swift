import Testing

@testable import Micro

@Suite("Saves of arenas and islands") struct ArenaSaveTests {
  @Test("an island that is saved and loaded again and again ends as one that never was")
  func goesOn() throws {
    let settings = ArenaSettings(world: WorldSettings(population: 4), population: 4)
    for arm in Island.Arm.allCases {
      var whole = Island(arm: arm, seed: 3, settings: settings)
      // A death causes a birth.
      whole.arena.world.remove(1)
      var broken = try Island(save: whole.save())
      for round in 0..<3 {
        whole.run(steps: 100, admitting: [])
        broken.run(steps: 100, admitting: [])
        let file = broken.save()
        try #require(file == whole.save(), "\(arm), round \(round)")
        #expect(Island.hash(ofSave: file) == whole.hash())
        broken = try Island(save: file)
      }
      #expect(whole.arena.counts.births > 0)
      #expect(broken.arm == arm)
      #expect(broken.seed == 3)
      #expect(whole.arena.world.hash() == broken.arena.world.hash())
      #expect(whole.arena.settings == broken.arena.settings)
      #expect(whole.arena.hall == broken.arena.hall)
      #expect(whole.arena.champion == broken.arena.champion)
    }
  }

  @Test("a world isn't an arena")
  func kinds() throws {
    let world = World(settings: WorldSettings(population: 1), seed: 1)
    #expect(throws: SaveError.otherKind(.world)) { try Arena(save: world.save()) }
    #expect(throws: SaveError.otherKind(.world)) { try Island(save: world.save()) }
  }
}
