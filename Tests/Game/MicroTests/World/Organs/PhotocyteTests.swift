import Testing

@testable import Micro

@Suite("The photocyte") struct PhotocyteTests {
  // 0.2 W in full light, in proportion to it.
  @Test("earns in the light only", arguments: [0, 0.5, 1] as [Float])
  func income(light: Float) throws {
    var scene = Scene(light: light)
    _ = try scene.put(Bodies.chain([.mouth, .nucleus, .photocyte]))
    try scene.run(seconds: 10)
    #expect(abs(Float(scene.world.ledger.light) - 2 * light) < 0.01)
  }

  @Test("earns nothing beyond a full store")
  func full() throws {
    var scene = Scene()
    _ = try scene.put(
      Bodies.chain([.mouth, .nucleus, .photocyte, .photocyte, .photocyte, .photocyte]))
    let creature = scene.world.creatures[0]
    scene.world.ledger.births += creature.capacity - creature.energy
    scene.world.creatures[0].energy = creature.capacity
    try scene.run(seconds: 20)
    let left = scene.world.creatures[0]
    #expect(left.energy <= left.capacity)
    // It only replaced the energy that was used.
    #expect(abs(scene.world.ledger.light - scene.world.ledger.upkeep) < 0.01)
  }

  @Test("is the most fragile cell")
  func fragile() {
    for type in CellType.allCases where type != .photocyte {
      #expect(CellType.photocyte.traits.health < type.traits.health)
    }
  }
}
