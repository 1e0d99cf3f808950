import Micro
import Stage
import Testing

@testable import Micro
@testable import MicroApp

@MainActor @Suite("Creatures that have locked on") struct StalkersTests {
  /// A dish with the player's eel in the middle and another creature at a place.
  private func dish(
    _ genome: Genome, at place: Vector, heading: Float
  ) throws -> (world: World, own: CreatureID, other: CreatureID) {
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
    let other = try #require(
      world.spawn(
        try BodyPlan(genome), genome: genome, lineage: Lineage(founder: 0), at: place,
        heading: heading, control: .player(Steering(effort: 1, thrust: 1))))
    return (world, own, other)
  }

  /// Lets a creature swim for two seconds, and returns whether it was ever locked on.
  private func isStalking(_ genome: Genome, at place: Vector, heading: Float) throws -> Bool {
    var (world, own, other) = try dish(genome, at: place, heading: heading)
    var stalkers = Stalkers()
    var isStalking = false
    for _ in 0..<120 {
      world.step()
      stalkers.observe(world, own: world.index(of: own), elapsed: 1.0 / 60)
      if stalkers.ids == [other] { isStalking = true }
    }
    return isStalking
  }

  @Test("an armed creature that swims straight at the player is one, and one that swims past isn't")
  func heading() throws {
    for degrees in stride(from: 0, to: 360, by: 30) {
      let angle = Float(degrees) * .pi / 180
      let place = Vector(angle: angle) * 12
      #expect(try isStalking(SeedCreatures.lancer, at: place, heading: angle + .pi), "\(degrees)")
      #expect(
        try !isStalking(SeedCreatures.lancer, at: place, heading: angle + .pi / 2), "\(degrees)")
      #expect(try !isStalking(SeedCreatures.lancer, at: place, heading: angle), "\(degrees)")
    }
  }

  @Test("a harmless one, and one that is far away, never are") func others() throws {
    let place = Vector(x: 12, y: 0)
    #expect(try !isStalking(SeedCreatures.mite, at: place, heading: .pi))
    #expect(
      try !isStalking(SeedCreatures.lancer, at: Vector(x: 20, y: 0), heading: .pi))
  }

  @Test("a line leads from each to the player's creature, and ends with its death")
  func layer() throws {
    var (world, own, other) = try dish(
      SeedCreatures.lancer, at: Vector(x: 12, y: 0), heading: .pi)
    let view = DishView(world: world, center: .zero, palette: Palette(), isMotionReduced: true)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    for _ in 0..<120 where view.stalkers.shownCount == 0 {
      world.step()
      view.show(
        world, from: DishView.Perspective(creature: own), target: .zero, elapsed: 1.0 / 60)
    }
    #expect(view.stalkers.shownCount == 1)
    world.creatures[try #require(world.index(of: other))].death = .removal
    world.step()
    view.show(world, from: DishView.Perspective(creature: own), target: .zero, elapsed: 1.0 / 60)
    #expect(world.index(of: other) == nil)
    #expect(view.stalkers.shownCount == 0)
  }
}
