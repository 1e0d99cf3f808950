import Foundation

/// The program that contains a project's tests and both testing libraries.
///
/// On iOS the tests of an app run inside it: the main bundle is the app's, with its images and storyboards. So
/// if the project has an app that is tested, the program is placed in the app's folder.
public struct TestProgram: Sendable {
  public let executable: URL
  /// The file to which Swift Testing writes its events.
  private let events: URL

  /// - Parameters:
  ///   - products: The folder of the build products.
  ///   - place: The folder in which the app's bundle is assembled.
  public static func make(
    of project: Project, products: URL, in place: OwnedFolder
  ) throws -> TestProgram {
    let program = products.appendingPathComponent(
      "\(LinuxPackage.name(of: project))PackageTests.xctest")
    let events = try place.folder("events").url.appendingPathComponent("events.jsonl")
    guard var host = project.host else { return TestProgram(executable: program, events: events) }
    // Resources of the tests stay separate; `Bundle(for:)` looks for them next to the program.
    let bundles = products.names.filter { name in
      project.tests.contains { name.hasSuffix("_\($0.name).resources") }
    }
    // UIKit launches the app when a test asks for its window or its delegate.
    if let name = host.sources.lazy.compactMap(SourceScan.delegateClass(in:)).first {
      host.information["OozeHostedDelegate"] = "\(host.name).\(name)"
    }
    let app = try AppBundle.make(
      of: project, app: host, program: program,
      bundles: bundles.map(products.appendingPathComponent), in: place)
    return TestProgram(executable: app.executable, events: events)
  }

  /// Runs the tests and passes on each line of their output. After a test that ends the process or takes too
  /// long, it prints the test's name and runs the others in a new process.
  ///
  /// - Parameters:
  ///   - filter: A regular expression. Only tests whose names, `Module.Class/test`, match it run.
  ///   - skip: Regular expressions. Tests whose names match one of them don't run.
  ///   - seconds: The longest time in which no test starts or ends; `nil` for no limit.
  /// - Returns: 0 if all tests passed; otherwise the program's exit code, 128 plus the number of a signal, or
  ///   ``Command/stopped``.
  public func run(
    filter: String?, skip: [String], seconds: Int? = nil, _ eachLine: (String) -> Void
  ) throws -> Int32 {
    let status = try runXCTest(filter, skip, seconds, eachLine)
    let other = try runSwiftTesting(filter, skip, seconds, eachLine)
    return status == 0 && other != Self.noTests ? other : status
  }

  private func runXCTest(
    _ filter: String?, _ skip: [String], _ seconds: Int?, _ eachLine: (String) -> Void
  ) throws -> Int32 {
    var result: Int32 = 0
    guard var names = try chosen(filter, skip) else { return result }
    while true {
      let part = Self.part(of: names)
      var progress = XCTestProgress()
      let command = command(part.isEmpty ? [] : [part.joined(separator: ",")])
      let status = try command.run(silentFor: seconds, isProgress: { progress.read($0) }, eachLine)
      guard let running = progress.running else {
        if status > 128 || status == Command.stopped {
          eachLine("\(Self.end(status, seconds)) between two tests.")
        }
        if result == 0 { result = status }
        names.removeFirst(part.count)
        if names.isEmpty { return result }
        continue
      }
      result = status == 0 ? 1 : status
      eachLine("\(Self.end(status, seconds)) in \(running).")
      if names.isEmpty { names = try listed() }
      names = progress.remaining(of: names)
      if names.isEmpty { return result }
      eachLine("The other tests run in a new process.")
    }
  }

  private func runSwiftTesting(
    _ filter: String?, _ skip: [String], _ seconds: Int?, _ eachLine: (String) -> Void
  ) throws -> Int32 {
    var result: Int32 = 0
    var selection = (filter.map { ["--filter", $0] } ?? []) + skip.flatMap { ["--skip", $0] }
    // The identifiers of the tests that this process doesn't run.
    var rest: [String] = []
    while true {
      let arguments =
        ["--testing-library", "swift-testing", "--event-stream-output-path", events.path]
        + ["--event-stream-version", "0"]
      let status = try command(arguments + selection).run(
        silentFor: seconds, isProgress: SwiftTestingProgress.isProgress, eachLine)
      let progress = SwiftTestingProgress(events: Data(events.bytes ?? []))
      let running = progress.running
      if progress.hasEnded || running.isEmpty {
        if result == 0 { result = status }
        if rest.isEmpty { return result }
      } else {
        result = status == 0 ? 1 : status
        let names = running.map(\.name).joined(separator: ", ")
        var others = progress.waiting
        if running.count == 1 {
          eachLine("\(Self.end(status, seconds)) in \(names).")
        } else {
          // One of these did it. One at a time shows which.
          eachLine("\(Self.end(status, seconds)) in one of \(names).")
          others += running.map(\.id)
        }
        rest = others + rest
        if rest.isEmpty { return result }
        eachLine("The other tests run in a new process, one after another.")
      }
      let part = Self.part(of: rest)
      rest.removeFirst(part.count)
      let pattern = part.map { NSRegularExpression.escapedPattern(for: $0) }
      selection = ["--no-parallel", "--filter", "^(?:\(pattern.joined(separator: "|")))$"]
    }
  }

  /// The largest number of characters of the names in an argument. Linux refuses arguments of 128 KiB and more
  /// (`MAX_ARG_STRLEN`), and in a pattern a character may need two.
  private static let longestArgument = 40_000

  /// Returns the first names, as many as fit into an argument, and at least one.
  static func part(of names: [String]) -> ArraySlice<String> {
    var length = 0
    let end = names.indices.first { index in
      length += names[index].utf8.count + 1
      return index > 0 && length > longestArgument
    }
    return names[..<(end ?? names.endIndex)]
  }

  /// Returns the beginning of a sentence: how the process ended.
  private static func end(_ status: Int32, _ seconds: Int?) -> String {
    switch status {
    case Command.stopped: "After \(seconds ?? 0) s the process was stopped"
    case 129...:
      "Signal \(status - 128) (\(String(cString: strsignal(status - 128)))) ended the process"
    default: "The process ended with code \(status)"
    }
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
    let names = try listed().filter { name in
      wanted.map { name.contains($0) } ?? true && !unwanted.contains { name.contains($0) }
    }
    return names.isEmpty ? nil : names
  }

  /// Returns the names of all XCTest tests in the order in which they run.
  private func listed() throws -> [String] {
    try command(["--list-tests"]).output().text.split(separator: "\n").map(String.init)
      .filter { $0.contains("/") && !$0.contains(" ") }
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
