import Testing

@testable import Micro

@Suite("Archipelago") struct ArchipelagoTests {
  /// Small islands with many events: within seconds a creature gains something and leaves.
  static func small(
    _ topology: Topology, islands: Int = 3, controls: Int = 0, roundSteps: Int = 1000
  ) -> Archipelago {
    let plan = ArchipelagoPlan(
      seed: 7, islands: islands, topology: topology, migrants: 2, roundSteps: roundSteps)
    return Archipelago(
      plan, settings: .breeding(6), founders: SeedCreatures.chasers, controls: controls)
  }

  /// The same after a round in which all creatures grew old enough to leave. It is made once, because it takes long.
  /// Later rounds are short, and migrants leave after each of them.
  static func lived(_ topology: Topology) -> Archipelago {
    var plan = grown.plan
    plan.topology = topology
    plan.roundSteps = 60
    guard let lived = Archipelago(plan, islands: grown.islands, round: 1) else {
      preconditionFailure("the islands are the plan's")
    }
    return lived
  }

  private static let grown: Archipelago = {
    var archipelago = small(.unconnected)
    archipelago.runRound()
    return archipelago
  }()

  /// Runs a round with every island in its own task, started in the given order.
  private func runRound(_ archipelago: inout Archipelago, order: [Int]) async {
    let (start, arrivals) = (archipelago.islands, archipelago.arrivals())
    let steps = archipelago.plan.roundSteps
    let islands = await withTaskGroup(of: (Int, Island).self) { group in
      for index in order {
        group.addTask {
          var island = start[index]
          island.run(steps: steps, admitting: arrivals[index])
          return (index, island)
        }
      }
      var islands = start
      for await (index, island) in group { islands[index] = island }
      return islands
    }
    archipelago.finishRound(islands)
  }

  @Test(
    "every round has the same hash in any order, on any thread, and over saves between rounds",
    arguments: Topology.allCases)
  func sameHash(topology: Topology) async throws {
    var whole = Self.lived(topology)
    var (parallel, saved) = (whole, whole)
    var hashes: [UInt64] = []
    for round in 2...4 {
      whole.runRound()
      await runRound(&parallel, order: round % 2 == 0 ? [0, 1, 2] : [2, 0, 1])
      let islands = try saved.islands.map { try Island(save: $0.save()) }
      saved = try #require(Archipelago(saved.plan, islands: islands, round: saved.round))
      saved.runRound()
      #expect(parallel.hash() == whole.hash(), "round \(round)")
      #expect(saved.hash() == whole.hash(), "round \(round)")
      hashes.append(whole.hash())
    }
    #expect(Set(hashes).count == 3)
    #expect(whole.round == 4)
    #expect(whole.time == 4)
  }

  @Test("migrants arrive: connected islands evolve differently from unconnected ones")
  func migration() {
    let alone = Self.lived(.unconnected)
    var ring = Self.lived(.ring)
    #expect(alone.hash() == ring.hash())
    #expect(alone.arrivals().allSatisfy { $0.isEmpty })
    // There are no migrants before the end of the first round.
    #expect(Self.small(.ring).arrivals().allSatisfy { $0.isEmpty })
    let arrivals = ring.arrivals()
    #expect(!arrivals.allSatisfy { $0.isEmpty })
    let births = ring.births
    var islands = ring.islands
    for index in islands.indices { islands[index].run(steps: 0, admitting: arrivals[index]) }
    ring.finishRound(islands)
    #expect(ring.births > births)
    #expect(ring.births <= births + arrivals.reduce(0) { $0 + $1.count })
    for island in ring.islands { #expect(island.arena.world.firstViolation() == nil) }
  }

  @Test("controls evolve as their names say, without migrants")
  func controls() {
    var archipelago = Self.small(.fullyConnected, islands: 2, controls: 2, roundSteps: 90)
    #expect(
      archipelago.islands.map(\.arm)
        == [.evolving, .evolving, .withoutMutation, .withoutMutation, .randomParent, .randomParent])
    #expect(archipelago.islands.map(\.seed) == [7, 8, 7, 8, 7, 8])
    let settings = archipelago.islands.map(\.arena.settings)
    #expect(settings[2].rates == .none)
    #expect(settings[4].parents == .random)
    for var other in settings {
      other.rates = settings[0].rates
      other.parents = settings[0].parents
      #expect(other == settings[0])
    }
    for _ in 0..<3 {
      archipelago.runRound()
      #expect(archipelago.arrivals()[2...].allSatisfy { $0.isEmpty })
    }
    // A control evolves as it does alone.
    var alone = Island(
      arm: .randomParent, seed: 8, settings: .breeding(6), founders: SeedCreatures.chasers)
    for _ in 0..<3 { alone.run(steps: 90, admitting: []) }
    #expect(alone.hash() == archipelago.islands[5].hash())
  }

