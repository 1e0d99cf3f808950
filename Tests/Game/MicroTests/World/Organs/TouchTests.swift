import Testing

@testable import Micro

@Suite("The touch cell") struct TouchTests {
  /// A brain that reads the touch cell and drives its effort with it.
  private static var feeler: Genome {
    var genome = Bodies.chain([.touch, .nucleus, .body])
    genome.brain.connections = [
      ConnectionGene(from: .sense(cell: 0, channel: 0), to: .command(.effort), weight: 3)
    ]
    return genome
  }

  @Test("feels what bumps into it, and forgets")
  func bump() throws {
    var scene = Scene()
    let id = try scene.put(Self.feeler, control: .brain)
    let other = try scene.put(
      Bodies.chain([.body, .nucleus]), at: Vector(x: 3, y: 0), heading: .pi)
    try scene.run(seconds: 0.5)
    #expect(try #require(scene.world.creature(id)).commands[.effort] == 0)
    var felt: Float = 0
    try scene.run(seconds: 1) {
      $0.push(other, Vector(x: -4, y: 0))
      felt = max(felt, $0.world.creature(id)?.commands[.effort] ?? 0)
    }
    // tanh(3 · 1).
    #expect(abs(felt - 0.995) < 0.001)
    try scene.run(seconds: 2) { $0.push(other, Vector(x: 4, y: 0)) }
    #expect(try #require(scene.world.creature(id)).commands[.effort] < 0.01)
  }

  @Test("feels the wall")
  func wall() throws {
    var scene = Scene(radius: 10)
    let id = try scene.put(Self.feeler, at: Vector(x: 7, y: 0), control: .brain)
    try scene.run(seconds: 2) { $0.push(id, Vector(x: 3, y: 0)) }
    #expect(try #require(scene.world.creature(id)).commands[.effort] > 0.99)
  }
}
