import Foundation
import Stage
import Testing

@testable import Micro
@testable import MicroApp

/// Scripted players do every challenge in bounded time: twenty seeds of six minutes each at most.
@MainActor @Suite("Challenges") struct FeatTests {
  /// A run in which a feat can be done.
  struct Attempt {
    var settings = RunSettings(population: 6)
    var creature = SeedCreatures.lancer
    var founders: [Genome]
    var level = "normal"
    /// Whether the player swims to the nearest creature, whatever it is.
    var isBold = false

    init(_ founders: [Genome]) {
      self.founders = founders
      settings.arena.world.radius = 12
      settings.arena.distanceFromPlayer = 5
      settings.hasWeather = false
      settings.growth = 0
      settings.editInterval = 20
    }
  }

  /// A mite with an organ in the place of its hindmost plain cell.
  static func mite(with organ: CellType) -> Genome {
    var mite = SeedCreatures.mite
    let tail = mite.cells.filter { $0.type == .body }.min { $0.position.x < $1.position.x }
    do throws(BodyError) {
      if let tail { try mite.retypeCell(tail.id, to: organ) }
    } catch {
      preconditionFailure("a mite with \(organ) can't live: \(error)")
    }
    return mite
  }

  private func attempt(_ feat: Feat) -> Attempt {
    switch feat {
    case .firstRival, .hunter, .thousand: return Attempt([Self.mite(with: .mouth)])
    case .spikeEater:
      var attempt = Attempt([Self.mite(with: .spike)])
      attempt.isBold = true
      return attempt
    case .builder, .giant:
      var attempt = Attempt([SeedCreatures.mite])
      // Room for a longer body.
      attempt.settings.arena.world.radius = 20
      return attempt
    case .survivor, .grazer, .glutton, .avenger:
      var attempt = Attempt([SeedCreatures.mite])
      attempt.settings.arena.world.rain *= 4
      return attempt
    case .day, .hard: return Attempt(SeedCreatures.all)
    }
  }

  /// Thirty days, those with the shortest times to live first: the script doesn't edit.
  private static let days: [Day] = {
    func effort(_ day: Day) -> Int {
      if case .minutes(let count) = DayGoal(seed: day.seed) { count } else { 9 }
    }
    return (1...30).map { Day(year: 2026, month: 11, day: $0) }
      .sorted { (effort($0), $0) < (effort($1), $1) }
  }()

  private func session(_ feat: Feat, seed: UInt64) throws -> RunSession {
    let attempt = attempt(feat)
    var card = RunCard(
      id: "feat-\(seed)", name: "Eel", seed: seed, difficulty: attempt.level,
      day: Day(year: 2026, month: 11, day: 21))
    var recording = RunRecording(
      settings: attempt.settings, creature: attempt.creature, founders: attempt.founders,
      seed: seed)
    var nemesis: Nemesis.Killer?
    switch feat {
    case .hard:
      card = RunCard(
        id: card.id, name: "Eel", seed: seed, difficulty: Difficulty.hard.rawValue, day: card.day)
      recording = RunRecording(
        level: .hard, creature: SeedCreatures.lancer, eras: Eras.of(.shallows), seed: seed)
    case .day:
      let day = Self.days[Int(seed) - 1]
      card = RunCard(
        id: card.id, name: "Eel", seed: day.seed, difficulty: Difficulty.normal.rawValue,
        isOfTheDay: true, day: day)
      recording =
        RunSetup(
          creature: RunSetup.ofTodaysDish, seed: day.seed, isOfTheDay: true
        ).recording
    case .avenger:
      nemesis = Nemesis.Killer(
        name: "Gnash", code: GenomeCode.print(SeedCreatures.mite), births: 0, run: "before")
    default: break
    }
    return RunSession(
      OpenRun(card: card, game: try RecordedRun(recording), log: nil), nemesis: nemesis)
  }

