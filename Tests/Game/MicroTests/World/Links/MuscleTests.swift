import Testing

@testable import Micro

@Suite("The muscle") struct MuscleTests {
  /// Returns the shortest and the longest length of a muscle of amplitude 0.3 in three seconds.
  private func swing(_ steering: Steering) throws -> (Float, Float) {
    var (scene, id) = try Scene.pair(.muscle, amplitude: 0.3)
    scene.steer(id, steering)
    var shortest: Float = 1
    var longest: Float = 1
    for _ in 0..<180 {
      try scene.run(seconds: 1 / 60)
      shortest = min(shortest, try scene.length(id))
      longest = max(longest, try scene.length(id))
    }
    return (shortest, longest)
  }

  // At k = 2,000 water and mass hardly affect it: a fiftieth of its swing.
  @Test("swings by its amplitude times the effort", arguments: [0, 0.5, 1] as [Float])
  func effort(effort: Float) throws {
    let (shortest, longest) = try swing(Steering(effort: effort))
    #expect(abs(shortest - (1 - 0.3 * effort)) < 0.02)
    #expect(abs(longest - (1 + 0.3 * effort)) < 0.02)
  }

  @Test("works for energy")
  func work() throws {
    var (scene, id) = try Scene.pair(.muscle, amplitude: 0.3)
    try scene.run(seconds: 1)
    #expect(scene.world.ledger.motion == 0)
    scene.steer(id, Steering(effort: 1))
    try scene.run(seconds: 10)
    // 0.008 · (0.3 · 2π)² / 2 watts for ten seconds.
    #expect(abs(scene.world.ledger.motion - 0.142) < 0.01)
  }

  @Test(
    "a turn shortens it on the side of the turn and stretches it on the other",
    arguments: BodyPlan.Side.allSides, [-1, 0, 1] as [Float])
  func turn(side: BodyPlan.Side, turn: Float) throws {
    let brain = try BodyPlan(Swimmers.eel).brain
    let link = BodyPlan.Link(
      gene: 0, type: .muscle, a: 0, b: 1, restLength: 1, amplitude: 0.3, phase: 0, depth: 0,
      side: side)
    let sign: Float = side == .left ? -1 : side == .right ? 1 : 0
    let command = turn * BodyPlan.Swing(link, number: 0, phaseLag: 0, brain: brain).turn
    #expect(abs(Muscle.target(link, drive: 0, turn: command) - (1 - 0.175 * turn * sign)) < 1e-6)
    for drive in [-1, 1] as [Float] {
      let target = Muscle.target(link, drive: drive, turn: command)
      #expect(target >= 1 - 0.35)
      #expect(target <= 1 + 0.35)
    }
  }
}

extension BodyPlan.Side {
  static let allSides: [Self] = [.left, .middle, .right]
}
