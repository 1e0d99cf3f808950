import Foundation

/// The program that a project's tests are built into, with both libraries for tests in it.
///
/// Tests of an app run inside of it on iOS: the main bundle is the app's, with its images and
/// storyboards. So the program lies in the app's folder, where the project has an app that they test.
public struct TestProgram: Sendable {
  public let executable: URL

  /// - Parameters:
  ///   - products: The folder of what was built.
  ///   - place: Where an app's folder is put together.
  public static func make(
    of project: Project, products: URL, in place: OwnedFolder
  ) throws -> TestProgram {
    let program = products.appendingPathComponent(
      "\(LinuxPackage.name(of: project))PackageTests.xctest")
    guard let host = project.host else { return TestProgram(executable: program) }
    // The tests' own resources stay theirs; `Bundle(for:)` looks for them beside the program.
    let bundles = products.names.filter { name in
      project.tests.contains { name.hasSuffix("_\($0.name).resources") }
    }
    let app = try AppBundle.make(
      of: project, app: host, program: program,
      bundles: bundles.map(products.appendingPathComponent), in: place)
    return TestProgram(executable: app.executable)
  }

  /// Runs the tests and hands over each line that they print.
  ///
  /// - Parameters:
  ///   - filter: A regular expression that the names match of those which run, `Module.Class/test`.
  ///   - skip: Regular expressions; tests whose names match one don't run.
  /// - Returns: 0 when all passed; otherwise what the program ended with, a signal as 128 above its
  ///   number.
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

  /// The program with arguments; without colours where nobody would see them.
  private func command(_ arguments: [String]) -> Command {
    var command = Command([executable.path] + arguments)
    if isatty(STDOUT_FILENO) == 0 { command.environment["NO_COLOR"] = "1" }
    return command
  }

  /// The code with which Swift Testing ends when there is no test to run: `EX_UNAVAILABLE`, as SwiftPM knows it.
  private static let noTests: Int32 = 69

  /// The names of XCTest's tests that are to run: an empty list for all, `nil` for none.
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
  /// The app inside of which the tests run: the first that a module of tests depends on.
  var host: ProjectModule? {
    let apps = modules.filter { $0.kind == .app }
    let tested = Set(tests.flatMap(\.dependencies))
    return apps.first { tested.contains($0.name) }
  }
}
