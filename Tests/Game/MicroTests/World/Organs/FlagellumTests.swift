import Testing

@testable import Micro

@Suite("The flagellum") struct FlagellumTests {
  /// Swims for three seconds and returns the pose in the frame of its start.
  private func swim(_ genome: Genome, _ steering: Steering) throws -> Pose {
    var scene = Scene()
    let id = try scene.put(genome, control: .player(steering))
    try scene.run(seconds: 3)
    return try #require(scene.world.creature(id)).pose
  }

  private static let tailed = Bodies.chain([.mouth, .nucleus, .body, .flagellum])

  @Test("at the tail it drives ahead along its link")
  func ahead() throws {
    let pose = try swim(Self.tailed, Steering(thrust: 1))
    #expect(pose.center.x > 1)
    #expect(abs(pose.center.y) < 0.05)
  }

  @Test("at the head it drives back")
  func back() throws {
    let pose = try swim(Bodies.chain([.flagellum, .nucleus, .body, .body]), Steering(thrust: 1))
    #expect(pose.center.x < -1)
  }

  @Test("half the thrust is slower, and none rests", arguments: [0, 0.5] as [Float])
  func thrust(thrust: Float) throws {
    let full = try swim(Self.tailed, Steering(thrust: 1)).center.x
    let pose = try swim(Self.tailed, Steering(thrust: thrust))
    // Drag grows with speed, so the distance is proportional to the force.
    #expect(abs(pose.center.x - full * thrust) < 0.1 * full)
  }

  @Test("costs energy only when it pushes", arguments: [0, 1] as [Float])
  func cost(thrust: Float) throws {
    var scene = Scene()
    _ = try scene.put(Self.tailed, control: .player(Steering(thrust: thrust)))
    try scene.run(seconds: 2)
    // 0.1 W; steering takes effect in the first or the second step.
    #expect(abs(Float(scene.world.ledger.motion) - 0.2 * thrust) < 0.005)
  }

  @Test("in a pair, the one on the side of the turn pushes less", arguments: [-1, 1] as [Float])
  func turning(turn: Float) throws {
    var genome = Bodies.winged
    for index in 2...3 {
      genome.cells[index].type = .flagellum
      // Both beat straight back: outward is atan2(±1, −0.5) = ±2.034 rad, so π − 2.034 is missing.
      genome.cells[index].direction = index == 2 ? -1.107 : 1.107
    }
    for index in genome.links.indices { genome.links[index].type = .body }
    let pose = try swim(genome, Steering(turn: turn, thrust: 1))
    #expect(pose.heading.y * turn > 0.1)
    #expect(try swim(genome, Steering(thrust: 1)).heading.x > 0.999)
  }
}
