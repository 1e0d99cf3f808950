import Testing

@testable import Micro

@Suite("The toxin gland") struct ToxinGlandTests {
  private static let poisoner = Bodies.chain([.toxinGland, .nucleus, .body])

  /// Returns the health that a second body loses in three seconds, at a distance ahead of a poisoner.
  private func wounds(founder: UInt32, distance: Float, poisons: Bool = true) throws -> Float {
    var scene = Scene()
    let id = try scene.put(Self.poisoner, control: .player(Steering(poisons: poisons)), founder: 0)
    let other = try scene.put(
      Bodies.chain([.body, .nucleus]), at: Vector(x: 1 + distance, y: 0), founder: founder)
    var lost: Float = 0
    for event in try scene.run(seconds: 3) {
      guard case .wounded(let victim, _, by: id, cause: .toxin, let health) = event else {
        continue
      }
      #expect(victim == other)
      lost += health
    }
    return lost
  }

  // Two cells in a cloud that takes 3 health per second from each, for three seconds.
  @Test("hurts others in its cloud")
  func others() throws {
    #expect(abs(try wounds(founder: 1, distance: 2) - 18) < 1)
  }

  @Test("spares kin, and its own body")
  func kin() throws {
    #expect(try wounds(founder: 0, distance: 2) == 0)
  }

  @Test("doesn't reach distant creatures, and doesn't fire without a command")
  func reach() throws {
    #expect(try wounds(founder: 1, distance: 6) == 0)
    #expect(try wounds(founder: 1, distance: 2, poisons: false) == 0)
  }

  @Test("a cloud thins out after four seconds, and the next comes after five")
  func clouds() throws {
    var scene = Scene()
    _ = try scene.put(Self.poisoner, control: .player(Steering(poisons: true)))
    try scene.run(seconds: 3.9)
    #expect(scene.world.clouds.count == 1)
    try scene.run(seconds: 0.3)
    #expect(scene.world.clouds.isEmpty)
    try scene.run(seconds: 1)
    #expect(scene.world.clouds.count == 1)
    #expect(abs(scene.world.ledger.organs - 2) < 1e-9)
  }
}
