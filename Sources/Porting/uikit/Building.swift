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

  /// Builds a translated package. If the compiler finds uses of what the translation left out, the package is
  /// translated again without them.
  static func run(
    _ command: Command, of package: inout LinuxPackage, _ report: inout LinuxPackage.Report
  ) throws {
    while true {
      var uses = LeftOutUses(of: report)
      var held: [String] = []
      let result = try run(command) { line in
        guard uses.read(line) else { return false }
        held.append(line)
        return true
      }
      if result.status == 0 { return Console.show("") }
      let known = Set(report.diagnostics)
      guard try package.leaveOut(uses, &report) else {
        for line in held { Console.say(line) }
        throw failure(errors: result.errors)
      }
      try LoweringMessages.report(report.diagnostics.filter { !known.contains($0) })
    }
  }

  private static func run(_ command: Command) throws {
    let result = try run(command) { _ in false }
    guard result.status == 0 else { throw failure(errors: result.errors) }
    Console.show("")
  }

  /// Runs SwiftPM, and prints an error unless `holds` returns true for it.
  private static func run(
    _ command: Command, holding holds: (String) -> Bool
  ) throws -> (status: Int32, errors: Int) {
    var errors: Set<String> = []
    let status = try command.run { line in
      if line.contains(#/: (error|fatal error): /#) || line.hasPrefix("error:") {
        if errors.insert(line).inserted, !holds(line) { Console.say(line) }
      } else if ["[", "Fetching", "Updating"].contains(where: line.hasPrefix) {
        Console.show(line)
      }
    }
    return (status, errors.count)
  }

  private static func failure(errors: Int) -> ExitCode {
    Console.say(
      "uikit: \(errors) errors. 'uikit check' lists the missing iOS APIs and how often each is used."
    )
    return ExitCode(65)
  }
}
