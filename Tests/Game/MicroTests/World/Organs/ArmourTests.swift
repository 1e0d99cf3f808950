import Testing

@testable import Micro

@Suite("Armour") struct ArmourTests {
  @Test("has three times the health of a plain cell, and is heavy")
  func table() {
    #expect(CellType.armour.traits.health == 3 * CellType.body.traits.health)
    #expect(CellType.armour.traits.mass > 2 * CellType.body.traits.mass)
  }

  @Test("outlives the same wounds", arguments: [(CellType.body, 10), (.armour, 30)])
  func wounds(type: CellType, points: Int) throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([type, .nucleus]))
    var blows = 0
    while let cell = scene.cell(id, 0) {
      scene.world.wound(cell, by: nil, cause: .bite, health: 1)
      blows += 1
      try scene.run(seconds: 1 / 60)
    }
    // Healing restores less than a point in this half second.
    #expect(blows == points || blows == points + 1)
  }

  // 0.5 lengths per second wound others; armour needs three times as much.
  @Test("turns away spikes that would wound others", arguments: [0.4, 0.6, 1.4, 1.6] as [Float])
  func spikes(speed: Float) {
    #expect((Spike.wound(closingSpeed: speed, on: .body) > 0) == (speed > 0.5))
    #expect((Spike.wound(closingSpeed: speed, on: .armour) > 0) == (speed > 1.5))
  }
}
