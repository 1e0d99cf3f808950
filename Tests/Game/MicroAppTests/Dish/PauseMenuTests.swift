import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("The menu of a run that waits") struct PauseMenuTests {
  private func show(_ card: RunCard, in scene: Scene) throws -> DishController {
    let game = try RecordedRun(
      RunRecording(
        settings: RunSettings(population: 4), creature: SeedCreatures.eel, seed: card.seed))
    let dish = DishController(
      session: RunSession(OpenRun(card: card, game: game, log: nil)), game: scene.game)
    scene.stage.show(UINavigationController(rootViewController: dish))
    scene.stage.advance(by: 0.5)
    return dish
  }

  @Test("in today's dish it says the goal, and in other dishes none", arguments: Language.allCases)
  func goal(language: Language) throws {
    let texts = Texts(language: language)
    for isOfTheDay in [true, false] {
      let scene = Scene(languages: [language.rawValue])
      let day = Day(year: 2026, month: 11, day: 21)
      let card = RunCard(
        id: "day", name: "Eel", seed: day.seed, difficulty: "normal", isOfTheDay: isOfTheDay,
        day: day)
      _ = try show(card, in: scene)
      let reader = Reader(stage: scene.stage)
      try reader.activate(texts[DishText.pause], .button)
      let goal = texts[TodayText.goal] + ": " + texts.text(of: DayGoal(seed: day.seed))
      #expect((reader.find(goal) != nil) == isOfTheDay)
    }
  }

  @Test("settings are changed over the run, which continues with them and counts first")
  func settings() throws {
    let scene = Scene()
    let dish = try show(.forTests(seed: 6), in: scene)
    func pads() -> Int { scene.stage.views().count { $0 is ThumbPad } }
    #expect(pads() == 0)
    let reader = Reader(stage: scene.stage)
    try reader.activate("Pause", .button)
    let steps = dish.session.run.score.steps
    try reader.activate("Settings", .button)
    try reader.activate("Steering", .button)
    try reader.activate("Thumb pad", .button)
    try reader.goBack()
    try reader.activate("Done", .button)
    #expect(dish.session.run.score.steps == steps)
    #expect(dish.countdown != nil)
    #expect(pads() == 1)
    scene.stage.advance(by: 4)
    #expect(dish.session.run.score.steps > steps)
  }

  @Test("escape continues the run, as the button does") func escape() throws {
    let scene = Scene()
    let dish = try show(.forTests(seed: 6), in: scene)
    let escape = UIKey(
      characters: "", charactersIgnoringModifiers: "", keyCode: .keyboardEscape, modifierFlags: [])
    for isPaused in [true, false] {
      scene.stage.press(escape)
      scene.stage.release(.keyboardEscape)
      scene.stage.advance(by: 1)
      #expect((dish.presentedViewController is UIAlertController) == isPaused)
    }
    #expect(dish.countdown != nil)
  }
}
