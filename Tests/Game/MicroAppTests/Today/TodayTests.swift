import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp

@Suite("Today's dish") struct TodayTests {
  @Test("the previous day matches the calendar, over eleven years")
  func before() throws {
    var calendar = Calendar(identifier: .gregorian)
    let zone = try #require(TimeZone(identifier: "UTC"))
    calendar.timeZone = zone
    let start = try #require(calendar.date(from: DateComponents(year: 2023, month: 12, day: 25)))
    var last = Day(start, in: zone)
    for number in 1...4020 {
      let date = try #require(calendar.date(byAdding: .day, value: number, to: start))
      let day = Day(date, in: zone)
      #expect(day.before == last)
      last = day
    }
  }

  @Test(
    "a goal comes from the day alone, is of each kind now and then, and has a text in each language"
  )
  func goals() {
    var kinds: Set<Int> = []
    for day in 1...60 {
      let goal = DayGoal(seed: UInt64(20_261_100 + day))
      #expect(goal == DayGoal(seed: UInt64(20_261_100 + day)))
      switch goal {
      case .edits: kinds.insert(0)
      case .creatures: kinds.insert(1)
      case .minutes: kinds.insert(2)
      case .energy: kinds.insert(3)
      }
      for language in Language.allCases {
        #expect(!Texts(language: language).text(of: goal).contains("{"))
      }
    }
    #expect(kinds.count == 4)
  }

  @Test(
    "edits count as long as the forbidden part never stood in the body", arguments: 0...5,
    [nil, 0, 1, 2, 3, 4, 5] as [Int?])
  func edits(count: Int, spiked: Int?) throws {
    var spiky = SeedCreatures.eel
    try spiky.retypeCell(7, to: .spike)
    let bodies = (0...count).map { $0 == spiked ? spiky : SeedCreatures.eel }
    let goal = DayGoal.edits(3, without: .spike)
    let isClean = spiked.map { $0 > 3 } ?? true
    #expect(
      goal.isReached(score: ShortRun.shared.states[0].run.score, bodies: bodies)
        == (count >= 3 && isClean))
  }

  private func entry(_ day: Day, _ run: String, points: Int, goal: Bool = false) -> DayBook.Entry {
    DayBook.Entry(
      day: day, run: run, name: "Eel", points: points, rivals: 1, seconds: 60, isGoalReached: goal)
  }

  @Test(
    "the best run of a day stays, a goal once reached stays reached, and entering twice changes nothing"
  )
  func book() {
    let day = Day(year: 2026, month: 11, day: 24)
    var book = DayBook()
    let areBest = [
      book.enter(entry(day, "a", points: 5, goal: true)),
      book.enter(entry(day, "b", points: 3)), book.enter(entry(day, "c", points: 9)),
    ]
    #expect(areBest == [true, false, true])
    let kept = book
    book.enter(entry(day, "c", points: 9))
    book.enter(entry(day, "b", points: 3))
    #expect(book == kept)
    #expect(book.best(of: day)?.run == "c")
    #expect(book.best(of: day)?.isGoalReached == true)
  }

  @Test("a streak counts the days in a row up to today or yesterday", arguments: 0..<64)
  func streak(pattern: Int) {
    let today = Day(year: 2027, month: 1, day: 3)
    var book = DayBook()
    var day = today
    var played: [Bool] = []
    for bit in 0..<6 {
      played.append(pattern >> bit & 1 == 1)
      if played[bit] { book.enter(entry(day, "\(bit)", points: 1)) }
      day = day.before
    }
    let from = played[0] ? 0 : 1
    let expected = played[from...].prefix { $0 }.count
    #expect(book.streak(on: today) == expected)
  }
}

@MainActor @Suite("Runs in today's dish") struct TodayRunTests {
  private func run(_ scene: MicroAppTests.Scene, steps: Int) throws -> OpenRun {
    let day = scene.game.surroundings.today()
    var run = try scene.game.begin(
      RunSetup(
        creature: RunSetup.ofTodaysDish, seed: day.seed, isOfTheDay: true,
        difficulty: RunSetup.levelOfTodaysDish))
    for step in 0..<steps {
      run.game.step(PlayerInput(turn: Int8(step % 100 - 50), effort: 255))
    }
    return run
  }

  @Test("the best run's creature swims in the next run as a ghost, along the same path")
  func ghost() throws {
    let scene = Scene()
    let first = try run(scene, steps: 90)
    #expect(scene.game.ghost(for: first) == nil)
    scene.game.finish(first)
    let second = try run(scene, steps: 0)
    let session = RunSession(second, ghost: scene.game.ghost(for: second))
    session.input = PlayerInput(turn: 90, effort: 255)
    var recorded = try RunPlayback(first.game.recording)
    for _ in 0..<80 {
      session.advance(by: 1.0 / 60)
      while recorded.run.score.steps < session.run.score.steps { recorded.step() }
      let (world, index) = try #require(session.ghostCreature)
      #expect(world.creatures[index].pose == recorded.run.creature?.pose)
    }
    for _ in 0..<30 { session.advance(by: 1.0 / 60) }
    #expect(session.ghostCreature == nil, "the earlier run ended before")
  }

  @Test("the day's table lists each player's best run with the creature of the day")
  func table() throws {
    let scene = Scene()
    let day = scene.game.surroundings.today()
    scene.game.finish(try run(scene, steps: 60))
    var other = try scene.game.begin(
      RunSetup(
        creature: SeedCreatures.lancer, seed: day.seed, isOfTheDay: true, difficulty: .normal))
    other.game.step(PlayerInput())
    scene.game.finish(other)
    #expect(scene.game.store.table(of: day).count == 1)
    scene.game.addPlayer()
    #expect(scene.game.store.days == DayBook())
    scene.game.finish(try run(scene, steps: 130))
    let table = scene.game.store.table(of: day)
    #expect(table.count == 2)
    #expect(table[0].entry.points >= table[1].entry.points)
    #expect(table[0].profile.id == 2)
    let again = Store(folder: scene.folder.path)
    #expect(again.table(of: day).map(\.entry) == table.map(\.entry))
    #expect(again.ghost(of: day) != nil)
    #expect(again.ghost(of: day.before) == nil)
  }

  @Test(
    "the screen shows the goal, the streak and the table, and leads into the dish",
    arguments: [["en"], ["de"]])
  func screen(languages: [String]) throws {
    let scene = Scene(languages: languages)
    scene.game.finish(try run(scene, steps: 60))
    var begun: OpenRun?
    scene.game.makeDish = { run, _ in
      begun = run
      return UIViewController()
    }
    scene.show()
    let reader = Reader(stage: scene.stage)
    let texts = scene.game.texts
    try reader.activate(texts[TodayText.title], .button)
    let words = reader.wholeScreen.joined(separator: "|")
    let day = scene.game.surroundings.today()
    #expect(words.contains(texts.text(of: DayGoal(seed: day.seed))))
    #expect(words.contains(texts.counting(1, TodayText.days)))
    try Pictures.keep(scene.stage.pngData(), "today-\(languages[0])")
    try reader.activate(texts[RunText.begin], .button)
    #expect(begun?.card.isOfTheDay == true)
    #expect(begun?.card.seed == day.seed)
  }
}
