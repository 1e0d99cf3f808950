import ArgumentParser
import Foundation
import Projects

/// `uikit port`: writes a package that builds a project on Linux from the project's own sources.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract:
      "Write a Linux package for an iOS project that builds from the project's own sources.",
    discussion: """
      The package contains none of the project's sources: each build translates the ones that have \
      changed. A module whose files aren't simply those of one folder lists them in its \
      Lowered.json; run this command again after you add or remove files.
      """)

  @OptionGroup var options: ProjectOptions

  @Option(
    name: .customLong("out"),
    help: "The folder for the package: a new one, or one that uikit port has written.")
  var output: String

  mutating func run() throws {
    let workshop = try options.workshop()
    let project = try options.project(for: .check, in: workshop)
    for remark in project.remarks + project.failures { Console.say(remark) }
    let port = PortedPackage(
      project, folder: try OwnedFolder(URL(fileURLWithPath: output)), runtime: workshop.runtime)
    for remark in try port.make() { Console.say(remark) }
    Console.print("swift build --package-path \(output)")
  }
}
