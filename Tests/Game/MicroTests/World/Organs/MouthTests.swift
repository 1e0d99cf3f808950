import Testing

@testable import Micro

@Suite("The mouth") struct MouthTests {
  /// The mouth is ahead, at x = 1 of the centre of mass of about x = 0.
  private static let eater = Bodies.chain([.mouth, .nucleus, .body, .body])

  // The cone is 120° wide, so 60° to either side.
  @Test(
    "swallows what touches it inside its cone, and nothing outside",
    arguments: [-100, -75, -65, -55, -30, 0, 30, 55, 65, 75, 100] as [Float])
  func cone(degrees: Float) throws {
    var scene = Scene()
    let id = try scene.put(Self.eater)
    let mouth = try #require(scene.cell(id, 0))
    let angle = degrees * .pi / 180
    scene.putMote(
      at: scene.world.physics.position[mouth] + Vector(x: Math.cos(angle), y: Math.sin(angle))
        * (0.5 + 0.3 - 0.02))
    let events = try scene.run(seconds: 1 / 60)
    #expect(events.contains(.ate(id, .mote, energy: 2)) == (abs(degrees) < 60))
  }

  @Test("stores the rest after digestion")
  func digestion() throws {
    var scene = Scene()
    let id = try scene.put(Self.eater)
    let mouth = try #require(scene.cell(id, 0))
    scene.putMote(at: scene.world.physics.position[mouth] + Vector(x: 0.78, y: 0))
    let before = try #require(scene.world.creature(id)).energy
    try scene.run(seconds: 1 / 60)
    let creature = try #require(scene.world.creature(id))
    // 80 % of 2 J; in one step, upkeep is below 0.01 J.
    #expect(abs(creature.energy - before - 1.6) < 0.01)
    #expect(creature.success.gain == 2)
    #expect(scene.world.moteCount == 0)
  }

  /// Returns the time until a cell that a mouth is pushed against is dead, in seconds.
  private func timeToKill(_ type: CellType, bites: Bool) throws -> Float {
    var scene = Scene()
    // Its first cell touches the mouth, and its nucleus is far away.
    let prey = try scene.put(
      Bodies.chain([type, .body, .body, .nucleus]), at: Vector(x: 3, y: 0), heading: .pi)
    try scene.pin(prey)
    let eater = try scene.put(
      Self.eater, at: Vector(x: -1.2, y: 0), control: .player(Steering(bites: bites)))
    var steps = 0
    var wounds: Float = 0
    while true {
      let events = try scene.run(seconds: 1 / 60) { $0.push(eater, Vector(x: 2, y: 0)) }
      for case .wounded(prey, cell: 0, by: eater, cause: .bite, let health) in events {
        wounds += health
      }
      if wounds > 0 { steps += 1 }
      if events.contains(.lost(prey, cell: 0)) { return Float(steps) / 60 }
      try #require(steps < 600)
    }
  }

  // 30 health per second at full strength, half of it without a command. Meanwhile a plain cell heals by 0.2 per
  // second, others by 0.1. Armour takes two fifths of a bite.
  @Test(
    "kills weak cells sooner",
    arguments: [
      (CellType.photocyte, 4, 0.1), (.eye, 6, 0.1), (.body, 10, 0.2), (.armour, 30, 0.1),
    ] as [(CellType, Float, Float)])
  func weakCells(type: CellType, health: Float, mending: Float) throws {
    let strong = try timeToKill(type, bites: true)
    let weak = try timeToKill(type, bites: false)
    let softness: Float = type == .armour ? 0.4 : 1
    #expect(abs(strong - health / (30 * softness - mending)) < 0.1 * strong + 0.05)
    #expect(abs(weak - health / (15 * softness - mending)) < 0.1 * weak + 0.05)
  }

