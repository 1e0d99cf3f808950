import Testing

@testable import Micro

@Suite("The body cell") struct BodyTests {
  // 0.2 health per second for a plain cell, 0.1 for others.
  @Test(
    "mends twice as fast as other cells", arguments: [(2, 0.2), (0, 0.1)] as [(GeneID, Float)])
  func mending(gene: GeneID, rate: Float) throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .body]))
    let cell = try #require(scene.cell(id, gene))
    scene.world.wound(cell, by: nil, cause: .spike, health: 5)
    let wounded = scene.world.cells[cell].health
    try scene.run(seconds: 10)
    #expect(abs(scene.world.cells[cell].health - wounded - rate * 10) < 0.02)
  }

  @Test("grows the eaten part of it again, from the store")
  func regrowth() throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .body, .storage]))
    let cell = try #require(scene.cell(id, 2))
    let whole = scene.world.cells[cell].energy
    scene.world.wound(cell, by: nil, cause: .bite, health: 5)
    scene.world.ledger.removed += 1
    scene.world.cells[cell].energy -= 1
    try scene.run(seconds: 30)
    #expect(scene.world.cells[cell].health == 10)
    // Health 5 of 10 is worth half of its tissue of 2 J; only its links' part doesn't grow again.
    #expect(scene.world.cells[cell].energy > 1.9)
    #expect(scene.world.cells[cell].energy <= whole)
  }

  @Test("a hungry creature doesn't mend")
  func hunger() throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .body]))
    scene.world.ledger.removed += scene.world.creatures[0].energy * 0.75
    scene.world.creatures[0].energy *= 0.25
    let cell = try #require(scene.cell(id, 2))
    scene.world.wound(cell, by: nil, cause: .spike, health: 5)
    let wounded = scene.world.cells[cell].health
    try scene.run(seconds: 5)
    #expect(scene.world.cells[cell].health == wounded)
  }
}
