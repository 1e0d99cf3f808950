import ArgumentParser
import Foundation
import Projects

/// `uikit test`: builds a project's unit tests and runs them.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the unit tests of an iOS project on Linux.",
    discussion:
      """
      Prints the output of XCTest and Swift Testing. The exit code is 0 if all tests pass and every \
      part of the project could be read.
      """)

  @OptionGroup var options: ProjectOptions

  @Option(
    help: ArgumentHelp("Run only tests whose names match, as in 'swift test'.", valueName: "regex"))
  var filter: String?

  @Option(help: ArgumentHelp("Skip tests whose names match.", valueName: "regex"))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "The longest time in which no test starts or ends. Then the running test is stopped.",
      valueName: "seconds"))
  var limit = 600

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit takes a positive number of seconds") }
  }

  mutating func run() throws {
    let workshop = try options.workshop()
    let lock = try ScratchLock(workshop.scratch) { Console.say($0) }
    defer { withExtendedLifetime(lock) {} }
    let project = try options.project(for: .test, in: workshop)
    for remark in project.remarks + project.failures { Console.say(remark) }
    let folder = try workshop.folder(for: URL(fileURLWithPath: options.path), "test")
    var package = LinuxPackage(project, folder: folder, runtime: workshop.runtime)
    var report = try package.make(progress: { Console.show($0) })
    try LoweringMessages.report(report.diagnostics)
    let names = project.tests.map(\.name).joined(separator: ", ")
    Console.say("Translated \(report.files) files, \(report.lines) lines. Building \(names) …")
    for remark in report.remarks { Console.say(remark) }
    try Building.fetch(for: package, in: workshop)
    try Building.run(workshop.swift("build", package, ["--build-tests"]), of: &package, &report)
    let program = try TestProgram.make(of: project, products: workshop.products, in: folder)
    let status = try program.run(filter: filter, skip: skip, seconds: limit) {
      print($0)
      // A reader of a pipe sees each line at once.
      fflush(nil)
    }
    if !project.failures.isEmpty {
      Console.say("Parts of the project couldn't be read, so these aren't all of its tests.")
    }
    guard status == 0, project.failures.isEmpty else { throw ExitCode(1) }
  }
}
