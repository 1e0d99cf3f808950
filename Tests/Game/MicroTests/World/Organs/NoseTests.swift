import Testing

@testable import Micro

@Suite("The nose") struct NoseTests {
  /// A pair of noses to the sides: 2 on the left, at negative y, and 3 on the right.
  private static var winged: Genome { Bodies.winged }

  @Test("two noses tell on which side food lies", arguments: [-1, 1] as [Float])
  func gradient(side: Float) throws {
    var scene = Scene()
    let id = try scene.put(Self.winged)
    for row in 0..<3 { scene.putMote(at: Vector(x: Float(row) - 1, y: 6 * side)) }
    try scene.run(seconds: 6)
    let left = scene.world.smell(with: try #require(scene.cell(id, 2)))
    let right = scene.world.smell(with: try #require(scene.cell(id, 3)))
    #expect(left[0] > 0)
    #expect(right[0] > 0)
    // The nearer one smells at least a tenth more.
    #expect(side > 0 ? right[0] > 1.1 * left[0] : left[0] > 1.1 * right[0])
  }

  @Test("food straight ahead smells the same to both")
  func symmetry() throws {
    var scene = Scene()
    let id = try scene.put(Self.winged)
    scene.putMote(at: Vector(x: 6, y: 0))
    try scene.run(seconds: 3)
    let left = scene.world.smell(with: try #require(scene.cell(id, 2)))
    let right = scene.world.smell(with: try #require(scene.cell(id, 3)))
    #expect(abs(left[0] - right[0]) < 0.001)
  }

  @Test("smells blood, which spreads and fades")
  func blood() throws {
    var scene = Scene()
    let id = try scene.put(Self.winged)
    let nose = try #require(scene.cell(id, 3))
    let victim = try scene.put(Bodies.chain([.nucleus, .body]), at: Vector(x: 0, y: 6))
    #expect(scene.world.smell(with: nose)[1] == 0)
    scene.world.wound(try #require(scene.cell(victim, 1)), by: nil, cause: .bite, health: 5)
    try scene.run(seconds: 4)
    let fresh = scene.world.smell(with: nose)[1]
    #expect(fresh > 0.02)
    try scene.run(seconds: 20)
    #expect(scene.world.smell(with: nose)[1] < fresh / 10)
  }

  @Test("smells kin, but neither itself nor strangers", arguments: [0, 1] as [UInt32])
  func kin(founder: UInt32) throws {
    var scene = Scene()
    let id = try scene.put(Self.winged, founder: 0)
    let nose = try #require(scene.cell(id, 3))
    #expect(scene.world.smell(with: nose)[2] == 0)
    _ = try scene.put(Bodies.chain([.nucleus, .body]), at: Vector(x: 0, y: 4), founder: founder)
    let kin = scene.world.smell(with: nose)[2]
    #expect(founder == 0 ? kin > 0.3 && kin < 1 : kin == 0)
  }
}
