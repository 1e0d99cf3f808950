import Stage
import Testing

@testable import MicroApp

@MainActor
@Suite struct MenuTests {
  @Test("The gallery, if there is one, is one tap away", arguments: [false, true])
  func gallery(isThere: Bool) throws {
    let scene = Scene()
    let gallery = UIViewController()
    gallery.view.accessibilityIdentifier = "the-gallery"
    if isThere { scene.game.makeGallery = { _ in gallery } }
    scene.show()
    let reader = Reader(stage: scene.stage)
    #expect((reader.search("Header gallery") != nil) == isThere)
    guard isThere else { return }
    try reader.activate("Header gallery", .button)
    let shown = try #require(scene.stage.view(withIdentifier: "the-gallery"))
    #expect(scene.stage.frame(of: shown).minX == 0)
  }

  @Test("The menu uses the first supported language, and changes at once")
  func language() throws {
    let scene = Scene(languages: ["de-CH"])
    scene.show()
    let reader = Reader(stage: scene.stage)
    #expect(reader.search("Einstellungen", .button) != nil)
    scene.game.settings.language = .english
    scene.stage.advance(by: 0.5)
    #expect(reader.search("Settings", .button) != nil)
    #expect(reader.find("Einstellungen") == nil)
    #expect(reader.search("Eat, change, be hunted") != nil)
  }

  @Test("The languages of a browser count, unless the player has chosen one")
  func browser() throws {
    let scene = Scene(languages: ["en"])
    scene.show()
    let reader = Reader(stage: scene.stage)
    #expect(reader.search("Settings", .button) != nil)
    scene.game.prefer(["de-CH", "en"])
    scene.stage.advance(by: 0.5)
    #expect(reader.search("Einstellungen", .button) != nil)
    scene.game.settings.language = .english
    scene.game.prefer(["de"])
    scene.stage.advance(by: 0.5)
    #expect(reader.search("Settings", .button) != nil)
  }

  @Test("The language is passed on from the start, for the system's own texts")
  func languagePassedOn() {
    let scene = Scene(languages: ["de-CH"])
    var languages: [String] = []
    scene.game.onLanguage = { if $0 != languages.last { languages.append($0) } }
    scene.show()
    #expect(languages == ["de"])
    scene.game.prefer(["en"])
    #expect(languages == ["de", "en"])
    scene.game.settings.language = .german
    #expect(languages == ["de", "en", "de"])
  }

  @Test("The dish reaches under the bar and stretches with the pull, and the rows come along")
  func stretches() throws {
    let scene = Scene(reducesMotion: false)
    // The game's own setting stops the dish; the device's would stop the stretching.
    scene.game.settings.reducesMotion = true
    scene.show()
    let dish = try #require(scene.stage.view(withIdentifier: "living-dish"))
    let table = try #require(scene.stage.view(withIdentifier: "menu") as? UITableView)
    let rest = scene.stage.frame(of: dish)
    #expect(abs(rest.minY) < 1e-9)
    #expect(rest.minX == 0)
    #expect(rest.width == 393)
    let finger = CGPoint(x: 196, y: 500)
    scene.stage.touchDown(at: finger)
    scene.stage.move(from: finger, by: CGVector(dx: 0, dy: 200), duration: 0.4)
    let pulled = scene.stage.frame(of: dish)
    let overscroll = -(table.contentOffset.y + table.adjustedContentInset.top)
    #expect(overscroll > 50)
    #expect(pulled.minY == 0)
    // Whole device pixels, a third of a point.
    #expect(abs(pulled.height - rest.height - overscroll) <= 1 / 3)
    scene.stage.touchUp()
    scene.stage.advance(by: 1.5)
    #expect(scene.stage.frame(of: dish) == rest)
  }

  @Test("The dish moves while it is visible, and stands still when motion is reduced")
  func lives() throws {
    for reducesMotion in [false, true] {
      let scene = Scene(reducesMotion: reducesMotion)
      scene.show()
      let dish = try #require(
        scene.stage.view(withIdentifier: "living-dish") as? LivingDishView)
      let before = dish.steps
      scene.stage.advance(by: 0.5)
      #expect(reducesMotion ? dish.steps == before : dish.steps >= before + 25)
      let reader = Reader(stage: scene.stage)
      try reader.activate("Credits", .button)
      let hidden = dish.steps
      scene.stage.advance(by: 0.5)
      #expect(dish.steps == hidden, "the dish stands still while it is hidden")
      try reader.goBack()
      scene.stage.advance(by: 0.5)
      #expect(reducesMotion ? dish.steps == hidden : dish.steps > hidden)
    }
  }

  @Test("The menu shows the progress of the run that it continues")
  func progress() throws {
    let scene = Scene()
    scene.fill()
    var card = ShortRun.card
    card.name = "Nessie III"
    _ = scene.game.store.begin(RunSnapshot(card: card, game: ShortRun.shared.states[0]))
    scene.show()
    let row = try #require(Reader(stage: scene.stage).find("Continue", .button))
    #expect(row.label.contains("Nessie III"))
    #expect(row.label.contains("0:00 min"))
    #expect(row.label.contains("0 rivals eaten"))
  }

  @Test("Steps after the last snapshot of a killed process count")
  func progressOfJournal() throws {
    let scene = Scene()
    let run = ShortRun.shared
    let log = scene.game.store.begin(run.snapshot())
    for (place, entry) in run.entries.enumerated() {
      log.record(entry, leadingTo: run.states[place + 1])
    }
    log.finishWriting()
    #expect(scene.game.store.savedRun?.game.run.score.steps == 0, "there is no other snapshot")
    scene.show()
    let row = try #require(Reader(stage: scene.stage).find("Continue", .button))
    #expect(row.label.contains("0:01 min"), "\(row.label)")
  }
}
