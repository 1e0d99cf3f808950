import Testing

@testable import Micro

@Suite("Spawning") struct SpawningTests {
  private static let plan = try! BodyPlan(Swimmers.eel)

  @Test(
    "a place is free exactly if no cell of the body would overlap another",
    arguments: Array(stride(from: Float(-6), through: 6, by: 0.5)),
    [0, 0.4, 1.57, -2] as [Float])
  func overlap(x: Float, heading: Float) throws {
    var scene = Scene()
    _ = try scene.put(Swimmers.eel)
    let place = Vector(x: x, y: 1)
    var touches = false
    for part in Self.plan.cells {
      let position =
        place + part.position.turned(by: Vector(x: Math.cos(heading), y: Math.sin(heading)))
      for cell in scene.world.cells.indices {
        let gap = (scene.world.physics.position[cell] - position).length
        if gap < scene.world.physics.radius[cell] + part.type.traits.radius { touches = true }
      }
    }
    #expect(scene.world.canPlace(Self.plan, at: place, heading: heading) == !touches)
    let born = scene.world.spawn(
      Self.plan, genome: Swimmers.eel, lineage: Lineage(founder: 0), at: place,
      heading: heading, control: .brain)
    #expect((born == nil) == touches)
    #expect(scene.world.firstViolation() == nil)
  }

  // The eel is 8 cells long: 7 lengths and two radii of 0.5 and 0.45.
  @Test("nothing is born across the wall", arguments: [(10, true), (4.2, true), (3.7, false)])
  func wall(room: Float, fits: Bool) throws {
    let scene = Scene(radius: 20)
    for angle in [0, 1, 2, 4] as [Float] {
      let direction = Vector(x: Math.cos(angle), y: Math.sin(angle))
      #expect(
        scene.world.canPlace(Self.plan, at: direction * (20 - room), heading: angle) == fits)
    }
    #expect(!scene.world.canPlace(Self.plan, at: Vector(x: 30, y: 0), heading: 0))
  }

  @Test("a newborn heads where it should, with 60 % of its store")
  func newborn() throws {
    var scene = Scene()
    let id = try scene.put(Swimmers.eel, at: Vector(x: 3, y: -2), heading: 1)
    let creature = try #require(scene.world.creature(id))
    #expect((creature.pose.center - Vector(x: 3, y: -2)).length < 1e-4)
    #expect((creature.pose.heading - Vector(x: Math.cos(1), y: Math.sin(1))).length < 1e-4)
    #expect(abs(creature.fullness - 0.6) < 1e-6)
    #expect(scene.world.events == [.born(id, parent: nil)])
  }

  @Test("a removed creature leaves nothing behind")
  func removal() throws {
    var scene = Scene()
    let id = try scene.put(SeedCreatures.lancer)
    let isRemoved = scene.world.remove(id)
    #expect(isRemoved)
    #expect(scene.world.cells.isEmpty)
    #expect(scene.world.physics.linkCount == 0)
    #expect(scene.world.firstViolation() == nil)
    let isRemovedTwice = scene.world.remove(id)
    #expect(!isRemovedTwice)
  }
}
