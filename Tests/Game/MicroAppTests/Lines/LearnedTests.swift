import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("The lesson before an edit") struct LearnedTests {
  private static func session(seed: UInt64, interval: UInt64 = 20) throws -> RunSession {
    var settings = RunSettings(population: 12)
    settings.arena.world.radius = 15
    settings.arena.distanceFromPlayer = 4
    settings.editInterval = interval
    settings.hasWeather = false
    let game = try RecordedRun(
      RunRecording(settings: settings, creature: SeedCreatures.watcher, seed: seed))
    return RunSession(OpenRun(card: .forTests(seed: seed), game: game, log: nil))
  }

  private static func play(_ session: RunSession) {
    while !session.isInvited, session.run.ending == nil {
      session.input = session.run.scriptedInput
      session.advance(by: 1.0 / 60)
    }
  }

  /// Plays seeds until the second edit, and returns what was learned before each edit with the recordings up to there.
  private static let lessons: [(learned: Learned, recording: RunRecording, start: UInt64)] = {
    var lessons: [(Learned, RunRecording, UInt64)] = []
    for seed in UInt64(1)...8 {
      guard let session = try? session(seed: seed) else { continue }
      var start: UInt64 = 0
      for _ in 0..<2 {
        play(session)
        guard session.isInvited else { break }
        if let learned = session.learn() {
          lessons.append((learned, session.game.recording, start))
        }
        start = session.run.score.steps
        session.decline()
      }
    }
    return lessons
  }()

  @Test("every figure is what a second count of the same dish gives")
  func figures() throws {
    let lessons = Self.lessons
    try #require(lessons.count >= 8)
    #expect(lessons.contains { $0.learned.hurt != nil })
    #expect(lessons.contains { $0.learned.hurt == nil })
    #expect(lessons.contains { $0.learned.best?.bites?.now ?? 0 > 0 })
    #expect(lessons.contains { $0.learned.best?.mainDeath != nil })
    for (learned, recording, start) in lessons {
      #expect(learned.seconds == 20)
      let count = try CountedDish(recording, after: start)
      try check(learned.best, count)
      check(learned.hurt, count)
    }
  }

  private func check(_ best: Learned.Progress?, _ count: CountedDish) throws {
    let armed = CountedDish.ranking(of: count.last).filter {
      !count.last.founders[Int($0.lineage.founder)].isHarmless
    }
    guard let best else {
      #expect(armed.isEmpty)
      return
    }
    let first = try #require(armed.first)
    #expect(best.after == first.genome)
    #expect(best.generation == first.lineage.generation)
    let body = best.line.founder
    #expect(count.last.founders[Int(first.lineage.founder)] == body)
    let earlier = CountedDish.ranking(of: count.first).first {
      count.first.founders[Int($0.lineage.founder)] == body
    }
    #expect(best.before == earlier?.genome ?? body)
    expectClose(best.speed?.now, count.speed(of: body))
    expectClose(best.bites?.now, count.bites(of: body))
    #expect(best.deaths == count.deaths[body] ?? [:])
  }

  private func expectClose(_ value: Float?, _ expected: Float?) {
    #expect((value == nil) == (expected == nil))
    // The sums have another order.
    if let value, let expected { #expect(abs(value - expected) <= 1e-3 * max(expected, 1)) }
  }

  private func check(_ hurt: Learned.Hurt?, _ count: CountedDish) {
    let sums = count.wounds.mapValues { $0.reduce(0) { $0 + $1.health } }
    let most = sums.values.max()
    #expect((hurt == nil) == (most == nil))
    guard let hurt, let most else { return }
    expectClose(hurt.health, most)
    expectClose(sums[hurt.line.founder], most)
    // Degrees from ahead: up to 60 is ahead, from 120 on behind.
    var ways: [String: Float] = [:]
    for wound in count.wounds[hurt.line.founder] ?? [] {
      let side = wound.side <= 60 ? "Ahead" : wound.side >= 120 ? "Behind" : "Side"
      let name: String
      switch wound.cause {
      case .bite: name = "bite\(side)"
      case .spike: name = "stab\(side)"
      case .toxin: name = "poison"
      case .shock: name = "shock"
      // The bleeding after a wound counts, but isn't an attack.
      default: continue
      }
      ways[name, default: 0] += wound.health
    }
    #expect(ways[hurt.attack.rawValue] == ways.values.max())
  }

  @Test("the time before the last edit is the figure that is compared with")
  func before() throws {
    for (earlier, later) in zip(Self.lessons, Self.lessons.dropFirst())
    where later.start == earlier.start + 1200 && later.recording.seed == earlier.recording.seed {
      guard let best = later.learned.best, let speed = best.speed?.before else { continue }
      let count = try CountedDish(earlier.recording, after: earlier.start)
      expectClose(speed, count.speed(of: best.line.founder))
    }
  }

  @Test("the side of an attack, all around")
  func sides() {
    for degrees in -180...180 {
      let way = Vector(angle: Float(degrees) * .pi / 180) * 3
      let heading = Vector(x: 1, y: 0)
      // At exactly 60° and 120°, rounding decides.
      guard abs(degrees) != 60, abs(degrees) != 120 else { continue }
      let expected: (Attack, Attack) =
        abs(degrees) < 60
        ? (.biteAhead, .stabAhead)
        : abs(degrees) > 120 ? (.biteBehind, .stabBehind) : (.biteSide, .stabSide)
      #expect(Attack(.bite, heading: heading, way: way) == expected.0)
      #expect(Attack(.spike, heading: heading, way: way) == expected.1)
      #expect(Attack(.toxin, heading: heading, way: way) == .poison)
      #expect(Attack(.shock, heading: heading, way: way) == .shock)
      #expect(Attack(.starvation, heading: heading, way: way) == nil)
    }
  }

  // MARK: Screen

  private func show(
    _ scene: Scene, seed: UInt64 = 1
  ) throws -> (dish: DishController, learned: Learned) {
    let session = try Self.session(seed: seed)
    Self.play(session)
    try #require(session.isInvited)
    let learned = try #require(Self.lessons.first { $0.recording.seed == seed }?.learned)
    let dish = DishController(session: session, game: scene.game)
    scene.stage.frameRate = 20
    scene.stage.show(dish)
    scene.stage.advance(by: 0.2)
    return (dish, learned)
  }

  @Test("it is shown for two seconds before the editor, once for each edit")
  func twoSeconds() throws {
    let scene = Scene()
    let (dish, _) = try show(scene)
    #expect(dish.lesson != nil)
    #expect(dish.presentedViewController == nil)
    scene.stage.advance(by: 1.7)
    #expect(dish.lesson != nil)
    scene.stage.advance(by: 0.3)
    #expect(dish.lesson == nil)
    let stack = try #require(dish.presentedViewController as? UINavigationController)
    let editor = try #require(stack.topViewController as? EditorController)
    scene.stage.advance(by: 0.5)
    editor.cancel()
    scene.stage.advance(by: 1)
    #expect(dish.presentedViewController == nil)
    dish.session.reconsider()
    scene.stage.advance(by: 0.2)
    #expect(dish.lesson == nil)
    #expect(dish.presentedViewController != nil)
  }

  @Test("a tap, a key and the button end it at once, and a finger that stays holds it")
  func skipping() throws {
    for way in ["tap", "button", "key"] {
      let scene = Scene()
      let (dish, _) = try show(scene)
      switch way {
      case "tap": scene.stage.tap(at: CGPoint(x: 30, y: 400))
      case "button":
        try Reader(stage: scene.stage).activate(
          scene.game.texts[LearnedText.go], .button)
      default:
        scene.stage.press(
          UIKey(
            characters: " ", charactersIgnoringModifiers: " ", keyCode: .keyboardSpacebar,
            modifierFlags: []))
      }
      scene.stage.advance(by: 0.1)
      #expect(dish.lesson == nil, "\(way)")
      #expect(dish.presentedViewController != nil, "\(way)")
    }
    let scene = Scene()
    let (dish, _) = try show(scene)
    scene.stage.touchDown(at: CGPoint(x: 30, y: 400))
    scene.stage.advance(by: 6)
    #expect(dish.lesson != nil)
    scene.stage.touchUp()
    scene.stage.advance(by: 0.1)
    #expect(dish.lesson == nil)
  }

  @Test("it doesn't end while VoiceOver is on")
  func voiceOver() throws {
    let scene = Scene()
    scene.stage.application.accessibilityCenter.settings.isVoiceOverRunning = true
    let (dish, _) = try show(scene)
    scene.stage.advance(by: 10)
    #expect(dish.lesson != nil)
  }

  @Test(
    "the line, the figures, who hurt the player and the advice are on the screen",
    arguments: Language.allCases)
  func words(language: Language) throws {
    for lesson in Self.lessons.prefix(3) {
      let scene = Scene(languages: [language.rawValue])
      let texts = scene.game.texts
      let view = LearnedView(
        lesson.learned, palette: Palette(), texts: texts, skip: {})
      let host = UIViewController()
      host.view.fill(with: view)
      scene.stage.show(host)
      scene.stage.advance(by: 0.1)
      let shown = Reader(stage: scene.stage).elements.map { "\($0.label) \($0.value)" }
        .joined(separator: "|")
      #expect(shown.contains(texts[LearnedText.title]))
      #expect(shown.contains(texts.wounds(by: lesson.learned.hurt)))
      #expect(shown.contains(texts.advice(after: lesson.learned.hurt)))
      guard let best = lesson.learned.best else { continue }
      #expect(shown.contains(best.line.name))
      for (_, value) in texts.figures(of: best) { #expect(shown.contains(value), "\(value)") }
    }
  }

  nonisolated static let rooms: [Stage.Device] = [
    .window(size: CGSize(width: 320, height: 568)), .iPhoneSE, .iPhone14Pro,
    .window(size: CGSize(width: 844, height: 390)), .window(size: CGSize(width: 667, height: 375)),
    .window(size: CGSize(width: 1024, height: 768)),
    .window(size: CGSize(width: 2560, height: 1440)),
  ]

  @Test("nothing is cut on any screen, in any language, with the largest text", arguments: rooms)
  func room(device: Stage.Device) throws {
    for language in Language.allCases {
      for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
        let stage = Stage(device: device, textSize: size)
        let scene = Scene(stage: stage, languages: [language.rawValue])
        let lesson = try #require(Self.lessons.first { $0.learned.hurt != nil })
        let view = LearnedView(
          lesson.learned, palette: Palette(), texts: scene.game.texts, skip: {})
        let host = UIViewController()
        host.view.fill(with: view)
        stage.show(host)
        stage.advance(by: 0.1)
        let plate = try #require(view.subviews.first { $0 is PlateView })
        #expect(view.bounds.contains(plate.frame), "\(plate.frame) \(size.rawValue) \(language)")
        for label in view.everyLabel {
          let needed = label.sizeThatFits(
            CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
          #expect(
            needed.height <= label.bounds.height + 1,
            "\(label.text ?? "") \(size.rawValue) \(language)")
        }
        try Pictures.keep(
          stage.pngData(),
          "learned-\(Int(device.size.width))-\(size == .large ? "large" : "largest")-\(language)")
      }
    }
  }
}

extension UIView {
  /// The labels below this view that show a text.
  fileprivate var everyLabel: [UILabel] {
    subviews.flatMap { view -> [UILabel] in
      if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
      return view.everyLabel
    }
  }
}
