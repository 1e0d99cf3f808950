import OozeCheckout
import Foundation
import Testing

@testable import Projects

/// The attacks that an independent review found, one test each. `N1` and so on are the review's numbers.
struct FoundAttackTests {
  /// N1. A resource that was the whole disk was linked into the scratch folder, and the next run deleted the
  /// files behind the links.
  @Test(
    arguments: ["/", "/usr", "/usr/..", "/proc", "/dev"], [ProjectResource.Rule.copy, .process])
  func aDiskIsNoResource(_ path: String, _ rule: ProjectResource.Rule) throws {
    let home = try ProjectFolder(["project/a.txt": "a"])
    let resources = [
      ProjectResource(file: home.root.appendingPathComponent("project/a.txt")),
      ProjectResource(file: URL(fileURLWithPath: path), rule: rule),
    ]
    let plan = ResourceLayout(resources, of: home.root.appendingPathComponent("project")).plan()
    #expect(plan.contents.count <= ProjectLimits.resourceFiles + 1)
    for step in plan.steps(after: [RelativePath("old")!, RelativePath("b/old")!]) {
      switch step {
      case .discard(let path): #expect(["old", "b/old"].contains(path.description))
      case .make(_, .copy(let file)):
        #expect(!file.isFolder)
        #expect(file.path.hasPrefix(home.root.path) || file.path.hasPrefix("/usr/"), "\(file)")
      case .make(_, let other): Issue.record("\(other)")
      }
    }
  }

