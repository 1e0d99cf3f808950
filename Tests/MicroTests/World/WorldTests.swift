import Testing

@testable import Micro

@Suite("The world") struct WorldTests {
  /// A dish full of floundering eels.
  static func dish(population: Int, seed: UInt64) throws -> World {
    let plan = try BodyPlan(Swimmers.eel)
    var world = World(settings: WorldSettings(population: population), seed: seed)
    var random = RandomSource(seed: seed)
    var placed = 0
    while placed < population {
      let place = random.inDisc(radius: world.settings.radius - 2)
      let id = world.spawn(
        plan, genome: Swimmers.eel, lineage: Lineage(founder: UInt32(placed % 4)), at: place,
        heading: random.uniform(0, 6.28), control: .brain)
      if id != nil { placed += 1 }
    }
    return world
  }

  @Test("keeps its invariants and its energy through a minute", arguments: [1, 2, 3] as [UInt64])
  func invariants(seed: UInt64) throws {
    var world = try Self.dish(population: 12, seed: seed)
    try #require(world.firstViolation() == nil)
    for step in 0..<3600 {
      world.step()
      let violation = world.firstViolation()
      try #require(violation == nil, "after \(step) steps")
    }
  }

  @Test("a copy that takes the same steps gets the same bits")
  func copies() throws {
    var world = try Self.dish(population: 12, seed: 4)
    for _ in 0..<200 { world.step() }
    var copy = world
    for _ in 0..<600 { world.step() }
    for _ in 0..<600 { copy.step() }
    #expect(world.hash() == copy.hash())
  }
}
