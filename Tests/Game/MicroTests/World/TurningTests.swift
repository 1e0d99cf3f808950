import Testing

@testable import Micro

@Suite("Turning") struct TurningTests {
  /// Returns the turn of a seed creature's heading in some seconds, in radians, not wrapped.
  private func turned(_ genome: Genome, by turn: Float, seconds: Float) throws -> Float {
    var scene = Scene()
    let id = try scene.put(genome, control: .player(Steering(turn: turn, effort: 1, thrust: 1)))
    var heading = Vector(x: 1, y: 0)
    var angle: Float = 0
    try scene.run(seconds: seconds) { scene in
      let now = try #require(scene.world.creature(id)).pose.heading
      angle += Math.atan2(heading.cross(now), heading.dot(now))
      heading = now
    }
    return angle
  }

  /// Full rudder turns a slender body into a ring that spins on the spot; half rudder turns every body.
  @Test(
    "a positive command turns every seed creature from x to y, a negative one from y to x",
    arguments: SeedCreatures.all.indices, [-0.5, 0.5] as [Float])
  func sense(creature: Int, turn: Float) throws {
    let angle = try turned(SeedCreatures.all[creature], by: turn, seconds: 4)
    #expect(angle * turn > 0.5 * abs(turn))
  }

  /// Returns the positions of a seed creature's cells after a second and a half.
  private func positions(_ genome: Genome, turn: Float, phase: Float) throws -> [Vector] {
    var scene = Scene()
    let id = try scene.put(genome, control: .player(Steering(turn: turn, effort: 1, thrust: 1)))
    let index = try #require(scene.world.index(of: id))
    scene.world.creatures[index].wave.phase = phase
    try scene.run(seconds: 1.5)
    return try #require(scene.world.creature(id)).cells.map { scene.world.physics.position[$0] }
  }

  /// Bodies symmetric about their axis: mirrored, a wave swings the other way, which is half a swing later. The only
  /// difference is the order of a sweep, which moves the left cell of a pair before the right one: a thirtieth of a
  /// cell in a second and a half. A wrong sign anywhere would be a cell or more.
  @Test(
    "the opposite command in the mirrored wave gives the mirror image",
    arguments: SeedCreatures.all.indices, [0, 1] as [Float])
  func mirror(creature: Int, turn: Float) throws {
    let genome = SeedCreatures.all[creature]
    let one = try positions(genome, turn: turn, phase: 0)
    let other = try positions(genome, turn: -turn, phase: .pi)
    let plan = try BodyPlan(genome)
    for (cell, position) in one.enumerated() {
      let twin = try #require(
        plan.cells.indices.first {
          let difference = plan.cells[$0].position - plan.cells[cell].position.mirrored
          return difference.length < 1e-4
        })
      #expect((other[twin] - position.mirrored).length < 0.1)
    }
  }
}

extension Vector {
  /// The mirror image across the x axis.
  fileprivate var mirrored: Vector { Vector(x: x, y: -y) }
}
