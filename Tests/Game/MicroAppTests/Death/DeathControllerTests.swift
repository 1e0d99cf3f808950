import Foundation
import Stage
import Testing

@testable import Micro
@testable import MicroApp

@MainActor @Suite("The end of a run") struct DeathControllerTests {
  /// The texts that assistive technologies read for elements and everything in them.
  private static func texts(of nodes: [AccessibilityNode]) -> [String] {
    nodes.flatMap { ["\($0.label) \($0.value)"] + texts(of: $0.children) }
  }

  @Test("it shows the cause, plays the replay, and the creature is in the list")
  func death() throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    let session = DeadRun.starved
    // The saved run is removed when it is in the books.
    _ = scene.game.store.begin(RunSnapshot(card: session.card, game: session.game))
    let ending = try #require(session.run.ending)
    let controller = DishController(session: session, game: scene.game)
    scene.stage.show(controller)
    scene.stage.advance(by: 3)
    let death = try #require(controller.presentedViewController as? DeathController)
    #expect(scene.game.store.creatures.map(\.id) == [session.card.id])
    #expect(scene.game.store.savedRun == nil)
    let texts = scene.game.texts
    let shown = Self.texts(of: scene.stage.accessibilityTree().nodes)
    #expect(shown.contains { $0.contains(texts[CauseText(ending.cause)]) })
    #expect(shown.contains { $0.contains(texts[CauseReasonText(ending.cause)]) })
    #expect(shown.contains { $0.contains("\(session.run.score.points)") })
    #expect(shown.contains { $0.contains(texts[DeathText.replay]) })
    try Pictures.keep(scene.stage.pngData(), "death")
    scene.stage.advance(by: 4)
    try Pictures.keep(scene.stage.pngData(), "death-replay")
    #expect(death.view.window != nil)
  }

  @Test(
    "the killer is a card that is kept by name and then is in the list; a new run starts by name")
  func byName() throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    scene.show()
    let session = DeadRun.stabbed
    let ending = try #require(session.run.ending)
    #expect(ending.killer != nil)
    scene.game.makeDish = { [session] _, game in DishController(session: session, game: game) }
    scene.game.play(OpenRun(card: session.card, game: session.game, log: nil))
    scene.stage.advance(by: 4)
    try Pictures.keep(scene.stage.pngData(), "death-killer")
    let reader = Reader(stage: scene.stage)
    let texts = scene.game.texts
    let words = reader.wholeScreen.joined(separator: "|")
    for text in [
      texts[CauseText(ending.cause)], texts[CauseReasonText(ending.cause)],
      texts[DeathText.killer], "Lancer", texts[DeathText.score],
    ] {
      #expect(words.contains(text), "\(text)")
    }
    try reader.activate(texts[DeathText.replay], .button)
    try reader.activate(texts[DeathText.keepKiller], .button)
    #expect(reader.search(texts[DeathText.keptKiller]) != nil)
    try Pictures.keep(scene.stage.pngData(), "death-killer-kept")
    let kept = try #require(scene.game.store.creatures.first { $0.origin == .killer })
    #expect(kept.genome == ending.killer?.genome)
    let name = try #require(session.result.killer?.name)
    #expect(kept.name == name)
    var begun: OpenRun?
    scene.game.makeDish = { run, _ in
      begun = run
      return UIViewController()
    }
    try reader.activate(texts[DeathText.again], .button)
    // One tap starts a new run by the usual rule: with the creature with which this one began, on its level.
    let again = try #require(begun)
    #expect(again.game.recording.creature == session.game.recording.creature)
    #expect(again.game.run.score.steps == 0)
    #expect(again.card.id != session.card.id)
    #expect(again.game.recording.seed != session.card.seed)
    try reader.goBack()
    try reader.activate(texts[MenuText.creatures], .button)
    #expect(reader.search(name, .button) != nil)
  }

  @Test(
    "the score stands beside the best one, and what was eaten is told apart", arguments: [0, 900])
  func best(earlier: Int) throws {
    let scene = Scene()
    let dead = DeadRun.starved.result
    if earlier > 0 {
      var score = dead.score
      score.rivals = earlier
      let card = RunCard(
        id: "earlier", name: "Old", seed: 1, difficulty: "normal", day: dead.card.day)
      scene.game.store.finish(
        RunResult(
          card: card, score: score, ending: dead.ending, genome: dead.genome, ofTheDay: nil,
          recording: dead.recording, versions: []))
    }
    scene.game.store.finish(dead)
    scene.stage.show(
      DeathController(
        result: dead, replay: DeadRun.starved.replay, game: scene.game, again: {}, close: {}))
    scene.stage.advance(by: 0.5)
    let points = dead.score.points + 100 * (earlier > 0 ? earlier - dead.score.rivals : 0)
    for (identifier, value) in [
      ("score", dead.score.points), ("best", points), ("rivals", dead.score.rivals),
      ("prey", dead.score.prey),
    ] {
      let number = try #require(scene.stage.view(withIdentifier: identifier))
      #expect(number.accessibilityValue == "\(value)")
    }
  }

  @Test("the replay of a death ends with it, again and again")
  func replay() throws {
    let session = DeadRun.starved
    var replay = session.replay
    for _ in 0..<2 {
      while !replay.isOver { replay.step() }
      #expect(replay.run.hash() == session.run.hash())
      #expect(replay.run.ending == session.run.ending)
      replay.rewind()
      #expect(replay.run.ending == nil)
    }
  }
}
