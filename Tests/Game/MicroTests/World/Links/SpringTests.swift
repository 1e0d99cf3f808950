import Testing

@testable import Micro

@Suite("The spring") struct SpringTests {
  // k = 300.
  @Test("gives way in proportion to the force", arguments: [-30, 0, 30, 80] as [Float])
  func elastic(force: Float) throws {
    var (scene, id) = try Scene.pair(.spring)
    _ = try scene.pull(id, force)
    #expect(abs(try scene.length(id) - (1 + force / 300)) < 0.01)
    try scene.run(seconds: 2)
    #expect(abs(try scene.length(id) - 1) < 0.01)
  }

  // 60 % of stretch takes a force of 180; the cell behind it is cut off.
  @Test("tears when it is stretched by more than 60 %", arguments: [(160, false), (200, true)])
  func tear(force: Float, tears: Bool) throws {
    var (scene, id) = try Scene.pair(.spring)
    // Slowly, so that it doesn't swing beyond its rest.
    var events: [World.Event] = []
    for part in 1...10 { events += try scene.pull(id, force * Float(part) / 10) }
    #expect(events.contains(.tore(id, link: 2)) == tears)
    #expect(events.contains(.lost(id, cell: 0)) == tears)
  }
}
