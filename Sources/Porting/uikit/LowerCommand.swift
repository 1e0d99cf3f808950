import ArgumentParser
import Foundation
import Projects

/// `uikit lower`: translates one module. The build plugin calls it for each module.
struct LowerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lower", abstract: "Translate one module's sources into a folder.",
    shouldDisplay: false)

  @Option(help: "The module's description, Lowered.json.")
  var module: String

  @Option(help: "The folder to write to.")
  var output: String

  mutating func run() throws {
    let description = try PortedModule(contentsOf: URL(fileURLWithPath: module))
    try LoweringMessages.report(description.lower(into: OwnedFolder(URL(fileURLWithPath: output))))
  }
}
