import ArgumentParser
import Foundation
import Projects

/// Runs SwiftPM, shows its progress, and prints the important part of its output.
enum Building {
  /// Fetches the dependencies of a package that aren't there yet. The build itself has no network access.
  static func fetch(for package: LinuxPackage, in workshop: Workshop) throws {
    guard package.isFetching else { return }
    try run(workshop.swift("package", package, ["resolve"], hasNetwork: true))
  }

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
        "uikit: \(said.count) errors. 'uikit check' lists the missing iOS APIs and how often each is used."
      )
      throw ExitCode(65)
    }
    Console.show("")
  }
}