  /// N1. A path in a record is removed by its own name, never through a link.
  @Test func stepsNameThePlanAndTheRecordAlone() {
    let made = ["a", "b/c", "Folder"].map { RelativePath($0)! }
    var plan = FolderPlan()
    plan.add(RelativePath("a")!, "1")
    plan.add(RelativePath("Folder/x")!, "2")
    #expect(
      plan.steps(after: made) == [
        .discard(RelativePath("Folder")!), .discard(RelativePath("b/c")!),
        .make(RelativePath("Folder/x")!, .bytes([0x32])), .make(RelativePath("a")!, .bytes([0x31])),
      ])
  }

  /// N2. A C target was a link to the author's folder. When it became a Swift target, the folder was emptied.
  @Test func aTargetOfCBecomesOneOfSwift() throws {
    let home = try ProjectFolder([
      "Sources/Core/core.c": "int a;\n", "Sources/Core/include/core.h": "extern int a;\n",
      "Sources/Core/Core.swift": "let a = 1\n",
    ])
    let folder = home.root.appendingPathComponent("Sources/Core")
    var c = ProjectModule(
      name: "Core", kind: .c,
      sources: ["core.c", "include/core.h"].map(folder.appendingPathComponent))
    c.folder = folder
    let swift = ProjectModule(
      name: "Core", kind: .library, sources: [folder.appendingPathComponent("Core.swift")])
    let before = try home.snapshot()
    for module in [c, swift, c, swift] {
      let project = Project(name: "P", root: home.root, modules: [module])
      let made = try home.owned(".made")
      _ = try LinuxPackage(project, folder: made, runtime: home.root).make()
      let names = made.url.appendingPathComponent("Sources/Core").names
      #expect(names == (module.kind == .c ? ["core.c", "include"] : ["Core.lowered.swift"]))
      #expect(try home.snapshot().filter { !$0.key.hasPrefix(".made") } == before)
    }
  }

  /// N3. A copied folder and files in it, in both orders: the files became links to themselves.
  @Test(arguments: ["en.lproj", "Folder", "Art.xcassets"], [true, false])
  func aFolderAndAFileInIt(_ name: String, _ folderFirst: Bool) throws {
    let home = try ProjectFolder(["\(name)/a.strings": "\"a\" = \"b\";", "\(name)/b.txt": "b"])
    let folder = home.root.appendingPathComponent(name)
    var module = ProjectModule(name: "App", kind: .app, sources: [])
    var resources = [ProjectResource(localized: folder, rule: .copy)]
    resources += ["a.strings", "b.txt"].map {
      ProjectResource(localized: folder.appendingPathComponent($0))
    }
    module.resources = folderFirst ? resources : resources.reversed()
    var library = ProjectModule(name: "Library", kind: .library, sources: [])
    library.resources = resources.reversed()
    let before = try home.snapshot()
    for modules in [[module], [module, library], [library, module]] {
      let project = Project(name: "P", root: home.root, modules: modules)
      try home.write("program", to: ".program")
      let app = try AppBundle.make(
        of: project, app: module, program: home.root.appendingPathComponent(".program"),
        in: try home.owned(".made"))
      #expect(app.folder.appendingPathComponent("\(name)/a.strings").text == "\"a\" = \"b\";")
      let after = try home.snapshot().filter { !$0.key.hasPrefix(".made") && $0.key != ".program" }
      #expect(after == before)
    }
  }

  /// N4. An executable's name that contained a path deleted the folder at that path.
  @Test(arguments: ["../../victim", "..", ".", "/", "a/b", "", "Info.plist", "\u{1B}[2J", "ok"])
  func theNameOfAProgramIsAName(_ name: String) throws {
    let home = try ProjectFolder([
      "victim/kept": "kept", ".made/victim/kept": "kept", ".program": "program",
    ])
    var module = ProjectModule(name: "App", kind: .app, sources: [])
    module.information["CFBundleExecutable"] = name
    let before = try home.snapshot()
    let app = try AppBundle.make(
      of: Project(name: "P", root: home.root, modules: [module]), app: module,
      program: home.root.appendingPathComponent(".program"), in: try home.owned(".made"))
    #expect(app.executable.deletingLastPathComponent().path == app.folder.path)
    #expect(app.executable.text == "program")
    #expect(app.folder.path.hasPrefix(home.root.appendingPathComponent(".made/app").path + "/"))
    let after = try home.snapshot().filter { !$0.key.hasPrefix(".made/app") }
    #expect(after == before)
  }

  /// N5. A package's target can have any name, and its folder was emptied wherever the name led.
  @Test(arguments: [
    "../../victim", "..", ".", "/", "a/b", "", "a\nb", String(repeating: "a", count: 300),
  ])
  func theNameOfATargetIsAName(_ name: String) throws {
    let home = try ProjectFolder(["victim/kept": "kept", "A.swift": "let a = 1\n"])
    let source = home.root.appendingPathComponent("A.swift")
    let before = try home.snapshot()
    for kind in [ProjectModule.Kind.library, .app, .tests, .tool, .macro, .c] {
      let module = ProjectModule(name: name, kind: kind, sources: [source])
      let project = Project(name: name, root: home.root, modules: [module])
      #expect(throws: ProjectError.self) {
        try LinuxPackage(project, folder: home.owned("made/deep"), runtime: home.root).make()
      }
      #expect(throws: ProjectError.self) {
        try PortedPackage(project, folder: home.owned("made/port"), runtime: home.root).make()
      }
    }
    #expect(try home.snapshot().filter { !$0.key.hasPrefix("made") } == before)
  }

  /// N6. Text from a project was pasted into a manifest, which is a program.
  @Test(arguments: [
    "main\"); exit(0); (\"", "\\(exit(0))", "a\"\nimport Glibc\n\"", "\"#", "a\r\nb", "\u{2028}",
    "\\",
  ])
  func textsInManifestsAreQuoted(_ text: String) throws {
    let home = try ProjectFolder(["A.swift": "let a = 1\n"])
    for requirement in [
      PackageRequirement.branch(text), .exact(text), .revision(text), .range(text, text),
      .upToNextMinor(text),
      .upToNextMajor(text),
    ] {
      let literals = try SwiftLiterals.all(in: "f(\(requirement.text))")
      #expect(literals.allSatisfy { $0 == text }, "\(requirement.text)")
      #expect(!literals.isEmpty)
    }
    var module = ProjectModule(
      name: "A", kind: .library, sources: [home.root.appendingPathComponent("A.swift")])
    module.conditions = [text]
    module.settings = [.upcomingFeature(text), .experimentalFeature(text)]
    module.headers = text
    module.dependencies = [text]
    module.products = [PackageProduct(name: text, package: text)]
    let project = Project(
      name: "P", root: home.root, modules: [module],
      packages: [PackageReference(identity: text, folder: home.root)])
    let manifest = try LinuxPackage(project, folder: home.owned("made"), runtime: home.root)
      .manifest()
    #expect(try SwiftLiterals.all(in: manifest).count { $0 == text } == 8)
    #expect(try !SwiftLiterals.names(in: manifest).contains("exit"))
  }

  /// N6. A package above the project that belonged to somebody else was run.
  @Test func aStrangersManifestIsNotRun() throws {
    let home = try ProjectFolder([
      "Package.swift": "#error(\"this was run\")\n", "own/.git/HEAD": "",
      "own/Pond.xcodeproj/project.pbxproj": XcodeFixture.project,
    ])
    for (path, text) in XcodeFixture.files where !path.hasSuffix("pbxproj") {
      try home.write(text, to: "own/" + path)
    }
    try home.write(
      "import UIKit\nimport Stranger\n@main class A: UIResponder {}\n",
      to: "own/Pond/AppDelegate.swift")
    #expect(throws: Never.self) { try home.read(.open, "own/Pond.xcodeproj") }
    let trust = Trust(project: home.root.appendingPathComponent("own"), given: [], trustsAll: false)
    #expect(!trust.allows(home.root))
    #expect(trust.allows(home.root.appendingPathComponent("own/Pond")))
    symlink("..", home.root.appendingPathComponent("own/link").path)
    #expect(!trust.allows(home.root.appendingPathComponent("own/link")), "a link leads out")
    #expect(
      Trust(project: home.root.appendingPathComponent("own"), given: [home.root], trustsAll: false)
        .allows(home.root))
    #expect(
      Trust(project: home.root.appendingPathComponent("own"), given: [], trustsAll: true).allows(
        home.root))
  }

  /// N8. An unreadable project was reported as one that can be lowered.
  @Test(arguments: ["", "{", "nonsense", "{objects = {}; }"])
  func aProjectThatCannotBeReadIsNoSuccess(_ text: String) throws {
    let home = try ProjectFolder(["A.xcodeproj/project.pbxproj": text, "A.swift": "let a = 1\n"])
    let project = try home.read(.check)
    #expect(project.failures.count == 1)
    let written = try LinuxPackage(project, folder: home.owned(".made"), runtime: home.root).make()
    let report = CheckReport(project: project, written: written)
    #expect(!report.isClean)
    #expect(report.text.contains("project.pbxproj"))
    #expect(!report.text.contains("Everything"))
  }

  /// N9. Settings that double on each expansion, and files that include themselves.
  @Test func settingsThatGrowHaveAnEnd() throws {
    var settings = BuildSettings()
    for depth in 0..<60 { settings.add(["A\(depth)": "$(A\(depth + 1))$(A\(depth + 1))"]) }
    settings.add(["A60": "x", "LOOP": "a$(LOOP)", "B": "$(C)", "C": "$(B)", "PLAIN": "$(A60)y"])
    #expect((settings["A0"] ?? "").utf8.count < 4 * ProjectLimits.settingLength)
    #expect(settings["PLAIN"] == "xy")
    #expect(settings["LOOP"] == "a$(LOOP)")
    for _ in 0..<100 { settings.add(["D": "$(inherited)$(inherited)x"]) }
    #expect((settings["D"] ?? "").utf8.count < 4 * ProjectLimits.settingLength)

    let home = try ProjectFolder([
      "a.xcconfig": "#include \"a.xcconfig\"\n#include \"b.xcconfig\"\nA = 1\n",
      "b.xcconfig": String(
        repeating: "#include \"a.xcconfig\"\n#include \"c.xcconfig\"\n", count: 40) + "B = 2\n",
      "c.xcconfig": String(repeating: "#include \"b.xcconfig\"\n", count: 40) + "C = 3\n",
    ])
    let read = BuildSettings.read(configuration: home.root.appendingPathComponent("a.xcconfig"))
    #expect(read as? [String: String] == ["A": "1", "B": "2", "C": "3"])
  }

  /// N9. Links to a parent folder were followed once per path to them.
  @Test func linksInCirclesAreWalkedOnce() throws {
    let home = try ProjectFolder([
      "a/b/c/A.swift": "let a = 1\n", "outside/B.swift": "", "a/.git/HEAD": "",
    ])
    for (index, place) in ["a", "a/b", "a/b/c"].enumerated() {
      for name in ["x", "y", "z"] {
        symlink(
          [".", "..", "../.."][index], home.root.appendingPathComponent("\(place)/\(name)").path)
      }
    }
    symlink("../../outside", home.root.appendingPathComponent("a/b/out").path)
    var remarks: [String] = []
    Reading.collecting(&remarks) {
      #expect(
        ProjectFiles.all(in: home.root.appendingPathComponent("a")).map(\.path) == ["b/c/A.swift"])
      #expect(
        ProjectFiles.everything(in: home.root.appendingPathComponent("a")).map(\.path)
          == [".git/HEAD", "b/c/A.swift"])
    }
    #expect(remarks.contains { $0.contains("leads out of the project") })
  }

  /// N9. Endless or blocking files: a reader that opens one hangs.
  @Test(arguments: ["pipe", "dead link", "folder"])
  func onlyFilesAreRead(_ kind: String) throws {
    let home = try ProjectFolder(["victim/a": ""])
    try home.place(kind, at: "x/A.swift", leadingTo: "victim/a")
    let file = home.root.appendingPathComponent("x/A.swift")
    #expect(file.bytes == nil)
    #expect(file.text == nil)
    #expect(throws: ProjectError.self) { try PropertyList(contentsOf: file) }
    #expect(throws: ProjectError.self) { try LinuxPackage.read(file) }
    #expect(URL(fileURLWithPath: "/dev/zero").bytes == nil)
  }

  /// N9. Lists nested so deeply that the parser runs out of stack.
  @Test(arguments: ["(", "{a=", "<array>", "<dict><key>a</key>"], [10, 100_000])
  func listsThatNestAreRefused(_ open: String, _ depth: Int) throws {
    let isXML = open.hasPrefix("<")
    let text = (isXML ? "<plist>" : "") + String(repeating: open, count: depth)
    #expect((ListNesting.depth(of: Array(text.utf8)) >= depth))
    let home = try ProjectFolder(["a.plist": text])
    #expect(throws: ProjectError.self) {
      try PropertyList(contentsOf: home.root.appendingPathComponent("a.plist"))
    }
    // Brackets in strings and comments don't count.
    for hidden in [
      "(\")\",", "(/*)*/", "(//)\n", "<array><!--</array>-->", "<dict><![CDATA[</dict>]]>", "('}',",
    ] {
      let text = String(repeating: hidden, count: 300)
      #expect(ListNesting.depth(of: Array(text.utf8)) >= 300, "\(hidden)")
    }
    #expect(ListNesting.depth(of: Array("{a = (http://x/(, b), \"(((\"; // ((\n}".utf8)) == 3)
  }

  /// N10. Names were printed unchanged, so one could clear the screen or overwrite messages.
  @Test(arguments: [
    ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("\r", "\\r"), ("\u{9B}31m", "\\u{009B}31m"),
    ("a\nb\tc", "a\nb\tc"),
    ("\u{202E}gnp", "\\u{202E}gnp"), ("\u{2066}", "\\u{2066}"), ("é日\u{1F41F}", "é日\u{1F41F}"),
    ("\u{7F}\0", "\\u{7F}\\0"),
  ])
  func namesCannotSteerTheTerminal(_ text: String, _ shown: String) {
    #expect(text.visible == shown)
  }

  /// N10, for files: those whose names contain terminal control characters are left out and reported.
  @Test func filesOfSuchNamesAreLeftOut() throws {
    let home = try ProjectFolder(["a/A.swift": "", "a/\u{1B}[2J.swift": "", "a/b\nc.swift": ""])
    var remarks: [String] = []
    Reading.collecting(&remarks) {
      #expect(
        ProjectFiles.all(in: home.root.appendingPathComponent("a")).map(\.path) == ["A.swift"])
    }
    #expect(remarks.count == 2)
  }

  /// N9. Sources whose brackets would keep the parser busy for hours, and sources that people write.
  @Test(arguments: [
    ("[", 40, false), ("[(", 40, false), ("[A<", 40, false), ("A<", 3000, false),
    ("\"\\(", 3000, false),
    ("f(\"\\([", 30, false), ("{[", 40, true), ("[", 8, true), ("(", 3000, true),
    ("/*", 3000, true), ("// [\n", 300, true),
    ("\"[\"\n", 300, true), ("\"\"\"\n[\n\"\"\"\n", 100, true), ("#\"\\([\"#\n", 300, true),
    ("a < b\n", 300, true),
    ("[\"]\",", 40, false), ("[/*]*/", 40, false),
  ])
  func sourcesThatNestAreRefused(_ piece: String, _ count: Int, _ isRead: Bool) throws {
    let text = "let x = " + String(repeating: piece, count: count)
    #expect((SourceNesting.reason(Array(text.utf8)) == nil) == isRead, "\(piece)")
  }

  /// N9. Work whose cost can't be predicted is stopped by a time limit: for some texts the parser takes
  /// quadratic time.
  @Test func workThatNeverEndsIsGivenUp() throws {
    let isEnough = DispatchSemaphore(value: 0)
    let error = #expect(throws: ProjectError.self) {
      try BoundedWork.run(seconds: 0.2, "counting") {
        while isEnough.wait(timeout: .now()) == .timedOut {}
      }
    }
    isEnough.signal()
    #expect(error?.message.contains("counting took more than") == true)
    #expect(try BoundedWork.run(seconds: 60, "adding") { 1 + 1 } == 2)
    #expect(throws: CancellationError.self) {
      try BoundedWork.run(seconds: 60, "failing") { throw CancellationError() }
    }
  }

  /// All sources of this package are accepted, so nothing that people write is refused.
  @Test func sourcesOfPeopleAreRead() throws {
    var count = 0
    for (path, file) in ProjectFiles.all(in: OozeCheckout.root.appendingPathComponent("Sources"))
    where path.hasSuffix(".swift") {
      #expect(SourceNesting.reason(try #require(file.bytes)) == nil, "\(path)")
      count += 1
    }
    #expect(count > 2000)
  }

  /// Patterns that would make a regular expression matcher backtrack exponentially.
  @Test func patternsCostTheirLength() {
    let deep = GlobPattern(String(repeating: "**/", count: 60) + "*a*a*a*a*a*a*a*a*a*a*a*a*b")
    #expect(!deep.matches(String(repeating: "a", count: 200)))
    let wide = GlobPattern(String(repeating: "{a,a}", count: 300) + "b")
    #expect(!wide.matches(String(repeating: "a", count: 300)))
    #expect(wide.matches(String(repeating: "a", count: 300) + "b"))
  }
}
