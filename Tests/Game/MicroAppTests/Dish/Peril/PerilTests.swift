import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite struct PerilTests {
  @Test("time slows down for half a second when the nucleus falls below a third, once each time")
  func pace() {
    var peril = Peril()
    var seconds = 0.0
    for frame in 0..<600 {
      let nucleus = 1 - Float(frame) / 600
      peril.observe(nucleus: nucleus, elapsed: 1.0 / 60)
      #expect(peril.isNear == (nucleus < 1.0 / 3))
      if peril.pace < 1 { seconds += 1.0 / 60 }
    }
    #expect(abs(seconds - 0.5) < 0.02)
    // At the threshold nothing flickers.
    for frame in 0..<60 {
      peril.observe(nucleus: frame % 2 == 0 ? 0.32 : 0.35, elapsed: 1.0 / 60)
      #expect(peril.isNear)
      #expect(peril.pace == 1)
    }
    peril.observe(nucleus: 1, elapsed: 1.0 / 60)
    #expect(!peril.isNear)
    peril.observe(nucleus: nil, elapsed: 1.0 / 60)
    #expect(peril == Peril())
  }

  @Test("a creature that bleeds to death is in danger, however healthy its nucleus is")
  func bleeding() {
    var peril = Peril()
    peril.observe(nucleus: 1, isBleeding: false, elapsed: 1.0 / 60)
    #expect(!peril.isNear)
    peril.observe(nucleus: 1, isBleeding: true, elapsed: 1.0 / 60)
    #expect(peril.isNear)
    #expect(peril.pace < 1)
    for _ in 0..<60 { peril.observe(nucleus: 0.5, isBleeding: true, elapsed: 1.0 / 60) }
    #expect(peril.isNear)
    #expect(peril.pace == 1)
    // A weak nucleus is another reason to slow down.
    peril.observe(nucleus: 0.2, isBleeding: true, elapsed: 1.0 / 60)
    #expect(peril.pace < 1)
    // An edit gives it a new body.
    peril.observe(nucleus: 1, isBleeding: false, elapsed: 1.0 / 60)
    #expect(!peril.isNear)
  }

  /// Half a second at a pace of 0.35 shows 0.175 s of a run.
  @Test("the time for which a death is shown includes slow motion")
  func shown() {
    func shown(weak: Int, bleeding: Int) -> Peril.Shown {
      let nucleus = Array(repeating: Float(1), count: 300) + Array(repeating: 0.2, count: weak)
      return Peril.shown(nucleus: nucleus, bleeding: bleeding)
    }
    #expect(shown(weak: 0, bleeding: 0) == Peril.Shown())
    let short = shown(weak: 6, bleeding: 0)
    #expect(abs(short.weak - 0.1 / 0.35) < 0.04)
    #expect(short.near == short.weak)
    let long = shown(weak: 60, bleeding: 0)
    #expect(abs(long.weak - (1 + 0.5 - 0.175)) < 0.04)
    let bleeding = shown(weak: 30, bleeding: 120)
    #expect(abs(bleeding.weak - (0.5 + 0.5 - 0.175)) < 0.04)
    #expect(abs(bleeding.near - (2 + 2 * (0.5 - 0.175))) < 0.06)
  }

  @Test(
    "a wedge is whole on the screen, on the side from which the wound comes",
    arguments: [
      CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
      CGSize(width: 2560, height: 1440),
    ])
  func places(size: CGSize) {
    for degree in 0..<360 {
      let way = Vector(angle: Float(degree) * .pi / 180)
      let place = PerilLayer.place(of: way, size: size)
      #expect(CGRect(origin: .zero, size: size).contains(place.point), "\(degree)")
      let offset = (place.point.x - size.width / 2, place.point.y - size.height / 2)
      // Within a right angle of the attacker, whatever the corner cuts off.
      #expect(offset.0 * CGFloat(way.x) + offset.1 * CGFloat(way.y) > 0, "\(degree)")
      let isAtSide = abs(place.angle).truncatingRemainder(dividingBy: .pi) > 1
      let distances = [
        place.point.x, size.width - place.point.x, place.point.y, size.height - place.point.y,
      ]
      #expect(distances.min() == 13)
      #expect(isAtSide == (min(distances[0], distances[1]) == 13))
    }
  }

  @Test("a death by spikes shows wedges, darkens the edges, sounds a heartbeat, and keeps the bits")
  func death() throws {
    let session = DeadRun.stabbed
    let scene = Scene(stage: Stage(appearance: .dark))
    var replay = session.replay
    let dish = DishView(
      world: replay.start.arena.world, center: .zero, palette: Palette(), isMotionReduced: false)
    dish.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let sounds = RunSounds(board: scene.game.sounds)
    var heard: Set<Sound> = []
    var wasDark = false
    var wedges = 0
    var wasNear = false
    while !replay.isOver {
      replay.step()
      let run = replay.run
      dish.show(
        run.arena.world, after: run.arena.world.events,
        from: DishView.Perspective(creature: run.creatureID), target: run.creature?.pose.center,
        elapsed: 1.0 / 60)
      let ear = Ear(center: .zero, halfWidth: 8, own: run.creatureID)
      for cue in sounds.hear(run, events: run.arena.world.events, ear: ear, elapsed: 1.0 / 60) {
        heard.insert(cue.sound)
      }
      wedges = max(wedges, dish.peril.shownWedges.count)
      guard let index = run.arena.world.index(of: run.creatureID) else { continue }
      let nucleus = run.arena.world.nucleusHealth(of: index)
      let isNear = nucleus < 1.0 / 3 || !run.arena.world.mortalLoss(of: index).isEmpty
      wasNear = wasNear || isNear
      #expect(dish.peril.isDark == isNear)
      wasDark = wasDark || dish.peril.isDark
      #expect((0...1).contains(nucleus))
    }
    #expect(wedges >= 1)
    #expect(wasDark == wasNear)
    #expect(heard.contains(.heartbeat) == wasDark)
    #expect(replay.run.hash() == session.run.hash())
  }

  @Test("the heart shows the nucleus, and the second bar the whole body")
  func meters() throws {
    let scene = Scene()
    var settings = RunSettings(population: 2)
    settings.arena.distanceFromPlayer = 30
    let game = try RecordedRun(
      RunRecording(settings: settings, creature: SeedCreatures.eel, seed: 2))
    let dish = DishController(
      session: RunSession(OpenRun(card: .forTests(seed: 2), game: game, log: nil)),
      game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 0.2)
    let world = dish.session.run.arena.world
    let own = try #require(world.index(of: dish.session.run.creatureID))
    for (identifier, value) in [
      ("nucleus", world.nucleusHealth(of: own)), ("body", world.health(of: own)),
    ] {
      let meter = try #require(scene.stage.view(withIdentifier: identifier))
      #expect(meter.accessibilityValue == "\(Int((value * 100).rounded())) %")
    }
  }
}
