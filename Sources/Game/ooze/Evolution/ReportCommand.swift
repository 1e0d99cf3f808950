import ArgumentParser
import CommandSupport
import EvolutionRuns
import Foundation

/// `ooze report`: the report of a run that was made here or on a cluster.
struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Examine what a run has evolved, and write its report.",
    discussion: """
      The folder is one of 'ooze evolve --out' or of 'ooze-ray evolve --storage'. Its newest sound \
      checkpoint is examined; report.html, statistics.csv and champions/ are written into it. What \
      'ooze-lab tournament' found there is shown too.
      """)

  @Argument(help: "The run's folder.")
  var directory: FolderPath

  @OptionGroup var threads: ThreadCount

  func run() async throws {
    let folder = RunDirectory(path: directory.path)
    guard folder.holdsRun else { throw RunDirectoryError.noCheckpoint(directory.path) }
    try FolderLock.hold(folder.url)
    var run = try EvolutionRun(resuming: folder, threads: threads.count)
    StandardOutput.print(run.hashLine)
    try await run.report()
    StandardOutput.print(folder.report.path)
  }
}
