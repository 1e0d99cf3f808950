import Micro
import Stage
import Testing

@testable import MicroApp

/// A player who hasn't read the hint finds prey by the marker over the nearest one.
@MainActor @Suite("The sign over the nearest prey") struct PreyMarkTests {
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 844, height: 390),
    CGSize(width: 1366, height: 1024),
  ]

  /// Shows a run as the game begins it: with prey around the player.
  private func show(_ scene: Scene, seed: UInt64, creature: Genome) throws -> DishController {
    let recording = scene.game.makeRecording(
      RunSetup(creature: creature, parent: nil, seed: seed, difficulty: .normal))
    let dish = DishController(
      session: RunSession(
        OpenRun(card: .forTests(seed: seed), game: try RecordedRun(recording), log: nil)),
      game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 0.1)
    return dish
  }

  /// Returns the nearest creature that the player can eat.
  private func nearest(in run: Run) throws -> (creature: Creature, distance: Float) {
    let world = run.arena.world
    let own = try #require(world.index(of: run.creatureID))
    let center = world.creatures[own].pose.center
    let prey = world.creatures.indices.filter {
      $0 != own && world.standing(of: $0, to: own) == .prey
    }
    let found = prey.map { index in
      (world.creatures[index], (world.creatures[index].pose.center - center).length)
    }
    return try #require(found.min { $0.1 < $1.1 })
  }

  @Test(
    "is there from the first moment, over it or at the edge on the way to it",
    arguments: [1, 2, 3] as [UInt64])
  func place(seed: UInt64) throws {
    let scene = Scene(stage: Stage(device: .window(size: Self.sizes[0]), appearance: .dark))
    let dish = try show(scene, seed: seed, creature: SeedCreatures.eel)
    for size in Self.sizes {
      scene.stage.device = .window(size: size)
      scene.stage.advance(by: 0.5)
      let (prey, distance) = try nearest(in: dish.session.run)
      #expect(distance < 40)
      let mark = dish.dish.mark
      #expect(!mark.isHidden)
      let place = CGPoint(x: CGFloat(prey.pose.center.x), y: CGFloat(prey.pose.center.y))
        .applying(dish.dish.camera.transform(size))
      let room = CGRect(origin: .zero, size: size).insetBy(dx: 29, dy: 29)
      #expect(room.contains(mark.position), "\(size): \(mark.position)")
      let isInside = room.insetBy(dx: 2, dy: 2).contains(mark.position)
      if isInside {
        #expect(abs(mark.position.x - place.x) <= 1, "\(size): above the prey")
        #expect(mark.position.y < place.y, "\(size): above the prey")
      } else {
        // At the edge, on the side of the prey.
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let way = CGVector(dx: mark.position.x - middle.x, dy: mark.position.y - middle.y)
        #expect(way.dx * (place.x - middle.x) + way.dy * (place.y - middle.y) > 0, "\(size)")
      }
    }
  }

  @Test("a creature without a mouth has no prey, and no marker")
  func toothless() throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    var eel = SeedCreatures.eel
    try eel.retypeCell(0, to: .body)
    let dish = try show(scene, seed: 1, creature: eel)
    #expect(dish.dish.mark.isHidden)
  }
}
