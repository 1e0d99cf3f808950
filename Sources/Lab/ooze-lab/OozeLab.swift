import ArgumentParser
import CommandSupport

/// The command line for testing and measuring the game.
struct OozeLab: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ooze-lab",
    abstract: "Fuzz and measure Project Micro, and compare what evolved.",
    version: ProgramVersion.text(of: "ooze-lab"),
    subcommands: [
      FuzzProtocolCommand.self, RandomPlayCommand.self, FramesCommand.self,
      TournamentCommand.self, MatchCommand.self, SurviveCommand.self, MarksCommand.self,
      BrainsCommand.self, RelativeCommand.self, DriftCommand.self, DangerCommand.self,
    ])
}
