import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp

/// Plays like a beginner: reads the hints, holds the water at food, and edits when asked.
@MainActor final class FirstPlayer {
  let scene: Scene
  let dish: DishController
  /// The texts over the water, each time one appeared.
  private(set) var said: [String] = []

  convenience init(_ recording: RunRecording, languages: [String]) throws {
    try self.init(recording, in: Scene(stage: Stage(appearance: .dark), languages: languages))
  }

  init(_ recording: RunRecording, in scene: Scene) throws {
    self.scene = scene
    // A player needs no more frames to react.
    scene.stage.frameRate = 20
    let game = try RecordedRun(recording)
    let session = RunSession(OpenRun(card: .forTests(seed: recording.seed), game: game, log: nil))
    dish = DishController(session: session, game: scene.game)
    scene.stage.show(dish)
  }

  private var shown: String?

  var run: Run { dish.session.run }
  var hint: String? { dish.hud.hintText }
  var understood: Set<String> { scene.game.store.lessons.understood }
  var isEditing: Bool { dish.presentedViewController is UINavigationController }

  /// Waits, and records the texts.
  func wait(_ seconds: TimeInterval) {
    for _ in 0..<Int((seconds * 20).rounded()) {
      scene.stage.advance(by: 0.05)
      if let hint, hint != shown { said.append(hint) }
      shown = hint
    }
  }

  /// Swims from food to food until a condition holds or the time is over.
  func play(until isDone: () -> Bool, seconds: TimeInterval, avoidsFood: Bool = false) {
    for _ in 0..<Int(seconds * 2) where !isDone() { swim(avoidsFood: avoidsFood) }
  }

  /// Holds the water at the nearest food, or on the opposite side, for a moment.
  private func swim(avoidsFood: Bool) {
    guard let own = run.creature?.pose.center else { return wait(0.5) }
    let world = run.arena.world
    let loose = world.cells.indices.filter { world.cells[$0].creature < 0 }
    let food = loose.map { world.physics.position[$0] }
      .min { ($0 - own).length < ($1 - own).length }
    let way = (food ?? .zero) - own
    let camera = dish.dish.camera
    let reach = avoidsFood ? 180 : min(CGFloat(way.length) * camera.zoom, 180)
    let size = scene.stage.device.size
    let unit = way * ((avoidsFood ? -1 : 1) / max(way.length, 1e-3))
    scene.stage.touchDown(
      at: CGPoint(
        x: size.width / 2 + CGFloat(unit.x) * reach, y: size.height / 2 + CGFloat(unit.y) * reach))
    wait(0.5)
    scene.stage.touchUp()
  }
}

@MainActor @Suite("The first minutes of a first run") struct FirstRunTests {
  /// Returns a dish of the game's own water with few others, in which an edit is offered after forty seconds.
  private func recording(
    seed: UInt64, with change: (inout RunSettings) -> Void = { _ in }
  ) -> RunRecording {
    var settings = RunSettings(population: 6)
    settings.editInterval = 40
    settings.hasWeather = false
    settings.arena.world.rain *= 3
    change(&settings)
    return RunRecording(settings: settings, creature: SeedCreatures.eel, seed: seed)
  }