  @Test("emigrants are the best, each once, and no more than asked for")
  func emigrants() {
    let island = Self.lived(.ring).islands[0]
    let all = island.emigrants(ArchipelagoPlan.maximumMigrants)
    #expect(all.count > 1)
    #expect(Set(all.map(\.genome)).count == all.count)
    #expect(all.first?.genome == island.arena.champion.genome)
    for count in 0...all.count { #expect(island.emigrants(count) == Array(all.prefix(count))) }
  }

  @Test("a migrant of a lineage that isn't there, or that can't live, is not let in")
  func refused() {
    var island = Self.small(.unconnected, islands: 1).islands[0]
    var dead = SeedCreatures.eel
    dead.cells = []
    island.run(
      steps: 0,
      admitting: [
        Migrant(genome: SeedCreatures.eel, founder: 6, generation: 1),
        Migrant(genome: SeedCreatures.eel, founder: .max, generation: 1),
        Migrant(genome: dead, founder: 0, generation: 1),
      ])
    #expect(island.arena.counts.births == 0)
    #expect(island.arena.world.creatures.count == 6)
  }

  @Test("islands that don't match the plan are refused")
  func otherIslands() {
    let found = Self.small(.ring, controls: 1)
    func make(_ islands: [Island], round: Int = 1, evolving: Int = 3) -> Archipelago? {
      var plan = found.plan
      plan.islands = evolving
      return Archipelago(plan, islands: islands, round: round)
    }
    #expect(make(found.islands) != nil)
    #expect(make(found.islands.reversed()) == nil)
    #expect(make([]) == nil)
    #expect(make(Array(found.islands.prefix(2))) == nil)
    for evolving in [0, 2, 4, ArchipelagoPlan.maximumIslands + 1] {
      #expect(make(found.islands, evolving: evolving) == nil)
    }
    #expect(make(found.islands, round: -1) == nil)
  }

  @Test("numbers with decimals, rounded, halves away from zero")
  func decimals() {
    for (number, decimals, text) in [
      (0, 3, "0.000"), (1.0 / 3, 3, "0.333"), (2.0 / 3, 5, "0.66667"), (-1.5, 1, "-1.5"),
      (-0.0001, 3, "0.000"), (0.125, 2, "0.13"), (12.04, 1, "12.0"), (999.9996, 3, "1000.000"),
      (.nan, 1, "0.0"), (.infinity, 1, "0.0"), (-1e300, 2, "0.00"),
    ] {
      #expect(IslandStatistics.text(number, decimals: decimals) == text)
    }
  }

  @Test("a line of statistics has a field for each name of the header")
  func line() {
    let island = Self.small(.ring).islands[0]
    let line = IslandStatistics.line(of: island, round: 4)
    let fields = line.dropLast().split(separator: ",", omittingEmptySubsequences: false)
    #expect(fields.count == IslandStatistics.header.split(separator: ",").count)
    #expect(line.hasSuffix("\n"))
    #expect(fields[0] == "4")
    #expect(fields[2] == "evolving")
    #expect(fields[3] == "7")
    #expect(fields[13].split(separator: " ").count == SeedCreatures.all.count)
  }
}
