import ArgumentParser
import CommandSupport

/// The command line for players and breeders.
struct Ooze: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ooze",
    abstract: "Play Project Micro, a game of evolving creatures, and breed your own.",
    version: ProgramVersion.text(of: "ooze"),
    subcommands: [
      PlayCommand.self, GalleryCommand.self, SnapshotCommand.self, CreatureCommand.self,
      ReplayCommand.self, EvolveCommand.self, ReportCommand.self, EvaluateCommand.self,
    ])
}
