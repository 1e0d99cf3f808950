import Testing

@testable import Micro

@Suite("The plan of eras") struct EraPlanTests {
  private static let minutes = Array(0...14)

  /// Returns the creatures that join in each minute by a plan after which they are as eager as their genomes.
  private func joining(firstEffort: Float, eagerFrom: Int) -> [[Genome]] {
    let plan = EraPlan(
      firstEffort: firstEffort, eagerFrom: eagerFrom,
      later: Self.minutes.dropFirst().map { .init(era: 1, minute: $0) })
    let eras = [SeedCreatures.chasers, ShippedEras.all[3]]
    return [plan.founders(in: eras)] + plan.arrivals(in: eras).map(\.genomes)
  }

  // The formula is that of `Docs/Difficulty.md`: e + (1.5 − e) m/n.
  @Test(
    "opponents become eager in a straight line", arguments: [0, 1, 3, 7, 12, 24],
    [-0.5, -0.35, 0.2] as [Float])
  func line(eagerFrom: Int, firstEffort: Float) {
    let joining = joining(firstEffort: firstEffort, eagerFrom: eagerFrom)
    for (minute, genomes) in joining.enumerated() {
      let originals = minute == 0 ? SeedCreatures.chasers : ShippedEras.all[3]
      for (genome, original) in zip(genomes, originals) {
        let (old, new) = (original.brain.commandBias, genome.brain.commandBias)
        guard minute < eagerFrom else {
          #expect(genome == original)
          continue
        }
        let most = firstEffort + (1.5 - firstEffort) * Float(minute) / Float(eagerFrom)
        #expect(abs(new[.effort] - min(old[.effort], most)) < 1e-5)
        for command in Command.allCases where command != .effort {
          #expect(new[command] == old[command])
        }
        #expect(genome.cells == original.cells)
        #expect(genome.brain.connections == original.brain.connections)
      }
    }
  }

  @Test(
    "wary opponents have the plan's weight from each eye's judgement to their effort",
    arguments: [0.5, -0.3, 4.9] as [Float])
  func wariness(weight: Float) {
    let plan = EraPlan(wariness: weight, later: [.init(era: 1, minute: 1)])
    var eyed = 0
    for era in ShippedEras.all {
      let genomes = plan.arrivals(in: [[], era]).last?.genomes ?? []
      #expect(genomes.count == era.count)
      for (genome, original) in zip(genomes, era) {
        var rest = genome
        for eye in genome.cells where eye.type == .eye {
          eyed += 1
          let judges = { (connection: ConnectionGene) in
            connection.from == .sense(cell: eye.id, channel: 2)
              && connection.to == .command(.effort)
          }
          let known = original.brain.connections.first(where: judges)
          #expect(
            genome.brain.connections.filter(judges).map(\.weight)
              == [min(max((known?.weight ?? 0) + weight, -5), 5)])
          rest.brain.connections.removeAll(where: judges)
          if let known {
            let place = original.brain.connections.firstIndex(of: known) ?? 0
            rest.brain.connections.insert(known, at: place)
          }
        }
        #expect(rest == original)
        #expect(throws: Never.self) { try BodyPlan(genome) }
      }
    }
    #expect(eyed >= 12)
  }

  /// The strength of the wave of an opponent that sees a body ahead, 0 … 1.
  private func effort(seeing other: Genome, heading: Float, firstEffort: Float) throws -> Float {
    let level = EraPlan(firstEffort: firstEffort, eagerFrom: 10, wariness: 0.5)
    let opponent = try #require(
      level.founders(in: [SeedCreatures.chasers]).first { $0.name.description == "Lancer" })
    var scene = Scene()
    let id = try scene.put(opponent, control: .brain)
    let seen = try scene.put(other, at: Vector(x: 8, y: 0), heading: heading)
    try scene.pin(id)
    try scene.pin(seen)
    try scene.run(seconds: 2)
    return try #require(scene.world.creature(id)).commands[.effort]
  }

  @Test("a wary opponent is slower before a strong body that faces it", arguments: [-1, -0.35, 0])
  func judgement(firstEffort: Float) throws {
    var armed = SeedCreatures.lancer
    armed.brain = BrainGenes()
    let efforts = try [
      effort(seeing: SeedCreatures.mite, heading: 0, firstEffort: firstEffort),
      effort(seeing: armed, heading: 0, firstEffort: firstEffort),
      effort(seeing: armed, heading: .pi, firstEffort: firstEffort),
    ]
    // A harmless body has a standing of 1. One as strong has −0.8 if it faces the opponent, and 0.8 if it swims away.
    // A Lancer has two eyes with a weight of 0.5 each.
    for (effort, standing) in zip(efforts, [1, 0.8, -0.8] as [Float]) {
      #expect(abs(effort - Math.tanh(firstEffort + 2 * 0.5 * standing)) < 0.03, "\(efforts)")
    }
  }

  @Test("every level begins gently and ends with the last era", arguments: Difficulty.allCases)
  func levels(level: Difficulty) throws {
    let founders = level.eras.founders(in: ShippedEras.all)
    #expect(level.eras.firstEffort < 0)
    #expect(level.eras.wariness > 0)
    #expect(founders.allSatisfy { $0.brain.commandBias[.effort] == level.eras.firstEffort })
    #expect(level.eras.later.last?.era == 3)
    let arrivals = level.eras.arrivals(in: ShippedEras.all).suffix(level.eras.later.count)
    let waves = Array(zip(level.eras.later, arrivals))
    for era in 1...3 {
      let last = waves.last { $0.0.era == era }
      #expect(level.eras.creatures(of: era, in: ShippedEras.all) == last?.1.genomes)
    }
    #expect(level.eras.creatures(of: 0, in: ShippedEras.all) == founders)
  }

  @Test("every level has the game's rules, and easier ones have more water and food")
  func settings() {
    let worlds = Difficulty.allCases.map(\.settings.arena.world)
    #expect(worlds.allSatisfy { $0.rules == .third })
    let settings = Difficulty.allCases.map(\.settings)
    let water = settings.map {
      $0.arena.world.radius * $0.arena.world.radius / Float($0.arena.population)
    }
    #expect(water == water.sorted(by: >))
    let food = settings.map { $0.arena.world.rain / Float($0.arena.population) }
    #expect(food == food.sorted(by: >))
    #expect(settings.map(\.growth) == settings.map(\.growth).sorted())
  }
}
