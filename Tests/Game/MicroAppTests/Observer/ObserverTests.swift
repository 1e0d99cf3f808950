import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("Watching evolution") struct ObserverTests {
  @Test("a frame at ×100 is a hundred steps")
  func speeds() {
    for speed in ObserverSession.speeds {
      let session = ObserverSession(population: 4, seed: 3)
      session.speed = speed
      session.advance(by: 1.0 / 60)
      #expect(session.arena.world.stepCount == UInt64(speed))
    }
  }

  @Test("a followed creature has an heir, until the lineage ends")
  func following() throws {
    let session = ObserverSession(population: 12, seed: 5)
    session.speed = 100
    session.followBest()
    let founder = try #require(session.followed.flatMap { session.arena.world.creature($0) })
      .lineage.founder
    for _ in 0..<20 {
      session.advance(by: 1.0 / 60)
      guard let id = session.followed else { break }
      #expect(session.arena.world.creature(id)?.lineage.founder == founder)
    }
  }

  @Test("a creature that is added lives by the same rules as the others")
  func dropIn() throws {
    let session = ObserverSession(population: 8, seed: 6)
    #expect(session.dropIn(SeedCreatures.lancer, near: .zero))
    let id = try #require(session.followed)
    let creature = try #require(session.arena.world.creature(id))
    #expect(creature.genome == SeedCreatures.lancer)
    #expect(creature.isOpponent)
    #expect(session.arena.lineageCounts.count == session.arena.founders.count)
    session.speed = 100
    for _ in 0..<20 { session.advance(by: 1.0 / 60) }
    #expect(session.arena.world.firstViolation() == nil)
    let loaded = try Arena(save: session.arena.save())
    #expect(loaded.hash() == session.arena.hash())
    var invalid = Genome()
    invalid.hue = 0.2
    #expect(!session.dropIn(invalid, near: .zero))
  }

  @Test("a plot never has more samples than it can show, and keeps its ends")
  func history() {
    let session = ObserverSession(population: 2, seed: 1)
    var history = ObserverHistory()
    for count in 1...2000 {
      history.add(session.arena)
      #expect(history.samples.count <= ObserverHistory.capacity)
      #expect(history.samples.count >= min(count, ObserverHistory.capacity / 2))
    }
    #expect(history.stride == 16)
  }

  @Test("the observer on a device")
  func screen() throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    let controller = ObserverController(game: scene.game, seed: 2)
    scene.stage.show(controller)
    controller.session.speed = 10
    scene.stage.advance(by: 0.5)
    controller.session.followBest()
    scene.stage.advance(by: 0.5)
    // The first frame has no duration; each of the others takes a step.
    #expect(controller.session.arena.world.stepCount >= 580)
    #expect(controller.session.history.samples.count >= 10)
    try Pictures.keep(scene.stage.pngData(), "observer")
  }

  @Test("an ocean is one picture from afar, and layers from near")
  func ocean() throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    let controller = ObserverController(game: scene.game, population: 520, seed: 2)
    scene.stage.show(controller)
    scene.stage.advance(by: 0.05)
    #expect(controller.session.isOcean)
    #expect(controller.session.arena.world.stepCount > 0)
    #expect(controller.dish.creatures.isEmpty, "no creature is a layer")
    let size = controller.dish.bounds.size
    let radius = controller.session.arena.world.environment.radius
    for edge in [Vector(x: radius, y: 0), Vector(x: 0, y: -radius)] {
      #expect(controller.dish.camera.sees(edge, radius: 0, size: size) || size.height > size.width)
    }
    try Pictures.keep(scene.stage.pngData(), "observer-ocean")
    controller.dish.magnification = 1
    controller.dish.look(at: controller.session.arena.world.creatures[0].pose.center)
    scene.stage.advance(by: 0.05)
    #expect(!controller.dish.creatures.isEmpty)
    #expect(controller.dish.creatures.count < 60, "only those in view")
    try Pictures.keep(scene.stage.pngData(), "observer-ocean-near")
    // Following a creature zooms in from a distant view.
    controller.dish.magnification = 0
    #expect(controller.dish.magnification < DishCamera.magnifications.lowerBound)
    let best = try #require(scene.stage.view(withIdentifier: "follow-best"))
    let frame = scene.stage.frame(of: best)
    scene.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    scene.stage.advance(by: 0.05)
    #expect(controller.session.followed != nil)
    #expect(controller.dish.magnification == DishCamera.magnifications.lowerBound)
  }
}
