import ArgumentParser
import Foundation
import Projects

/// `uikit check`: says what of a project builds, and what is missing.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what of an iOS project builds on Linux, and what it misses, by name and use.",
    discussion: """
      Ends with 0 when everything builds, with 1 when something is missing or couldn't be read. The \
      project isn't changed. What runs is said: manifests of packages, and macros and plugins while \
      the compiler is asked.
      """)

  @OptionGroup var options: ProjectOptions

  @Flag(help: "Only lower the sources; don't ask the compiler.")
  var lowerOnly = false

  mutating func run() throws {
    let workshop = try options.workshop()
    let lock = try ScratchLock(workshop.scratch) { Console.say($0) }
    defer { withExtendedLifetime(lock) {} }
    let project = try options.project(for: .check, in: workshop)
    let folder = try workshop.folder(for: URL(fileURLWithPath: options.path), "check")
    let package = LinuxPackage(project, folder: folder, runtime: workshop.runtime)
    let written = try package.make(progress: { Console.show($0) })
    var report = CheckReport(project: project, written: written)
    if !lowerOnly {
      Console.say("Lowered \(written.files) files, \(written.lines) lines. Asking the compiler …")
      try Building.fetch(for: package, in: workshop)
      let arguments = ["--build-tests", "-Xswiftc", "-continue-building-after-errors"]
      let status = try workshop.swift("build", package, arguments).run { line in
        report.read(line)
        if line.hasPrefix("[") { Console.show(line) }
      }
      report.compilerSucceeded = status == 0
      Console.show("")
    }
    Console.print(report.text)
    if !report.isClean { throw ExitCode(1) }
  }
}
