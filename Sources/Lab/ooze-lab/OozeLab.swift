import ArgumentParser
import CommandSupport

/// The command line of those who test and measure the game.
struct OozeLab: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ooze-lab",
    abstract: "Fuzz and measure Project Micro, and compare what evolved.",
    version: ProgramVersion.text(of: "ooze-lab"),
    subcommands: [
      FuzzProtocolCommand.self, RandomPlayCommand.self, FramesCommand.self,
      TournamentCommand.self, MatchCommand.self, SurviveCommand.self,
    ])
}
