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
    let project = try options.project(for: .check)
    for remark in project.remarks { Console.say(remark) }
    let port = PortedPackage(
      project, folder: URL(fileURLWithPath: output).standardizedFileURL,
      runtime: try options.runtimeFolder())
    try port.write()
    print("swift build --package-path \(output)")
  }
}
