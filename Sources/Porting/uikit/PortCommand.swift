import ArgumentParser
import Foundation
import Projects

/// `uikit port`: writes a package that builds a project on Linux and follows its sources.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Write a Linux package beside an iOS project, which follows its sources.",
    discussion: """
      The package holds none of the project's sources: each build lowers what has changed of them. \
      A module whose files aren't just those of a folder lists them in its Lowered.json; run this \
      again after files have come or gone.
      """)

  @OptionGroup var options: ProjectOptions

  @Option(name: .customLong("out"), help: "The folder of the package, which must be new or a port.")
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
