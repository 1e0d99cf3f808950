import Foundation
import Lowering
import Testing

@testable import Projects

/// The compiler's messages about declarations that the translation left out.
struct LeftOutUsesTests {
  @Test(arguments: [
    ("value of type 'Row' has no member 'map'", "map"),
    ("value of type '[Row]?' has no member 'map'", "map"),
    ("type 'Row' has no member 'map'", "map"),
    ("value of type 'any Shown' has no member 'map'", "map"),
    ("value of type 'Row' has no dynamic member 'map' using key path from root type 'Row'", "map"),
    ("value of optional type 'Row?' has no member 'map'", "map"),
    ("cannot find 'map' in scope", "map"), ("cannot find type 'Map' in scope", "Map"),
    ("cannot find 'map(_:)' in scope; did you mean 'mop'?", "map"),
    ("'Map' is not a member type of struct 'App.Row'", "Map"),
    ("cannot infer contextual base in reference to member 'map'", "map"),
    ("no such module 'MapKit'", nil),
    ("missing return in instance method expected to return 'Int'", nil),
  ])
  func namesInMessages(_ message: String, _ name: String?) {
    #expect(LeftOutUses.name(in: message) == name)
  }

  /// A module of another module's members: the second translation has none of their uses, and the third one isn't needed.
  @Test func aSecondTranslationIsWithoutThem() throws {
    let folder = try ProjectFolder([
      "Pond/Row.swift":
        "import MapKit\nimport UIKit\npublic struct Row { public init() {} }\n"
        + "extension Row { public func open(_ map: MKMapView?) {} }\n",
      "App/App.swift":
        "import Pond\nlet rows = [Row()]\nfunc f() {\n  rows.first?.open(nil)\n  print(1)\n}\n",
    ])
    func file(_ path: String) -> URL { folder.root.appendingPathComponent(path) }
    let pond = ProjectModule(name: "Pond", kind: .library, sources: [file("Pond/Row.swift")])
    var app = ProjectModule(name: "App", kind: .library, sources: [file("App/App.swift")])
    app.dependencies = ["Pond"]
    let project = Project(name: "P", root: folder.root, modules: [pond, app])
    let place = try folder.owned("made")
    var package = LinuxPackage(project, folder: place, runtime: folder.root)
    var report = try package.make()
    let path = file("App/App.swift").path
    var uses = LeftOutUses(of: report)
    let isUse = uses.read("\(path):4:15: error: value of type 'Row' has no member 'open'")
    let isOther = uses.read("\(path):5:3: error: value of type 'Row' has no member 'shut'")
    let isWarning = uses.read("\(path):5:3: warning: value of type 'Row' has no member 'open'")
    #expect(isUse)
    #expect(!isOther)
    #expect(!isWarning)
    #expect(uses.found == [LeftOutUse(path: path, line: 4, name: "open")])
    #expect(try package.leaveOut(uses, &report))
    let made = place.url.appendingPathComponent("Sources/App/App.lowered.swift")
    let text = try String(contentsOf: made, encoding: .utf8)
    #expect(!text.contains("rows.first?.open"))
    #expect(text.contains("print(1)"))
    #expect(report.diagnostics.contains { $0.path == path && $0.line == 4 })
    #expect(try !package.leaveOut(uses, &report))
  }

  /// A module that nobody has: its imports are left out, then each name that isn't found in the files that import it, and
  /// the result is incomplete.
  @Test func missingModules() throws {
    let folder = try ProjectFolder([
      "A.swift": "import Weed\nimport UIKit\nfunc f() {\n  weed()\n  print(1)\n}\n",
      "B.swift": "import UIKit\nfunc g() { print(2) }\n",
    ])
    func path(_ name: String) -> String { folder.root.appendingPathComponent(name).path }
    let sources = ["A.swift", "B.swift"].map { folder.root.appendingPathComponent($0) }
    let project = Project(
      name: "P", root: folder.root,
      modules: [ProjectModule(name: "P", kind: .library, sources: sources)])
    let place = try folder.owned("made")
    var package = LinuxPackage(project, folder: place, runtime: folder.root)
    var report = try package.make()
    let line = "\(path("A.swift")):1:8: error: no such module 'Weed'"
    var building = LeftOutUses(of: report)
    let isLeftOut = building.read(line)
    #expect(!isLeftOut)
    var uses = LeftOutUses(of: report, findsModules: true)
    let isMissing = uses.read(line)
    #expect(isMissing)
    #expect(try package.leaveOut(uses, &report))
    #expect(report.diagnostics.map(\.line) == [1])

    uses = LeftOutUses(of: report, findsModules: true)
    let isUse = uses.read("\(path("A.swift")):4:3: error: cannot find 'weed' in scope")
    let isOther = uses.read("\(path("B.swift")):2:3: error: cannot find 'weed' in scope")
    // Swift shows the members that a module adds to types in all files, whichever imports it.
    let isMember = uses.read(
      "\(path("B.swift")):2:3: error: value of type 'Int' has no member 'wet'")
    #expect(isUse)
    #expect(!isOther)
    #expect(isMember)
    #expect(try package.leaveOut(uses, &report))
    let text = try String(
      contentsOf: place.url.appendingPathComponent("Sources/P/A.lowered.swift"), encoding: .utf8)
    #expect(!text.contains("Weed"))
    #expect(!text.contains("weed()"))
    #expect(text.contains("print(1)"))

    var check = CheckReport(project: project, written: report)
    check.compilerSucceeded = true
    #expect(!check.isClean)
    #expect(check.text.contains("  Weed: there is no such module here"))
    #expect(
      check.text.hasSuffix("1 part of the project couldn't be read, so this result is incomplete."))
  }

  /// Core Text draws the text that these members of a context are about.
  @Test func membersOfMissingParts() {
    var uses = LeftOutUses(of: LinuxPackage.Report())
    let isUse = uses.read(
      "/a/A.swift:4:15: error: value of type 'CGContext' has no member 'textMatrix'")
    #expect(isUse)
    #expect(uses.found == [LeftOutUse(path: "/a/A.swift", line: 4, name: "textMatrix")])
  }

  /// Without anything left out, all of the compiler's errors are errors.
  @Test func nothingLeftOut() {
    var uses = LeftOutUses(of: LinuxPackage.Report())
    let isUse = uses.read("/a/A.swift:4:15: error: value of type 'Row' has no member 'open'")
    #expect(!isUse)
    #expect(uses.found.isEmpty)
  }
}
