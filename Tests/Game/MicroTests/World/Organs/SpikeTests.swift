import Testing

@testable import Micro

@Suite("The spike") struct SpikeTests {
  /// Rams a pinned cell of type `target` with the cell `first` ahead, and returns the health that the first blow took.
  private func blow(
    speed: Float, first: CellType = .spike, target: CellType = .body, heading: Float = 0
  ) throws -> Float {
    var scene = Scene()
    let victim = try scene.put(
      Bodies.chain([target, .nucleus]), at: Vector(x: 1.5, y: 0), heading: .pi)
    try scene.pin(victim)
    // Two heavy cells, so that the water doesn't slow them on the short way to the target.
    let rammer = try scene.put(
      Bodies.chain([first, .nucleus]), at: Vector(x: -1, y: 0), heading: heading)
    try scene.pin(rammer)
    try scene.launch(rammer, at: Vector(x: speed, y: 0))
    for event in try scene.run(seconds: 1.2 / speed) {
      if case .wounded(victim, cell: 0, by: rammer, cause: .spike, let health) = event {
        return health
      }
    }
    return 0
  }

  // 6 health for each length per second beyond 0.5, up to a plain cell's 10.
  @Test(
    "wounds the deeper, the faster it hits",
    arguments: [(0.4, 0), (1, 3), (1.5, 6), (2, 9), (3, 10)] as [(Float, Float)])
  func depth(speed: Float, health: Float) throws {
    #expect(abs(try blow(speed: speed) - health) < 0.1)
  }

  // Against armour it must be three times as fast to wound at all: 6 · (3 − 1.5) = 9.
  @Test("armour turns slow spikes away", arguments: [(1.4, 0), (3, 9)] as [(Float, Float)])
  func armour(speed: Float, health: Float) throws {
    #expect(abs(try blow(speed: speed, target: .armour) - health) < 0.1)
  }

  @Test("a plain cell wounds no other, however fast")
  func plainCell() throws {
    #expect(try blow(speed: 3, first: .body) == 0)
  }

  @Test("hurts no cell at rest")
  func resting() throws {
    var scene = Scene()
    let victim = try scene.put(
      Bodies.chain([.body, .nucleus]), at: Vector(x: 1.5, y: 0), heading: .pi)
    try scene.pin(victim)
    let rammer = try scene.put(Bodies.chain([.spike, .nucleus]), at: Vector(x: -0.6, y: 0))
    let events = try scene.run(seconds: 3) { $0.push(rammer, Vector(x: 0.3, y: 0)) }
    #expect(scene.world.physics.contacts.count == 1)
    #expect(!events.contains { if case .wounded = $0 { true } else { false } })
  }

  @Test("hits with its point, not with its side")
  func side() throws {
    // Sideways, the adjacent nucleus hits at the same time, but the spike's point faces across.
    var scene = Scene()
    let victim = try scene.put(
      Bodies.chain([.body, .nucleus, .body]), at: Vector(x: 1.2, y: 0.5), heading: .pi / 2)
    try scene.pin(victim)
    let rammer = try scene.put(
      Bodies.chain([.spike, .nucleus]), at: Vector(x: 0, y: 0), heading: .pi / 2)
    try scene.launch(rammer, at: Vector(x: 3, y: 0))
    let events = try scene.run(seconds: 0.5)
    #expect(!events.contains { if case .wounded = $0 { true } else { false } })
  }
}
