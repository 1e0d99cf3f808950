import Foundation
import Testing

@testable import Projects

/// Projects of which a part can't be read. `uikit check` names the part, checks the rest, and isn't clean;
/// another project nearby doesn't pass for the broken one.
@Suite struct BrokenProjectTests {
  /// A package that can be read, in a folder of its own beside the broken project.
  private static let side = [
    "Side/Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "Side", targets: [.target(name: "Side")])
    """,
    "Side/Sources/Side/Side.swift": "public let side = 1\n",
  ]

  private static func manifest(dependencies: String = "", _ targets: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "Pond", dependencies: [\(dependencies)], targets: [\(targets)])
    """
  }

  /// A dependency of the app on a product of a package.
  private static let dependentProject = XcodeFixture.project
    .replacing(
      "buildConfigurationList = L1;",
      with: "buildConfigurationList = L1; packageProductDependencies = (Q1, );"
    )
    .replacing(
      "G0 = {",
      with: """
        Q1 = {isa = XCSwiftPackageProductDependency; package = Q2; productName = Eels; };
        Q2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "file:///nowhere/Eels.git"; requirement = {kind = branch; branch = main; }; };
        G0 = {
        """)

  private struct Broken: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String: String]
    /// The modules that are checked nevertheless.
    let checked: [String]
    /// The words that name the part that isn't.
    let named: String
  }

  private static let broken: [Broken] = [
    Broken(
      testDescription: "an app with a package that can't be fetched",
      files: XcodeFixture.files.merging(["Pond.xcodeproj/project.pbxproj": dependentProject]) {
        $1
      },
      checked: ["Pond", "PondTests"], named: "Pond: without Eels"),
    Broken(
      testDescription: "a project that isn't a property list",
      files: ["Pond.xcodeproj/project.pbxproj": "<<<<<<< HEAD\n{\n"], checked: ["Side"],
      named: "Pond.xcodeproj: left out"),
    Broken(
      testDescription: "a project without its file", files: ["Pond.xcodeproj/note.txt": ""],
      checked: ["Side"], named: "Pond.xcodeproj: left out"),
    Broken(
      testDescription: "a project without a target for iOS",
      files: XcodeFixture.files.merging([
        "Pond.xcodeproj/project.pbxproj": XcodeFixture.project.replacing("iphoneos", with: "macosx")
      ]) { $1 }, checked: ["Side"], named: "Pond.xcodeproj: left out"),
    Broken(
      testDescription: "a package with a package that can't be fetched",
      files: [
        "Package.swift": manifest(
          dependencies: #".package(url: "file:///nowhere/Eels.git", branch: "main")"#,
          #".target(name: "Pond", dependencies: [.product(name: "Eels", package: "Eels")])"#),
        "Sources/Pond/Pond.swift": "public let pond = 1\n",
      ], checked: ["Pond"], named: "Pond: without Eels"),
    Broken(
      testDescription: "a package with a package that isn't there",
      files: [
        "Package.swift": manifest(
          dependencies: #".package(path: "../Eels")"#,
          #".target(name: "Pond", dependencies: [.product(name: "Eels", package: "Eels")])"#),
        "Sources/Pond/Pond.swift": "public let pond = 1\n",
      ], checked: ["Pond"], named: "Pond: without Eels"),
    Broken(
      testDescription: "a package with a target that isn't there",
      files: [
        "Package.swift": manifest(#".target(name: "Pond", dependencies: ["Eels"])"#),
        "Sources/Pond/Pond.swift": "public let pond = 1\n",
      ], checked: ["Pond"], named: "Pond: without Eels"),
    Broken(
      testDescription: "an app with a source that isn't there",
      files: XcodeFixture.files.filter { $0.key != "Pond/Screens/List.swift" },
      checked: ["Pond", "PondTests"], named: "Pond: without files that don't exist: List.swift"),
  ]

  @Test(
    "The broken part is named, the rest is checked, and the result isn't clean", arguments: broken)
  private func isNamed(broken: Broken) throws {
    let folder = try ProjectFolder(broken.files.merging(Self.side) { $1 })
    let project = try folder.read(.check)
    #expect(project.modules.map(\.name).sorted() == broken.checked)
    #expect(project.failures.contains { $0.hasPrefix(broken.named) }, "\(project.failures)")
    var written = LinuxPackage.Report()
    written.files = 1
    var report = CheckReport(project: project, written: written)
    for succeeded in [nil, true] {
      report.compilerSucceeded = succeeded
      #expect(!report.isClean)
      #expect(report.text.contains(broken.named))
      #expect(report.text.hasSuffix("couldn't be read, so this result is incomplete."))
    }
  }

  /// Xcode opens the project next to such a manifest without reading it.
  @Test(arguments: [
    // Without a tools version, it is for Swift 3.
    ("let package = Package(name: \"Pond\")", true),
    // Version 5.0 of the format lacks `.v13`.
    (
      "// swift-tools-version:5.0\nimport PackageDescription\n"
        + "let package = Package(name: \"Pond\", platforms: [.iOS(.v13)], targets: [])", true
    ),
    ("// swift-tools-version:5.9\nthis is no manifest", false),
  ])
  func aManifestThatSwiftPMRefusesEverywhere(_ manifest: String, _ isOnEverySystem: Bool) throws {
    var files = XcodeFixture.files
    files["Package.swift"] = manifest
    let project = try ProjectFolder(files).read(.check)
    #expect(project.modules.map(\.name).sorted() == ["Pond", "PondTests"])
    #expect(project.failures.isEmpty == isOnEverySystem, "\(project.failures)")
    #expect(project.remarks.contains { $0.hasPrefix("Package.swift: not read") } == isOnEverySystem)
  }

  /// A manifest is read as on a Mac, and relative paths belong to its folder.
  @Test func aManifestWithConditions() throws {
    let folder = try ProjectFolder([
      "Eel/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      #if os(Linux)
      let targets: [Target] = []
      #else
      let targets: [Target] = [
        .target(name: "Eel", dependencies: [.product(name: "Newt", package: "Newt")])
      ]
      #endif
      let package = Package(
        name: "Eel", dependencies: [.package(path: "../Newt")], targets: targets)
      """,
      "Eel/Sources/Eel/Eel.swift": "import UIKit\nimport Newt\n",
      "Newt/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Newt", products: [.library(name: "Newt", targets: ["Newt"])],
        targets: [.target(name: "Newt")])
      """,
      "Newt/Sources/Newt/Newt.swift": "import UIKit\n",
    ])
    let project = try folder.read(.check, "Eel", trustsAll: true)
    #expect(project.modules.map(\.name).sorted() == ["Eel", "Newt"])
    #expect(project.failures.isEmpty, "\(project.failures)")
  }

  /// Names that the linker misses are in the report.
  @Test(arguments: [
    "/usr/bin/ld.gold: error: undefined reference to 'main'",
    "ld.lld: error: duplicate symbol: main",
    "a.o:a.swift:function f(): error: undefined reference to 'g'",
  ])
  func whatTheLinkerMissesIsReported(_ line: String) throws {
    let project = try ProjectFolder(XcodeFixture.files).read(.check)
    var written = LinuxPackage.Report()
    written.files = 1
    var report = CheckReport(project: project, written: written)
    report.read(line)
    report.compilerSucceeded = false
    #expect(report.text.contains(line))
  }

  /// Each package depends on the other, which SwiftPM refuses.
  @Test func packagesThatDependOnEachOther() throws {
    func manifest(_ name: String, _ other: String) -> String {
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [.package(path: "../\(other)")],
        targets: [.target(name: "\(name)", dependencies: ["\(other)"])])
      """
    }
    let folder = try ProjectFolder([
      "Eel/Package.swift": manifest("Eel", "Newt"),
      "Eel/Sources/Eel/Eel.swift": "import UIKit\npublic let eel = 1\n",
      "Newt/Package.swift": manifest("Newt", "Eel"),
      "Newt/Sources/Newt/Newt.swift": "import UIKit\npublic let newt = 1\n",
    ])
    let project = try folder.read(.check, "Eel", trustsAll: true)
    #expect(project.modules.map(\.name).sorted() == ["Eel", "Newt"])
  }

  @Test func targetsForOtherSystemsAreNamed() throws {
    var files = XcodeFixture.files
    files["Pond.xcodeproj/project.pbxproj"] = XcodeFixture.project
      .replacing("targets = (T1, T2, );", with: "targets = (T1, T2, T3, T4, );")
      .replacing(
        "D1 = {",
        with: """
          T3 = {isa = PBXNativeTarget; name = MacPond; productType = "com.apple.product-type.application"; buildPhases = (); buildConfigurationList = L4; };
          T4 = {isa = PBXNativeTarget; name = PondUITests; productType = "com.apple.product-type.bundle.ui-testing"; buildPhases = (); };
          C4 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; }; };
          L4 = {isa = XCConfigurationList; buildConfigurations = (C4, ); };
          D1 = {
          """)
    let project = try ProjectFolder(files).read(.check)
    #expect(project.modules.map(\.name).sorted() == ["Pond", "PondTests"])
    #expect(project.remarks.contains("MacPond: left out, because it isn't built for iOS"))
    #expect(
      project.remarks.contains(
        "PondUITests: left out, because targets of type 'bundle.ui-testing' aren't built"))
    #expect(project.failures == [])
    var written = LinuxPackage.Report()
    written.files = 1
    var report = CheckReport(project: project, written: written)
    report.compilerSucceeded = true
    #expect(report.isClean)
    #expect(report.text.hasSuffix("\nThe rest builds."))
  }

  /// XCTest's sources alone would look like unit tests.
  @Test func anAppWithUITestsAloneHasNoUnitTests() throws {
    var files = XcodeFixture.files
    files["Pond.xcodeproj/project.pbxproj"] = XcodeFixture.project
      .replacing("bundle.unit-test", with: "bundle.ui-testing")
    let folder = try ProjectFolder(files)
    let error = try #require(throws: ProjectError.self) { try folder.read(.test) }
    #expect(error.message.hasPrefix("there are no iOS unit tests here"))
    #expect(
      error.message.contains("PondTests: left out, because targets of type 'bundle.ui-testing'"))
  }

  /// Apple's SwiftPM refuses the manifest too, so Xcode's project decides.
  @Test func aProjectWithoutTestsBesideARefusedManifestHasNone() throws {
    var files = XcodeFixture.files
    files["Package.swift"] = "let package = Package(name: \"Pond\")"
    files["Pond.xcodeproj/project.pbxproj"] = XcodeFixture.project
      .replacing("targets = (T1, T2, );", with: "targets = (T1, );")
    let folder = try ProjectFolder(files)
    let error = try #require(throws: ProjectError.self) { try folder.read(.test) }
    #expect(error.message.hasPrefix("there are no iOS unit tests here"))
  }

  @Test func theProjectBesideAPackageIsNamed() throws {
    var files = XcodeFixture.files
    files["Package.swift"] = Self.manifest(#".target(name: "Eels")"#)
    files["Sources/Eels/Eels.swift"] = "import UIKit\npublic let eels = 1\n"
    let project = try ProjectFolder(files).read(.check)
    #expect(project.modules.map(\.name) == ["Eels"])
    #expect(project.remarks.contains { $0.hasPrefix("Pond.xcodeproj: left out") })
  }

  // MARK: The compiler's progress

  /// A project of four modules: `Base`, `Middle` upon it, `App` upon both, and `Other` alone.
  private static let modules = {
    [("Base", []), ("Middle", ["Base"]), ("App", ["Middle", "Base"]), ("Other", [])].map {
      name, dependencies in
      var module = ProjectModule(
        name: name, kind: .library, sources: [URL(fileURLWithPath: "/p/\(name).swift")])
      module.dependencies = dependencies
      return module
    }
  }()

  @Test(
    "A module without errors has been compiled, or its line says why not",
    arguments: [
      (
        "/p/Base.swift",
        [
          "1 errors", "not reached, because Base doesn't build",
          "not reached, because Middle doesn't build", "no errors of its own",
        ]
      ),
      (
        "/p/Middle.swift",
        [
          "no errors of its own", "1 errors", "not reached, because Middle doesn't build",
          "no errors of its own",
        ]
      ),
      (
        "/p/App.swift",
        ["no errors of its own", "no errors of its own", "1 errors", "no errors of its own"]
      ),
      (
        "/p/Other.swift",
        ["no errors of its own", "no errors of its own", "no errors of its own", "1 errors"]
      ),
      (
        "/eels/Eels.swift",
        [
          "no errors of its own", "no errors of its own", "no errors of its own",
          "not reached, because Eels doesn't build",
        ]
      ),
      (
        "/runtime/UIKit.swift",
        [
          "not reached", "not reached, because Base doesn't build",
          "not reached, because Middle doesn't build", "not reached",
        ]
      ),
      (
        nil,
        [
          "not reached", "not reached, because Base doesn't build",
          "not reached, because Middle doesn't build", "not reached",
        ]
      ),
    ] as [(String?, [String])])
  func reached(brokenFile: String?, states: [String]) {
    var modules = Self.modules
    modules[3].products = [PackageProduct(name: "Eels", package: "eels")]
    let project = Project(
      name: "P", root: URL(fileURLWithPath: "/p"), modules: modules,
      packages: [PackageReference(identity: "eels", folder: URL(fileURLWithPath: "/eels"))])
    var written = LinuxPackage.Report()
    written.files = 4
    var report = CheckReport(project: project, written: written)
    if let brokenFile { report.read("\(brokenFile):1:1: error: expected expression") }
    report.read("error: fatalError")
    report.compilerSucceeded = false
    let lines = report.text.split(separator: "\n")
    for (module, state) in zip(modules, states) {
      #expect(lines.contains("  \(module.name) (1 files): \(state)"), "\(report.text)")
    }
    #expect(!report.isClean)
    #expect(lines.last == "This doesn't build yet.")
  }
}
