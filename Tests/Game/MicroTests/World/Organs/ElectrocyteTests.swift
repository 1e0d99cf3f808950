import Testing

@testable import Micro

@Suite("The electrocyte") struct ElectrocyteTests {
  private static let stunner = Bodies.chain([.electrocyte, .nucleus, .body])

  // The electrocyte is at about x = 1 and has a range of 3.5.
  @Test("stuns nearby creatures, and no others", arguments: [2, 3, 5, 8] as [Float])
  func reach(distance: Float) throws {
    var scene = Scene()
    let id = try scene.put(Self.stunner, control: .player(Steering(shocks: true)))
    let electrocyte = try #require(scene.cell(id, 0))
    let origin = scene.world.physics.position[electrocyte]
    let other = try scene.put(
      Swimmers.eel, at: origin + Vector(x: 0, y: distance), control: .brain)
    try scene.run(seconds: 0.1)
    let victim = try #require(scene.world.creature(other))
    #expect((victim.stun > 0.8) == (distance < 3.5))
    #expect(try #require(scene.world.creature(id)).stun <= 0)
  }

  @Test("a stunned swimmer's muscles are slack, for two seconds")
  func slack() throws {
    var scene = Scene()
    let id = try scene.put(Self.stunner, control: .player(Steering(shocks: true)))
    let other = try scene.put(Swimmers.eel, at: Vector(x: 0, y: 2), control: .brain)
    try scene.run(seconds: 0.1)
    scene.steer(id, Steering())
    let hinge = try #require(scene.world.creature(other)).hinges.lowerBound
    try scene.run(seconds: 1.5)
    #expect(scene.world.physics.targetAngle[hinge] == 0)
    try scene.run(seconds: 0.6)
    #expect(scene.world.physics.targetAngle[hinge] != 0)
  }

  @Test("waits four seconds between two shocks, each of which costs 0.4 J")
  func pause() throws {
    var scene = Scene()
    _ = try scene.put(Self.stunner, control: .player(Steering(shocks: true)))
    try scene.run(seconds: 3.9)
    #expect(abs(scene.world.ledger.organs - 0.4) < 1e-9)
    try scene.run(seconds: 0.3)
    #expect(abs(scene.world.ledger.organs - 0.8) < 1e-9)
  }
}
