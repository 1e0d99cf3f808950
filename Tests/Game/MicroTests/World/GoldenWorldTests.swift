import Testing

@testable import Micro

/// The bits of the whole simulation. They change only on purpose, and they are the same in debug builds, release builds
/// and, as `DishPageTests` verifies, WebAssembly.
///
/// After an intended change, check that all builds agree, and update the hashes here and there.
@Suite("Golden hash of the world") struct GoldenWorldTests {
  @Test("10,000 steps of a dish of two under version 2 of the rules")
  func secondRules() {
    var world = WorldSettings(population: 2)
    world.rules = .second
    var arena = Arena(settings: ArenaSettings(world: world, population: 2), seed: 3)
    for _ in 0..<10_000 { arena.step() }
    #expect(arena.world.hash() == 0xf33a_65b2_219e_9bd9, "\(String(arena.world.hash(), radix: 16))")
    #expect(arena.counts.births > 0, "a creature died and was replaced")
  }

  @Test("10,000 steps of a dish of four under version 3 of the rules, whose eyes see bodies")
  func thirdRules() {
    var arena = Arena(
      settings: .breeding(4, rules: .third), founders: SeedCreatures.chasers, seed: 3)
    for _ in 0..<10_000 { arena.step() }
    #expect(arena.world.hash() == 0x9396_f46b_533b_660f, "\(String(arena.world.hash(), radix: 16))")
    #expect(arena.counts.births > 0, "a creature died and was replaced")
    #expect(arena.counts.consumed > 0)
  }

  @Test(
    "10,000 steps of a dish of four in the other kinds of dishes",
    arguments: [(Habitat.stream, 0xe28b_9ce3_2d59_1fdf), (.vents, 0x6205_8f66_a1a2_a1dc)]
      as [(Habitat, UInt64)])
  func habitats(habitat: Habitat, hash: UInt64) {
    var arena = Arena(
      settings: .breeding(4, habitat: habitat), founders: SeedCreatures.chasers, seed: 3)
    for _ in 0..<10_000 { arena.step() }
    #expect(arena.world.hash() == hash, "\(String(arena.world.hash(), radix: 16))")
    #expect(arena.counts.births > 0, "a creature died and was replaced")
  }
}
