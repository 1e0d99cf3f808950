import Testing

@testable import Micro

/// The eye since version 3 of the rules. Expected values are the formulas of its channels (`Eye`).
@Suite("The eye for bodies") struct BodyEyeTests {
  /// The eye is the first cell: outward is ahead, and it is the foremost cell, from which distances count.
  private static let watcher = Bodies.chain([.eye, .nucleus, .body])

  /// Returns what the first cell of a body sees after a change of the scene.
  ///
  /// - Parameter change: Called with the position of the head.
  private func sight(
    of genome: Genome = watcher, heading: Float = 0,
    _ change: (inout Scene, _ head: Vector) throws -> Void
  ) throws -> SIMD8<Float> {
    var scene = Scene(rules: .third)
    let id = try scene.put(genome, heading: heading)
    let index = try #require(scene.world.index(of: id))
    let creature = scene.world.creatures[index]
    try change(&scene, creature.pose.center + creature.pose.heading * creature.plan.front)
    scene.world.lookAround()
    let eye = try #require(scene.cell(id, 0))
    return scene.world.ask { $0.watch(from: eye) }
  }

  private static let angles = [-180, -120, -91, -61, -59, -30, 0, 15, 59, 61, 120] as [Float]

  @Test(
    "sees food in its cone, with its bearing from the heading",
    arguments: angles, [1, 4, 8.9, 9.1, 20] as [Float])
  func food(degrees: Float, distance: Float) throws {
    for heading in [0, 2.5, -1] as [Float] {
      let sight = try sight(heading: heading) { scene, head in
        scene.putMote(at: head + Vector(angle: heading + degrees * .pi / 180) * distance)
      }
      guard abs(degrees) < 60, distance < 9 else {
        #expect(sight == .zero)
        continue
      }
      #expect(abs(sight[4] - degrees / 90) < 0.001)
      #expect(abs(sight[5] - (1 - distance / 9)) < 0.001)
      for channel in 0..<4 { #expect(sight[channel] == 0) }
    }
  }

  @Test(
    "sees the centre of a body in its cone, apart from food",
    arguments: angles, [3, 6, 8.9, 9.1, 15] as [Float])
  func bodies(degrees: Float, distance: Float) throws {
    for heading in [0, 2.5, -1] as [Float] {
      let sight = try sight(heading: heading) { scene, head in
        _ = try scene.put(
          Bodies.chain([.nucleus, .body, .body]),
          at: head + Vector(angle: heading + degrees * .pi / 180) * distance,
          heading: heading + degrees * .pi / 180 + .pi / 2)
        scene.putMote(at: head + Vector(angle: heading) * 2)
      }
      #expect(abs(sight[4]) < 0.001)
      #expect(abs(sight[5] - (1 - 2 / 9 as Float)) < 0.001)
      guard abs(degrees) < 60, distance < 9 else {
        for channel in 0..<4 { #expect(sight[channel] == 0) }
        continue
      }
      #expect(abs(sight[0] - (1 - distance / 11.25)) < 0.001)
      #expect(abs(sight[1] - degrees / 90) < 0.001)
      // It has no weapon.
      #expect(sight[2] == 1)
      #expect(sight[3] == 0)
    }
  }

  /// The gene turns the eye's direction by a quarter to the right: it sees from 30° to 150°.
  @Test("looks where its gene turns it; the bearing stays that from the heading")
  func direction() throws {
    var genome = Self.watcher
    genome.cells[0].direction = .pi / 2
    for (degrees, bearing) in [(0, nil), (29, nil), (31, 31 / 90), (90, 1), (140, 1), (151, nil)]
      as [(Float, Float?)]
    {
      let sight = try sight(of: genome) { scene, head in
        scene.putMote(at: head + Vector(angle: degrees * .pi / 180) * 4)
      }
      guard let bearing else {
        #expect(sight == .zero)
        continue
      }
      #expect(abs(sight[4] - bearing) < 0.001)
    }
  }

  /// c / (1 + |c|): 2 lengths a second towards the eye are 2/3, away from it −2/3.
  @Test(
    "feels how fast a body comes nearer", arguments: [-2, -0.5, 0, 0.5, 1, 2] as [Float])
  func closing(speed: Float) throws {
    let sight = try sight { scene, head in
      let other = try scene.put(Bodies.chain([.nucleus, .body]), at: head + Vector(x: 5, y: 0))
      try scene.launch(other, at: Vector(x: -speed, y: 3))
      let index = try #require(scene.world.index(of: other))
      scene.world.creatures[index].pose = scene.world.pose(of: index)
    }
    #expect(abs(sight[3] - speed / (1 + abs(speed))) < 0.001)
  }

  /// Equal powers would be −0.8, 0 and 0.8. The watcher, of 6 + 20 + 10 health and unarmed, has 0.3 · 36 = 10.8; the
  /// other one 1.3 · 32 = 41.6. 2r = 2 · (10.8 − 41.6) / 52.4 = −1.1756.
  @Test("judges an armed body by power and heading", arguments: [(0, -0.3756), (1, -1), (2, -1)])
  func standing(quarters: Int, expected: Float) throws {
    let sight = try sight { scene, head in
      _ = try scene.put(
        Bodies.chain([.mouth, .nucleus]), at: head + Vector(x: 5, y: 0),
        heading: Float(quarters) * .pi / 2)
    }
    #expect(abs(sight[2] - expected) < 0.001)
  }

  @Test("sees the nearest of several, and never itself")
  func nearest() throws {
    let sight = try sight { scene, head in
      for (x, y) in [(8, 0), (5, 1), (6, -2)] as [(Float, Float)] {
        _ = try scene.put(Bodies.chain([.nucleus, .body]), at: head + Vector(x: x, y: y))
        scene.putMote(at: head + Vector(x: x / 2, y: y / 2))
      }
    }
    let (angle, distance) = (Math.atan2(1, 5), Float(26).squareRoot())
    #expect(abs(sight[0] - (1 - distance / 11.25)) < 0.001)
    #expect(abs(sight[1] - angle / (.pi / 2)) < 0.001)
    #expect(abs(sight[5] - (1 - distance / 18)) < 0.001)
  }

  @Test("connections from both bearings change their sign in a mirror, from other channels not")
  func mirror() {
    var genome = SeedCreatures.watcher
    let eye = genome.cells.first { $0.type == .eye }!
    for channel in 0..<6 as Range<UInt8> {
      let connection = ConnectionGene(
        from: .sense(cell: eye.id, channel: channel), to: .command(.bite), weight: 1)
      genome.brain.connections = [connection]
      let image = connection.mirrorImage(in: genome)
      #expect(image?.from == .sense(cell: eye.twin!, channel: channel))
      #expect(image?.weight == (channel == 1 || channel == 4 ? -1 : 1))
    }
  }

  @Test("older rules leave the channels for food empty", arguments: DishRules.allCases)
  func rules(rules: DishRules) throws {
    var genome = Self.watcher
    genome.brain.connections = [
      ConnectionGene(from: .sense(cell: 0, channel: 5), to: .command(.turn), weight: 1)
    ]
    var scene = Scene(rules: rules)
    let id = try scene.put(genome, control: .brain)
    let eye = try #require(scene.cell(id, 0))
    scene.putMote(at: scene.world.physics.position[eye] + Vector(x: 4, y: 0))
    try scene.run(seconds: 0.1)
    let nearness = scene.world.cells[try #require(scene.cell(id, 0))].senses[5]
    #expect((nearness > 0.5) == (rules == .third))
    #expect((nearness == 0) == (rules != .third))
    #expect(CellType.eye.senseChannels(under: rules) == (rules == .third ? 6 : 4))
  }
}
