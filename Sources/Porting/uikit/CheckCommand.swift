import ArgumentParser
import Foundation
import Projects

/// `uikit check`: lists what builds in a project, and which iOS APIs are missing.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "List what builds on Linux, and which iOS APIs are missing and how often they are used.",
    discussion: """
      The exit code is 0 if everything builds, and 1 if something is missing or can't be read. The \
      project isn't changed. uikit prints what it runs: the manifests of packages, and macros and \
      plugins while the compiler checks the project.
      """)

  @OptionGroup var options: ProjectOptions

  @Flag(help: "Only translate the sources, without compiling them.")
  var lowerOnly = false

  mutating func run() throws {
    let workshop = try options.workshop()
    let lock = try ScratchLock(workshop.scratch) { Console.say($0) }
    defer { withExtendedLifetime(lock) {} }
    let project = try options.project(for: .check, in: workshop)
    let folder = try workshop.folder(for: URL(fileURLWithPath: options.path), "check")
    var package = LinuxPackage(project, folder: folder, runtime: workshop.runtime)
    var written = try package.make(progress: { Console.show($0) })
    var report = CheckReport(project: project, written: written)
    if !lowerOnly {
      Console.say("Translated \(written.files) files, \(written.lines) lines. Compiling …")
      try Building.fetch(for: package, in: workshop)
      let arguments = ["--build-tests", "-Xswiftc", "-continue-building-after-errors"]
      var uses: LeftOutUses
      repeat {
        report = CheckReport(project: project, written: written)
        uses = LeftOutUses(of: written, findsModules: true)
        let status = try workshop.swift("build", package, arguments).run { line in
          report.read(line)
          uses.read(line)
          if line.hasPrefix("[") { Console.show(line) }
        }
        report.compilerSucceeded = status == 0
        // The compiler knows more uses of what was left out than the translation found.
      } while try package.leaveOut(uses, &written)
      Console.show("")
    }
    Console.print(report.text)
    if !report.isClean { throw ExitCode(1) }
  }
}
