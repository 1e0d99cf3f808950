import Micro
import Stage
import Testing

@testable import MicroApp

/// Every screen can be used by role and name alone.
@MainActor
@Suite struct ByNameTests {
  private func open(_ languages: [String] = ["en"]) -> (Scene, Reader) {
    let scene = Scene(languages: languages)
    scene.fill()
    scene.show()
    return (scene, Reader(stage: scene.stage))
  }

  @Test(
    "Every row of the menu is a button that leads to a screen and back", arguments: ["en", "de"])
  func menu(language: String) throws {
    let (scene, reader) = open([language])
    let texts = scene.game.texts
    let keys: [MenuText] = [
      .newRun, .creatures, .workshop, .catalogue, .observer, .fame, .statistics, .settings,
      .credits, .gallery,
    ]
    for key in keys {
      try reader.activate(texts[key], .button)
      #expect(reader.find(texts[MenuText.newRun], .button) == nil, "\(key)")
      try reader.goBack()
    }
    #expect(reader.find(texts[MenuText.newRun], .button) != nil)
  }

  @Test(
    "Everything on every screen has a name, controls are 44 points high",
    arguments: Language.allCases)
  func names(language: Language) throws {
    let (scene, reader) = open([language.rawValue])
    for screen in TestedScreen.allCases {
      scene.stage.show(screen.make(scene.game))
      scene.stage.advance(by: 0.5)
      #expect(!reader.elements.isEmpty)
      for element in reader.elements {
        #expect(!element.label.isEmpty, "\(screen): \(element)")
      }
      for control in reader.controls where control.kind == .button {
        // The bar's own buttons belong to the system.
        guard control.frame.minY > 100 else { continue }
        // Its edges are sums of thirds of a point.
        #expect(control.frame.height >= 44 - 1e-9, "\(screen): \(control)")
      }
    }
  }

  @Test("The catalogue reads all 16 cells and 8 links with purpose and price")
  func catalogue() throws {
    let (scene, reader) = open()
    try reader.activate("Cell catalogue", .button)
    let rows = reader.wholeScreen
    let texts = scene.game.texts
    let parts =
      CellType.allCases.map { (texts.name(of: $0), texts.purpose(of: $0), $0.traits.cost) }
      + LinkType.allCases.map { (texts.name(of: $0), texts.purpose(of: $0), $0.traits.cost) }
    #expect(parts.count == 24)
    for (name, purpose, cost) in parts {
      let price = texts.counting(cost, CommonText.points)
      #expect(
        rows.contains { $0.hasPrefix(name) && $0.contains(purpose) && $0.contains(price) },
        "\(name) in \(rows)")
    }
    try reader.activate(texts.name(of: .electrocyte), .button)
    #expect(
      reader.find("Cost")?.label.contains("9 points") == true
        || reader.find("Cost")?.value == "9 points")
    try reader.goBack()
    try reader.activate("Specimen of the day", .button)
    #expect(reader.search("Copy its code", .button) != nil)
  }

  @Test("Settings are changed by name, take effect at once, and are saved")
  func settings() throws {
    let (scene, reader) = open()
    try reader.activate("Settings", .button)
    try reader.activate("Reduced motion", .toggle)
    #expect(scene.game.settings.reducesMotion)
    try reader.activate("Palette", .button)
    try reader.activate("Colour-blind", .button)
    #expect(reader.find("Colour-blind")?.isSelected == true)
    #expect(scene.game.settings.palette == .colourBlind)
    try reader.goBack()
    try reader.activate("Speed at the start", .button)
    try reader.activate("×4", .button)
    try reader.goBack()
    try reader.activate("Language", .button)
    try reader.activate("Deutsch", .button)
    #expect(reader.find("Wie das Gerät", .button) != nil)
    try reader.goBack()
    #expect(reader.find("Tempo zu Beginn", .button) != nil)
    try reader.goBack()
    #expect(reader.find("Einstellungen", .button) != nil)
    let again = Store(folder: scene.folder.path)
    #expect(again.settings == scene.game.settings)
    #expect(again.settings.speed == 4)
    #expect(again.settings.language == .german)
  }

  @Test("A new run is set up by name: creature, difficulty, seed of the day")
  func newRun() throws {
    let (scene, reader) = open()
    var begun: OpenRun?
    scene.game.makeDish = { run, _ in
      begun = run
      return UIViewController()
    }
    try reader.activate("New run", .button)
    try reader.activate("Eel", .button)
    try reader.activate("Lancer", .button)
    try reader.activate("Hard", .button)
    #expect(reader.find("Hard")?.isSelected == true)
    try reader.activate("Seed of the day", .toggle)
    try reader.activate("Dive in", .button)
    let run = try #require(begun)
    #expect(run.card.name == "Lancer")
    #expect(run.card.difficulty == "hard")
    #expect(run.card.seed == 20_261_121)
    #expect(run.card.isOfTheDay)
    #expect(run.game.run.settings == Difficulty.hard.settings)
    #expect(run.log?.trouble == nil)
    #expect(run.log != nil)
    // The game is closed and opened again: the run can be continued.
    let again = Game(folder: scene.folder, surroundings: scene.game.surroundings)
    again.makeDish = scene.game.makeDish
    scene.stage.show(again.makeRootController())
    scene.stage.advance(by: 0.5)
    try reader.activate("Continue", .button)
    #expect(begun?.game.run.hash() == run.game.run.hash())
  }

  @Test("A second run asks before it ends the first, whose result is then recorded")
  func replace() throws {
    let (scene, reader) = open()
    for _ in 0..<2 {
      try reader.activate("New run", .button)
      try reader.activate("Dive in", .button)
      if scene.stage.accessibilityTree().nodes.isEmpty { continue }
      if reader.find("Start a new run") != nil { try reader.activate("Start a new run", .button) }
      scene.show()
    }
    #expect(scene.game.store.statistics.abandoned == 3, "two of the scene, and the first here")
  }

  @Test("Invalid names and seeds are explained")
  func refusals() throws {
    let (scene, reader) = open()
    try reader.activate("New run", .button)
    try reader.activate("Name", .textField)
    scene.stage.type("Ällchen")
    try reader.activate("Dive in", .button)
    let said = reader.elements.map(\.label).joined(separator: " ")
    #expect(said.contains(scene.game.texts[RunText.badName]))
    try reader.activate("OK", .button)
    #expect(scene.game.store.savedRun == nil)
  }

  @Test("Troubles are shown in the menu, and disappear when they are dismissed")
  func troubles() throws {
    let scene = Scene()
    scene.game.store.report(.cannotWrite(file: "run", .full))
    scene.show()
    let reader = Reader(stage: scene.stage)
    #expect(reader.find("“run” can't be saved: the disk is full.") != nil)
    try reader.activate("OK", .button)
    #expect(reader.find("“run” can't be saved: the disk is full.") == nil)
    #expect(scene.game.store.troubles.isEmpty)
  }
}
