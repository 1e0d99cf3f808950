import Foundation
import Stage
import Testing

@testable import Micro
@testable import MicroApp

@MainActor @Suite struct NemesisTests {
  private func killer(_ run: String, hue: Float = 0.1) -> Nemesis.Killer {
    var genome = SeedCreatures.lancer
    genome.hue = hue
    return Nemesis.Killer(
      name: "Gnash", code: GenomeCode.print(genome), births: 3, run: run)
  }

  @Test("the last killer waits, counts its kills once for each run, and is a trophy when eaten")
  func book() {
    var nemesis = Nemesis()
    nemesis.eat()
    #expect(nemesis == Nemesis())
    nemesis.enter(killer("a"))
    nemesis.enter(killer("a"))
    #expect(nemesis.living?.kills == 1)
    nemesis.enter(killer("b"))
    nemesis.enter(killer("b"))
    #expect(nemesis.living?.kills == 2)
    nemesis.enter(killer("c", hue: 0.6))
    #expect(nemesis.living?.kills == 1)
    nemesis.eat()
    #expect(nemesis.living == nil)
    #expect(nemesis.trophies.map(\.run) == ["c"])
    for number in 0..<80 {
      nemesis.enter(killer("\(number)"))
      nemesis.eat()
    }
    #expect(nemesis.trophies.count == Nemesis.capacity)
    #expect(nemesis.trophies.first?.run == "79")
  }

  @Test("names are always the same in a dish, differ between creatures, and can be spoken")
  func names() {
    var seen: Set<String> = []
    for creature in CreatureID(0)..<200 {
      let name = CallName.name(of: creature, seed: 5)
      #expect(name == CallName.name(of: creature, seed: 5))
      #expect((3...8).contains(name.count))
      #expect(name.lowercased().contains { "aeiou".contains($0) })
      seen.insert(name)
    }
    #expect(seen.count > 180)
    #expect((0..<50).contains { CallName.name(of: 7, seed: $0) != CallName.name(of: 7, seed: 99) })
  }

  @Test("a killer is kept through a death of the process, joins the next run, and not today's dish")
  func nextRun() throws {
    let scene = Scene()
    let dead = DeadRun.stabbed
    #expect(dead.result.killer != nil)
    scene.game.store.finish(dead.result)
    let again = Game(folder: scene.folder, surroundings: scene.game.surroundings)
    let living = try #require(again.store.nemesis.living)
    #expect(living == dead.result.killer)
    let body = try #require(living.genome)
    let run = try again.begin(RunSetup(creature: SeedCreatures.eel, seed: 3))
    #expect(run.game.recording.arrivals.contains { $0.genomes == [body] && $0.minute == 1 })
    #expect(again.nemesis(in: run) == living)
    #expect(run.game.recording.begins(like: run.game.run))
    let today = try again.begin(
      RunSetup(creature: SeedCreatures.eel, seed: 3, isOfTheDay: true))
    #expect(!today.game.recording.arrivals.contains { $0.genomes == [body] })
    #expect(again.nemesis(in: today) == nil)
  }

  @Test("eating it makes it a trophy that is kept, and is announced")
  func eating() throws {
    var genome = SeedCreatures.mite
    genome.hue = 0.9
    let nemesis = Nemesis.Killer(
      name: "Gnash", code: GenomeCode.print(genome), births: 0, run: "before")
    var settings = RunSettings(population: 2)
    settings.arena.world.radius = 14
    settings.arena.distanceFromPlayer = 6
    settings.editInterval = 1000
    settings.hasWeather = false
    let game = try RecordedRun(
      RunRecording(
        settings: settings, creature: SeedCreatures.lancer,
        arrivals: [Arrival(minute: 0, genomes: [genome], copies: 6)], seed: 1))
    let scene = Scene()
    scene.game.settings.showsHints = false
    var result = DeadRun.stabbed.result
    result.nemesis = nil
    scene.game.store.finish(result)
    let session = RunSession(
      OpenRun(card: .forTests(seed: 1), game: game, log: nil), nemesis: nemesis)
    #expect(!session.nemeses.isEmpty)
    let dish = DishController(session: session, game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 0.2)
    #expect(
      Reader(stage: scene.stage).elements.contains { $0.label.contains("Gnash is here") })
    for _ in 0..<7200 where !session.hasEatenNemesis && session.run.ending == nil {
      session.input = session.run.scriptedInput
      session.advance(by: 1.0 / 60)
    }
    try #require(session.hasEatenNemesis)
    #expect(session.run.score.prey >= 1)
    scene.stage.advance(by: 0.1)
    #expect(scene.game.store.nemesis.living == nil)
    #expect(Store(folder: scene.folder.path).nemesis.trophies.count == 1)
  }

  @Test("the line of a killer leads from its first body to it, and rings mark exactly what is new")
  func line() throws {
    var first = SeedCreatures.eel
    first.hue = 0.3
    var second = first
    try second.retypeCell(7, to: .spike)
    var third = second
    third.hue = 0.4
    let lineage = Lineage(founder: 0, parent: nil, generation: 2)
    let genealogy = Genealogy(
      try Run(settings: RunSettings(population: 2), creature: first, seed: 1).arena.world)
    let line = genealogy.line(
      of: Ending.Killer(id: 900, genome: third, lineage: lineage), from: first)
    #expect(line == [first, third])
    #expect(third.newCells(since: first).map(\.id) == [7])
    #expect(first.newCells(since: first).isEmpty)
    let result = DeadRun.stabbed.result
    #expect(result.family.last == result.ending?.killer?.genome)
    #expect(result.family.first == SeedCreatures.lancer)
  }

  @Test(
    "the death screen names the killer and its line, in every language",
    arguments: Language.allCases)
  func deathScreen(language: Language) throws {
    let scene = Scene(languages: [language.rawValue])
    let dead = DeadRun.stabbed
    scene.stage.show(
      DeathController(
        result: dead.result, replay: dead.replay, game: scene.game, again: {}, close: {}))
    scene.stage.advance(by: 0.5)
    let name = try #require(dead.result.killer?.name)
    let shown = Reader(stage: scene.stage).wholeScreen.joined(separator: "|")
    #expect(shown.contains(name))
    #expect(shown.contains(scene.game.texts[NemesisText.waits]))
    try Pictures.keep(scene.stage.pngData(), "nemesis-\(language.rawValue)")
  }
}

extension RunRecording {
  /// Whether a run that begins from this recording equals another one at its beginning.
  fileprivate func begins(like run: Run) -> Bool { (try? begin())?.hash() == run.hash() }
}
