import ArgumentParser
import Foundation
import Projects

/// Runs SwiftPM, shows how far it is, and keeps to what matters of what it says.
enum Building {
  static func run(_ command: Command) throws {
    var said: Set<String> = []
    let status = try command.run { line in
      if line.contains(#/: (error|fatal error): /#) || line.hasPrefix("error:") {
        if said.insert(line).inserted { Console.say(line) }
      } else if ["[", "Fetching", "Updating"].contains(where: line.hasPrefix) {
        Console.show(line)
      }
    }
    guard status == 0 else {
      Console.say(
        "uikit: \(said.count) errors. 'uikit check' lists what is missing of UIKit, and how often.")
      throw ExitCode(65)
    }
    Console.show("")
  }
}
