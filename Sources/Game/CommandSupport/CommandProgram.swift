import ArgumentParser
import Dispatch
import Foundation

/// A command-line program. Bad arguments print one clear line on standard error and exit with code 64.
package enum CommandProgram {
  /// The descriptors that any command may need: Dispatch's four, a lock, and files that are read and written.
  private static let neededDescriptors = 12

  /// The name that started the program. Its messages begin with this name.
  package static var name: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "ooze"
  }

  /// Runs the command that the command line names, and ends the process.
  ///
  /// A program calls this function first, before anything is asynchronous.
  package static func run(_ root: any AsyncParsableCommand.Type) -> Never {
    StandardStreams.takeClosed()
    // Dispatch, which runs everything asynchronous, ends the process without a message if it gets no descriptor.
    let free = StandardStreams.countFree(upTo: neededDescriptors)
    guard free == neededDescriptors else {
      StandardError.write(
        "\(name): \(neededDescriptors) more open files are needed, but this process may open only \(free): "
          + "raise the limit, for example with 'ulimit -n 256'\n")
      exit(1)
    }
    Task {
      await main(root)
      exit(0)
    }
    dispatchMain()
  }

  private static func main(_ root: any AsyncParsableCommand.Type) async {
    ResidentMemory.giveBackEarly()
    do {
      try await perform(
        root, CommandArguments.joiningNegativeValues(Array(CommandLine.arguments.dropFirst())))
      try StandardOutput.check()
    } catch let code as ExitCode {
      // Code that throws only an exit code has already printed a message.
      Foundation.exit(code.rawValue)
    } catch {
      // Help and usage would bury the one line that explains the error.
      let line = CommandArguments.lines(of: root.message(for: error))
      let help =
        root.exitCode(for: error) == .validationFailure ? CommandArguments.help(for: line) : ""
      StandardError.write("\(name): \(line)\(help)\n")
      Foundation.exit(root.exitCode(for: error).rawValue)
    }
  }

  private static func perform(
    _ root: any AsyncParsableCommand.Type, _ arguments: [String]
  ) async throws {
    do {
      var command = try root.parseAsRoot(arguments)
      if var command = command as? AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error where root.exitCode(for: error) == .success {
      // Help, the version, and completion scripts: output that the user asked for.
      StandardOutput.print(root.fullMessage(for: error, columns: nil))
    }
  }
}
