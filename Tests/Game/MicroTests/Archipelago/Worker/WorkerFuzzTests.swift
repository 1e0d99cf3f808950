import Testing

@testable import Micro

/// A worker answers every message: with a failure, or with an island that it can continue. `OOZE_FUZZ` sets the number
/// of messages.
@Suite("Workers on broken input") struct WorkerFuzzTests {
  private static let island: Island = {
    var island = Island(
      arm: .evolving, seed: 5, settings: ArenaSettings(world: .crowded(2), population: 2))
    island.run(steps: 90, admitting: [])
    return island
  }()

  private static let migrant = Migrant(genome: SeedCreatures.lancer, founder: 3, generation: 2)

  @Test("messages")
  func messages() {
    let plan = ArchipelagoPlan(seed: 1, islands: 2)
    let messages = [
      WorkerMessageTests.found(number: 1, of: plan, population: 3),
      WorkerMessageTests.round(
        1, steps: 2, island: Self.island.save(), migrants: [Self.migrant.bytes]), [0],
      [3] + [UInt8](repeating: 1, count: 27),
    ]
    var mutator = Mutator(random: RandomSource(seed: 27))
    for round in 0..<Mutator.rounds {
      let reply = WorkerMessage.reply(to: mutator.broken(messages[round % messages.count]))
      #expect(reply.first.map { $0 >= 0x80 } == true)
    }
  }

  // With a correct checksum, so that the code behind it is reached, and a quarter of a second of simulation, in which
  // every wrong index would be used.
  @Test("islands in an intact frame")
  func islands() {
    var writer = SaveWriter()
    Self.island.save(to: &writer)
    var mutator = Mutator(random: RandomSource(seed: 28))
    var lived = 0
    for _ in 0..<Mutator.rounds {
      let file = SaveFormat.frame(mutator.broken(writer.bytes), as: .island)
      let reply = WorkerMessage.reply(
        to: WorkerMessageTests.round(1, steps: 15, island: file, migrants: [Self.migrant.bytes]))
      if reply.first == 0x82 { lived += 1 }
    }
    #expect(lived > 0, "some changes give another island")
  }

  @Test("migrants")
  func migrants() {
    let island = Self.island.save()
    var mutator = Mutator(random: RandomSource(seed: 29))
    var arrived = 0
    for _ in 0..<Mutator.rounds {
      let reply = WorkerMessage.reply(
        to: WorkerMessageTests.round(
          1, steps: 3, island: island, migrants: [mutator.broken(Self.migrant.bytes)]))
      if reply.first == 0x82 { arrived += 1 }
    }
    #expect(arrived > 0, "some changes give another migrant")
  }
}
