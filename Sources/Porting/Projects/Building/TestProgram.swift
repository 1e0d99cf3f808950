import Foundation

/// The program that contains a project's tests and both testing libraries.
///
/// On iOS the tests of an app run inside it: the main bundle is the app's, with its images and storyboards. So
/// if the project has an app that is tested, the program is placed in the app's folder.
public struct TestProgram: Sendable {
  public let executable: URL

  /// - Parameters:
  ///   - products: The folder of the build products.
  ///   - place: The folder in which the app's bundle is assembled.
  public static func make(
    of project: Project, products: URL, in place: OwnedFolder
  ) throws -> TestProgram {
    let program = products.appendingPathComponent(
      "\(LinuxPackage.name(of: project))PackageTests.xctest")
    guard let host = project.host else { return TestProgram(executable: program) }
    // Resources of the tests stay separate; `Bundle(for:)` looks for them next to the program.
    let bundles = products.names.filter { name in
      project.tests.contains { name.hasSuffix("_\($0.name).resources") }
    }
    let app = try AppBundle.make(
      of: project, app: host, program: program,
      bundles: bundles.map(products.appendingPathComponent), in: place)
    return TestProgram(executable: app.executable)
  }

  /// Runs the tests and passes on each line of their output.
  ///
  /// - Parameters:
  ///   - filter: A regular expression. Only tests whose names, `Module.Class/test`, match it run.
  ///   - skip: Regular expressions. Tests whose names match one of them don't run.
  /// - Returns: 0 if all tests passed; otherwise the program's exit code, or 128 plus the number of a signal.
  public func run(
    filter: String?, skip: [String], _ eachLine: (String) -> Void
  ) throws -> Int32 {
    var status: Int32 = 0
    if let names = try chosen(filter, skip) {
      status = try command(names.isEmpty ? [] : [names.joined(separator: ",")]).run(eachLine)
    }
    var arguments = ["--testing-library", "swift-testing"]
    if let filter { arguments += ["--filter", filter] }
    for name in skip { arguments += ["--skip", name] }
    let other = try command(arguments).run(eachLine)
    return status == 0 && other != Self.noTests ? other : status
  }

  /// Returns the program with arguments. Colours are off unless the output is a terminal.
  private func command(_ arguments: [String]) -> Command {
    var command = Command([executable.path] + arguments)
    if isatty(STDOUT_FILENO) == 0 { command.environment["NO_COLOR"] = "1" }
    return command
  }

  /// The exit code of Swift Testing when there are no tests to run: `EX_UNAVAILABLE`, which SwiftPM also
  /// checks.
  private static let noTests: Int32 = 69

  /// Returns the names of the XCTest tests that should run: an empty list for all, `nil` for none.
  private func chosen(_ filter: String?, _ skip: [String]) throws -> [String]? {
    guard filter != nil || !skip.isEmpty else { return [] }
    let wanted = try filter.map { try Regex($0) }
    let unwanted = try skip.map { try Regex($0) }
    let names = try command(["--list-tests"]).output().text
      .split(separator: "\n").map(String.init)
      .filter { $0.contains("/") && !$0.contains(" ") }
      .filter { name in
        wanted.map { name.contains($0) } ?? true && !unwanted.contains { name.contains($0) }
      }
    return names.isEmpty ? nil : names
  }
}

extension Project {
  /// The app inside which the tests run: the first one that a test module depends on.
  var host: ProjectModule? {
    let apps = modules.filter { $0.kind == .app }
    let tested = Set(tests.flatMap(\.dependencies))
    return apps.first { tested.contains($0.name) }
  }
}
