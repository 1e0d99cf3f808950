import Testing

@testable import Micro

@Suite("The hinge muscle") struct HingeMuscleTests {
  /// Returns an eel whose links run from head to tail, or from tail to head.
  private static func eel(tailFirst: Bool) -> Genome {
    var genome = Swimmers.eel
    guard tailFirst else { return genome }
    for (index, link) in genome.links.enumerated() {
      genome.links[index] = LinkGene(
        id: link.id, a: link.b, b: link.a, type: link.type, amplitude: link.amplitude)
    }
    return genome
  }

  /// Returns an eel's pose after some seconds.
  private func swim(
    _ genome: Genome, _ steering: Steering, seconds: Float = 6
  ) throws -> Creature {
    var scene = Scene()
    let id = try scene.put(genome, control: .player(steering))
    try scene.run(seconds: seconds)
    return try #require(scene.world.creature(id))
  }

  @Test("swims ahead with a wave that runs to the tail, and back with the opposite wave")
  func swimming() throws {
    let ahead = try swim(Self.eel(tailFirst: false), Steering(effort: 1))
    #expect(ahead.pose.center.x > 2)
    var genome = Self.eel(tailFirst: false)
    genome.phaseLag = -genome.phaseLag
    #expect(try swim(genome, Steering(effort: 1)).pose.center.x < -2)
  }

  @Test("without effort it rests")
  func rest() throws {
    let pose = try swim(Self.eel(tailFirst: false), Steering()).pose
    #expect(pose.center.length < 0.01)
  }

  @Test(
    "a turn command turns the swimmer that way, however its links run",
    arguments: [-1, 1] as [Float],
    [false, true])
  func turning(turn: Float, tailFirst: Bool) throws {
    // A body with other pivots has another wave, but turns in the same direction.
    let pose = try swim(
      Self.eel(tailFirst: tailFirst), Steering(turn: turn * 0.5, effort: 1), seconds: 3
    ).pose
    #expect(Math.atan2(pose.heading.y, pose.heading.x) * turn > 0.3)
  }

  @Test("bends by its amplitude times the effort, around its rest angle")
  func amplitude() {
    let hinge = BodyPlan.Hinge(
      link: 0, a: 0, pivot: 1, c: 2, restAngle: 0.3, amplitude: 0.5, phase: 0, depth: 0,
      side: .middle)
    #expect(HingeMuscle.target(hinge, drive: 0, turn: 0) == 0.3)
    #expect(abs(HingeMuscle.target(hinge, drive: 1, turn: 0) - 0.8) < 1e-6)
    #expect(abs(HingeMuscle.target(hinge, drive: -1, turn: 0) + 0.2) < 1e-6)
    #expect(abs(HingeMuscle.target(hinge, drive: 0, turn: 1) - 0.75) < 1e-6)
  }
}
