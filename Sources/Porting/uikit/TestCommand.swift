import ArgumentParser
import Foundation
import Projects

/// `uikit test`: builds a project's unit tests and runs them.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the unit tests of an iOS project on Linux.",
    discussion: "Prints what XCTest and Swift Testing print, and ends as they end.")

  @OptionGroup var options: ProjectOptions

  @Option(
    help: ArgumentHelp("Only tests whose names match, as 'swift test' has it.", valueName: "regex"))
  var filter: String?

  @Option(help: ArgumentHelp("Tests to leave out.", valueName: "regex"))
  var skip: [String] = []

  mutating func run() throws {
    let workshop = try options.workshop()
    let lock = try ScratchLock(workshop.scratch) { Console.say($0) }
    defer { withExtendedLifetime(lock) {} }
    let project = try options.project(for: .test, in: workshop)
    for remark in project.remarks + project.failures { Console.say(remark) }
    let folder = try workshop.folder(for: URL(fileURLWithPath: options.path), "test")
    let package = LinuxPackage(project, folder: folder, runtime: workshop.runtime)
    let report = try package.make(progress: { Console.show($0) })
    try Diagnostics.report(report.diagnostics)
    let names = project.tests.map(\.name).joined(separator: ", ")
    Console.say("Lowered \(report.files) files, \(report.lines) lines. Building \(names) …")
    for remark in report.remarks { Console.say(remark) }
    try Building.fetch(for: package, in: workshop)
    try Building.run(workshop.swift("build", package, ["--build-tests"]))
    let program = try TestProgram.make(of: project, products: workshop.products, in: folder)
    let status = try program.run(filter: filter, skip: skip) { print($0) }
    if status > 128 { Console.say("The tests were ended by signal \(status - 128).") }
    guard status == 0 else { throw ExitCode(1) }
  }
}
