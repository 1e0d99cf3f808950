import ArgumentParser
import CommandSupport
import EvolutionRuns
import Foundation

/// `ooze report`: writes the report of a run from this machine or a cluster.
struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Examine the champions of a run, and write its report.",
    discussion: """
      The folder comes from 'ooze evolve --out' or 'ooze-ray evolve --storage'. The command examines \
      its newest intact checkpoint and writes report.html, statistics.csv and champions/ into it. \
      The report includes the results of 'ooze-lab tournament', if there are any.
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
