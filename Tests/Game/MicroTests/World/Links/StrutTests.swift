import Testing

@testable import Micro

@Suite("The strut") struct StrutTests {
  // k = 10⁵: a force of 100 stretches it by a thousandth.
  @Test("keeps its length, pulled or pushed", arguments: [-100, 100] as [Float])
  func rigid(force: Float) throws {
    var (scene, id) = try Scene.pair(.strut)
    _ = try scene.pull(id, force)
    #expect(abs(try scene.length(id) - (1 + force / 100_000)) < 0.001)
  }

  // Only the cells' own drag of 0.3 is left: a force of 2 on each gives 6.7 both ways.
  @Test("the water passes through it")
  func drag() throws {
    let along = try Scene.speed(.strut, along: Vector(x: 1, y: 0))
    let across = try Scene.speed(.strut, along: Vector(x: 0, y: 1))
    #expect(abs(along / across - 1) < 0.001)
    #expect(along > 0.8 * 2 / 0.3)
  }
}
