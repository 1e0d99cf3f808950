import Foundation
import Testing

@testable import Micro

/// Swimming compared with the theory of slender bodies in viscous water.
@Suite("Swimming") struct SwimmingTests {
  /// A chain of 12 cells whose ten hinges carry one wave of bending from head to tail, slowly and with little mass, as
  /// the theory assumes.
  struct Swimmer {
    static let lag: Float = 2 * .pi / 11
    static let bend: Float = 0.4
    static let stepsPerCycle = 120

    var world: PhysicsWorld
    var steps = 0

    init(dragRatio: Float) {
      world = Waters.chain(12, dragRatio: dragRatio)
      for pivot in 1...10 {
        world.addHinge(.init(a: pivot - 1, pivot: pivot, c: pivot + 1, stiffness: 20_000))
      }
    }

    mutating func swim(cycles: Int) {
      let environment = Environment(radius: .infinity)
      for _ in 0..<cycles * Self.stepsPerCycle {
        let phase = 2 * .pi * Float(steps) / Float(Self.stepsPerCycle)
        for hinge in 0..<world.hingeCount {
          world.drive(hinge: hinge, to: Self.bend * Math.sin(phase - Self.lag * Float(hinge)))
        }
        world.step(in: environment)
        steps += 1
      }
    }

    /// Returns the distance in a mean cycle and its component along the axis, after four cycles to settle.
    mutating func stroke() -> (length: Double, ahead: Double) {
      swim(cycles: 4)
      let before = world.centreOfMass
      swim(cycles: 6)
      let after = world.centreOfMass
      let way = (x: (after.x - before.x) / 6, y: (after.y - before.y) / 6)
      return (hypot(way.x, way.y), way.x)
    }
  }

  // Gray and Hancock (1955): a wave of the slope amplitude s that runs backwards a wavelength λ a
  // cycle drives an endless filament by λ·(s²/2)(γ − 1)/(1 + γ s²/2). Here λ is the chain's length, and
  // hinges of amplitude A that lag by φ each turn the tangents by A/(2 sin(φ/2)). One wave long, a body
  // also yaws, which costs it about 30 %: the same theory solved for eleven rods gives 0.68 to 0.71.
  @Test(
    "a chain of 12 cells swims at 0.65 to 0.75 of Gray and Hancock's speed",
    arguments: [1.25, 1.5, 2, 3, 4] as [Float])
  func grayAndHancock(dragRatio: Float) {
    var swimmer = Swimmer(dragRatio: dragRatio)
    let slope = Double(Swimmer.bend) / (2 * sin(Double(Swimmer.lag) / 2))
    let gamma = Double(dragRatio)
    let theory = 11 * slope * slope / 2 * (gamma - 1) / (1 + gamma * slope * slope / 2)
    let (length, ahead) = swimmer.stroke()
    #expect(length / theory > 0.65)
    #expect(length / theory < 0.75)
    #expect(ahead / length > 0.9, "the wave runs to the tail, so it swims head first")
  }

  @Test("with the same drag in all directions nothing swims")
  func isotropic() {
    var swimmer = Swimmer(dragRatio: 1)
    #expect(swimmer.stroke().length < 1e-3)
  }

  @Test("with less drag across than along it swims tail first")
  func inverted() {
    var swimmer = Swimmer(dragRatio: 0.5)
    let (length, ahead) = swimmer.stroke()
    #expect(ahead < -0.9 * length)
    #expect(length > 0.3)
  }

  /// A scallop: two arms on one hinge, which closes in a quarter of a second and opens in three.
  struct Scallop {
    var world = PhysicsWorld()
    let restAngle: Float = .pi - 1.2
    private let environment = Environment(radius: .infinity)

    init(mass: Float) {
      for point in [Vector.zero, Vector(x: -0.825, y: 0.565), Vector(x: -0.825, y: -0.565)] {
        world.addCell(.init(position: point, radius: 0.1, mass: mass, owner: 0, drag: 0))
      }
      world.addLink(.init(a: 0, b: 1, stiffness: 3000, dragTangential: 1))
      world.addLink(.init(a: 0, b: 2, stiffness: 3000, dragTangential: 1))
      world.addHinge(.init(a: 1, pivot: 0, c: 2, restAngle: restAngle, stiffness: 2000))
    }

    /// Returns the net distance of its centre in a cycle, and the span within it, after three cycles.
    mutating func stroke() -> (net: Double, span: Double) {
      for step in 0..<180 { flap(step) }
      let start = world.centreOfMass.x
      var low = start
      var high = start
      for step in 0..<60 {
        flap(step)
        low = min(low, world.centreOfMass.x)
        high = max(high, world.centreOfMass.x)
      }
      return (world.centreOfMass.x - start, high - low)
    }

    private mutating func flap(_ step: Int) {
      let phase = Float(step % 60) / 60
      let closed: Float =
        phase < 0.25
        ? 0.5 - 0.5 * Math.cos(.pi * phase / 0.25) : 0.5 - 0.5 * Math.cos(.pi * (1 - phase) / 0.75)
      world.drive(hinge: 0, to: restAngle + 0.8 * closed)
      world.step(in: environment)
    }
  }

  // Purcell, "Life at Low Reynolds Number" (1977): a motion that runs back through the same shapes returns to the same
  // place, however unevenly, once inertia is gone.
  @Test("a scallop doesn't get anywhere as its mass goes to 0")
  func scallop() {
    var heavy = Scallop(mass: 0.1)
    #expect(abs(heavy.stroke().net) > 2e-3, "inertia lets it swim")
    for mass in [0.005, 0.003, 0.001, 1e-4] as [Float] {
      var light = Scallop(mass: mass)
      let (net, span) = light.stroke()
      #expect(abs(net) < 5e-4, "mass \(mass)")
      #expect(span > 0.02, "it flaps")
    }
  }
}
