import Foundation
import Testing

@testable import Projects

/// How the program that contains the tests runs: in the app under test, with the selected tests. A script takes
/// the place of the program and prints its arguments.
struct TestProgramTests {
  private static let script = """
    #!/bin/sh
    if [ "$1" = "--list-tests" ]; then
      echo "Listing 3 tests in debug.xctest:"; echo
      echo "PondTests.EelTests/testBite"
      echo "PondTests.EelTests/testFlee"
      echo "PondTests.ReedTests/testGrow"
      exit 0
    fi
    echo "called: $*" | sed "s| --event-stream-output-path [^ ]*/events/events.jsonl --event-stream-version 0||"
    case "$1" in --testing-library) exit ${OTHER:-0};; *) exit ${STATUS:-0};; esac
    """

  /// Makes a project with or without an app, its products, and the folder where the app is assembled.
  private func program(
    hasApp: Bool, status: Int = 0, other: Int = 0
  ) throws -> (TestProgram, ProjectFolder) {
    let folder = try ProjectFolder([
      "plays.txt": "to be", "products/Pond_PondTests.resources/a.txt": "a",
      "products/PondPackageTests.xctest":
        Self.script.replacingOccurrences(of: "${STATUS:-0}", with: "\(status)")
        .replacingOccurrences(of: "${OTHER:-0}", with: "\(other)"),
    ])
    let products = folder.root.appendingPathComponent("products")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: products.appendingPathComponent("PondPackageTests.xctest").path)
    var app = ProjectModule(name: "Pond", kind: hasApp ? .app : .library, sources: [])
    app.information["CFBundleExecutable"] = "Pond"
    app.resources = [ProjectResource(file: folder.root.appendingPathComponent("plays.txt"))]
    var tests = ProjectModule(name: "PondTests", kind: .tests, sources: [])
    tests.dependencies = ["Pond"]
    let project = Project(name: "Pond", root: folder.root, modules: [app, tests])
    let place = try folder.owned("place")
    // Made twice, as in a second run.
    _ = try TestProgram.make(of: project, products: products, in: place)
    return (try TestProgram.make(of: project, products: products, in: place), folder)
  }

  @Test func testsOfAnAppLieInItsFolder() throws {
    let (program, folder) = try program(hasApp: true)
    #expect(program.executable.path.hasSuffix("place/app/Pond.app/Pond"))
    let app = program.executable.deletingLastPathComponent()
    for path in ["plays.txt", "Info.plist", "Pond_PondTests.resources/a.txt"] {
      #expect(FileManager.default.fileExists(atPath: app.appendingPathComponent(path).path))
    }
    withExtendedLifetime(folder) {}
  }

  @Test func othersLieWhereTheyWereBuilt() throws {
    let (program, folder) = try program(hasApp: false)
    #expect(program.executable.path.hasSuffix("products/PondPackageTests.xctest"))
    withExtendedLifetime(folder) {}
  }

  @Test(
    arguments: [
      (nil, [], ["called: ", "called: --testing-library swift-testing"]),
      (
        "Eel", [],
        [
          "called: PondTests.EelTests/testBite,PondTests.EelTests/testFlee",
          "called: --testing-library swift-testing --filter Eel",
        ]
      ),
      (
        nil, ["Flee", "Bite"],
        [
          "called: PondTests.ReedTests/testGrow",
          "called: --testing-library swift-testing --skip Flee --skip Bite",
        ]
      ),
      ("Newt", [], ["called: --testing-library swift-testing --filter Newt"]),
    ] as [(String?, [String], [String])])
  func whatIsChosenRuns(_ filter: String?, _ skip: [String], _ calls: [String]) throws {
    let (program, folder) = try program(hasApp: true)
    var lines: [String] = []
    #expect(try program.run(filter: filter, skip: skip) { lines.append($0) } == 0)
    #expect(lines == calls)
    withExtendedLifetime(folder) {}
  }

  /// Swift Testing exits with 69 when it finds no tests.
  @Test(arguments: [(0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1), (0, 69, 0), (1, 69, 1)])
  func itEndsAsTheTestsEnd(_ status: Int, _ other: Int, _ result: Int32) throws {
    let (program, folder) = try program(hasApp: false, status: status, other: other)
    #expect(try program.run(filter: nil, skip: []) { _ in } == result)
    withExtendedLifetime(folder) {}
  }

  @Test func aSignalIsSaid() throws {
    #expect(try Command("sh", "-c", "kill -ILL $$").run { _ in } == 128 + 4)
  }

  // MARK: Tests that end the process or hang

  /// Runs the named XCTest tests as XCTest does, and reports those of Swift Testing as events. A test's deed is in
  /// the environment, by name.
  private static let theatre = """
    #!/bin/bash
    act() {
      case "$1" in
        crash) kill -ILL $$;;
        exit) exit 3;;
        hang) sleep 1000;;
        chatter) while :; do echo "still here"; sleep 0.01; done;;
      esac
    }
    all="A.EelTests/testBite A.EelTests/testFlee B.EelTests/testBite B.NewtTests/testSwim"
    if [ "$1" = --list-tests ]; then printf '%s\\n' "Listing 4 tests:" "" $all; exit 0; fi
    if [ "$1" != --testing-library ]; then
      for name in $([ -n "$1" ] && echo "$1" | tr , ' ' || echo $all); do
        short=$(echo "${name#*.}" | tr / .)
        echo "Test Case '$short' started at 2026-01-01 00:00:00.000"
        deed=DEED_$(echo "$name" | tr ./ __); act "${!deed}"
        echo "Test Case '$short' passed (0.1 seconds)"
      done
      exit 0
    fi
    events=$4; : > "$events"; pattern=.; serial=
    while [ $# -gt 0 ]; do
      [ "$1" = --filter ] && pattern=$2
      [ "$1" = --no-parallel ] && serial=1
      shift
    done
    say() { echo "$1" >> "$events"; }
    chosen=
    for name in wade dive float; do
      id="A.Pool/$name()/Pool.swift:1:1"
      echo "$id" | grep -Pq -- "$pattern" || continue
      chosen="$chosen $name"
      say '{"kind":"test","payload":{"kind":"function","id":"'"$id"'","name":"'"$name()"'"},"version":0}'
    done
    start() {
      say '{"kind":"event","payload":{"kind":"testStarted","testID":"A.Pool/'"$1"'()/Pool.swift:1:1"},"version":0}'
      echo "◇ Test $1() started."
    }
    [ -z "$serial" ] && for name in $chosen; do start $name; done
    for name in $chosen; do
      [ -n "$serial" ] && start $name
      deed=DEED_$name; act "${!deed}"
      say '{"kind":"event","payload":{"kind":"testEnded","testID":"A.Pool/'"$name"'()/Pool.swift:1:1"},"version":0}'
      echo "✔ Test $name() passed after 0.001 seconds."
    done
    say '{"kind":"event","payload":{"kind":"runEnded"},"version":0}'
    """

  private static let all = [
    "A_EelTests_testBite", "A_EelTests_testFlee", "B_EelTests_testBite", "B_NewtTests_testSwim",
  ]

  /// Runs the program with the deeds of tests, by the tests' names in the environment.
  private func run(
    _ deeds: [String: String], seconds: Int? = nil, theatre: String = Self.theatre
  ) throws -> (status: Int32, lines: [String]) {
    let variables = deeds.map { "export DEED_\($0.key)=\($0.value)\n" }.joined()
    let folder = try ProjectFolder([
      "products/PondPackageTests.xctest": theatre.replacing(
        "#!/bin/bash\n", with: "#!/bin/bash\n" + variables)
    ])
    let products = folder.root.appendingPathComponent("products")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: products.appendingPathComponent("PondPackageTests.xctest").path)
    let project = Project(
      name: "Pond", root: folder.root,
      modules: [ProjectModule(name: "PondTests", kind: .tests, sources: [])])
    let program = try TestProgram.make(of: project, products: products, in: folder.owned("place"))
    var lines: [String] = []
    let status = try program.run(filter: nil, skip: [], seconds: seconds) { lines.append($0) }
    return (status, lines)
  }

  private static func passed(_ lines: [String]) -> [String] {
    lines.filter { $0.contains("passed") }.map { line in
      let words = line.split { " '()".contains($0) }
      return String(line.hasPrefix("Test Case") ? words[2] : words[2])
    }.sorted()
  }

  private static let everything = [
    "EelTests.testBite", "EelTests.testBite", "EelTests.testFlee", "NewtTests.testSwim", "dive",
    "float", "wade",
  ]

  @Test("All tests run if nothing is wrong") func allPass() throws {
    let (status, lines) = try run([:])
    #expect(status == 0)
    #expect(Self.passed(lines) == Self.everything)
    #expect(!lines.contains { $0.contains("process") })
  }

  @Test(
    "A test that ends the process or hangs is named, and every other test runs",
    arguments: ["crash", "exit", "hang", "chatter"],
    [
      ("A_EelTests_testBite", "EelTests.testBite"), ("A_EelTests_testFlee", "EelTests.testFlee"),
      ("B_NewtTests_testSwim", "NewtTests.testSwim"), ("wade", "wade()"), ("dive", "dive()"),
      ("float", "float()"),
    ])
  func itIsNamed(deed: String, test: (variable: String, name: String)) throws {
    let (status, lines) = try run([test.variable: deed], seconds: 1)
    #expect(status == ["crash": 128 + SIGILL, "exit": 3][deed] ?? Command.stopped)
    var others = Self.everything
    others.remove(at: others.firstIndex(of: test.name.replacing("()", with: ""))!)
    // Swift Testing runs tests side by side, so those that had passed before may run again.
    #expect(Set(Self.passed(lines)) == Set(others))
    let end = [
      "crash": "Signal 4 (Illegal instruction) ended the process",
      "exit": "The process ended with code 3",
    ]
    #expect(
      lines.contains("\(end[deed] ?? "After 1 s the process was stopped") in \(test.name)."),
      "\(lines)")
  }

  @Test("Each of several tests that end the process is named") func severalCrash() throws {
    let (status, lines) = try run([
      "A_EelTests_testFlee": "crash", "B_NewtTests_testSwim": "crash", "wade": "crash",
      "float": "crash",
    ])
    #expect(status == 128 + SIGILL)
    #expect(Set(Self.passed(lines)) == ["EelTests.testBite", "dive"])
    for name in ["EelTests.testFlee", "NewtTests.testSwim", "wade()", "float()"] {
      #expect(
        lines.contains("Signal 4 (Illegal instruction) ended the process in \(name)."), "\(lines)")
    }
  }

  /// Linux refuses to start a process with an argument of 128 KiB, and a large project has more names than that.
  @Test("The others run in several processes if their names don't fit into an argument")
  func longNames() throws {
    let long = String(repeating: "x", count: 30_000)
    let theatre = Self.theatre.replacing("testBite", with: "test\(long)")
      .replacing("wade dive", with: "w\(long) dive f\(long)")
    let (status, lines) = try run(
      ["A_EelTests_testFlee": "crash", "dive": "crash"], theatre: theatre)
    #expect(status == 128 + SIGILL)
    #expect(
      Set(Self.passed(lines))
        == ["EelTests.test\(long)", "NewtTests.testSwim", "w\(long)", "f\(long)", "float"])
    for name in ["EelTests.testFlee", "dive()"] {
      #expect(lines.contains("Signal 4 (Illegal instruction) ended the process in \(name)."))
    }
  }

  @Test("A part of a list has at least one name, and no more than fit")
  func parts() {
    for length in [0, 1, 100, 39_998, 39_999, 40_000, 200_000] {
      for count in 0...7 {
        let names = (0..<count).map { "\($0)" + String(repeating: "n", count: length) }
        var rest = names
        var joined: [String] = []
        while !rest.isEmpty {
          let part = TestProgram.part(of: rest)
          #expect(!part.isEmpty)
          #expect(part.count == 1 || part.joined(separator: "|").utf8.count <= 40_000)
          joined += part
          rest.removeFirst(max(part.count, 1))
        }
        #expect(joined == names)
        #expect(TestProgram.part(of: names).count == min(count, max(1, 40_000 / (length + 2))))
      }
    }
  }

  @Test("A program that is stopped leaves none of its children") func childrenEnd() throws {
    let mark = "10\(UInt32.random(in: 1_000_000...9_999_999))"
    #expect(
      try Command("sh", "-c", "echo begin; sleep \(mark) & sleep \(mark)").run(silentFor: 1) { _ in
      } == Command.stopped)
    #expect(try Command("pgrep", "-f", "sleep \(mark)").output().text == "")
  }
}
