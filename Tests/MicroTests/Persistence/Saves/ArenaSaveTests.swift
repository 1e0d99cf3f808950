import Testing

@testable import Micro

@Suite("Saves of arenas and experiments") struct ArenaSaveTests {
  @Test("an experiment that is saved and loaded again and again ends as one that never was")
  func goesOn() throws {
    let settings = ArenaSettings(world: WorldSettings(population: 4), population: 4)
    var whole = Experiment(settings: settings, seed: 3, dishes: 1, controls: 1)
    // Deaths call for births.
    for dish in whole.dishes.indices { whole.dishes[dish].arena.world.remove(1) }
    var broken = try Experiment(save: whole.save())
    for round in 0..<3 {
      Self.run(&whole)
      Self.run(&broken)
      let file = broken.save()
      try #require(file == whole.save(), "round \(round)")
      broken = try Experiment(save: file)
    }
    #expect(whole.births > 0)
    #expect(broken.dishes.map(\.arm) == Experiment.Arm.allCases)
    for (a, b) in zip(whole.dishes, broken.dishes) {
      #expect(a.arena.world.hash() == b.arena.world.hash())
      #expect(a.arena.settings == b.arena.settings)
      #expect(a.arena.hall == b.arena.hall)
      #expect(a.arena.champion == b.arena.champion)
    }
  }

  private static func run(_ experiment: inout Experiment) {
    for dish in experiment.dishes.indices {
      for _ in 0..<100 { experiment.dishes[dish].arena.step() }
    }
    experiment.finishEpoch()
  }

  @Test("a world is no arena")
  func kinds() throws {
    let world = World(settings: WorldSettings(population: 1), seed: 1)
    #expect(throws: SaveError.otherKind(.world)) { try Arena(save: world.save()) }
    #expect(throws: SaveError.otherKind(.world)) { try Experiment(save: world.save()) }
  }
}
