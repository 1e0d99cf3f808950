import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("The colours in the lesson about marks") struct HintColourTests {
  /// Hues in degrees that a name means, by common usage: amber is between yellow and orange. Grey has no hue.
  private static let hues: [ColourText: ClosedRange<CGFloat>] = [
    .green: 80...170, .blue: 190...260, .yellow: 38...65, .red: 0...15, .orange: 20...42,
  ]

  private func isNamed(_ name: ColourText, _ colour: Colour) -> Bool {
    var (hue, saturation) = (CGFloat(0), CGFloat(0))
    colour.uiColor.getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil)
    guard let range = Self.hues[name] else { return saturation < 0.1 }
    return saturation > 0.3 && range.contains(hue * 360)
  }

  @Test("are called as they look, in each palette and language", arguments: Language.allCases)
  func names(language: Language) throws {
    for choice in Settings.PaletteChoice.allCases {
      for appearance in [UIUserInterfaceStyle.dark, .light] {
        let scene = Scene(stage: Stage(appearance: appearance), languages: [language.rawValue])
        scene.game.settings.palette = choice
        for lesson in ["move", "eat"] { scene.game.store.understand(lesson) }
        var settings = RunSettings(population: 6)
        settings.arena.world.radius = 12
        settings.arena.distanceFromPlayer = 5
        let game = try RecordedRun(
          RunRecording(settings: settings, creature: SeedCreatures.eel, seed: 4))
        let dish = DishController(
          session: RunSession(OpenRun(card: .forTests(seed: 4), game: game, log: nil)),
          game: scene.game)
        scene.stage.show(dish)
        for _ in 0..<20 where dish.hud.hintText == nil { scene.stage.advance(by: 1) }
        let names: [ColourText] =
          choice == .standard ? [.green, .yellow, .red] : [.blue, .grey, .orange]
        let palette = dish.dish.palette
        for (name, colour) in zip(names, [palette.edible, palette.contested, palette.dangerous]) {
          #expect(isNamed(name, colour), "\(name) in \(choice), \(appearance)")
        }
        let texts = scene.game.texts
        let expected = texts[
          HintText.outlines,
          [
            "prey": texts[names[0]], "contested": texts[names[1]], "deadly": texts[names[2]],
          ]]
        #expect(dish.hud.hintText == expected)
      }
    }
  }
}
