import Testing

@testable import Micro

@Suite("The world") struct WorldTests {
  /// Returns a crowded dish of seed creatures and random bodies with random brains.
  static func dish(population: Int, seed: UInt64) throws -> World {
    var settings = WorldSettings(population: population)
    settings.radius *= 0.6
    var world = World(settings: settings, seed: seed)
    var random = RandomSource(seed: seed)
    let seeds = try SeedCreatures.all.map { ($0, try BodyPlan($0)) }
    for number in 0..<population {
      var (genome, plan) = seeds[number % seeds.count]
      if number % 2 == 1 {
        genome = RandomGenome.make(cells: 2...16, using: &random)
        plan = try BodyPlan(genome)
      }
      for _ in 0..<32 {
        let id = world.spawn(
          plan, genome: genome, lineage: Lineage(founder: UInt32(number % 4)),
          at: random.inDisc(radius: settings.radius - 2), heading: random.uniform(0, 6.28),
          control: .brain)
        if id != nil { break }
      }
    }
    return world
  }

  @Test(
    "keeps its invariants, and every joule, after each step of random scenes",
    arguments: [1, 2] as [UInt64])
  func invariants(seed: UInt64) throws {
    var world = try Self.dish(population: 16, seed: seed)
    try #require(world.firstViolation() == nil)
    var happened = Set<String>()
    var random = RandomSource(seed: seed)
    for step in 0..<360 {
      if step % 6 == 0 { Self.injure(&world, &random) }
      world.step()
      let violation = world.firstViolation()
      try #require(violation == nil, "after \(step) steps")
      for event in world.events { happened.insert(Self.kind(of: event)) }
    }
    // A scene without events would prove nothing.
    #expect(happened.isSuperset(of: ["ate", "lost"]))
  }

  /// Wounds a random cell, with or without an attacker, or cuts a random link.
  private static func injure(_ world: inout World, _ random: inout RandomSource) {
    guard !world.creatures.isEmpty else { return }
    let victim = world.creatures[random.below(world.creatures.count)]
    if random.chance(0.3), !victim.links.isEmpty {
      world.cut(victim.links.lowerBound + random.below(victim.links.count))
    } else {
      let attacker = world.creatures[random.below(world.creatures.count)].id
      world.wound(
        victim.cells.lowerBound + random.below(victim.cells.count),
        by: random.chance(0.5) ? attacker : nil, cause: .spike, health: random.uniform(0, 30))
    }
  }

  private static func kind(of event: World.Event) -> String {
    switch event {
    case .born: "born"
    case .consumed: "consumed"
    case .died: "died"
    case .ate: "ate"
    case .wounded: "wounded"
    case .lost: "lost"
    case .tore: "tore"
    case .fired: "fired"
    case .grabbed: "grabbed"
    }
  }

  @Test("each thinks 30 times a second and senses 15 times, half of them in each step")
  func turns() throws {
    var world = try Self.dish(population: 8, seed: 9)
    var thoughts = [Int](repeating: 0, count: world.creatures.count)
    var senses = thoughts
    for _ in 0..<60 {
      world.stepCount += 1
      let thinking = world.creatures.indices.filter { world.thinks($0) }
      #expect(abs(2 * thinking.count - thoughts.count) <= 1)
      for index in thinking { thoughts[index] += 1 }
      // A creature that senses thinks in the same step, after sensing.
      for index in world.creatures.indices where world.senses(index) {
        senses[index] += 1
        #expect(thinking.contains(index))
      }
    }
    #expect(thoughts.allSatisfy { $0 == 30 })
    #expect(senses.allSatisfy { $0 == 15 })
  }

  @Test("a copy that takes the same steps gets the same bits")
  func copies() throws {
    var world = try Self.dish(population: 12, seed: 5)
    for _ in 0..<100 { world.step() }
    var copy = world
    for _ in 0..<300 { world.step() }
    for _ in 0..<300 { copy.step() }
    #expect(world.hash() == copy.hash())
    world.step()
    #expect(world.hash() != copy.hash())
  }

  @Test("the same seed gives the same world, another seed another")
  func seeds() throws {
    let settings = WorldSettings(population: 20)
    #expect(
      World(settings: settings, seed: 1).hash() == World(settings: settings, seed: 1).hash())
    #expect(
      World(settings: settings, seed: 1).hash() != World(settings: settings, seed: 2).hash())
  }

  @Test("creatures stay in the order of birth, whichever die")
  func order() throws {
    var world = try Self.dish(population: 12, seed: 6)
    let plan = try BodyPlan(SeedCreatures.eel)
    var random = RandomSource(seed: 6)
    for _ in 0..<200 {
      if !world.creatures.isEmpty, random.chance(0.5) {
        world.remove(world.creatures[random.below(world.creatures.count)].id)
      } else {
        world.spawn(
          plan, genome: SeedCreatures.eel, lineage: Lineage(founder: 0),
          at: random.inDisc(radius: world.settings.radius - 4),
          heading: random.uniform(0, 6.28), control: .brain)
      }
      #expect(world.firstViolation() == nil)
      world.step()
      #expect(world.firstViolation() == nil)
    }
    for creature in world.creatures { #expect(world.creature(creature.id)?.id == creature.id) }
  }
}
