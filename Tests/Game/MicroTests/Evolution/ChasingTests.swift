import Testing

@testable import Micro

@Suite("Hand-wired chasers") struct ChasingTests {
  @Test(
    "the founders under version 3 can live, and each has an eye", arguments: SeedCreatures.chasers)
  func founders(genome: Genome) throws {
    let plan = try BodyPlan(genome)
    #expect(genome.cells.contains { $0.type == .eye })
    #expect(plan.brain.connectionCount == 2 * genome.cells.count { $0.type == .eye })
    #expect(SeedCreatures.founders(under: .third).contains(genome))
    #expect(!SeedCreatures.founders(under: .second).contains(genome))
  }

  /// Returns how far a founder turns in two seconds, in degrees, with a resting body in sight.
  private func turn(_ genome: Genome, bodyAt degrees: Float) throws -> Float {
    var scene = Scene(rules: .third)
    // Angle and distance count from the head.
    let head = Vector(x: try BodyPlan(genome).front, y: 0)
    let place = head + Vector(angle: degrees * .pi / 180) * 6
    let prey = try scene.put(Bodies.chain([.nucleus, .armour, .armour]), at: place)
    try scene.pin(prey)
    let id = try scene.put(genome, control: .brain)
    try scene.run(seconds: 2)
    let heading = try #require(scene.world.creature(id)).pose.heading
    return Math.atan2(heading.y, heading.x) * 180 / .pi
  }

  @Test(
    "a founder turns to a body within sight, on either side",
    arguments: SeedCreatures.chasers, [-40, 40] as [Float])
  func turning(genome: Genome, degrees: Float) throws {
    let turn = try turn(genome, bodyAt: degrees)
    #expect((degrees < 0 ? -turn : turn) > 10, "\(genome.name): \(turn)°")
  }

  @Test("the wiring fits the rules of the dish", arguments: DishRules.allCases)
  func wiring(rules: DishRules) {
    let genome = SeedCreatures.watcher.chasing(rules)
    #expect(genome.cells == SeedCreatures.watcher.cells)
    #expect(genome.brain.commandBias[.effort] == 1.5)
    #expect(genome.brain.commandBias[.bite] == 2)
    for connection in genome.brain.connections {
      guard case .sense(_, let channel) = connection.from else {
        Issue.record("\(connection)")
        continue
      }
      #expect(connection.to == .command(.turn))
      switch (rules, channel) {
      case (.third, 1): #expect(connection.weight == 1.5)
      case (.third, 4): #expect(connection.weight == 1)
      // A sixth of a turn to the left, for which 1 stands, is two thirds of a right angle.
      case (_, 1): #expect(abs(connection.weight + 1) < 1e-5)
      case (_, 0): #expect(abs(connection.weight) > 0.1)
      default: Issue.record("\(connection)")
      }
    }
  }
}
