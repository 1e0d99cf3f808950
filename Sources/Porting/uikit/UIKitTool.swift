import ArgumentParser
import Foundation
import Projects

/// The command line. Bad arguments and projects that can't be built end with an exit code of
/// `sysexits.h`.
@main
struct UIKitTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uikit",
    abstract: "Runs iOS projects on Linux as they are: live in a browser, and their tests.",
    version: "uikit 1.0.0",
    subcommands: [
      OpenCommand.self, TestCommand.self, CheckCommand.self, PortCommand.self, LowerCommand.self,
    ])

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      // Whoever throws a mere code has said what is wrong.
      Foundation.exit(code.rawValue)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      Console.say("uikit: \(message(for: error))")
      Foundation.exit(error is ProjectError ? 66 : exitCode(for: error).rawValue)
    }
  }
}
