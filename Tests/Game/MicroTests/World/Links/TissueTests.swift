import Testing

@testable import Micro

@Suite("The body link") struct TissueTests {
  // Six cells of drag 0.3 and five lengths of ξt = 4, γ = 2: along 1.8 + 20, across 1.8 + 40.
  @Test("slides along nearly twice as easily as across")
  func drag() throws {
    let along = try Scene.speed(.body, along: Vector(x: 1, y: 0))
    let across = try Scene.speed(.body, along: Vector(x: 0, y: 1))
    #expect(abs(along - 12 / 21.8) < 0.01)
    #expect(abs(across - 12 / 41.8) < 0.01)
  }

  @Test("comes back straight when it was bent")
  func bending() throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.body, .body, .nucleus]))
    let tip = try #require(scene.cell(id, 0))
    let nucleus = try #require(scene.cell(id, 2))
    func bend(_ scene: Scene) -> Float {
      abs((scene.world.physics.position[tip] - scene.world.physics.position[nucleus]).length - 2)
    }
    // Both ends one way and the middle the other.
    try scene.run(seconds: 2) {
      for cell in [tip, tip + 2] { $0.world.physics.force[cell] += Vector(x: 0, y: 60) }
      $0.world.physics.force[tip + 1] += Vector(x: 0, y: -120)
    }
    #expect(bend(scene) > 0.01)
    try scene.run(seconds: 2)
    #expect(bend(scene) < 0.001)
  }
}
