import Testing

@testable import Micro

@Suite("Storage") struct StorageTests {
  @Test("lets its creature hold more")
  func capacity() throws {
    let lean = try BodyPlan(Bodies.chain([.mouth, .nucleus, .body]))
    let fat = try BodyPlan(Bodies.chain([.mouth, .nucleus, .body, .storage]))
    #expect(fat.capacity - lean.capacity == 20)
  }

  @Test("drops its share of the store as food when it dies")
  func drop() throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .storage]))
    scene.world.wound(try #require(scene.cell(id, 2)), by: nil, cause: .spike, health: 8)
    try scene.run(seconds: 1 / 60)
    let food = try #require(scene.world.cells.first { $0.matter == .carrion })
    // 60 % of 20 J, its tissue of 2 J and half of its link's 0.3 J.
    #expect(abs(food.energy - (12 + 2 + 0.15)) < 0.02)
    // The store keeps 60 % of what mouth and nucleus hold: 11 J.
    #expect(abs(try #require(scene.world.creature(id)).energy - 6.6) < 0.02)
  }
}