  @Test("a creature that bites a nucleus to death consumes its owner, and the rest is carrion")
  func consumption() throws {
    var scene = Scene()
    let prey = try scene.put(
      Bodies.chain([.nucleus, .storage, .body]), at: Vector(x: 3, y: 0), heading: .pi)
    try scene.pin(prey)
    let eater = try scene.put(
      Self.eater, at: Vector(x: -1, y: 0), control: .player(Steering(bites: true)))
    var events: [World.Event] = []
    var consumed: Float?
    while consumed == nil {
      events += try scene.run(seconds: 1 / 60) { $0.push(eater, Vector(x: 2, y: 0)) }
      for case .consumed(prey, by: eater, cause: .bite, energy: let energy) in events {
        consumed = energy
      }
      try #require(scene.world.stepCount < 600)
    }
    #expect(scene.world.creature(prey) == nil)
    #expect(scene.world.cells.contains { $0.matter == .carrion && $0.type == .storage })
    // The nucleus was swallowed bit by bit, so nothing is left of it.
    #expect(!scene.world.cells.contains { $0.matter == .carrion && $0.type == .nucleus })
    var gain: Float = 0
    for case .ate(eater, .prey(prey), let energy) in events { gain += energy }
    // The tissue of its nucleus with half of a link is 6.15 J. Added to it is a store of 60 % of 32 J, less the use
    // until then. Energy that doesn't fit into the store is lost to digestion, but counts.
    let most: Float = 6.15 + 0.6 * 32
    #expect(gain > most - 1)
    #expect(gain < most + 0.1)
    // The kill counts in addition to the food.
    let success = try #require(scene.world.creature(eater)).success.gain
    #expect(abs(success - gain - (try #require(consumed))) < 1e-3)
  }

  @Test("holds its prey with 20 at full strength, and is pulled as much itself")
  func hold() throws {
    var scene = Scene()
    let prey = try scene.put(
      Bodies.chain([.body, .body, .nucleus]), at: Vector(x: 2.5, y: 0), heading: .pi)
    let eater = try scene.put(
      Self.eater, at: Vector(x: -1, y: 0), control: .player(Steering(bites: true)))
    var holds = 0
    try scene.run(seconds: 0.5) { scene in
      guard let mouth = scene.cell(eater, 0), let bitten = scene.cell(prey, 0) else { return }
      let force = scene.world.physics.force[mouth]
      #expect(scene.world.physics.force[bitten] == -force)
      if force != .zero {
        holds += 1
        #expect(abs(force.length - 20) < 1e-4)
        let apart = scene.world.physics.position[bitten] - scene.world.physics.position[mouth]
        #expect(force.dot(apart) > 0)
      }
      scene.push(eater, Vector(x: 2, y: 0))
    }
    #expect(holds > 5)
  }

  @Test("gnaws at carrion until nothing is left")
  func carrion() throws {
    var scene = Scene()
    let dead = try scene.put(
      Bodies.chain([.body, .nucleus]), at: Vector(x: 2.5, y: 0), heading: .pi)
    let eater = try scene.put(Self.eater, at: Vector(x: -1.5, y: 0))
    scene.world.wound(try #require(scene.cell(dead, 1)), by: nil, cause: .starvation, health: 20)
    try scene.run(seconds: 1 / 60)
    let carrion = scene.world.cells.count { $0.matter == .carrion }
    #expect(carrion == 2)
    let events = try scene.run(seconds: 8) { $0.push(eater, Vector(x: 2, y: 0)) }
    #expect(
      events.contains { if case .ate(eater, .carrion, energy: _) = $0 { true } else { false } })
    #expect(scene.world.cells.count { $0.matter == .carrion } < carrion)
  }

  @Test(
    "bites half as hard without a command, and is shut at −1",
    arguments: [(-1, 0), (-0.5, 0.25), (0, 0.5), (0.5, 0.75), (1, 1)] as [(Float, Float)])
  func strength(command: Float, strength: Float) {
    #expect(Mouth.strength(command) == strength)
  }
}
