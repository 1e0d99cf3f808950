import Micro
import Stage
import Testing

@testable import MicroApp

/// The dish, the editor and the end screen in every look that a player can choose, for people to inspect; written to
/// the folder `OOZE_PICTURES`.
@MainActor @Suite("Pictures of the game", .enabled(if: Pictures.folder != nil))
struct GamePictures {
  enum Look: String, CaseIterable {
    case colourBlind, paper, german, largest, small, landscape, leftHanded

    @MainActor var stage: Stage {
      Stage(
        device: self == .small ? .iPhoneSE : .iPhone14Pro,
        orientation: self == .landscape ? .landscapeLeft : .portrait,
        appearance: self == .paper ? .light : .dark,
        textSize: self == .largest ? .accessibilityExtraExtraExtraLarge : .large)
    }

    @MainActor var scene: Scene {
      let scene = Scene(stage: stage, languages: [self == .german ? "de" : "en"])
      // Paper is drawn with the other palette too.
      if self == .colourBlind || self == .paper { scene.game.settings.palette = .colourBlind }
      if self == .leftHanded {
        scene.game.settings.isLeftHanded = true
        scene.game.settings.steering = .thumbPad
      }
      return scene
    }
  }

  @Test(arguments: Look.allCases) func dish(look: Look) throws {
    let scene = look.scene
    var settings = RunSettings(population: 10)
    settings.arena.world.radius = 18
    settings.arena.distanceFromPlayer = 5
    settings.hasWeather = false
    let game = try RecordedRun(
      RunRecording(settings: settings, creature: SeedCreatures.watcher, seed: 4))
    let session = RunSession(OpenRun(card: .forTests(seed: 4), game: game, log: nil))
    let dish = DishController(session: session, game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 3)
    dish.hud.announcements.add(
      Announcement(
        title: scene.game.texts[DishText.generation, ["generation": "3"]],
        detail: scene.game.texts.counting(3, DishText.generationDetail)))
    scene.stage.advance(by: 1)
    try Pictures.keep(scene.stage.pngData(), "play-\(look)")
    try Reader(stage: scene.stage).activate(scene.game.texts[DishText.pause], .button)
    try Pictures.keep(scene.stage.pngData(), "pause-\(look)")
  }

  @Test(arguments: Look.allCases) func death(look: Look) throws {
    let scene = look.scene
    let session = DeadRun.stabbed
    let death = DeathController(
      result: session.result, replay: session.replay, game: scene.game, again: {}, close: {})
    scene.stage.show(death)
    scene.stage.advance(by: 2)
    try Pictures.keep(scene.stage.pngData(), "died-\(look)")
  }

  @Test(arguments: Look.allCases) func editor(look: Look) throws {
    let scene = EditorScene(
      SeedCreatures.ribbon, budget: 20, stage: look.stage,
      languages: [look == .german ? "de" : "en"], showsHints: true,
      palette: look == .colourBlind || look == .paper ? .colourBlind : .standard)
    scene.stage.advance(by: 3)
    try Pictures.keep(scene.stage.pngData(), "edit-\(look)")
    scene.tap(scene.place(of: 0))
    let parts = scene.model.texts[EditorText.parts]
    if scene.elements.contains(where: { $0.label == parts && $0.kind == .button }) {
      try scene.activate(.button, parts)
    }
    try Pictures.keep(scene.stage.pngData(), "edit-part-\(look)")
  }

  @Test(arguments: [Look.colourBlind, .largest, .small, .landscape])
  func screens(look: Look) throws {
    let scene = look.scene
    scene.fill()
    for screen in TestedScreen.allCases {
      scene.stage.show(screen.make(scene.game))
      scene.stage.advance(by: 0.5)
      try Pictures.keep(scene.stage.pngData(), "\(screen.rawValue)-\(look)")
    }
  }

  @Test(arguments: [Look.german, .largest, .landscape, .paper]) func observer(look: Look) throws {
    let scene = look.scene
    let controller = ObserverController(game: scene.game, seed: 2)
    scene.stage.show(UINavigationController(rootViewController: controller))
    controller.session.followBest()
    scene.stage.advance(by: 1)
    try Pictures.keep(scene.stage.pngData(), "observe-\(look)")
  }
}
