import Foundation
import Testing

@testable import Micro

/// Swimming against the theory of slender bodies in viscous water.
@Suite("Swimming") struct SwimmingTests {
  /// A chain of 12 cells whose ten hinges carry a wave of bending from head to tail.
  struct Swimmer {
    static let cells = 12
    static let frequency: Float = 1
    /// One wave along the eleven links.
    static let lag: Float = 2 * .pi / 11
    static let bend: Float = 0.4

    var world: PhysicsWorld
    var steps = 0

    init(dragRatio: Float, mass: Float = 0.05) {
      world = Waters.chain(Self.cells, dragRatio: dragRatio, mass: mass)
      for pivot in 1..<Self.cells - 1 {
        world.addHinge(.init(a: pivot - 1, pivot: pivot, c: pivot + 1, stiffness: 500))
      }
    }

    mutating func swim(cycles: Int) {
      let environment = Environment(radius: .infinity)
      for _ in 0..<cycles * Int(60 / Self.frequency) {
        let time = Float(steps) / 60
        for hinge in 0..<world.hingeCount {
          let phase = 2 * .pi * Self.frequency * time - Self.lag * Float(hinge)
          world.targetAngle[hinge] = Self.bend * Math.sin(phase)
        }
        world.step(in: environment)
        steps += 1
      }
    }

    /// Lengths a cycle along the way it went, after three cycles to settle.
    mutating func speed() -> Double {
      swim(cycles: 3)
      let before = world.centreOfMass
      swim(cycles: 5)
      let after = world.centreOfMass
      return hypot(after.x - before.x, after.y - before.y) / 5
    }
  }

  @Test("with drag along and across it swims ahead, and faster the more they differ")
  func ahead() {
    var last = 0.0
    for ratio in [1.25, 1.5, 2, 3, 4] as [Float] {
      var swimmer = Swimmer(dragRatio: ratio)
      let speed = swimmer.speed()
      #expect(speed > last)
      last = speed
    }
  }
}
