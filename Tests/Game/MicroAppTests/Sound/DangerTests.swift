import Micro
import Stage
import Testing

@testable import Micro
@testable import MicroApp

@MainActor @Suite("The danger that the music follows") struct DangerTests {
  /// A dish with the player's eel in the middle and another creature.
  private func dish(
    _ genome: Genome, at place: Vector, heading: Float, effort: Float
  ) throws -> (world: World, own: CreatureID) {
    var settings = WorldSettings(population: 2)
    settings.radius = 40
    settings.motes = 0
    settings.rain = 0
    settings.current = 0
    var world = World(settings: settings, seed: 1)
    let eel = SeedCreatures.eel
    let own = try #require(
      world.spawn(
        try BodyPlan(eel), genome: eel, lineage: Lineage(founder: Run.founder), at: .zero,
        heading: 0, control: .player(Steering())))
    _ = try #require(
      world.spawn(
        try BodyPlan(genome), genome: genome, lineage: Lineage(founder: 0), at: place,
        heading: heading, control: .player(Steering(effort: effort, thrust: effort))))
    return (world, own)
  }

  /// Returns the levels of each frame.
  private func levels(
    _ dish: (world: World, own: CreatureID), seconds: Int,
    events: (Int) -> [World.Event] = { _ in [] }
  ) -> [Danger.Level] {
    var (world, danger) = (dish.world, Danger())
    return (0..<seconds * 60).map { frame in
      world.step()
      danger.observe(world, own: dish.own, events: events(frame), elapsed: 1.0 / 60)
      return danger.level
    }
  }

  @Test("a harmless creature is calm, a deadly one near is tense, and one that hunts is a hunt")
  func levels() throws {
    let near = Vector(x: 9, y: 0)
    let harmless = try dish(SeedCreatures.mite, at: near, heading: 0, effort: 0)
    #expect(levels(harmless, seconds: 3).allSatisfy { $0 == Danger.Level() })
    // It looks away.
    let deadly = levels(try dish(SeedCreatures.lancer, at: near, heading: 0, effort: 0), seconds: 3)
    #expect(deadly.allSatisfy { $0.hunt == 0 })
    #expect(deadly.last?.tension ?? 0 > 0.3)
    let far = Vector(x: 12, y: 0)
    let hunter = levels(
      try dish(SeedCreatures.lancer, at: far, heading: .pi, effort: 1), seconds: 3)
    #expect(hunter.map(\.hunt).max() ?? 0 > 0.6)
    #expect(hunter.allSatisfy { $0.tension >= $0.hunt })
  }

  @Test("a wound by another creature is a hunt for three seconds, and hunger isn't") func wounds()
    throws
  {
    let dish = try dish(SeedCreatures.mite, at: Vector(x: 30, y: 0), heading: 0, effort: 0)
    func hunts(by attacker: CreatureID?) -> [Float] {
      levels(dish, seconds: 8) { frame in
        frame == 30
          ? [.wounded(dish.own, cell: 0, by: attacker, cause: .bite, health: 1)] : []
      }.map(\.hunt)
    }
    #expect(hunts(by: nil).allSatisfy { $0 == 0 })
    let wounded = hunts(by: 99)
    #expect(wounded[0...29].allSatisfy { $0 == 0 })
    #expect(wounded[120...200].allSatisfy { $0 > 0.9 })
    #expect(wounded.last ?? 1 < 0.1)
  }

  @Test("levels change gradually") func gradual() throws {
    let hunter = try dish(SeedCreatures.lancer, at: Vector(x: 12, y: 0), heading: .pi, effort: 1)
    let all = levels(hunter, seconds: 4)
    for path in [\Danger.Level.tension, \.hunt] {
      let steps = zip(all, all.dropFirst()).map { abs($0[keyPath: path] - $1[keyPath: path]) }
      // A frame of a sixtieth of a second in the time of a rise.
      #expect(steps.max() ?? 1 < 1.0 / 60 / 0.35 + 1e-4)
    }
  }
}
