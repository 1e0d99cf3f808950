import Testing

@testable import Micro

/// The bits of the physics. They change only on purpose, and they are the same in debug and release builds.
@Suite("Golden hash") struct GoldenHashTests {
  /// Returns bodies with a bent spine and a loose wing, of random masses and stiffness, in a dish so narrow that they
  /// meet.
  static func dish() -> (world: PhysicsWorld, environment: Environment) {
    var random = RandomSource(seed: 1)
    var world = PhysicsWorld()
    for owner in 0..<6 {
      let first = world.cellCount
      let angle = Float(owner) * .pi / 3
      let place = Vector(x: 7 * Math.cos(angle), y: 7 * Math.sin(angle))
      for cell in 0..<9 {
        let offset = Vector(x: Float(cell % 8) - 3.5, y: cell == 8 ? 1 : 0)
        world.addCell(
          .init(
            position: place + offset * 0.9, radius: random.uniform(0.4, 0.5),
            mass: random.uniform(0.2, 0.8), owner: Int32(owner)))
      }
      for (a, b) in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (3, 8), (4, 8)] {
        world.addLink(
          .init(
            a: first + a, b: first + b, restLength: 0.9, stiffness: random.uniform(300, 3000),
            dragTangential: random.uniform(0.5, 4), dragRatio: random.uniform(1, 4),
            resistsCompression: b != 8))
      }
      for pivot in 1...6 {
        world.addHinge(
          .init(
            a: first + pivot - 1, pivot: first + pivot, c: first + pivot + 1,
            stiffness: random.uniform(100, 2000), maximumTorque: random.uniform(20, 200)))
      }
    }
    for _ in 0..<20 {
      world.addCell(.init(position: random.inDisc(radius: 10), radius: 0.3, mass: 0.2))
    }
    let environment = Environment(
      radius: 12, vortices: [.init(centre: Vector(x: 3, y: 1), radius: 4, speed: 0.5)],
      drift: Vector(x: 0.1, y: 0.05))
    return (world, environment)
  }

  @Test("10,000 steps of six bodies among motes") func golden() {
    let dish = Self.dish()
    var world = dish.world
    for step in 0..<10_000 {
      let phase = 2 * .pi * Float(step % 60) / 60
      for hinge in 0..<world.hingeCount {
        let rest = world.hinges[hinge].definition.restAngle
        world.drive(hinge: hinge, to: rest + 0.4 * Math.sin(phase - 0.6 * Float(hinge)))
      }
      for link in 0..<world.linkCount where link % 3 == 0 {
        world.drive(link: link, to: world.links[link].restLength * (1 + 0.2 * Math.sin(phase)))
      }
      world.step(in: dish.environment)
    }
    #expect(world.contacts.count > 0, "they meet")
    #expect(world.brokenInvariants() == [])
    var hash = StateHash()
    world.hash(into: &hash)
    #expect(hash.value == 0xf4ee_9ef6_c95e_f3cf, "\(String(hash.value, radix: 16))")
  }
}
