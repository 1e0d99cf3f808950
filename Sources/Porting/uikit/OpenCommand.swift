import ArgumentParser
import Foundation
import Projects

/// `uikit open`: builds an app and shows it in a browser, or tours its screens.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Build an unchanged iOS app and show it in your browser. Prints one URL.",
    discussion: """
      The project isn't changed. The first build includes the runtime and takes some minutes; later \
      builds only compile what has changed. Control-C ends the app.

      With --tour, uikit taps through the app instead and writes a page with a picture of each screen \
      and what is wrong with it. The exit code is then 1 if the app crashed or hung.
      """)

  @OptionGroup var options: ProjectOptions

  @Option(help: ArgumentHelp("The app to open, if there are several.", valueName: "name"))
  var target: String?

  @Flag(help: "Only build the app, and print its path.")
  var buildOnly = false

  @Flag(help: "Tap through the app and write a page with its screens. Prints the page's path.")
  var tour = false

  @Option(help: ArgumentHelp("The maximum number of screens of a tour.", valueName: "number"))
  var screens = 50

  @Option(help: ArgumentHelp("The longest time for a tour.", valueName: "seconds"))
  var seconds = 600

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp(
      "The folder for the page of a tour: a new one, or one with such a page.", valueName: "path"))
  var output: String?

  func validate() throws {
    guard screens > 0 else { throw ValidationError("--screens takes a positive number") }
    guard seconds > 0 else { throw ValidationError("--seconds takes a positive number of seconds") }
    if tour, buildOnly { throw ValidationError("--tour and --build-only exclude each other") }
    if !tour, output != nil { throw ValidationError("--out needs --tour") }
  }

  mutating func run() throws {
    let workshop = try options.workshop()
    let folder = try workshop.folder(
      for: URL(fileURLWithPath: options.path), "open \(target ?? "") \(options.packages)")
    let app = try build(in: workshop, folder)
    if tour {
      let page = try output.map { try OwnedFolder(URL(fileURLWithPath: $0)) }
      try Touring(app: app, limits: (screens, seconds)).run(
        in: folder.folder("visit"), page: page ?? folder.folder("tour"))
    } else {
      try start(app)
    }
  }

  /// Builds the app unless it is unchanged, and returns its program.
  private func build(in workshop: Workshop, _ folder: OwnedFolder) throws -> URL {
    let path = URL(fileURLWithPath: options.path)
    let state = BuildState(folder: folder)
    if let app = state.unchangedApp { return app }
    let lock = try ScratchLock(workshop.scratch) { Console.say($0) }
    defer { withExtendedLifetime(lock) {} }
    let project = try options.project(for: .open, target: target, in: workshop)
    for remark in project.remarks + project.failures { Console.say(remark) }
    guard let app = project.apps.first else {
      throw ProjectError("there is no iOS app", file: path)
    }
    var package = LinuxPackage(project, folder: folder, runtime: workshop.runtime)
    var report = try package.make(progress: { Console.show($0) })
    try LoweringMessages.report(report.diagnostics)
    Console.say("Translated \(report.files) files, \(report.lines) lines. Building \(app.name) …")
    for remark in report.remarks { Console.say(remark) }
    try Building.fetch(for: package, in: workshop)
    try Building.run(
      workshop.swift("build", package, ["--product", app.name]), of: &package, &report)
    let bundle = try AppBundle.make(
      of: project, app: app, program: workshop.products.appendingPathComponent(app.name), in: folder
    )
    try state.keep(bundle, of: project, runtime: workshop.runtime)
    return bundle.executable
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