  /// Plays for a feat until it is done, or another condition holds, the player is dead, or six minutes are over.
  private func play(
    _ session: RunSession, _ feat: Feat, until isDone: ((RunSession) -> Bool)? = nil
  ) {
    let isBold = attempt(feat).isBold
    // Nobody lives four minutes on normal without good edits.
    let poisoner = PlayerPolicy.poisoner
    var plan = poisoner.plan
    for _ in 0..<21_600 where session.run.ending == nil {
      if feat == .day, let own = session.run.arena.world.index(of: session.run.creatureID) {
        if session.isInvited {
          var copy = session.run
          if !plan.edit(&copy) || (try? session.edit(to: copy.genome)) == nil { session.decline() }
        }
        session.input = PlayerInput(
          PaperPlayer.steering(of: own, in: session.run.arena.world, style: poisoner.style))
      } else {
        if session.isInvited { edit(session) }
        session.input = isBold ? chase(session) : session.run.scriptedInput
      }
      session.advance(by: 1.0 / 60)
      guard session.run.score.steps % 60 == 0 else { continue }
      // Only a day's goal is decided at the end.
      let done = feat == .day ? Set(session.result.allFeats) : session.feats
      if isDone?(session) ?? done.contains(feat) { return }
    }
  }

  private func chase(_ session: RunSession) -> PlayerInput {
    guard let own = session.run.creature else { return PlayerInput() }
    let ways = session.run.arena.world.living.filter { $0.id != own.id }
      .map { $0.pose.center - own.pose.center }
    var hands = Hands()
    hands.pointer = ways.min { $0.length < $1.length }.map { $0 * (6 / max($0.length, 1)) }
    return hands.input(heading: own.pose.heading)
  }

  /// Adds a plain cell at the tail, as often as the points allow.
  private func edit(_ session: RunSession) {
    var body = session.run.genome
    while let tail = body.cells.min(by: { $0.position.x < $1.position.x }) {
      var longer = body
      guard
        (try? longer.addCell(
          .body, at: tail.position + Vector(x: -1, y: 0), linkedTo: tail.id, by: .body)) != nil,
        session.run.refusal(ofEditTo: longer) == nil
      else { break }
      body = longer
    }
    if body == session.run.genome || (try? session.edit(to: body)) == nil { session.decline() }
  }