  @Test(
    "each lesson comes in its time and goes when it is understood", arguments: Language.allCases)
  func lessons(language: Language) throws {
    let player = try FirstPlayer(recording(seed: 3), languages: [language.rawValue])
    let texts = Texts(language: language)
    // A player that does nothing sees the hint about moving indefinitely.
    player.wait(1)
    #expect(player.hint == texts[HintText.movePointer])
    player.wait(3)
    #expect(player.hint == texts[HintText.movePointer])
    // It moves before it eats anything.
    player.play(until: { player.understood.contains("move") }, seconds: 20, avoidsFood: true)
    #expect(player.hint == texts[HintText.eat])
    player.play(until: { player.understood.contains("eat") }, seconds: 30)
    #expect(player.hint != texts[HintText.eat])
    #expect(player.hint != texts[HintText.movePointer])
    player.play(until: { player.isEditing }, seconds: 40)
    #expect(player.said.contains { $0 == texts[HintText.edit] }, "an edit is announced")
    try edit(player, texts)
    #expect(player.understood.isSuperset(of: ["move", "eat", "edit", "build"]))
    // Nothing is said twice, except urgent texts.
    let calm = player.said.filter {
      ![texts[HintText.survive], texts[HintText.hunger]].contains($0)
    }
    #expect(Set(calm).count == calm.count, "\(calm)")
    // Lessons stay understood in the next run.
    let again = try FirstPlayer(recording(seed: 4), in: player.scene)
    again.wait(4)
    #expect(again.hint == nil)
  }

  @Test("an empty store is announced, in every run")
  func faint() throws {
    let hungry = recording(seed: 5) {
      $0.arena.world.rain = 0
      $0.editInterval = 600
    }
    let player = try FirstPlayer(hungry, languages: ["en"])
    for lesson in Hints.Lesson.allCases { player.scene.game.store.understand(lesson.rawValue) }
    let again = try FirstPlayer(hungry, in: player.scene)
    let text = Texts(language: .english)[HintText.faint]
    again.play(until: { again.run.creature?.energy == 0 }, seconds: 120, avoidsFood: true)
    again.wait(0.2)
    #expect(again.run.creature?.energy == 0)
    #expect(again.hint == text)
    #expect(again.said.count { $0 == text } == 1)
  }

  @Test("a player who has understood hunger is warned at a quarter of the store, once, in time")
  func quarter() throws {
    let hungry = recording(seed: 5) {
      $0.arena.world.rain = 0
      $0.editInterval = 600
    }
    let player = try FirstPlayer(hungry, languages: ["en"])
    for lesson in Hints.Lesson.allCases { player.scene.game.store.understand(lesson.rawValue) }
    let again = try FirstPlayer(hungry, in: player.scene)
    let text = Texts(language: .english)[HintText.low, ["percent": "25"]]
    var fullness: Float { again.run.creature?.fullness ?? 0 }
    again.play(until: { fullness < 0.3 }, seconds: 120, avoidsFood: true)
    #expect(!again.said.contains(text))
    again.play(until: { fullness < 0.25 }, seconds: 60, avoidsFood: true)
    again.wait(0.2)
    #expect(fullness > 0.15, "there is time to do something about it")
    #expect(again.hint == text)
    again.play(until: { again.run.creature?.energy == 0 }, seconds: 120, avoidsFood: true)
    #expect(again.said.count { $0 == text } == 1)
    // At nothing left, the sentence about a low store makes way for that about an empty one.
    again.wait(0.2)
    #expect(again.hint == Texts(language: .english)[HintText.faint])
  }

  /// Drags a cell to the creature, as the editor explains.
  private func edit(_ player: FirstPlayer, _ texts: Texts) throws {
    let stack = try #require(player.dish.presentedViewController as? UINavigationController)
    let editor = try #require(stack.topViewController as? EditorController)
    player.scene.stage.advance(by: 0.6)
    let budget = player.run.budget.points
    #expect(editor.hint.text == texts[EditorText.firstEdit, ["budget": "\(budget)"]])
    let tail = try #require(editor.model.draft.genome.cells.min { $0.position.x < $1.position.x })
    let place = tail.position + Vector(x: -1, y: 0)
    #expect(
      editor.model.perform(.addCell(.body, at: place, linkedTo: tail.id, by: .body)))
    player.scene.stage.advance(by: 0.3)
    #expect(editor.hint.text == nil, "a player who has started gets no more hints")
    editor.commit()
    player.wait(1)
    #expect(!player.isEditing)
    #expect(player.run.genome.cells.count == 11)
  }
}
