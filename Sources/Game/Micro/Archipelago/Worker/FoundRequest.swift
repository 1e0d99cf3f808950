/// A request for one island of an archipelago at its beginning.
struct FoundRequest {
  private let plan: ArchipelagoPlan
  private let controls: Int
  private let population: Int
  private let number: Int
  private let emigrants: Int
  private let rules: DishRules

  init(_ reader: inout SaveReader) throws(WorkerError) {
    let version: UInt8
    do throws(SaveError) {
      plan = ArchipelagoPlan(
        seed: try reader.read(), islands: try reader.readNumber(upTo: 1 << 30))
      controls = try reader.readNumber(upTo: 1 << 30)
      population = try reader.readNumber(upTo: 1 << 30)
      number = try reader.readNumber(upTo: 1 << 30)
      emigrants = Int(try reader.read(UInt16.self))
      version = try reader.read()
    } catch { throw .malformed(error) }
    try WorkerMessage.end(of: reader)
    guard plan.isReasonable else {
      throw .limit("An archipelago has 1 to \(ArchipelagoPlan.maximumIslands) islands")
    }
    guard controls <= ArchipelagoPlan.maximumIslands else {
      throw .limit("A control has at most \(ArchipelagoPlan.maximumIslands) islands")
    }
    guard (2...ArchipelagoPlan.maximumPopulation).contains(population) else {
      throw .limit("An island has 2 to \(ArchipelagoPlan.maximumPopulation) creatures")
    }
    guard number < plan.islands + 2 * controls else {
      throw .limit("There is no island \(number)")
    }
    guard let rules = DishRules(rawValue: version) else {
      throw .limit("There is no version \(version) of the rules")
    }
    self.rules = rules
    guard emigrants <= ArchipelagoPlan.maximumMigrants else {
      throw .limit("An island has at most \(ArchipelagoPlan.maximumMigrants) migrants")
    }
  }

  func answer(to writer: inout SaveWriter) {
    let (arm, seed) = plan.member(number, controls: controls)
    let island = Island(
      arm: arm, seed: seed, settings: .breeding(population, rules: rules),
      founders: SeedCreatures.founders(under: rules))
    writer.write(landing: island, round: 0, emigrants: emigrants)
  }
}

extension SaveWriter {
  /// Writes an island after a round, with the values that a driver needs.
  mutating func write(landing island: Island, round: Int, emigrants: Int) {
    let save = island.save()
    write(Island.hash(ofSave: save))
    write(UInt64(island.arena.counts.births))
    var generation = 0
    for creature in island.arena.world.living {
      generation = max(generation, creature.lineage.generation)
    }
    write(UInt64(generation))
    write(block: save)
    let leaving = island.emigrants(emigrants)
    write(UInt16(leaving.count))
    for migrant in leaving { write(block: migrant.bytes) }
    write(block: Array(IslandStatistics.line(of: island, round: round).utf8))
  }
}
