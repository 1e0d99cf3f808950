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
    echo "called: $*"
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
}
