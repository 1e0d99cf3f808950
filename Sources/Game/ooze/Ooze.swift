import ArgumentParser
import Foundation
import Micro

/// The command line. Bad arguments print one clear line on standard error and exit with code 64.
struct Ooze: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ooze",
    abstract: "A game of creatures that evolve, and elastic headers on a virtual iPhone.",
    version: "ooze 0.1.0 (version \(SaveFormat.version) of saves and replays)",
    subcommands: [
      PlayCommand.self, GalleryCommand.self, SnapshotCommand.self, CreatureCommand.self,
      MonkeyCommand.self, WireMonkeyCommand.self, ReplayCommand.self, EvolveCommand.self,
      TournamentCommand.self, MatchCommand.self, ReportCommand.self, EvaluateCommand.self,
      SurviveCommand.self, FramesCommand.self,
    ])

  static func main() async {
    ResidentMemory.giveBackEarly()
    do {
      try await perform(
        CommandArguments.joiningNegativeValues(Array(CommandLine.arguments.dropFirst())))
      try StandardOutput.check()
    } catch let code as ExitCode {
      // Code that throws only an exit code has already printed a message.
      Foundation.exit(code.rawValue)
    } catch {
      // Help and usage would bury the one line that explains the error.
      let line = CommandArguments.lines(of: message(for: error))
      let help = exitCode(for: error) == .validationFailure ? CommandArguments.help(for: line) : ""
      StandardError.write("ooze: \(line)\(help)\n")
      Foundation.exit(exitCode(for: error).rawValue)
    }
  }

  private static func perform(_ arguments: [String]) async throws {
    do {
      var command = try parseAsRoot(arguments)
      if var command = command as? AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error where exitCode(for: error) == .success {
      // Help, the version, and completion scripts: output that the user asked for.
      StandardOutput.print(fullMessage(for: error, columns: nil))
    }
  }
}
