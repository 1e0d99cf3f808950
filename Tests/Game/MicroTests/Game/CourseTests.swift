import Testing

@testable import Micro

@Suite("The course of a run") struct CourseTests {
  private static let hunter = SeedCreatures.lancer
  private static let arrivals = [
    Arrival(minute: 1, genomes: [SeedCreatures.ribbon, hunter]),
    Arrival(minute: 2, genomes: [hunter], copies: 3),
  ]

  /// Returns a small dish with the spells of the first two minutes.
  static func recording(seed: UInt64 = 8) -> RunRecording {
    var settings = RunSettings(population: 3)
    settings.arena.distanceFromPlayer = 5
    settings.growth = 0
    return RunRecording(
      settings: settings, creature: SeedCreatures.watcher, founders: [SeedCreatures.eel],
      arrivals: arrivals, seed: seed)
  }

  @Test("a wave joins with its minute, each body as a lineage of its own, away from the player")
  func arrival() throws {
    var run = try Run(
      settings: Self.recording().settings, creature: SeedCreatures.watcher,
      founders: [SeedCreatures.eel], arrivals: Self.arrivals, seed: 8)
    run.score.steps = 3599
    let founders = run.arena.founders
    run.step(PlayerInput())
    #expect(run.arena.founders == founders + [SeedCreatures.ribbon, Self.hunter])
    let newcomers = run.arena.world.creatures.filter { $0.lineage.founder > 0 && $0.isOpponent }
    #expect(newcomers.map(\.genome.name) == [SeedCreatures.ribbon, Self.hunter].map(\.name))
    #expect(newcomers.map(\.lineage.founder) == [1, 2])
    for newcomer in newcomers {
      #expect(newcomer.pose.center.length > run.settings.arena.distanceFromPlayer - 1)
    }
    run.step(PlayerInput())
    #expect(run.arena.founders.count == 3, "each comes once")
    run.score.steps = 7199
    run.step(PlayerInput())
    #expect(run.arena.lineageCounts == [3, 1, 1, 3])
    #expect(run.arena.world.firstViolation() == nil)
  }

  @Test("an arena accepts lineages up to its limit")
  func limit() {
    var arena = Arena(settings: Self.recording().settings.arena, seed: 1)
    for _ in 0..<20 {
      arena.admit(Arrival(minute: 1, genomes: Array(repeating: SeedCreatures.eel, count: 7)))
    }
    #expect(arena.founders.count == Arena.maximumFounders)
    #expect(arena.world.firstViolation() == nil)
  }

  @Test("waves and weather are announced eight seconds before")
  func announcements() {
    let course = Course(
      settings: RunSettings(), arrivals: [Arrival(minute: 2, genomes: [])], seed: 5)
    for step in 0..<UInt64(10_800) {
      let expected: Course.Announcement? =
        (7200 - 480..<7200).contains(step)
        ? .arrival : course.weather?.forecast(at: step).map { .weather($0) }
      #expect(course.announcement(at: step) == expected)
    }
    var settings = RunSettings()
    settings.hasWeather = false
    let still = Course(settings: settings, arrivals: [], seed: 5)
    #expect(still.weather == nil)
    #expect((0..<UInt64(10_800)).allSatisfy { still.announcement(at: $0) == nil })
  }

  /// A minute and five seconds: a spell, and a wave.
  private static let recorded = Result {
    var recorded = try RecordedRun(recording())
    for _ in 0..<3900 { recorded.step(recorded.run.scriptedInput) }
    return recorded
  }

  @Test("a replay with weather and waves gives the same bits, and so does its file")
  func replay() throws {
    let recorded = try Self.recorded.get()
    try #require(recorded.run.ending == nil)
    #expect(recorded.run.arena.founders.count == 3)
    let file = recorded.recording.save()
    let loaded = try RunRecording(save: file)
    #expect(loaded == recorded.recording)
    #expect(loaded.checkpoints.count == 6)
    #expect(try loaded.play().hash() == recorded.run.hash())
    // Without the weather it takes another course.
    var settings = recorded.recording.settings
    settings.hasWeather = false
    var still = RunRecording(
      settings: settings, creature: loaded.creature, founders: loaded.founders,
      arrivals: loaded.arrivals, seed: loaded.seed)
    still.inputs = recorded.recording.inputs
    still.trace = recorded.recording.trace
    #expect(throws: Divergence.self) { try still.play() }
  }

  @Test("a run that is saved in the middle of each spell continues bit for bit")
  func goesOn() throws {
    var run = try Run(
      settings: Self.recording().settings, creature: SeedCreatures.watcher,
      founders: [SeedCreatures.eel], arrivals: Self.arrivals, seed: 8)
    let weather = try #require(run.course.weather)
    for number in 0..<3 as Range<UInt64> {
      run.score.steps = weather.spell(number: number).steps.lowerBound + 100
      var loaded = try Run(save: run.save())
      #expect(loaded.course == run.course)
      #expect(loaded.save() == run.save())
      for _ in 0..<90 {
        run.step(run.scriptedInput)
        loaded.step(loaded.scriptedInput)
        try #require(loaded.hash() == run.hash())
      }
    }
  }
}
