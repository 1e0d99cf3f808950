import ArgumentParser

@testable import ooze
@testable import ooze_lab

/// All executable commands of both programs, with the types of their options and arguments.
enum CommandWalk {
  struct Command {
    /// The name on the command line: `creature picture`.
    let name: String
    let type: any ParsableCommand.Type

    /// The names and types of the properties that are command-line arguments.
    var words: [(name: String, type: String)] {
      Mirror(reflecting: type.init()).children.compactMap { child in
        guard let label = child.label, label.hasPrefix("_") else { return nil }
        return (String(label.dropFirst()), "\(Swift.type(of: child.value))")
      }
    }
  }

  static var commands: [Command] {
    commands(of: Ooze.self, under: "") + commands(of: OozeLab.self, under: "")
  }

  private static func commands(of type: any ParsableCommand.Type, under name: String) -> [Command] {
    let subcommands = type.configuration.subcommands
    guard !subcommands.isEmpty else { return [Command(name: name, type: type)] }
    return subcommands.flatMap {
      commands(of: $0, under: (name.isEmpty ? "" : name + " ") + $0._commandName)
    }
  }
}
