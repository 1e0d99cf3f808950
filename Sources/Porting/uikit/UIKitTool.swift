import ArgumentParser
import Foundation
import Projects

/// The command-line tool. For invalid arguments and projects that can't be built, the exit code is one of
/// `sysexits.h`.
@main
struct UIKitTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uikit",
    abstract: "Runs unchanged iOS projects on Linux: apps in a browser, and unit tests.",
    version: "uikit 1.0.0",
    subcommands: [
      OpenCommand.self, TestCommand.self, CheckCommand.self, PortCommand.self, LowerCommand.self,
    ])

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      // A command that throws an exit code has already printed its message.
      Foundation.exit(code.rawValue)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      Console.say("uikit: \(message(for: error))")
      Foundation.exit(error is ProjectError ? 66 : exitCode(for: error).rawValue)
    }
  }
}
