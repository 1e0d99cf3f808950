import Foundation
import Stage
import Testing
import UIKit

@testable import Micro
@testable import MicroApp

@MainActor @Suite("The choice of a dish") struct HabitatChoiceTests {
  private func show(_ scene: Scene) -> NewRunController {
    let page = NewRunController(game: scene.game)
    scene.stage.show(UINavigationController(rootViewController: page))
    scene.stage.advance(by: 0.3)
    return page
  }

  private func row(_ habitat: Habitat, of page: NewRunController) -> Row? {
    page.makeSections().flatMap(\.rows).first { $0.identifier == "dish-\(habitat.name)" }
  }

  @Test(
    "a closed dish says which challenge opens it, an open one what is special",
    arguments: Language.allCases)
  func words(language: Language) throws {
    let scene = Scene(languages: [language.rawValue])
    let texts = scene.game.texts
    let page = show(scene)
    for habitat in Habitat.allCases {
      let row = try #require(self.row(habitat, of: page))
      #expect(row.title == texts[HabitatText(habitat)])
      if let feat = Feat.unlocking(habitat) {
        #expect(row.detail?.contains(texts[FeatTaskText(feat)]) == true)
        _ = scene.game.store.enter(feat, run: "a", day: scene.game.surroundings.today())
      }
    }
    for habitat in Habitat.allCases {
      #expect(self.row(habitat, of: page)?.detail == texts[HabitatDetailText(habitat)])
    }
  }

  @Test("the setting for all parts opens all dishes") func setting() {
    let scene = Scene()
    #expect(scene.game.lockedHabitats == [.stream, .vents])
    scene.game.settings.offersAllParts = true
    #expect(scene.game.lockedHabitats.isEmpty)
  }

  @Test(
    "a run begins in the chosen dish with the opponents that evolved there, and a sudden end keeps it",
    arguments: Habitat.allCases)
  func begins(habitat: Habitat) throws {
    let scene = Scene()
    var setup = RunSetup(creature: SeedCreatures.eel, seed: 5)
    setup.habitat = habitat
    let run = try scene.game.begin(setup)
    #expect(run.game.run.arena.world.settings.habitat == habitat)
    let bodies = run.game.recording.arrivals.filter { !$0.isPrey }.flatMap(\.genomes).map(\.cells)
    #expect(Set(bodies).isSubset(of: Set(Eras.of(habitat).joined().map(\.cells))))
    run.log?.finishWriting()
    // Nothing closes the store: the next one reads what is on the disk.
    let next = Store(folder: scene.folder.path)
    let saved = try #require(next.savedRun)
    #expect(saved.game.run.arena.world.settings.habitat == habitat)
    scene.game.finish(run)
    #expect(Store(folder: scene.folder.path).fame.entries.first?.dish == habitat.name)
  }

  @Test("today's dish is the shallows for all") func today() throws {
    let scene = Scene()
    var setup = RunSetup(
      creature: RunSetup.ofTodaysDish, seed: 5, isOfTheDay: true,
      difficulty: RunSetup.levelOfTodaysDish)
    let here = try scene.game.begin(setup)
    #expect(RunResult(card: here.card, game: here.game).ofTheDay != nil)
    setup.habitat = .vents
    let elsewhere = try scene.game.begin(setup)
    #expect(RunResult(card: elsewhere.card, game: elsewhere.game).ofTheDay == nil)
  }

  @Test(
    "a run tells its kind of dish as it begins, and the map shows its vents",
    arguments: Habitat.allCases, Language.allCases)
  func dish(habitat: Habitat, language: Language) throws {
    let scene = Scene(languages: [language.rawValue])
    var setup = RunSetup(creature: SeedCreatures.eel, seed: 5)
    setup.habitat = habitat
    let run = try scene.game.begin(setup)
    let dish = DishController(session: RunSession(run), game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 0.5)
    let title = scene.game.texts[HabitatText(habitat)]
    let isTold = Reader(stage: scene.stage).elements.contains { $0.label.contains(title) }
    #expect(isTold == (habitat != .shallows))
    #expect(dish.dish.palette.habitat == habitat)
  }
}
