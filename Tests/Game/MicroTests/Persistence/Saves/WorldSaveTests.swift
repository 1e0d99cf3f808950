import Testing

@testable import Micro

@Suite("Saves of worlds") struct WorldSaveTests {
  /// Returns a dish in which every organ and every link acts: creatures of all types with random brains, one of them a
  /// player's, after some steps of a crowd.
  static func dish(seed: UInt64, steps: Int) throws -> World {
    var settings = WorldSettings(population: 10)
    settings.radius = 18
    settings.lastStrength = 0.3
    var world = World(settings: settings, seed: seed)
    var random = RandomSource(seed: seed)
    for index in 0..<24 {
      let genome =
        index % 3 == 0
        ? RandomGenome.make(cells: 2...20, using: &random)
        : SeedCreatures.all[index % SeedCreatures.all.count]
      let control: Control =
        switch index {
        case 3: .scripted
        case 4: .player(Steering(turn: 0.3, effort: 1, bites: true, grabs: true, thrust: 0.5))
        case 5: .drifting
        default: .brain
        }
      world.spawn(
        try BodyPlan(genome), genome: genome,
        lineage: Lineage(founder: UInt32(index), parent: index > 9 ? 2 : nil, generation: index),
        at: random.inDisc(radius: 15), heading: random.uniform(0, 6), control: control)
    }
    for _ in 0..<steps { world.step() }
    return world
  }

  @Test(
    "a loaded world continues bit for bit",
    arguments: [(1, 0), (2, 1), (3, 250), (4, 1201)] as [(UInt64, Int)])
  func goesOn(seed: UInt64, steps: Int) throws {
    var world = try Self.dish(seed: seed, steps: steps)
    var loaded = try World(save: world.save())
    #expect(loaded.hash() == world.hash())
    #expect(loaded.save() == world.save())
    for step in 1...300 {
      world.step()
      loaded.step()
      try #require(loaded.hash() == world.hash(), "step \(step)")
    }
    #expect(loaded.firstViolation() == nil)
    #expect(Self.picture(of: loaded) == Self.picture(of: world))
  }

  /// Returns everything that a world stores, to the bit, which detects a field that a save forgets. Scratch memory and
  /// derived values are left out.
  private static func picture(of world: World) -> [String] {
    let derived = ["scratch", "moved", "next", "solver", "grid"]
    var text = ""
    dump(world, to: &text)
    var lines: [String] = []
    // The indentation below which lines are skipped.
    var skipped: Int?
    for line in text.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      if let limit = skipped, depth > limit { continue }
      skipped = nil
      let isScratch = derived.contains { line.contains(" \($0):") }
      if isScratch { skipped = depth } else { lines.append(String(line)) }
    }
    return lines
  }

  @Test("each genome is written once, however many have it")
  func deduplicated() throws {
    let world = try Self.dish(seed: 5, steps: 0)
    let creature = world.creatures[1]
    var writer = SaveWriter()
    writer.write(creature)
    let first = writer.bytes.count
    writer.write(creature)
    let second = writer.bytes.count - first
    var genome = SaveWriter()
    genome.write(CompactGenome(genome: creature.genome))
    #expect(first - second == genome.bytes.count)
    var reader = SaveReader(writer.bytes[...])
    let read = (try reader.read(Creature.self), try reader.read(Creature.self))
    #expect(read.0.genome == creature.genome)
    #expect(read.1.genome == creature.genome)
    #expect(reader.genomes.genomes.count == 1)
  }
}
