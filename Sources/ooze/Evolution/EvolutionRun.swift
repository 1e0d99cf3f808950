import Foundation
import Micro

/// An experiment on the disk: it runs, keeps its checkpoint and statistics, and writes the report.
struct EvolutionRun {
  private(set) var experiment: Experiment
  private let directory: RunDirectory
  private let threads: Int
  private var progress = ProgressLine()
  private let clock = ContinuousClock()

  /// How much work a kill may cost, in real time.
  private static let checkpointInterval = Duration.seconds(15)

  /// A new run in a folder, which is made.
  init(_ experiment: Experiment, in directory: RunDirectory, threads: Int) throws {
    self.experiment = experiment
    self.directory = directory
    self.threads = threads
    try directory.create()
    try directory.write(Data((StatisticsLog.header + "\n").utf8), to: directory.statistics)
    try saveCheckpoint()
  }

  /// The run whose checkpoint is in a folder. Statistics of epochs after the checkpoint, which it
  /// will run again, are taken back.
  init(resuming directory: RunDirectory, threads: Int) throws {
    guard directory.hasCheckpoint else { throw RunDirectoryError.noCheckpoint(directory.url.path) }
    do {
      experiment = try Experiment(save: directory.readCheckpoint())
    } catch let error as SaveError {
      throw CannotRead(path: directory.checkpoint.path, reason: "\(error)")
    }
    self.directory = directory
    self.threads = threads
    try directory.create()
    let text = try directory.readStatistics()
    let kept = StatisticsLog.kept(text, through: experiment.epochs)
    try directory.write(Data(kept.utf8), to: directory.statistics)
  }

  /// Runs until the time is over, or so many epochs are complete, or an interrupt comes.
  mutating func evolve(for duration: Duration, epochs: Int?) async throws {
    let interrupt = Interrupt()
    let start = clock.now
    let firstEpoch = experiment.epochs
    var lastCheckpoint = start
    let statistics = try FileHandle(forWritingTo: directory.statistics)
    defer { try? statistics.close() }
    try statistics.seekToEnd()
    while !interrupt.isRequested {
      if let epochs {
        guard experiment.epochs < epochs else { break }
      } else {
        guard clock.now - start < duration else { break }
      }
      await runEpoch()
      // The checkpoint may lag behind the statistics, never the other way round: what it has seen
      // must be on the disk.
      try statistics.write(contentsOf: Data(StatisticsLog.lines(of: experiment).utf8))
      if clock.now - lastCheckpoint >= EvolutionRun.checkpointInterval {
        try statistics.synchronize()
        try saveCheckpoint()
        lastCheckpoint = clock.now
      }
      let state = self
      progress.show(state.line(since: start, firstEpoch: firstEpoch, of: duration, epochs: epochs))
    }
    progress.end()
    try statistics.synchronize()
    try saveCheckpoint()
    try saveChampions()
  }

  /// Examines the champions and writes the report.
  mutating func report() async throws {
    let findings = await Findings(
      of: experiment, threads: threads,
      progress: { [progress] done, all in
        let line = progress
        line.show("examining champions: \(done * 100 / max(all, 1)) %")
      })
    progress.end()
    let statistics = try directory.readStatistics()
    let page = ReportPage(experiment: experiment, findings: findings, statistics: statistics)
    try directory.write(Data(page.html.utf8), to: directory.report)
    print(page.summary)
  }

  private mutating func runEpoch() async {
    // Each task works on a copy of its dish, so nothing is shared. One copy in the time of 600 steps
    // is nothing beside them.
    experiment.dishes = await parallelMap(experiment.dishes, threads: threads) { dish in
      var dish = dish
      dish.runEpoch()
      return dish
    }
    experiment.finishEpoch()
  }

  private func saveCheckpoint() throws {
    try directory.write(Data(experiment.save()), to: directory.checkpoint)
  }

  /// One file for each champion of the evolving dishes, as text that people can read.
  private func saveChampions() throws {
    for dish in experiment.dishes where dish.arm == .evolving {
      for champion in dish.arena.champions + [dish.arena.champion] {
        let name = "seed-\(dish.seed)-births-\(champion.births).creature"
        try directory.write(
          Data(champion.genome.text.utf8),
          to: directory.champions.appendingPathComponent(name))
      }
    }
  }

  private func line(
    since start: ContinuousClock.Instant, firstEpoch: Int, of duration: Duration, epochs: Int?
  ) -> String {
    let elapsed = (clock.now - start) / .seconds(1)
    let done = experiment.epochs - firstEpoch
    let simulated = Double(done * Experiment.epochSteps) / 60
    let remaining =
      epochs.map { Double($0 - experiment.epochs) * elapsed / Double(max(done, 1)) }
      ?? max(duration / .seconds(1) - elapsed, 0)
    let generation =
      experiment.dishes.filter { $0.arm == .evolving }
      .flatMap { $0.arena.world.creatures.map(\.lineage.generation) }.max() ?? 0
    let best = experiment.dishes.filter { $0.arm == .evolving }.map(\.arena.champion.score).max()
    return "\(ProgressLine.span(remaining)) left · \(experiment.births) births"
      + " · generation \(generation) · \(ProgressLine.span(experiment.time)) simulated"
      + String(
        format: " · %.0f× real time in all · best %.2f J/s",
        simulated * Double(experiment.dishes.count) / max(elapsed, 1e-9), Double(best ?? 0))
  }
}
