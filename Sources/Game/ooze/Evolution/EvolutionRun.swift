import CommandSupport
import EvolutionRuns
import Foundation
import Micro

/// An archipelago on disk. It runs, keeps statistics and a checkpoint of every round, and writes the report.
struct EvolutionRun {
  private(set) var archipelago: Archipelago
  private let directory: RunDirectory
  private let threads: Int
  private var progress = ProgressLine()
  private let clock = ContinuousClock()

  /// Starts a new run and makes its folder.
  init(_ archipelago: Archipelago, in directory: RunDirectory, threads: Int) throws {
    self.archipelago = archipelago
    self.directory = directory
    self.threads = threads
    try directory.create()
    try keep(archipelago.islands.map { Landing($0, round: 0) })
  }

  /// Resumes a run from the newest intact checkpoint in its folder.
  init(resuming directory: RunDirectory, threads: Int) throws {
    var told: [String] = []
    archipelago = try Checkpoint.newest(in: directory) { told.append($0) }
    for line in told { progress.say(line) }
    self.directory = directory
    self.threads = threads
    try directory.create()
    if directory.checkpoints.isEmpty { try takeOver() }
  }

  /// Runs until the time is over, the rounds are complete, or the user interrupts. A round that has begun is completed.
  ///
  /// - Parameter isExamined: Whether `report()` follows. The progress line then includes its time.
  mutating func evolve(
    for duration: Duration?, rounds: Int?, isExamined: Bool = false
  ) async throws {
    let interrupt = Interrupt()
    let start = clock.now
    let firstRound = archipelago.round
    while !interrupt.isRequested {
      if let rounds, archipelago.round >= rounds { break }
      if let duration, clock.now - start >= duration { break }
      try await runRound(
        since: start, firstRound: firstRound, of: duration, rounds: rounds,
        // Each round may add champions.
        examination: isExamined ? Examination(of: archipelago).creatureSeconds : nil)
    }
    progress.end()
  }

  /// Writes the champions, the statistics and the report.
  ///
  /// - Parameter episodes: The number of episodes of each champion.
  mutating func report(episodes: Int = Examination.episodes) async throws {
    // Read everything before writing anything: if something can't be read, the last report stays.
    let statistics = try directory.readStatistics(through: archipelago.round)
    let race = try TournamentFile.read(from: directory).map(DishRating.init)
    try directory.write(Data(statistics.utf8), to: directory.statistics)
    try saveChampions()
    // A progress line of its own: its estimate starts with this work, not with the run.
    let progress = ProgressLine()
    let findings = await Findings(
      of: archipelago, by: Examination(of: archipelago, episodes: episodes), threads: threads
    ) { done, all in
      progress.show(
        "examining champions: \(done * 100 / all) %, about \(progress.left(after: done, of: all)) left"
      )
    }
    progress.end()
    let page = ReportPage(
      archipelago: archipelago, findings: findings, statistics: statistics, race: race)
    try directory.write(Data(page.html.utf8), to: directory.report)
    StandardOutput.print(page.summary)
  }

  /// The line that is equal for two runs of the same plan.
  var hashLine: String {
    "Hash after round \(archipelago.round): \(Checkpoint.text(archipelago.hash()))"
  }

  /// An island after a round, with what is written about it.
  private struct Landing: Sendable {
    let island: Island
    let save: [UInt8]
    let statistics: String

    init(_ island: Island, round: Int) {
      self.island = island
      save = island.save()
      statistics = IslandStatistics.line(of: island, round: round)
    }
  }

  private mutating func runRound(
    since start: ContinuousClock.Instant, firstRound: Int, of duration: Duration?, rounds: Int?,
    examination: Double?
  ) async throws {
    let state = self
    let (round, steps) = (archipelago.round + 1, archipelago.plan.roundSteps)
    // Each task works on a copy of its island, so they share nothing. One copy is negligible in the time of a round.
    let landings = await parallelMap(
      Array(zip(archipelago.islands, archipelago.arrivals())), threads: threads,
      finished: { done, _ in
        state.progress.show(
          state.situation(
            since: start, firstRound: firstRound, islandsDone: done, of: duration, rounds: rounds,
            examination: examination
          ).text)
      },
      { island, arrivals in
        var island = island
        island.run(steps: steps, admitting: arrivals)
        return Landing(island, round: round)
      })
    archipelago.finishRound(landings.map(\.island))
    try keep(landings)
  }

  /// The statistics may be ahead of the checkpoints but never behind: they must be on disk before the checkpoint of the
  /// same round.
  private func keep(_ landings: [Landing]) throws {
    if archipelago.round > 0 {
      try directory.write(
        statistics: landings.map(\.statistics).joined(), ofRound: archipelago.round)
    }
    try Checkpoint.write(archipelago, saves: landings.map(\.save), to: directory)
    directory.removeOldRounds()
  }

  /// Converts the folder of an older version: keeps the statistics up to the round at which the run stopped.
  private func takeOver() throws {
    let file = directory.statistics.path
    let bytes = try FileAccess.readIfThere(file, upTo: RunDirectory.maximumStatisticsBytes) ?? []
    let text = String(decoding: bytes, as: UTF8.self).withoutByteOrderMark
    let lines = text.split(whereSeparator: \.isNewline).dropFirst().filter {
      Int($0.prefix { $0 != "," }).map { $0 <= archipelago.round } ?? false
    }
    try directory.write(
      statistics: lines.map { $0 + "\n" }.joined(), ofRound: archipelago.round)
    try Checkpoint.write(
      archipelago, saves: archipelago.islands.map { $0.save() }, to: directory)
  }

  /// Writes one readable text file for each champion of the evolving islands.
  private func saveChampions() throws {
    for island in archipelago.islands where island.arm == .evolving {
      let rules = island.arena.settings.world.rules
      for champion in island.arena.history {
        let name = "seed-\(island.seed)-births-\(champion.births).creature"
        try FileAccess.keep(
          Data(GenomeText.print(champion.genome, under: rules).utf8),
          at: directory.champions.appendingPathComponent(name).path)
      }
    }
  }

  private func situation(
    since start: ContinuousClock.Instant, firstRound: Int, islandsDone: Int, of duration: Duration?,
    rounds: Int?, examination: Double?
  ) -> EvolutionProgress {
    let evolving = archipelago.islands.filter { $0.arm == .evolving }
    let generations = evolving.flatMap { $0.arena.world.living.map(\.lineage.generation) }
    return EvolutionProgress(
      elapsed: (clock.now - start) / .seconds(1), duration: duration.map { $0 / .seconds(1) },
      rounds: rounds, firstRound: firstRound, round: archipelago.round, islandsDone: islandsDone,
      islands: archipelago.islands.count,
      population: archipelago.islands[0].arena.settings.population,
      roundSeconds: Double(archipelago.plan.roundSteps) / 60, births: archipelago.births,
      generation: Int(generations.max() ?? 0), examination: examination)
  }
}