  @Test("a scripted player does it, and it is kept through a sudden end", arguments: Feat.allCases)
  func reachable(feat: Feat) throws {
    var found: RunSession?
    for seed in UInt64(1)...20 where found == nil {
      let session = try session(feat, seed: seed)
      play(session, feat)
      if session.result.allFeats.contains(feat) { found = session }
    }
    let session = try #require(found, "no scripted player does \(feat)")
    let scene = Scene()
    #expect(scene.game.store.feats[feat] == nil)
    scene.game.store.finish(session.result)
    // Nothing closes the store: the next one reads what is on the disk.
    let next = Store(folder: scene.folder.path)
    #expect(next.feats[feat]?.run == session.card.id)
    if let part = feat.part { #expect(!next.feats.locked.contains(part)) }
    if let habitat = feat.habitat { #expect(!next.feats.lockedHabitats.contains(habitat)) }
    #expect(next.feats.done(in: session.card.id).contains(feat))
  }

  @Test(
    "a scripted player wins each medal, it is kept through a sudden end, and the statistics list it",
    arguments: Medal.allCases)
  func medals(medal: Medal) throws {
    func isWon(_ session: RunSession) -> Bool { session.result.score.points >= medal.points }
    var found: RunSession?
    for seed in UInt64(1)...20 where found == nil {
      let session = try session(.thousand, seed: seed)
      play(session, .thousand, until: isWon)
      if isWon(session) { found = session }
    }
    let session = try #require(found, "no scripted player wins \(medal)")
    for language in Language.allCases {
      let scene = Scene(languages: [language.rawValue])
      scene.game.store.finish(session.result)
      // Nothing closes the store: the next one reads what is on the disk.
      #expect(Store(folder: scene.folder.path).statistics.medals == [medal.rawValue: 1])
      scene.stage.show(
        UINavigationController(rootViewController: StatisticsController(game: scene.game)))
      scene.stage.advance(by: 0.3)
      let name = scene.game.texts[MedalText(medal)]
      #expect(Reader(stage: scene.stage).wholeScreen.contains { $0.contains(name) })
    }
  }

  @Test("a feat is entered and announced at once, not only at the end of the run")
  func atOnce() throws {
    let scene = Scene()
    scene.game.settings.showsHints = false
    let session = try session(.firstRival, seed: 1)
    let dish = DishController(session: session, game: scene.game)
    scene.stage.show(dish)
    play(session, .firstRival)
    try #require(session.feats.contains(.firstRival))
    scene.stage.advance(by: 0.2)
    #expect(session.run.ending == nil)
    #expect(Store(folder: scene.folder.path).feats[.firstRival] != nil)
    let name = scene.game.texts[FeatNameText(.firstRival)]
    let title = scene.game.texts[FeatsText.met, ["name": name]]
    #expect(Reader(stage: scene.stage).elements.contains { $0.label.contains(title) })
  }

  @Test("a feat is done once, whatever comes later") func once() {
    var feats = Feats()
    let day = Day(year: 2026, month: 11, day: 21)
    for feat in Feat.allCases {
      let isNew = feats.enter(feat, run: "a", day: day)
      #expect(isNew)
      let isNewAgain = feats.enter(feat, run: "b", day: day)
      #expect(!isNewAgain)
      #expect(feats[feat]?.run == "a")
    }
    #expect(feats.done == Feat.allCases)
    #expect(feats.locked.isEmpty)
    #expect(feats.lockedHabitats.isEmpty)
  }

  @Test("a newcomer has the shallows, and a feat each unlocks the other dishes") func dishes() {
    #expect(Feats().lockedHabitats == [.stream, .vents])
    #expect(Feats(hasAllParts: true).lockedHabitats.isEmpty)
    for habitat in Habitat.allCases {
      #expect((Feat.unlocking(habitat) == nil) == (habitat == .shallows))
    }
    #expect(Feat.allCases.allSatisfy { $0.part == nil || $0.habitat == nil }, "one reward each")
  }

  @Test("a newcomer has the nucleus and eight types, and seven feats unlock the other seven")
  func parts() {
    let locked = Feats().locked
    #expect(locked.count == 7)
    #expect(
      Set(CellType.allCases).subtracting(locked) == [
        .nucleus, .body, .mouth, .eye, .nose, .touch, .flagellum, .armour, .storage,
      ])
    for type in CellType.allCases {
      #expect((Feat.unlocking(type) != nil) == locked.contains(type), "\(type)")
    }
    #expect(Feat.allCases.count == 12)
  }

  @Test("a player from before the feats keeps all parts, and a newcomer stays one after a run")
  func veterans() throws {
    let fixture = URL(fileURLWithPath: #filePath).appendingPathComponent("../../Fixtures/v2")
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("v2-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: fixture.standardized, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let old = Store(folder: copy.path)
    #expect(old.statistics.runs > 0)
    #expect(old.feats.locked.isEmpty)
    old.choose(profile: 2)
    #expect(old.feats.locked.count == 7)
    let scene = Scene()
    scene.game.store.finish(DeadRun.starved.result)
    let next = Store(folder: scene.folder.path)
    #expect(next.statistics.runs == 1)
    #expect(!next.feats.locked.isEmpty)
  }

  @Test("the setting offers all parts, and is gone when there is nothing left to unlock")
  func setting() {
    let scene = Scene()
    #expect(scene.game.lockedParts.count == 7)
    scene.game.settings.offersAllParts = true
    #expect(scene.game.lockedParts.isEmpty)
    let screen = SettingsController(game: scene.game)
    func isOffered() -> Bool {
      screen.makeSections().contains { $0.rows.contains { $0.identifier == "all-parts" } }
    }
    #expect(isOffered())
    for feat in Feat.allCases {
      _ = scene.game.store.enter(feat, run: "a", day: Day(year: 2026, month: 11, day: 21))
    }
    #expect(!isOffered())
  }

  @Test("the list has every challenge with its task and its part", arguments: Language.allCases)
  func list(language: Language) throws {
    let scene = Scene(languages: [language.rawValue])
    _ = scene.game.store.enter(.grazer, run: "a", day: Day(year: 2026, month: 11, day: 21))
    scene.stage.show(UINavigationController(rootViewController: FeatsController(game: scene.game)))
    scene.stage.advance(by: 0.3)
    try Pictures.keep(scene.stage.pngData(), "feats-\(language)")
    let texts = scene.game.texts
    let shown = Reader(stage: scene.stage).wholeScreen.joined(separator: "|")
    for feat in Feat.allCases {
      #expect(shown.contains(texts[FeatNameText(feat)]))
      #expect(shown.contains(texts[FeatTaskText(feat)]))
      if let part = feat.part {
        #expect(shown.contains(texts[FeatsText.unlocks, ["part": texts.name(of: part)]]))
      }
    }
    #expect(shown.contains(texts.shortDate(Day(year: 2026, month: 11, day: 21))))
  }
}
