import Testing

@testable import Micro

/// In the game, the nucleus of a player's creature loses at most four health a second to others, so that the player sees
/// death come: the last third of the bar lasts for more than a second, and the whole of it for more than four.
@Suite("The loss of a player's nucleus") struct PlayerLossTests {
  private static let causes: [CauseOfDeath] = [.bite, .spike, .toxin, .shock, .bleeding]

  /// Wounds the nucleus of a creature before each step, and returns its health before each of them until it dies.
  private func health(
    control: Control = .player(Steering()), cause: CauseOfDeath = .bite, wound: Float,
    limit: Float = 4, byOthers: Bool = true, until end: Int = 600
  ) throws -> [Float] {
    var scene = Scene(playerLoss: limit)
    let rival = try scene.put(SeedCreatures.lancer, at: Vector(x: 0, y: 20))
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .body, .body]), control: control)
    var health: [Float] = []
    while health.count < end, let nucleus = scene.cell(id, 1) {
      health.append(scene.world.cells[nucleus].health)
      try scene.run(seconds: 1 / 60) {
        $0.world.wound(nucleus, by: byOthers ? rival : nil, cause: cause, health: wound)
      }
    }
    return health
  }

  @Test(
    "is at most two health and four a second, whatever wounds it", arguments: causes,
    [0.05, 0.2, 0.5, 3, 20, 1000] as [Float])
  func limit(cause: CauseOfDeath, wound: Float) throws {
    let health = try health(cause: cause, wound: wound)
    // Twenty health: two at once, the rest in 4.5 seconds. A wound of 0.05 a step is three a second. It heals by a tenth
    // a second meanwhile.
    #expect((wound > 0.07 ? 268...280 : 395...420).contains(health.count), "\(health.count)")
    for (first, before) in health.enumerated() {
      for (later, after) in health.enumerated().dropFirst(first) {
        let time = Float(later - first) / 60
        #expect(before - after <= 2 + 4 * time + 0.15, "\(first) to \(later)")
      }
    }
    let third = health.drop { $0 >= 20.0 / 3 }
    #expect(third.count >= 60)
  }

  @Test("doesn't concern opponents", arguments: [.brain, .drifting] as [Control])
  func others(control: Control) throws {
    #expect(try health(control: control, wound: 0.5).count <= 42)
    #expect(try health(control: control, wound: 1000).count == 1)
  }

  @Test("concerns neither hunger nor other cells, nor dishes without a limit")
  func rest() throws {
    #expect(try health(cause: .starvation, wound: 1000, byOthers: false).count == 1)
    #expect(try health(wound: 1000, limit: .infinity).count == 1)
    var scene = Scene(playerLoss: 4)
    let rival = try scene.put(SeedCreatures.lancer, at: Vector(x: 0, y: 20))
    let id = try scene.put(
      Bodies.chain([.mouth, .nucleus, .body, .body]), control: .player(Steering()))
    for gene: GeneID in [0, 2, 3] {
      scene.world.wound(
        try #require(scene.cell(id, gene)), by: rival, cause: .bite, health: 1000)
    }
    try scene.run(seconds: 1 / 60)
    #expect([0, 1, 2, 3].filter { scene.cell(id, $0) != nil } == [1])
  }

  /// The scene checks the balance of energy after each step.
  @Test("is what a mouth swallows, too") func bites() throws {
    var scene = Scene(playerLoss: 4)
    let prey = try scene.put(
      Bodies.chain([.body, .body, .nucleus]), at: Vector(x: 3, y: 0), control: .player(Steering()))
    try scene.pin(prey)
    let eater = try scene.put(
      Bodies.chain([.mouth, .nucleus, .body]), at: Vector(x: -1, y: 0),
      control: .player(Steering(bites: true)))
    var (lost, eaten, steps) = (Float(0), Float(0), 0)
    while scene.world.creature(prey) != nil, steps < 1200 {
      let events = try scene.run(seconds: 1 / 60) { $0.push(eater, Vector(x: 2, y: 0)) }
      for case .wounded(prey, 2, by: eater, cause: .bite, let health) in events { lost += health }
      for case .ate(eater, .prey(prey), energy: let energy) in events { eaten += energy }
      if lost > 0 { steps += 1 }
    }
    #expect(steps >= 268)
    #expect(steps < 400)
    #expect(abs(lost - 20) < 1)
    #expect(eaten > 0)
  }

  @Test("is a setting of each level and of a rematch, and not of dishes for breeding")
  func settings() {
    for level in Difficulty.allCases {
      #expect(level.settings.arena.world.playerLoss == Difficulty.playerLoss)
    }
    #expect(WorldSettings(population: 48).playerLoss == .infinity)
  }

  @Test("is saved between two wounds", arguments: [1, 7, 30, 100])
  func saved(steps: Int) throws {
    var scene = Scene(playerLoss: 4)
    let rival = try scene.put(SeedCreatures.lancer, at: Vector(x: 0, y: 20))
    let id = try scene.put(
      Bodies.chain([.mouth, .nucleus, .body]), control: .player(Steering()))
    func wound(_ world: inout World, _ nucleus: Int) {
      world.wound(nucleus, by: rival, cause: .bite, health: 0.5)
      world.step()
    }
    let nucleus = try #require(scene.cell(id, 1))
    for _ in 0..<steps { wound(&scene.world, nucleus) }
    var again = try World(save: scene.world.save())
    #expect(again.hash() == scene.world.hash())
    for _ in 0..<60 {
      wound(&scene.world, nucleus)
      wound(&again, nucleus)
    }
    #expect(again.hash() == scene.world.hash())
  }
}
