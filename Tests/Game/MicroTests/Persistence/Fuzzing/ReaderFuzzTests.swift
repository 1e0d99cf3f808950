import Testing

@testable import Micro

/// For any input, readers throw one of their errors or return a value: no trap, no endless loop, and no more memory
/// than the input times a constant, because every count is checked against the rest of the input first. `OOZE_FUZZ`
/// sets the number of inputs for each.
@Suite("Readers of broken input") struct ReaderFuzzTests {
  private static let genomes: [Genome] = {
    var random = RandomSource(seed: 21)
    return SeedCreatures.all + (0..<6).map { _ in RandomGenome.make(using: &random) }
  }()

  @Test("genomes as text, which print and read again")
  func texts() throws {
    var mutator = Mutator(random: RandomSource(seed: 22))
    var read = 0
    for round in 0..<Mutator.rounds {
      let text = Array(Self.genomes[round % Self.genomes.count].text.utf8)
      let broken = mutator.broken(text)
      guard let genome = try? GenomeText.parse(broken) else { continue }
      read += 1
      #expect(try GenomeText.parse(genome.text).text == genome.text)
      use(genome)
    }
    #expect(read > 0, "some changes are harmless")
  }

  // With a correct checksum, so that the reader behind it is reached.
  @Test("genomes as codes")
  func codes() throws {
    var mutator = Mutator(random: RandomSource(seed: 23))
    var read = 0
    for round in 0..<Mutator.rounds {
      let genome = Self.genomes[round % Self.genomes.count]
      var writer = SaveWriter()
      writer.write(CompactGenome(genome: genome))
      var code = SaveWriter()
      code.write(bytes: mutator.broken(writer.bytes))
      code.write(UInt32(truncatingIfNeeded: SaveFormat.checksum(code.bytes[...])))
      _ = try? GenomeCode.parse(
        String(decoding: mutator.broken(Array(genome.code.utf8)), as: UTF8.self))
      guard let found = try? GenomeCode.parse("ooze1_" + Base64.text(code.bytes)) else { continue }
      read += 1
      #expect(try GenomeCode.parse(found.code).code == found.code)
      use(found)
    }
    #expect(read > 0, "some changes give another genome")
  }

  // A damaged file is refused by its checksum; with a correct one, the reader behind it is reached.
  @Test("worlds")
  func saves() throws {
    // Few of the large one: its changes mostly hit numbers for which any value is valid.
    let worlds = try [WorldSaveTests.dish(seed: 6, steps: 90), Self.small()]
    let contents = worlds.map { world in
      var writer = SaveWriter()
      world.save(to: &writer)
      return writer.bytes
    }
    var mutator = Mutator(random: RandomSource(seed: 24))
    var read = 0
    for round in 0..<Mutator.rounds {
      let content = contents[round % 16 == 0 ? 0 : 1]
      let file = SaveFormat.frame(content, as: .world)
      let broken = mutator.broken(file)
      if broken != file { #expect(throws: SaveError.self) { try World(save: broken) } }
      let framed = SaveFormat.frame(mutator.broken(content), as: .world)
      if let world = try? World(save: framed) {
        read += 1
        #expect(world.cells.count == world.physics.cellCount)
      }
    }
    #expect(read > 0, "some changes give another world")
  }

  @Test("islands, and experiments of older versions")
  func islands() throws {
    let settings = ArenaSettings(world: WorldSettings(population: 3), population: 3)
    let island = Island(arm: .evolving, seed: 1, settings: settings)
    var (alone, experiment) = (SaveWriter(), SaveWriter())
    island.save(to: &alone)
    experiment.write(7)
    experiment.write([island])
    var mutator = Mutator(random: RandomSource(seed: 25))
    var (read, readOld) = (0, 0)
    for _ in 0..<Mutator.rounds {
      let file = SaveFormat.frame(mutator.broken(alone.bytes), as: .island)
      if (try? Island(save: file)) != nil { read += 1 }
      let old = SaveFormat.frame(mutator.broken(experiment.bytes), as: .experiment)
      if (try? Archipelago(experiment: old)) != nil { readOld += 1 }
    }
    #expect(read > 0, "some changes give others")
    #expect(readOld > 0, "some changes give others")
  }

  @Test("replays")
  func replays() throws {
    var recorded = try RecordedRun(
      RunRecording(
        settings: RunSettings(population: 4), creature: SeedCreatures.eel,
        founders: [SeedCreatures.eel],
        arrivals: [Arrival(minute: 3, genomes: [SeedCreatures.eel])], seed: 9))
    for _ in 0..<20 { recorded.step(recorded.run.scriptedInput) }
    var writer = SaveWriter()
    recorded.recording.save(to: &writer)
    var mutator = Mutator(random: RandomSource(seed: 26))
    var read = 0
    for _ in 0..<Mutator.rounds {
      let content = mutator.broken(writer.bytes)
      let file = SaveFormat.frame(content, as: .replay)
      if let found = try? RunRecording(save: file) {
        read += 1
        #expect(found.stepCount <= RunRecording.maximumSteps)
      }
    }
    #expect(read > 0, "some changes give another replay")
  }

  /// A dish with one creature and two crumbs, in which most changes have an effect.
  private static func small() throws -> World {
    var settings = WorldSettings(population: 1)
    settings.radius = 12
    settings.motes = 2
    var world = World(settings: settings, seed: 7)
    world.spawn(
      try BodyPlan(SeedCreatures.lancer), genome: SeedCreatures.lancer,
      lineage: Lineage(founder: 0), at: .zero, heading: 1, control: .brain)
    for _ in 0..<30 { world.step() }
    return world
  }

  /// Uses a genome as a game does.
  private func use(_ genome: Genome) {
    guard let plan = try? BodyPlan(genome) else { return }
    _ = BodyPicture(of: plan, hue: genome.hue).svg()
    _ = EditCost.cost(from: genome, to: SeedCreatures.eel)
  }
}
