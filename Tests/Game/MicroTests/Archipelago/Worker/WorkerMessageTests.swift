import Testing

@testable import Micro

@Suite("Messages of workers") struct WorkerMessageTests {
  /// The parts of a reply to a round that a driver reads.
  struct Landing {
    var hash: UInt64
    var births: UInt64
    var island: [UInt8]
    var emigrants: [[UInt8]] = []
    var statistics: String

    init(_ reply: [UInt8], of request: UInt8) throws {
      try #require(reply.first == request | 0x80)
      var reader = SaveReader(reply[1...])
      hash = try reader.read()
      births = try reader.read()
      _ = try reader.read(UInt64.self)
      island = try reader.readBlock()
      for _ in 0..<(try reader.read(UInt16.self)) { emigrants.append(try reader.readBlock()) }
      statistics = String(decoding: try reader.readBlock(), as: UTF8.self)
      try reader.expectEnd()
    }
  }

  static func found(
    number: Int, of plan: ArchipelagoPlan, population: Int,
    rules: UInt8 = DishRules.standard.rawValue
  ) -> [UInt8] {
    var writer = SaveWriter()
    writer.write(UInt8(1))
    writer.write(plan.seed)
    for value in [plan.islands, 0, population, number] { writer.write(UInt32(value)) }
    writer.write(UInt16(plan.migrants))
    writer.write(rules)
    return writer.bytes
  }

  static func round(
    _ round: Int, steps: Int, emigrants: Int = 2, island: [UInt8], migrants: [[UInt8]]
  ) -> [UInt8] {
    var writer = SaveWriter()
    writer.write(UInt8(2))
    writer.write(UInt64(round))
    writer.write(UInt32(steps))
    writer.write(UInt16(emigrants))
    writer.write(block: island)
    writer.write(UInt16(migrants.count))
    for migrant in migrants { writer.write(block: migrant) }
    return writer.bytes
  }

  private func chart(_ plan: ArchipelagoPlan, round: Int, hashes: [UInt64]) throws -> (
    UInt64, [Passage]
  ) {
    var writer = SaveWriter()
    writer.write(UInt8(3))
    writer.write(plan.topology)
    writer.write(UInt32(plan.islands))
    writer.write(UInt16(plan.migrants))
    writer.write(plan.seed)
    writer.write(UInt64(round))
    writer.write(UInt32(hashes.count))
    for hash in hashes { writer.write(hash) }
    let reply = WorkerMessage.reply(to: writer.bytes)
    try #require(reply.first == 0x83)
    var reader = SaveReader(reply[1...])
    let hash = try reader.read(UInt64.self)
    var passages: [Passage] = []
    for _ in 0..<(try reader.read(UInt32.self)) {
      passages.append(
        Passage(
          from: Int(try reader.read(UInt32.self)), rank: Int(try reader.read(UInt16.self)),
          to: Int(try reader.read(UInt32.self))))
    }
    try reader.expectEnd()
    return (hash, passages)
  }

  /// Returns the code of a failure; `nil` for another reply.
  static func failure(_ reply: [UInt8]) -> UInt8? {
    reply.count > 6 && reply[0] == 255 ? reply[1] : nil
  }

