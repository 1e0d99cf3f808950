import Testing

@testable import Micro

/// Compares the changes that the solver and the list of pairs make themselves with a layout from scratch.
@Suite("Small changes") struct SmallChangesTests {
  /// Returns chains that cross, with loose cells among them, all moving randomly.
  static func world(seed: UInt64) -> PhysicsWorld {
    var random = RandomSource(seed: seed)
    var world = PhysicsWorld()
    for owner in 0..<40 { addChain(to: &world, owner: Int32(owner), &random) }
    for _ in 0..<60 { addLoose(to: &world, &random) }
    return world
  }

  static func addLoose(to world: inout PhysicsWorld, _ random: inout RandomSource) {
    world.addCell(
      .init(
        position: random.inDisc(radius: 14),
        velocity: Vector(x: random.uniform(-3, 3), y: random.uniform(-3, 3)), radius: 0.3))
  }

  static func addChain(
    to world: inout PhysicsWorld, owner: Int32, _ random: inout RandomSource
  ) {
    let first = world.cellCount
    let place = random.inDisc(radius: 12)
    let way = Vector(angle: random.uniform(0, 6))
    for cell in 0..<6 {
      world.addCell(
        .init(
          position: place + way * Float(cell),
          velocity: Vector(x: random.uniform(-6, 6), y: random.uniform(-6, 6)), owner: owner))
      guard cell > 0 else { continue }
      world.addLink(
        .init(
          a: first + cell - 1, b: first + cell, dragTangential: cell % 2 == 0 ? 1 : 0,
          tearStrain: cell == 3 ? 0.4 : .infinity))
      if cell > 1 {
        world.addHinge(.init(a: first + cell - 2, pivot: first + cell - 1, c: first + cell))
      }
    }
  }

  @Test(
    "adding, breaking and removing give the bits and the pairs of a layout from scratch",
    arguments: [1, 2, 3, 4, 5, 6] as [UInt64], [1, 3])
  func same(seed: UInt64, threads: Int) throws {
    var world = Self.world(seed: seed)
    world.threads = Threads(threads)
    var fresh = world
    fresh.threads = .one
    var random = RandomSource(seed: seed &+ 100)
    let environment = Environment(
      radius: 15, vortices: [.init(centre: .zero, radius: 5, speed: 1)])
    var torn = 0
    for step in 0..<150 {
      let owner = Int32(100 + step)
      let choice = random.below(6)
      let seed = random.next()
      let link = random.below(world.linkCount)
      let hinge = random.below(world.hingeCount)
      func change(_ world: inout PhysicsWorld) {
        var random = RandomSource(seed: seed)
        switch choice {
        case 0: Self.addChain(to: &world, owner: owner, &random)
        case 1: for _ in 0..<3 { Self.addLoose(to: &world, &random) }
        case 2: world.removeLink(link)
        case 3: world.removeHinge(hinge)
        case 4:
          for cell in world.owner.indices where world.owner[cell] < 0 && cell % 5 == step % 5 {
            world.removeCell(cell)
          }
        default: break
        }
      }
      change(&world)
      change(&fresh)
      fresh.needsArranging = true
      world.step(in: environment)
      fresh.step(in: environment)
      torn += world.tornLinks.count
      try #require(world.tornLinks == fresh.tornLinks, "step \(step)")
      try #require(world.contacts == fresh.contacts, "step \(step)")
      try #require(
        world.solver.pairs.list.map { SIMD2($0.a, $0.b) }
          == fresh.solver.pairs.list.map { SIMD2($0.a, $0.b) }, "step \(step)")
      var hashes = (StateHash(), StateHash())
      world.hash(into: &hashes.0)
      fresh.hash(into: &hashes.1)
      try #require(hashes.0.value == hashes.1.value, "step \(step)")
    }
    #expect(torn > 0)
  }

  @Test("the ledger of a step is the same for any number of threads")
  func books() {
    var one = Self.world(seed: 9)
    var three = one
    three.threads = Threads(3)
    for _ in 0..<30 {
      var work = (Work(), Work())
      one.step(in: Environment(radius: 15), work: &work.0)
      three.step(in: Environment(radius: 15), work: &work.1)
      #expect(work.0 == work.1)
    }
  }
}
