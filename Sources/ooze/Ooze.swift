import ArgumentParser
import Foundation

/// The command line. Bad arguments are one clear line on standard error and exit code 64.
@main
struct Ooze: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ooze",
    abstract: "A game of creatures that evolve, and elastic headers on a virtual iPhone.",
    subcommands: [
      PlayCommand.self, GalleryCommand.self, SnapshotCommand.self, CreatureCommand.self,
      MonkeyCommand.self, WireMonkeyCommand.self, ReplayCommand.self, EvolveCommand.self,
      TournamentCommand.self, ReportCommand.self, EvaluateCommand.self, SurviveCommand.self,
      FramesCommand.self,
    ])

  static func main() async {
    ResidentMemory.giveBackEarly()
    do {
      var command = try parseAsRoot(Arguments.joined(Array(CommandLine.arguments.dropFirst())))
      if var command = command as? AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let code as ExitCode {
      // Whoever throws a mere code has said what is wrong.
      Foundation.exit(code.rawValue)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      // Help and usage would bury the one line that says what is wrong.
      var line = message(for: error).split(separator: "\n").joined(separator: " ")
      if let hint = Arguments.hint(in: fullMessage(for: error)) {
        line += (line.hasSuffix(".") ? " " : ". ") + hint
      }
      FileHandle.standardError.write(Data("ooze: \(line)\n".utf8))
      Foundation.exit(exitCode(for: error).rawValue)
    }
  }
}
