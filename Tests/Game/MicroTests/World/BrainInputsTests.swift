import Testing

@testable import Micro

@Suite("The inputs of a brain") struct BrainInputsTests {
  @Test("are in the order of its plan: the inner senses, and the senses of its cells")
  func inputs() throws {
    var genome = Bodies.winged
    genome.brain.connections = [
      ConnectionGene(from: .inner(.energy), to: .command(.effort), weight: 1),
      ConnectionGene(from: .sense(cell: 3, channel: 0), to: .command(.turn), weight: 1),
      ConnectionGene(from: .inner(.bias), to: .command(.turn), weight: 1),
      ConnectionGene(from: .sense(cell: 2, channel: 0), to: .command(.turn), weight: -1),
    ]
    // Struts pass no signals.
    for index in genome.links.indices { genome.links[index].type = .body }
    var scene = Scene()
    let id = try scene.put(genome, control: .brain)
    for row in 0..<3 { scene.putMote(at: Vector(x: Float(row) - 1, y: 6)) }
    try scene.run(seconds: 6)
    let creature = try #require(scene.world.creature(id))
    let right = scene.world.cells[try #require(scene.cell(id, 3))].senses[0]
    let left = scene.world.cells[try #require(scene.cell(id, 2))].senses[0]
    #expect(right > left, "the food lies to the right")
    #expect(scene.world.brainInputs(of: id) == [2 * creature.fullness - 1, right, 1, left])
  }

  @Test("are empty for a creature that doesn't exist")
  func nobody() {
    #expect(Scene().world.brainInputs(of: 7).isEmpty)
  }
}
