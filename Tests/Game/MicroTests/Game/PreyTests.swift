import Testing

@testable import Micro

@Suite("Prey") struct PreyTests {
  private let plan = EraPlan(prey: 6, preyPerMinute: 2)

  private func run(seed: UInt64) throws -> Run {
    try Run(
      settings: Difficulty.normal.settings, creature: SeedCreatures.eel,
      arrivals: plan.arrivals(in: [SeedCreatures.all]), seed: seed)
  }

  private func mites(in run: Run) -> [Creature] {
    run.arena.world.creatures.filter { $0.genome == SeedCreatures.mite }
  }

  @Test(
    "is around the player from the first moment, in view, without a warning",
    arguments: [1, 2, 3, 4, 5] as [UInt64])
  func first(seed: UInt64) throws {
    let run = try run(seed: seed)
    let mites = mites(in: run)
    // Mites without room among others don't come.
    #expect((2...6).contains(mites.count))
    let player = try #require(run.creature).pose.center
    for mite in mites {
      #expect((5...16).contains((mite.pose.center - player).length))
    }
    let own = try #require(run.arena.world.index(of: run.creatureID))
    for index in run.arena.world.creatures.indices
    where run.arena.world.creatures[index].genome == SeedCreatures.mite {
      #expect(run.arena.world.standing(of: index, to: own) == .prey)
    }
    for step in 0..<UInt64(3600 * 4) where step % 60 == 0 {
      #expect(run.course.announcement(at: step) != .arrival)
    }
  }

  @Test("joins every minute, as one lineage")
  func later() throws {
    var run = try run(seed: 2)
    let founders = run.arena.founders.count
    for minute in 1...3 {
      run.arena.admit(Arrival(minute: minute, genomes: [SeedCreatures.mite], copies: 2))
    }
    #expect(run.arena.founders.count == founders)
    #expect(founders == SeedCreatures.all.count + 1)
  }

  @Test("a run with prey continues from its save with the same bits")
  func saves() throws {
    var run = try run(seed: 7)
    for _ in 0..<60 { run.step(run.scriptedInput) }
    var loaded = try Run(save: run.save())
    for _ in 0..<60 {
      run.step(run.scriptedInput)
      loaded.step(loaded.scriptedInput)
    }
    #expect(run.hash() == loaded.hash())
  }
}
