import Testing

@testable import Micro

@Suite("The tentacle") struct TentacleTests {
  // k = 600 against a pull.
  @Test("resists a pull", arguments: [60, 300] as [Float])
  func pull(force: Float) throws {
    var (scene, id) = try Scene.pair(.tentacle)
    _ = try scene.pull(id, force)
    #expect(abs(try scene.length(id) - (1 + force / 600)) < 0.01)
  }

  // Joined cells don't collide, so nothing else holds the two apart: a push of 0.1 moves the cell on
  // as far as the water lets it, and a spring would give by 0.0003.
  @Test("gives way to a push")
  func push() throws {
    var (scene, id) = try Scene.pair(.tentacle)
    _ = try scene.pull(id, -0.1)
    #expect(try scene.length(id) < 0.95)
    var (peer, other) = try Scene.pair(.spring)
    _ = try peer.pull(other, -0.1)
    #expect(try peer.length(other) > 0.999)
  }
}
