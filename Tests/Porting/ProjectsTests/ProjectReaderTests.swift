import Foundation
import Testing

@testable import Projects

/// Projects in every form that authors use.
struct ProjectReaderTests {
  @Test func groupsOfAnXcodeProject() throws {
    let folder = try ProjectFolder(XcodeFixture.files)
    let project = try folder.read(.open)
    #expect(project.name == "Pond")
    #expect(project.modules.map(\.name) == ["Pond"])
    let app = try #require(project.apps.first)
    #expect(folder.paths(app.sources) == ["Pond/AppDelegate.swift", "Pond/Screens/List.swift"])
    #expect(folder.paths(app.resources.map(\.file)) == ["Pond/Base.lproj/Main.storyboard"])
    #expect(app.resources.map(\.localization) == ["Base.lproj"])
    #expect(app.information.string("CFBundleName") == "Pond")
    #expect(app.information.string("UIMainStoryboardFile") == "Main")
    #expect(app.information["UIDeviceFamily"] as? [Int] == [1, 2])
    #expect(app.languageMode == .v5)
    #expect(app.conditions.contains("PADDLE"))
  }

  @Test func synchronizedGroupsOfAnXcodeProject() throws {
    let folder = try ProjectFolder(XcodeFixture.files)
    let project = try folder.read(.test)
    #expect(project.modules.map(\.name) == ["Pond", "PondTests"], "what it depends on comes first")
    let tests = try #require(project.tests.first)
    #expect(
      folder.paths(tests.sources)
        == ["PondTests/Deep/MoreTests.swift", "PondTests/ListTests.swift"])
    #expect(tests.dependencies == ["Pond"])
    #expect(tests.languageMode == .v6)
  }

  /// Xcode builds the scheme's targets into one folder, in which the compiler finds modules without a dependency.
  @Test(arguments: [
    ("import Eels\n", "let eel = 1\n", true),
    ("@testable import Eels\n", "import Pond\n", true),
    ("import Eel\n", "let eel = 1\n", false),
  ])
  func aLibraryOfTheProjectThatIsImportedWithoutADependency(
    _ imports: String, _ library: String, _ isNeeded: Bool
  ) throws {
    var files = XcodeFixture.files
    files["Pond.xcodeproj/project.pbxproj"] = XcodeFixture.project
      .replacing("targets = (T1, T2, );", with: "targets = (T1, T2, T3, );")
      .replacing(
        "D1 = {",
        with: """
          T3 = {isa = PBXNativeTarget; name = Eels; productType = "com.apple.product-type.framework"; buildPhases = (P9, ); };
          P9 = {isa = PBXSourcesBuildPhase; files = (B9, ); };
          B9 = {isa = PBXBuildFile; fileRef = F9; };
          F9 = {isa = PBXFileReference; path = Eels.swift; sourceTree = SOURCE_ROOT; };
          D1 = {
          """)
    files["Eels.swift"] = library
    files["Pond/Screens/List.swift"] = imports
    let project = try ProjectFolder(files).read(.open)
    #expect(project.modules.map(\.name) == (isNeeded ? ["Eels", "Pond"] : ["Pond"]))
    #expect(project.apps[0].dependencies == (isNeeded ? ["Eels"] : []))
  }

  /// CocoaPods lists a pod's nibs with its sources, and Xcode compiles them into the bundle.
  @Test func aNibAmongTheSourcesIsAResource() throws {
    var files = XcodeFixture.files
    files["Pond.xcodeproj/project.pbxproj"] = XcodeFixture.project
      .replacing("files = (B1, B2, );", with: "files = (B1, B2, B9, );")
      .replacing(
        "D1 = {",
        with: """
          B9 = {isa = PBXBuildFile; fileRef = F9; };
          F9 = {isa = PBXFileReference; lastKnownFileType = file.xib; path = Cell.xib; sourceTree = SOURCE_ROOT; };
          D1 = {
          """)
    files["Cell.xib"] = "<document/>"
    let folder = try ProjectFolder(files)
    let app = try #require(try folder.read(.open).apps.first)
    #expect(
      folder.paths(app.resources.map(\.file)) == ["Cell.xib", "Pond/Base.lproj/Main.storyboard"])
  }

  @Test func aFileAlone() throws {
    let folder = try ProjectFolder(["One.swift": "import UIKit\n@main class A: UIResponder {}\n"])
    for path in ["", "One.swift"] {
      let project = try folder.read(.open, path)
      try #require(project.apps.count == 1)
      #expect(folder.paths(project.apps[0].sources) == ["One.swift"])
    }
  }

  @Test func aFolderOfSources() throws {
    let folder = try ProjectFolder([
      "Sources/App.swift": "import UIKit\n@UIApplicationMain class A: UIResponder {}\n",
      "Sources/Art.xcassets/Contents.json": "{}",
      "Tests/AppTests.swift": "import XCTest\nfinal class AppTests: XCTestCase {}\n",
      ".build/Left.swift": "never read",
    ])
    let project = try folder.read(.test)
    let tests = try #require(project.tests.first)
    #expect(folder.paths(tests.sources) == ["Tests/AppTests.swift"])
    let app = try #require(project.apps.first)
    #expect(folder.paths(app.sources) == ["Sources/App.swift"])
    #expect(tests.dependencies == [app.name])
    #expect(folder.paths(app.resources.map(\.file)) == ["Sources/Art.xcassets"])
  }

  @Test func aPackage() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Eels", platforms: [.iOS(.v15)],
        products: [.library(name: "Eels", targets: ["Eels"])],
        targets: [
          .target(name: "Eels", resources: [.process("Art")]),
          .testTarget(name: "EelsTests", dependencies: ["Eels"]),
        ])
      """,
      "Sources/Eels/Eel.swift": "import UIKit\npublic final class Eel: UIView {}\n",
      "Sources/Eels/Art/eel.txt": "eel",
      "Tests/EelsTests/EelTests.swift": "import XCTest\nfinal class EelTests: XCTestCase {}\n",
    ])
    let project = try folder.read(.test)
    #expect(project.modules.map(\.name) == ["Eels", "EelsTests"])
    #expect(folder.paths(project.modules[0].sources) == ["Sources/Eels/Eel.swift"])
    #expect(!project.modules[0].resources.isEmpty)
  }

  /// SwiftPM leaves out files that a manifest doesn't mention, while Xcode's bundle of the same tests contains
  /// them.
  @Test(arguments: [
    ("Eels.xcodeproj/project.pbxproj", "", ["a/eel.png", "pond.json"]),
    ("Eels.xcodeproj/project.pbxproj", ", exclude: [\"pond.json\"]", ["a/eel.png"]),
    ("Eels.xcodeproj/project.pbxproj", ", resources: [.copy(\"pond.json\")]", ["pond.json"]),
    ("Notes.txt", "", []),
  ])
  func filesOfTests(_ file: String, _ more: String, _ resources: [String]) throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Eels", targets: [.testTarget(name: "EelsTests"\(more))])
      """,
      file: "", "Tests/EelsTests/EelTests.swift": "import XCTest\n",
      "Tests/EelsTests/a/eel.png": "eel", "Tests/EelsTests/pond.json": "{}",
      "Tests/EelsTests/Info.plist": "",
    ])
    let tests = try #require(folder.read(.test).tests.first)
    #expect(
      folder.paths(tests.resources.map(\.file)) == resources.map { "Tests/EelsTests/\($0)" })
  }

  /// CocoaPods gives a pod a header that imports UIKit, so the pod's files see UIKit without an import.
  @Test(arguments: [
    ("Reeds.podspec", "Reeds", "import UIKit", true),
    ("Reeds.podspec", "Reeds", "import Foundation", false),
    ("Reeds.podspec", "Others", "import UIKit", false),
    ("Notes.txt", "Reeds", "import UIKit", false),
  ])
  func aPackageThatIsAPodAsWell(_ file: String, _ pod: String, _ line: String, _ sees: Bool) throws
  {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Reeds", targets: [.target(name: "Reeds")])
      """,
      file: "Pod::Spec.new do |s|\n  s.name = '\(pod)'\n  s.source_files = 'Sources/**/*'\nend\n",
      "Sources/Reeds/Reed.swift": "\(line)\n\nclass Reed {}\n",
      "Sources/Reeds/Root.swift": "struct Root {}\n",
    ])
    let module = try #require(folder.read(.check).modules.first)
    #expect(module.name == "Reeds")
    #expect(module.implicitImports == (sees ? ["UIKit"] : []))
  }

  /// Objective-C isn't compiled, so code that checks whether it can import an Objective-C module is left out. C
  /// is compiled.
  @Test func aPackageWithOtherLanguages() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Eels", products: [.library(name: "Eels", targets: ["Eels", "EelsObjC"])],
        targets: [
          .target(name: "Eels", dependencies: ["EelsObjC", .target(name: "EelsC")]),
          .target(name: "EelsObjC", publicHeadersPath: "."),
          .target(name: "EelsC", publicHeadersPath: "open"),
        ])
      """,
      "Sources/Eels/Eel.swift": "#if canImport(EelsObjC)\nimport EelsObjC\n#endif\nimport UIKit\n",
      "Sources/EelsObjC/Eel.h": "", "Sources/EelsObjC/Eel.m": "",
      "Sources/EelsC/eel.c": "", "Sources/EelsC/open/eel.h": "",
    ])
    let project = try folder.read(.check)
    #expect(project.modules.map(\.name) == ["EelsC", "Eels"])
    #expect(project.modules.map(\.headers) == ["open", nil])
    #expect(project.modules[1].dependencies == ["EelsC"])
    #expect(
      project.remarks.contains { $0.contains("EelsObjC: left out") && $0.contains("canImport") })
    let place = folder.root.appendingPathComponent("made")
    _ = try LinuxPackage(project, folder: try OwnedFolder(place), runtime: folder.root).make()
    let manifest = try String(
      contentsOf: place.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("publicHeadersPath: \"open\""))
    #expect(!manifest.contains("EelsObjC"))
  }

  /// A library that an iOS target uses is translated, whether it imports UIKit or not. One that calls Linux, or that
  /// needs C sources and nothing of Apple's, stays a package, with the targets that need it.
  @Test(arguments: [
    ("public let weed = 1\n", "", ["Weed", "Pond"]),
    ("#if !os(Linux)\npublic let weed = 1\n#endif\n", "", ["Weed", "Pond"]),
    ("import Combine\npublic let weed = 1\n", "", ["Weed", "Pond"]),
    ("import UIKit\npublic let weed = 1\n", "WeedC", ["WeedC", "Weed", "Pond"]),
    ("public let weed = 1\n", "WeedC", ["Pond"]), ("public let weed = 1\n", "Core", ["Pond"]),
    ("public let weed = 1\n", "Plain\", \"Core", ["Pond"]),
    ("#if os(Linux)\nimport Glibc\n#endif\n", "", ["Pond"]),
  ])
  func librariesOfATarget(_ text: String, _ dependency: String, _ modules: [String]) throws {
    let dependencies = dependency.isEmpty ? "" : "\"\(dependency)\""
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Pond", dependencies: [.package(path: "Weed")],
        targets: [.target(name: "Pond", dependencies: [.product(name: "Weed", package: "Weed")])])
      """,
      "Sources/Pond/Pond.swift": "import UIKit\nimport Weed\n",
      "Weed/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Weed", products: [.library(name: "Weed", targets: ["Weed"])],
        targets: [
          .target(name: "WeedC"), .target(name: "Core", dependencies: ["WeedC"]),
          .target(name: "Plain"),
          .target(name: "Weed", dependencies: [\(dependencies)]),
        ])
      """,
      "Weed/Sources/Weed/Weed.swift": text, "Weed/Sources/WeedC/weed.c": "int weed;\n",
      "Weed/Sources/WeedC/include/weed.h": "", "Weed/Sources/Core/Core.swift": "import WeedC\n",
      "Weed/Sources/Plain/Plain.swift": "let plain = 1\n",
    ])
    let project = try folder.read(.check)
    #expect(project.modules.map(\.name) == modules)
    #expect(project.packages.map(\.identity) == (modules.contains("Weed") ? [] : ["weed"]))
  }

  @Test func anAppPlayground() throws {
    let folder = try ProjectFolder([
      "Tide.swiftpm/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "Tide", platforms: [.iOS("16.0")],
        products: [
          .iOSApplication(
            name: "Tide", targets: ["AppModule"], displayVersion: "1.0", bundleVersion: "1",
            appIcon: .placeholder(icon: .leaf), accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.pad, .phone], supportedInterfaceOrientations: [.portrait])
        ],
        targets: [.executableTarget(name: "AppModule", path: ".")])
      """,
      "Tide.swiftpm/App.swift": "import UIKit\n@main class A: UIResponder {}\n",
    ])
    let project = try folder.read(.open, "Tide.swiftpm")
    #expect(folder.paths(project.apps.flatMap(\.sources)) == ["Tide.swiftpm/App.swift"])
  }

  // MARK: Invalid projects

  @Test(arguments: [
    ([:], ""), (["a.txt": "no source"], ""), (["A.swift": "let a = 1"], ""),
    (["A.swift": "let a = 1"], "Gone.xcodeproj"),
    (["P.xcodeproj/project.pbxproj": ""], ""), (["P.xcodeproj/project.pbxproj": "{"], ""),
    (["P.xcodeproj/project.pbxproj": "{ objects = { }; rootObject = A; }"], ""),
    (["P.xcworkspace/contents.xcworkspacedata": "<"], "P.xcworkspace"),
    (["Package.swift": "this is no manifest"], ""),
  ])
  func errorsNameThePlace(_ files: [String: String], _ path: String) throws {
    let folder = try ProjectFolder(files)
    try FileManager.default.createDirectory(at: folder.root, withIntermediateDirectories: true)
    let error = try #require(throws: ProjectError.self) { try folder.read(.open, path) }
    #expect(error.file?.hasPrefix(folder.root.path) == true, "\(error)")
    #expect(error.message.count > 15)
  }

  /// Tests that need missing modules can't be built, and the tool reports why.
  @Test func testsThatCanNotBeBuiltSayWhy() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Reeds", dependencies: [.package(path: "../Sedge")],
        targets: [
          .target(name: "Reeds"),
          .testTarget(
            name: "ReedsTests",
            dependencies: ["Reeds", .product(name: "Sedge", package: "Sedge")]),
        ])
      """,
      "Sources/Reeds/Reed.swift": "import UIKit",
      "Tests/ReedsTests/ReedTests.swift": "import XCTest\nfinal class ReedTests: XCTestCase {}",
    ])
    let error = try #require(throws: (any Error).self) { try folder.read(.test) }
    #expect("\(error)".contains("Sedge"))
    #expect(try folder.read(.check).modules.map(\.name).contains("Reeds"))
  }

  /// A demo in Objective-C beside one in Swift.
  @Test func targetsWithoutSwiftAreLeftOut() throws {
    var files = XcodeFixture.files
    for name in ["ListTests.swift", "Deep/MoreTests.swift", "Excluded.swift"] {
      files["PondTests/" + name] = nil
    }
    files["PondTests/main.m"] = "int main() { return 0; }"
    let project = try ProjectFolder(files).read(.open)
    #expect(project.modules.map(\.name) == ["Pond"])
    #expect(
      project.remarks.contains { $0.contains("PondTests: left out, because it has no Swift") })
    files["Pond/AppDelegate.swift"] = nil
    files["Pond/Screens/List.swift"] = nil
    let folder = try ProjectFolder(files)
    let error = try #require(throws: ProjectError.self) { try folder.read(.open, "Pond.xcodeproj") }
    #expect(error.message.contains("no Swift sources in Pond"))
  }

  /// A source that a script would have generated, or that was never committed.
  @Test func sourcesThatDoNotExistAreSaid() throws {
    var files = XcodeFixture.files
    files["Pond/Screens/List.swift"] = nil
    let folder = try ProjectFolder(files)
    let project = try folder.read(.open)
    let app = try #require(project.apps.first)
    #expect(folder.paths(app.sources) == ["Pond/AppDelegate.swift"])
    #expect(project.failures == ["Pond: without files that don't exist: List.swift"])
  }

  /// Xcode generates classes for the entities that ask for it, but the tool doesn't.
  @Test func classesOfCoreDataModelsAreKnown() throws {
    var files = XcodeFixture.files
    files["Pond/Pond.xcdatamodeld/Pond.xcdatamodel/contents"] = """
      <model><entity name="Frog" representedClassName="Toad" codeGenerationType="class">
      </entity><entity name="Newt" syncable="YES" codeGenerationType="category"/>
      <entity name="Eel" representedClassName="Eel"/></model>
      """
    files["Pond/Screens/List.swift"] = "import CoreData\nvar toad: Toad?\nlet stays = 1\n"
    files["Pond.xcodeproj/project.pbxproj"] = XcodeFixture.project
      .replacing("files = (B1, B2, );", with: "files = (B1, B2, B4, );")
      .replacing(
        "F1 = {",
        with: """
          B4 = {isa = PBXBuildFile; fileRef = M1; };
          M1 = {isa = XCVersionGroup; children = (M2, ); path = Pond.xcdatamodeld; sourceTree = "<group>"; };
          M2 = {isa = PBXFileReference; path = Pond.xcdatamodel; sourceTree = "<group>"; };
          F1 = {
          """, maxReplacements: 1
      )
      .replacing("children = (F1, G2,", with: "children = (F1, M1, G2,")
    let folder = try ProjectFolder(files)
    let project = try folder.read(.open)
    #expect(project.apps.first?.entityClasses == ["Newt", "Toad"])
    let place = folder.root.appendingPathComponent("made")
    let package = LinuxPackage(project, folder: try OwnedFolder(place), runtime: folder.root)
    let report = try package.make()
    #expect(report.diagnostics.contains { $0.message.contains("'toad' is left out") })
    let list = place.appendingPathComponent("Sources/Pond/List.lowered.swift")
    let text = try String(contentsOf: list, encoding: .utf8)
    #expect(!text.contains("Toad?"))
    #expect(text.contains("let stays = 1"))
  }
}
