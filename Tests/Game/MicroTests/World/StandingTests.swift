import Testing

@testable import Micro

@Suite("Dangerous creatures") struct StandingTests {
  /// Returns the standing of a body with a weapon, a nucleus and some plain cells to an eel.
  private func standing(_ first: CellType, cells: Int, to own: Genome = SeedCreatures.eel) throws
    -> World.Standing
  {
    var scene = Scene()
    let types = [first, .nucleus] + [CellType](repeating: .body, count: cells)
    let other = try scene.put(Bodies.chain(types), at: Vector(x: 0, y: 20))
    let id = try scene.put(own)
    let index = try #require(scene.world.index(of: id))
    return scene.world.standing(of: try #require(scene.world.index(of: other)), to: index)
  }

  @Test(
    "a mouth is dangerous on a body that isn't clearly lighter; a body without weapons never is",
    arguments: 1...12)
  func mouths(cells: Int) throws {
    let mass = 0.35 + 0.4 + 0.3 * Float(cells)
    // An eel weighs 3.05.
    let isLight = mass <= 0.75 * 3.05
    #expect(try standing(.mouth, cells: cells) == (isLight ? .edible : .dangerous))
    #expect(try standing(.nose, cells: cells) == .edible)
    #expect(try standing(.armour, cells: cells) == .edible)
  }

  @Test(
    "a body that stabs, poisons or shocks is dangerous however small",
    arguments: [CellType.spike, .toxinGland, .electrocyte])
  func weapons(type: CellType) throws {
    #expect(try standing(type, cells: 1) == .dangerous)
  }

  @Test("a creature without a mouth has no prey")
  func toothless() throws {
    let own = Bodies.chain([.nucleus, .body, .body, .body])
    #expect(try standing(.nose, cells: 1, to: own) == .even)
  }

  @Test("lost cells no longer count")
  func losses() throws {
    var scene = Scene()
    let other = try scene.put(
      Bodies.chain([.spike, .nucleus, .body, .body]), at: Vector(x: 0, y: 20))
    let id = try scene.put(SeedCreatures.eel)
    scene.world.wound(
      try #require(scene.cell(other, 0)), by: id, cause: .bite, health: 100)
    try scene.run(seconds: 1 / 60)
    let index = try #require(scene.world.index(of: id))
    #expect(
      scene.world.standing(of: try #require(scene.world.index(of: other)), to: index) == .edible)
  }
}
