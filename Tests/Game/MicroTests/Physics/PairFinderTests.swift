import Testing

@testable import Micro

/// The pairs that may touch, compared with a search of all pairs.
@Suite("Pair finder") struct PairFinderTests {
  /// Returns sixty cells of four creatures and loose ones, of three sizes, some linked, moving randomly.
  static func crowd(seed: UInt64, speed: Float) -> PhysicsWorld {
    var random = RandomSource(seed: seed)
    var world = PhysicsWorld()
    for cell in 0..<60 {
      world.addCell(
        .init(
          position: Vector(x: random.uniform(-6, 6), y: random.uniform(-6, 6)),
          velocity: Vector(x: random.uniform(-speed, speed), y: random.uniform(-speed, speed)),
          radius: [0.2, 0.45, 0.5][cell % 3], owner: Int32(cell % 5) - 1))
    }
    for cell in stride(from: 0, to: 55, by: 10) {
      world.addLink(.init(a: cell, b: cell + 5, restLength: 2))
    }
    return world
  }

  /// Returns the result of a search of all pairs.
  static func pairs(in world: PhysicsWorld) -> [SIMD2<Int32>] {
    var pairs: [SIMD2<Int32>] = []
    for a in 0..<world.cellCount {
      for b in a + 1..<world.cellCount {
        let reach = world.radius[a] + world.radius[b] + PairFinder.margin
        let way = world.position[b] - world.position[a]
        let isJoined = world.links.contains { !$0.isBroken && $0.a == a && $0.b == b }
        if way.lengthSquared < reach * reach, !isJoined, world.owner[a] >= 0 || world.owner[b] >= 0
        {
          pairs.append(SIMD2(Int32(a), Int32(b)))
        }
      }
    }
    return pairs
  }

  @Test(
    "every step lists exactly the pairs in reach, in order, whatever list was kept",
    arguments: [0, 1, 6, 40] as [Float])
  func complete(speed: Float) {
    var world = Self.crowd(seed: 7, speed: speed)
    let environment = Environment(radius: 8)
    var most = 0
    for step in 0..<120 {
      let expected = Self.pairs(in: world)
      most = max(most, expected.count)
      world.step(in: environment)
      #expect(world.solver.pairs.list.map { SIMD2($0.a, $0.b) } == expected, "step \(step)")
      if step == 40 { world.addCell(.init(position: .zero, owner: 2)) }
      if step == 60 { world.compact(keeping: (0..<world.cellCount).map { $0 % 7 != 3 }) }
      if step == 80 { world.moveCell(4, to: Vector(x: 1, y: 1)) }
      if step == 100 { world.removeLink(0) }
    }
    #expect(most > 20)
  }
}
