import Testing

@testable import Micro

@Suite("The nucleus") struct NucleusTests {
  @Test("a cell that is cut off from it dies, is food and takes its share of the store along")
  func tornTail() throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .body, .storage, .body]))
    let creature = try #require(scene.world.creature(id))
    // Links 5 … 8; link 7 joins the third cell to the storage.
    scene.world.cut(creature.links.lowerBound + 2)
    let events = try scene.run(seconds: 1 / 60)
    #expect(events.contains(.lost(id, cell: 3)))
    #expect(events.contains(.lost(id, cell: 4)))
    let left = try #require(scene.world.creature(id))
    #expect(left.cells.count == 3)
    #expect(left.links.count == 2)
    // Capacities: mouth 1, nucleus 10, body 2 remain; storage 20 and body 2 are gone.
    #expect(left.capacity == 13)
    #expect(abs(left.energy - 0.6 * 13) < 0.02)
    let carrion = scene.world.cells.filter { $0.matter == .carrion }
    #expect(carrion.map(\.type) == [.storage, .body])
    // Its tissue 2, half of its two links' 0.3 each, and 60 % of 20.
    #expect(abs(carrion[0].energy - (2 + 0.3 + 12)) < 0.02)
  }

  @Test("when it dies, so does the creature, and every cell is food")
  func death() throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .body]))
    scene.world.wound(try #require(scene.cell(id, 1)), by: nil, cause: .starvation, health: 20)
    let events = try scene.run(seconds: 1 / 60)
    #expect(events.contains(.died(id, .starvation)))
    #expect(scene.world.creature(id) == nil)
    #expect(scene.world.cells.map(\.type) == [.mouth, .nucleus, .body])
    #expect(scene.world.cells.allSatisfy { $0.matter == .carrion })
    #expect(scene.world.physics.linkCount == 0)
  }

  @Test("other cells may die without it")
  func loss() throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .body]))
    scene.world.wound(try #require(scene.cell(id, 0)), by: nil, cause: .spike, health: 12)
    try scene.run(seconds: 1)
    #expect(try #require(scene.world.creature(id)).cells.count == 2)
  }

  // Half a point of its 20 in a second.
  @Test("starves within 40 seconds of an empty store")
  func starvation() throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .body]))
    scene.world.ledger.removed += scene.world.creatures[0].energy
    scene.world.creatures[0].energy = 0
    try scene.run(seconds: 39.9)
    #expect(scene.world.creature(id) != nil)
    let events = try scene.run(seconds: 0.2)
    #expect(events.contains(.died(id, .starvation)))
  }
}
