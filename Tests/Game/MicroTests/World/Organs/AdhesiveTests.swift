import Testing

@testable import Micro

@Suite("The adhesive cell") struct AdhesiveTests {
  /// Returns a grabber and the creature that it is pushed against for half a second.
  private func meeting(grabs: Bool) throws -> (scene: Scene, grabber: CreatureID, other: CreatureID)
  {
    var scene = Scene()
    let grabber = try scene.put(
      Bodies.chain([.adhesive, .nucleus, .body]), at: Vector(x: -1, y: 0),
      control: .player(Steering(grabs: grabs)))
    let other = try scene.put(
      Bodies.chain([.body, .nucleus]), at: Vector(x: 1.5, y: 0), heading: .pi)
    try scene.run(seconds: 0.5) { $0.push(grabber, Vector(x: 3, y: 0)) }
    return (scene, grabber, other)
  }

  @Test("drags along the cell that it touched, if commanded", arguments: [false, true])
  func drag(grabs: Bool) throws {
    var (scene, grabber, other) = try meeting(grabs: grabs)
    #expect(scene.world.grips.count == (grabs ? 1 : 0))
    let before = try #require(scene.world.creature(other)).pose.center.x
    try scene.run(seconds: 2) { $0.push(grabber, Vector(x: -3, y: 0)) }
    let moved = try #require(scene.world.creature(other)).pose.center.x - before
    #expect(grabs ? moved < -0.5 : moved > -0.01)
  }

  @Test("lets go on command")
  func release() throws {
    var (scene, grabber, _) = try meeting(grabs: true)
    scene.steer(grabber, Steering())
    try scene.run(seconds: 0.1)
    #expect(scene.world.grips.isEmpty)
  }

  @Test("its grip tears under a strong pull")
  func tear() throws {
    var (scene, grabber, other) = try meeting(grabs: true)
    // The grip of 0.9 lengths tears when stretched by 60 %: at a force of 800 · 0.54 = 432.
    try scene.run(seconds: 1) {
      $0.push(grabber, Vector(x: -200, y: 0))
      $0.push(other, Vector(x: 300, y: 0))
    }
    #expect(scene.world.grips.isEmpty)
  }

  @Test("ends with either creature", arguments: [false, true])
  func death(ofGrabber: Bool) throws {
    var (scene, grabber, other) = try meeting(grabs: true)
    scene.world.remove(ofGrabber ? grabber : other)
    #expect(scene.world.grips.isEmpty)
    #expect(scene.world.firstViolation() == nil)
    try scene.run(seconds: 0.1)
  }

  @Test("holding on costs 0.05 W")
  func cost() throws {
    var (scene, _, _) = try meeting(grabs: true)
    let before = scene.world.ledger.organs
    try scene.run(seconds: 2)
    #expect(abs(scene.world.ledger.organs - before - 0.1) < 0.001)
  }
}
