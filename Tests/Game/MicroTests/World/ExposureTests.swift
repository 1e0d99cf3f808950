import Testing

@testable import Micro

/// Wounds weigh by the side from which the attacker comes.
@Suite("Exposure") struct ExposureTests {
  /// Degrees from the victim's heading to the direction of the attack, and the factor: head-on is 180°.
  @Test(
    "a wound is 1 time as deep head-on, 1.5 from the side, twice from behind",
    arguments: [
      (180, 1), (-180, 1), (120, 1.25), (90, 1.5), (-90, 1.5), (60, 1.75), (0, 2),
    ] as [(Float, Float)], [0, 1, -2.5] as [Float])
  func factor(attack: (degrees: Float, factor: Float), heading: Float) throws {
    for rules in DishRules.allCases {
      var scene = Scene(rules: rules)
      let id = try scene.put(SeedCreatures.eel, heading: heading)
      let index = try #require(scene.world.index(of: id))
      let factor = scene.world.exposure(
        of: index, to: Vector(angle: heading + attack.degrees * .pi / 180))
      #expect(abs(factor - (rules == .third ? attack.factor : 1)) < 1e-4)
    }
  }

  /// Returns the health that the first step of a bite takes from the last cell of a chain that heads along `heading`,
  /// with the eater on its far side at x < 0.
  private func bite(heading: Float, rules: DishRules) throws -> Float {
    var scene = Scene(rules: rules)
    let prey = try scene.put(
      Bodies.chain([.body, .body, .nucleus, .body, .body]), at: Vector(x: 3, y: 0),
      heading: heading)
    try scene.pin(prey)
    let eater = try scene.put(
      Bodies.chain([.mouth, .nucleus, .body]), at: Vector(x: -1, y: 0),
      control: .player(Steering(bites: true)))
    for _ in 0..<120 {
      let events = try scene.run(seconds: 1 / 60) { $0.push(eater, Vector(x: 2, y: 0)) }
      for case .wounded(prey, _, by: eater, cause: .bite, let health) in events { return health }
    }
    throw NeverBit()
  }

  private struct NeverBit: Error {}

  // A full bite takes 30 health a second, in steps of 1/60 s.
  @Test("a mouth bites twice as deep from behind as head-on")
  func bites() throws {
    let ahead = try bite(heading: .pi, rules: .third)
    let behind = try bite(heading: 0, rules: .third)
    #expect(abs(ahead - 0.5) < 0.01)
    #expect(abs(behind - 1) < 0.01)
    #expect(try bite(heading: .pi, rules: .second) == bite(heading: 0, rules: .second))
  }
}
