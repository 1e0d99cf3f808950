import Testing

@testable import Micro

/// A hinge whose arm is crushed: no energy comes from an angle that jumps.
@Suite("Crushed hinges") struct CrushedHingeTests {
  /// Returns the elastic energy with the end of the first arm at a place beside the pivot.
  private func energy(at end: Vector) -> Double {
    var physics = PhysicsWorld()
    for place in [end, .zero, Vector(x: 1, y: 0)] { physics.addCell(.init(position: place)) }
    physics.addHinge(.init(a: 0, pivot: 1, c: 2, stiffness: 2000))
    return physics.elasticEnergy
  }

  // A straight arm of length r that passes through the pivot turns by π. It then holds ½ k (π r/0.35)², which is zero
  // at the pivot itself.
  @Test("an arm that goes through its pivot finds the energy growing from 0")
  func continuous() {
    #expect(energy(at: Vector(x: -0.01, y: 0)) == 0)
    for length in [0.0001, 0.01, 0.1, 0.3, 0.35, 1] as [Float] {
      let share = Double(min(1, length / 0.35)) * Double.pi
      let expected = 0.5 * 2000 * share * share
      #expect(abs(energy(at: Vector(x: length, y: 0)) / expected - 1) < 1e-6)
    }
  }

  /// A bent arm that an external force shortens and lengthens.
  @Test(
    "crushing an arm and releasing it returns no more energy than was put in",
    arguments: [0.05, 0.2, 0.34, 0.5, 1] as [Float], [-2.5, -1, 0.5, 3] as [Float])
  func passive(length: Float, bend: Float) {
    var physics = PhysicsWorld()
    let arm = Vector(angle: bend) * length
    for place in [Vector(x: -1, y: 0), .zero, arm] {
      physics.addCell(.init(position: place, radius: 0.1, mass: 0.4, drag: 0))
    }
    physics.addLink(.init(a: 0, b: 1, stiffness: 3000))
    physics.addHinge(.init(a: 0, pivot: 1, c: 2, stiffness: 200))
    let given = physics.elasticEnergy
    #expect(given > 0)
    var most = 0.0
    for _ in 0..<600 {
      physics.step(in: Environment(radius: .infinity))
      most = max(most, physics.kineticEnergy + physics.elasticEnergy)
    }
    #expect(most <= given)
  }
}