  @Test("a driver that only passes on bytes gets the same hashes as the archipelago itself")
  func driver() throws {
    var archipelago = ArchipelagoTests.lived(.ring)
    let plan = archipelago.plan
    let small = ArchipelagoTests.small(.ring)
    let found = try (0..<3).map {
      try Landing(
        WorkerMessage.reply(to: Self.found(number: $0, of: plan, population: 6)), of: 1)
    }
    #expect(found.map(\.hash) == small.islands.map { $0.hash() })
    var landings = try archipelago.islands.map {
      try Landing(
        WorkerMessage.reply(to: Self.round(1, steps: 0, island: $0.save(), migrants: [])), of: 2)
    }
    for round in 2...4 {
      let (hash, passages) = try chart(plan, round: round - 1, hashes: landings.map(\.hash))
      #expect(hash == archipelago.hash())
      var arrivals = [[[UInt8]]](repeating: [], count: 3)
      for way in passages where way.rank < landings[way.from].emigrants.count {
        arrivals[way.to].append(landings[way.from].emigrants[way.rank])
      }
      landings = try landings.enumerated().map { number, landing in
        try Landing(
          WorkerMessage.reply(
            to: Self.round(
              round, steps: plan.roundSteps, island: landing.island, migrants: arrivals[number])),
          of: 2)
      }
      archipelago.runRound()
      #expect(landings.map(\.hash) == archipelago.islands.map { $0.hash() }, "round \(round)")
      #expect(landings.map(\.island) == archipelago.islands.map { $0.save() })
      #expect(
        landings.map(\.statistics)
          == archipelago.islands.map { IslandStatistics.line(of: $0, round: round) })
      #expect(landings.reduce(0) { $0 + $1.births } == UInt64(archipelago.births))
    }
  }

  @Test("a round without steps reports the state and changes nothing")
  func look() throws {
    let island = ArchipelagoTests.small(.ring).islands[1].save()
    let landing = try Landing(
      WorkerMessage.reply(to: Self.round(5, steps: 0, island: island, migrants: [])), of: 2)
    #expect(landing.island == island)
    #expect(landing.hash == Island.hash(ofSave: island))
  }

  @Test("hello returns the versions and the statistics' header")
  func hello() throws {
    let reply = WorkerMessage.reply(to: [0])
    var reader = SaveReader(reply[1...])
    #expect(reply[0] == 0x80)
    #expect(try reader.read(UInt16.self) == WorkerMessage.version)
    #expect(try reader.read(UInt16.self) == SaveFormat.version)
    #expect(String(decoding: try reader.readBlock(), as: UTF8.self) == IslandStatistics.header)
    #expect(reader.remaining == 0)
  }

  @Test("an island begins under the rules that the driver asks for", arguments: DishRules.allCases)
  func rules(rules: DishRules) throws {
    let plan = ArchipelagoPlan(seed: 3, islands: 2)
    let found = try Landing(
      WorkerMessage.reply(
        to: Self.found(number: 1, of: plan, population: 6, rules: rules.rawValue)), of: 1)
    let archipelago = Archipelago(
      plan, settings: .breeding(6, rules: rules), founders: SeedCreatures.founders(under: rules),
      controls: 0)
    #expect(found.hash == archipelago.islands[1].hash())
    #expect(try Island(save: found.island).arena.settings.world.rules == rules)
  }

  @Test("an invalid message has a code and a sentence")
  func failures() {
    let island = ArchipelagoTests.small(.ring).islands[0].save()
    var altered = island
    altered[100] ^= 1
    let migrant = Migrant(genome: SeedCreatures.eel, founder: 0, generation: 0).bytes
    let plan = ArchipelagoPlan(seed: 1, islands: 2)
    var crowd = plan
    crowd.islands = 10_001
    let cases: [(message: [UInt8], code: UInt8)] = [
      ([], 2), ([4], 1), ([255], 1), ([0, 0], 2), ([1], 2), ([2, 0], 2), ([3], 2),
      (Self.found(number: 2, of: plan, population: 6), 5),
      (Self.found(number: 0, of: plan, population: 1), 5),
      (Self.found(number: 0, of: plan, population: 5001), 5),
      (Self.found(number: 0, of: crowd, population: 6), 5),
      (Self.found(number: 0, of: plan, population: 6, rules: 0), 5),
      (Self.found(number: 0, of: plan, population: 6, rules: 4), 5),
      (Array(Self.found(number: 0, of: plan, population: 6).dropLast()), 2),
      (Self.round(1, steps: 216_001, island: island, migrants: []), 5),
      (Self.round(1, steps: 1, emigrants: 17, island: island, migrants: []), 5),
      (Self.round(1, steps: 1, island: altered, migrants: []), 3),
      (Self.round(1, steps: 1, island: [], migrants: []), 3),
      (Self.round(1, steps: 1, island: island, migrants: [migrant, [9]]), 4),
      (Self.round(1, steps: 1, island: island, migrants: [migrant + [0]]), 4),
      (Self.round(1, steps: 1, island: island, migrants: []) + [0], 2),
    ]
    for (message, code) in cases {
      #expect(Self.failure(WorkerMessage.reply(to: message)) == code, "\(message.prefix(24))")
    }
  }
}
