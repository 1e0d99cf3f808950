import Testing

@testable import Micro

@Suite("The jet") struct JetTests {
  private static let body = Bodies.chain([.mouth, .nucleus, .body, .jet])

  @Test("shoves its creature away from where it points, farther than any swimmer gets")
  func escape() throws {
    var scene = Scene()
    let id = try scene.put(Self.body, control: .player(Steering(jets: true)))
    let events = try scene.run(seconds: 1)
    #expect(events.contains(.fired(id, cell: 3, .jet)))
    let center = try #require(scene.world.creature(id)).pose.center
    #expect(center.x > 1.5)
    #expect(abs(center.y) < 0.1)
  }

  @Test("fills up for three seconds between two squirts")
  func pause() throws {
    var scene = Scene()
    let id = try scene.put(Self.body, control: .player(Steering(jets: true)))
    var shots: [Int] = []
    for step in 0..<600 {
      if try scene.run(seconds: 1 / 60).contains(.fired(id, cell: 3, .jet)) { shots.append(step) }
    }
    #expect(shots.count == 4)
    for (first, second) in zip(shots, shots.dropFirst()) {
      #expect(abs(second - first - 180) <= 1)
    }
    #expect(abs(scene.world.ledger.organs - 4 * 0.5) < 1e-9)
  }

  @Test("doesn't fire unasked, or without the energy for it")
  func restraint() throws {
    var scene = Scene()
    let id = try scene.put(Self.body, control: .player(Steering()))
    var events = try scene.run(seconds: 1)
    scene.steer(id, Steering(jets: true))
    scene.world.ledger.removed += scene.world.creatures[0].energy - 0.4
    scene.world.creatures[0].energy = 0.4
    events += try scene.run(seconds: 1)
    #expect(!events.contains { if case .fired = $0 { true } else { false } })
  }
}
