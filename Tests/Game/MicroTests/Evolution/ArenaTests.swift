import Testing

@testable import Micro

@Suite("Arena") struct ArenaTests {
  private static func settings(_ population: Int = 12) -> ArenaSettings {
    ArenaSettings(world: WorldSettings(population: population), population: population)
  }

  @Test("a copy continues bit for bit, and another seed differs")
  func determinism() {
    var one = Arena(settings: Self.settings(), seed: 3)
    for _ in 0..<120 { one.step() }
    var two = one
    for _ in 0..<120 {
      one.step()
      two.step()
    }
    #expect(one.world.hash() == two.world.hash())
    #expect(one.counts == two.counts)
    var other = Arena(settings: Self.settings(), seed: 4)
    for _ in 0..<240 { other.step() }
    #expect(one.world.hash() != other.world.hash())
  }

  @Test("the population is maintained, and deaths are counted", arguments: [1, 2] as [UInt64])
  func population(seed: UInt64) {
    let settings = Self.settings(12)
    var arena = Arena(settings: settings, seed: seed)
    var random = RandomSource(seed: seed)
    for step in 1...260 {
      if step.isMultiple(of: 40) {
        // A creature dies of hunger or of a bite.
        let victim = arena.world.creatures[random.below(arena.world.creatures.count)]
        let killer = arena.world.creatures[random.below(arena.world.creatures.count)].id
        let nucleus = Int(victim.cellOfPart[victim.plan.nucleus])
        let isEaten = killer != victim.id && random.chance(0.5)
        arena.world.wound(
          nucleus, by: isEaten ? killer : nil, cause: isEaten ? .bite : .starvation, health: 99)
      }
      arena.step()
      #expect(arena.world.opponentCount <= settings.population)
      #expect(
        arena.counts.births - arena.counts.consumed - arena.counts.otherDeaths
          == arena.world.opponentCount - settings.population)
      #expect(arena.lineageCounts.reduce(0, +) == arena.world.opponentCount)
    }
    #expect(arena.counts.births >= 5)
    #expect(arena.counts.consumed > 0)
    #expect(arena.counts.otherDeaths > 0)
    #expect(arena.world.opponentCount == settings.population)
  }

  @Test("the hall is in order, and the champion is at least as good as its first entry")
  func hall() {
    var arena = Arena(settings: Self.settings(6), seed: 5)
    for _ in 0..<25 {
      for _ in 0..<60 { arena.step() }
      let scores = arena.hall.entries.map(\.score)
      #expect(scores == scores.sorted(by: >))
      #expect(scores.allSatisfy { $0 > 0 })
      #expect(arena.champion.score >= scores.first ?? 0)
      #expect((try? BodyPlan(arena.champion.genome)) != nil)
    }
    #expect(!arena.hall.entries.isEmpty)
  }

  @Test("without any success, new creatures are seeds")
  func founders() {
    let arena = Arena(settings: Self.settings(13), founders: SeedCreatures.all, seed: 1)
    #expect(arena.world.opponentCount == 13)
    #expect(arena.lineageCounts == [3, 2, 2, 2, 2, 2])
    #expect(arena.champion.genome == SeedCreatures.all[0])
    #expect(arena.champion.score == 0)
  }

  @Test("births far from the player")
  func distance() throws {
    var settings = Self.settings(24)
    settings.distanceFromPlayer = 12
    var arena = Arena(settings: settings, seed: 2)
    let plan = try BodyPlan(SeedCreatures.eel)
    var id: CreatureID?
    for x in stride(from: Float(-10), through: 10, by: 1) where id == nil {
      id = arena.world.spawn(
        plan, genome: SeedCreatures.eel, lineage: Lineage(founder: .max), at: Vector(x: x, y: 0),
        heading: 0, control: .player(Steering()))
    }
    try #require(id != nil)
    let player = try #require(arena.world.playerPosition)
    for _ in 0..<200 {
      let before = arena.world.creatures.count
      if arena.place(SeedCreatures.whip, lineage: Lineage(founder: 0), tries: 1) {
        let born = arena.world.creatures[before]
        #expect((born.pose.center - player).length >= 12)
        arena.world.remove(born.id)
      }
    }
  }
}
