import Testing

@testable import Micro

@Suite("The fin") struct FinTests {
  // ξt = 3, γ = 4: along 1.8 + 15, across 1.8 + 60.
  @Test("pushes four times as much water across as along")
  func drag() throws {
    let along = try Scene.speed(.fin, along: Vector(x: 1, y: 0))
    let across = try Scene.speed(.fin, along: Vector(x: 0, y: 1))
    #expect(abs(along - 12 / 16.8) < 0.01)
    #expect(abs(across - 12 / 61.8) < 0.01)
  }

  // 35 % of stretch at k = 1,000 takes 350; flesh at k = 1,500 and 80 % takes 1,200.
  @Test(
    "tears under a force that a body link withstands",
    arguments: [(LinkType.fin, true), (.body, false)])
  func tear(type: LinkType, tears: Bool) throws {
    var (scene, id) = try Scene.pair(type)
    let events = try scene.pull(id, 420)
    #expect(events.contains(.tore(id, link: 2)) == tears)
  }

  @Test("is lost with half of the health of a cell that it is fixed to", arguments: [4, 6])
  func wound(health: Int) throws {
    var (scene, id) = try Scene.pair(.fin)
    scene.world.wound(
      try #require(scene.cell(id, 0)), by: nil, cause: .bite, health: Float(health))
    let events = scene.world.events + (try scene.run(seconds: 1 / 60))
    #expect(events.contains(.tore(id, link: 2)) == (health > 5))
    #expect(events.contains(.lost(id, cell: 0)) == (health > 5))
  }
}
