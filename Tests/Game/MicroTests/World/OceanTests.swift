import Testing

@testable import Micro

/// An ocean's step with any number of threads, with gaps and without, has the same bits.
@Suite("Ocean") struct OceanTests {
  /// Returns a crowd of bodies with every organ, including grips and fins that tear, with random brains.
  static func arena(
    seed: UInt64, population: Int = 24, rules: DishRules = .latest, oceanSize: Int
  ) -> Arena {
    var random = RandomSource(seed: seed)
    let founders =
      SeedCreatures.all + (0..<12).map { _ in RandomGenome.make(cells: 4...14, using: &random) }
    var world = WorldSettings.crowded(population)
    // So close that they meet all the time, and so fertile that motes fall in every step.
    world.radius *= 0.6
    world.rain = 300
    world.motes = 60
    world.rules = rules
    var arena = Arena(
      settings: ArenaSettings(world: world, population: population), founders: founders,
      seed: seed)
    arena.world.oceanSize = oceanSize
    return arena
  }

  /// Removes mouths of some creatures and stabs others to death at intervals, so that there are losses, burials and
  /// births in any case.
  static func maul(_ arena: inout Arena, at step: Int) {
    guard step % 10 == 9 else { return }
    let ids = arena.world.living.map(\.id)
    guard let index = arena.world.index(of: ids[step % ids.count]) else { return }
    let type = step % 20 == 9 ? CellType.mouth : .nucleus
    for cell in arena.world.creatures[index].cells where arena.world.cells[cell].type == type {
      arena.world.wound(cell, by: ids[(step + 1) % ids.count], cause: .spike, health: 1000)
    }
  }

  /// The events of some steps.
  struct Happenings {
    var deaths = 0
    var losses = 0
    var tears = 0
    var grips = 0
    var shots = 0
    var bleeds = 0

    mutating func take(_ events: [World.Event]) {
      for event in events {
        switch event {
        case .consumed, .died: deaths += 1
        case .lost: losses += 1
        case .tore: tears += 1
        case .grabbed: grips += 1
        case .fired: shots += 1
        case .wounded(_, _, _, .bleeding, _): bleeds += 1
        default: break
        }
      }
    }
  }

  @Test(
    "gaps are invisible: hashes and events of every step are those of a dish without them",
    arguments: [1, 2, 3] as [UInt64], DishRules.allCases)
  func gaps(seed: UInt64, rules: DishRules) throws {
    var ocean = Self.arena(seed: seed, rules: rules, oceanSize: 0)
    var dish = Self.arena(seed: seed, rules: rules, oceanSize: .max)
    var seen = Happenings()
    var mostGone = 0
    for step in 0..<400 {
      Self.maul(&ocean, at: step)
      Self.maul(&dish, at: step)
      ocean.step()
      dish.step()
      seen.take(dish.world.events)
      mostGone = max(mostGone, ocean.world.goneCount)
      try #require(ocean.world.events == dish.world.events, "step \(step)")
      // A dish keeps its broken links for a while, and an ocean's hash doesn't include them.
      var tidy = dish.world
      if tidy.brokenCount > 0 { tidy.clearAway() }
      try #require(ocean.world.hash() == tidy.hash(), "step \(step)")
      if step % 10 == 0 {
        try #require(ocean.world.firstViolation() == nil, "step \(step)")
        try #require(dish.world.firstViolation() == nil, "step \(step)")
      }
    }
    #expect(mostGone > 0)
    #expect(ocean.counts == dish.counts)
    #expect(seen.deaths > 0, "\(seen)")
    #expect(seen.losses > 0, "\(seen)")
    #expect(seen.shots > 0, "\(seen)")
    #expect((seen.bleeds > 0) == (rules != .first), "\(seen)")
  }

  @Test(
    "1, 2, 3 and 8 threads come to the same hash in every step",
    arguments: DishRules.allCases, [0, Int.max])
  func threads(rules: DishRules, oceanSize: Int) throws {
    var arenas = [1, 2, 3, 8].map { count in
      var arena = Self.arena(seed: 1, population: 60, rules: rules, oceanSize: oceanSize)
      arena.world.threads = Threads(count)
      return arena
    }
    for step in 0..<150 {
      for index in arenas.indices {
        Self.maul(&arenas[index], at: step)
        arenas[index].step()
      }
      let hashes = Set(arenas.map { $0.hash() })
      try #require(hashes.count == 1, "step \(step)")
    }
    #expect(arenas[0].counts.births > 0)
    #expect(arenas.allSatisfy { $0.world.events == arenas[0].world.events })
    #expect(arenas.allSatisfy { $0.world.ledger == arenas[0].world.ledger })
  }

  @Test("a save that another number of threads continues has the same end")
  func saves() throws {
    var arena = Self.arena(seed: 5, population: 40, oceanSize: 0)
    for _ in 0..<100 { arena.step() }
    // There are gaps that the save must not contain.
    for _ in 0..<100 where arena.world.goneCount == 0 { arena.step() }
    #expect(arena.world.goneCount > 0)
    var copy = try Arena(save: arena.save())
    #expect(copy.hash() == arena.hash())
    copy.world.oceanSize = 0
    copy.world.threads = Threads(3)
    for step in 0..<100 {
      arena.step()
      copy.step()
      try #require(copy.hash() == arena.hash(), "step \(step)")
    }
  }

  // `DishPageTests` verifies the same hash in WebAssembly.
  @Test(
    "60 steps of an ocean of 330 under version 2 of the rules: the same bits on any number of threads, in debug and release",
    arguments: [1, 2, 3, 8])
  func golden(threads: Int) throws {
    var world = WorldSettings(population: 330)
    world.rules = .second
    var arena = Arena(settings: ArenaSettings(world: world, population: 330), seed: 1)
    arena.world.threads = Threads(threads)
    #expect(arena.world.isOcean)
    for _ in 0..<60 { arena.step() }
    #expect(
      arena.world.hash() == 0x070e_b6ed_9492_db68, "\(String(arena.world.hash(), radix: 16))")
    #expect(arena.world.firstViolation() == nil)
  }

  @Test(
    "60 steps of an ocean of 330 under version 3 of the rules: the same bits on any number of threads",
    arguments: [1, 2, 3, 8])
  func goldenThirdRules(threads: Int) throws {
    var arena = Arena(
      settings: .breeding(330, rules: .third), founders: SeedCreatures.chasers, seed: 1)
    arena.world.threads = Threads(threads)
    #expect(arena.world.isOcean)
    for _ in 0..<60 { arena.step() }
    #expect(arena.world.hash() == 0x1252_3c1f_febb_7498, "\(String(arena.world.hash(), radix: 16))")
    #expect(arena.world.firstViolation() == nil)
  }

  @Test("the same creatures live as in the dish without gaps")
  func living() throws {
    var ocean = Self.arena(seed: 5, population: 40, oceanSize: 0)
    for step in 0..<200 where ocean.world.livingCount == ocean.world.creatures.count {
      Self.maul(&ocean, at: step)
      ocean.step()
    }
    #expect(ocean.world.livingCount < ocean.world.creatures.count)
    #expect(ocean.world.living.map(\.id) == ocean.world.tidied.creatures.map(\.id))
    #expect(ocean.world.tidied.creatures.count == ocean.world.livingCount)
  }
}
