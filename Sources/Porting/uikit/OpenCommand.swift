import ArgumentParser
import Foundation
import Projects

/// `uikit open`: builds an app and shows it in a browser.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Build an unchanged iOS app and show it in your browser. Prints one URL.",
    discussion: """
      The project isn't changed. The first build includes the runtime and takes some minutes; later \
      builds only compile what has changed. Control-C ends the app.
      """)

  @OptionGroup var options: ProjectOptions

  @Option(help: ArgumentHelp("The app to open, if there are several.", valueName: "name"))
  var target: String?

  @Flag(help: "Only build the app, and print its path.")
  var buildOnly = false

  mutating func run() throws {
    let workshop = try options.workshop()
    let path = URL(fileURLWithPath: options.path)
    let folder = try workshop.folder(for: path, "open \(target ?? "") \(options.packages)")
    let state = BuildState(folder: folder)
    if let app = state.unchangedApp { return try start(app) }
    let lock = try ScratchLock(workshop.scratch) { Console.say($0) }
    defer { withExtendedLifetime(lock) {} }
    let project = try options.project(for: .open, target: target, in: workshop)
    for remark in project.remarks + project.failures { Console.say(remark) }
    guard let app = project.apps.first else {
      throw ProjectError("there is no iOS app", file: path)
    }
    let package = LinuxPackage(project, folder: folder, runtime: workshop.runtime)
    let report = try package.make(progress: { Console.show($0) })
    try LoweringMessages.report(report.diagnostics)
    Console.say("Translated \(report.files) files, \(report.lines) lines. Building \(app.name) …")
    for remark in report.remarks { Console.say(remark) }
    try Building.fetch(for: package, in: workshop)
    try Building.run(workshop.swift("build", package, ["--product", app.name]))
    let bundle = try AppBundle.make(
      of: project, app: app, program: workshop.products.appendingPathComponent(app.name), in: folder
    )
    try state.keep(bundle, of: project, runtime: workshop.runtime)
    try start(bundle.executable)
  }

  /// Replaces this process with the app, so that Control-C and a parent process that waits reach the app.
  private func start(_ executable: URL) throws {
    if buildOnly { return Console.print(executable.deletingLastPathComponent().path) }
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(executable.path), nil]
    execv(executable.path, &arguments)
    throw ProjectError(
      "the app can't be started: \(String(cString: strerror(errno)))", file: executable)
  }
}
