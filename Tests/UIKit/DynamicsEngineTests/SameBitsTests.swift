import Testing

@testable import DynamicsEngine

/// The same world has the same bits in each run, on any thread.
@Suite struct SameBitsTests {
  private static let seeds: [UInt64] = [1, 2, 3]
  private static let steps = 240

  private static func hash(_ seed: UInt64) -> UInt64 {
    var scene = DynamicsScene(seed: seed)
    return scene.hash(steps: steps)
  }

  /// The bits of version 1 of the engine are the same on every machine. A commit that changes them says why.
  @Test func theBitsAreThoseOfEarlierVersions() {
    #expect(
      Self.seeds.map(Self.hash)
        == [43_244_144_372_596_732, 6_637_910_902_241_242_648, 13_848_280_409_608_897_532])
  }

  @Test func runsSideBySideAreEqual() async {
    let alone = Self.seeds.map(Self.hash)
    #expect(Set(alone).count == Self.seeds.count, "the seeds make different worlds")
    await withTaskGroup(of: (index: Int, hash: UInt64).self) { group in
      for round in 0..<12 {
        let index = round % Self.seeds.count
        group.addTask { (index, Self.hash(Self.seeds[index])) }
      }
      for await (index, hash) in group { #expect(hash == alone[index], "\(index)") }
    }
  }

  @Test func theSceneReachesEveryPart() {
    var scene = DynamicsScene(seed: 1)
    let start = scene.world
    _ = scene.hash(steps: Self.steps)
    for (index, body) in scene.world.bodies.enumerated() {
      #expect(body.position.isFinite, "\(index)")
      #expect(
        body.material.isAnchored == (body.position == start.bodies[index].position), "\(index)")
    }
    #expect(!scene.world.touching.isEmpty)
    #expect(!scene.world.memory.impulses.isEmpty)
    for joint in scene.world.joints where joint.frequency == 0 {
      #expect(!joint.impulses.isEmpty, "\(joint.kind)")
    }
  }
}
