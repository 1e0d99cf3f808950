import Foundation
import Testing

@testable import Projects

/// Modules that an example imports from elsewhere are found nearby: in the workspace, in a project within the
/// project, or in the package or pod that the example belongs to.
struct NeighbourTests {
  private static let app = "import UIKit\nimport Reeds\n@main class A: UIResponder {}\n"
  private static let reed = "import UIKit\npublic final class Reed: UIView {}\n"

  /// Returns the files of an example in a folder, whose app imports `Reeds`.
  private static func example(
    in folder: String, project: String = XcodeFixture.project
  ) -> [String: String] {
    var files: [String: String] = [:]
    for (path, text) in XcodeFixture.files { files[folder + path] = text }
    files[folder + "Pond.xcodeproj/project.pbxproj"] = project
    files[folder + "Pond/AppDelegate.swift"] = app
    return files
  }

  /// The fixture's project, turned into a framework with another name.
  private static let library = XcodeFixture.project
    .replacingOccurrences(
      of: "com.apple.product-type.application", with: "com.apple.product-type.framework"
    )
    .replacingOccurrences(of: "name = Pond;", with: "name = Reeds;")
    .replacingOccurrences(of: "path = Pond;", with: "path = Reeds;")

  private static let libraryFiles = [
    "Reeds/AppDelegate.swift": reed, "Reeds/Screens/List.swift": "import UIKit\n",
    "Reeds/Base.lproj/Main.storyboard": "<document/>",
    "Pond/Info.plist": "<plist version=\"1.0\"><dict/></plist>",
  ]

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Reeds", products: [.library(name: "Reeds", targets: ["Reeds"])],
      targets: [.target(name: "Reeds")])
    """

  private func read(_ files: [String: String], _ path: String) throws -> [String: [String]] {
    let folder = try ProjectFolder(files)
    let project = try folder.read(.open, path)
    #expect(project.apps.map(\.name) == ["Pond"])
    #expect(project.modules.last?.dependencies == ["Reeds"])
    for module in project.modules { #expect(!module.dependencies.contains(module.name)) }
    return Dictionary(
      uniqueKeysWithValues: project.modules.map { ($0.name, folder.paths($0.sources)) })
  }

  @Test func inTheWorkspace() throws {
    var files = Self.example(in: "Example/")
    files.merge(Self.libraryFiles) { $1 }
    files["Reeds.xcodeproj/project.pbxproj"] = Self.library
    files["Example/All.xcworkspace/contents.xcworkspacedata"] = """
      <Workspace version = "1.0">
         <FileRef location = "group:Pond.xcodeproj"></FileRef>
         <FileRef location = "group:../Reeds.xcodeproj"></FileRef>
      </Workspace>
      """
    for path in ["Example/All.xcworkspace", "Example/Pond.xcodeproj", "Example"] {
      #expect(
        try read(files, path)["Reeds"]
          == ["Reeds/AppDelegate.swift", "Reeds/Screens/List.swift"])
    }
  }

  @Test func withinTheProject() throws {
    let reference =
      "F9 = {isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; name = Reeds.xcodeproj; "
      + "path = ../Reeds.xcodeproj; sourceTree = \"<group>\"; };\n"
    let project = XcodeFixture.project
      .replacingOccurrences(of: "    F1 = {", with: reference + "    F1 = {")
      .replacingOccurrences(of: "children = (G1, Y1, )", with: "children = (G1, Y1, F9, )")
    var files = Self.example(in: "Example/", project: project)
    files.merge(Self.libraryFiles) { $1 }
    files["Reeds.xcodeproj/project.pbxproj"] = Self.library
    #expect(
      try read(files, "Example/Pond.xcodeproj")["Reeds"]
        == ["Reeds/AppDelegate.swift", "Reeds/Screens/List.swift"])
  }

  /// A manifest is a program: one in the same repository is run, and one outside isn't.
  @Test(arguments: [true, false])
  func thePackageAbove(_ isOwn: Bool) throws {
    var files = Self.example(in: "Example/")
    if isOwn { files[".git/HEAD"] = "" }
    files["Package.swift"] = Self.manifest
    files["Sources/Reeds/Reed.swift"] = Self.reed
    if isOwn {
      #expect(try read(files, "Example")["Reeds"] == ["Sources/Reeds/Reed.swift"])
    } else {
      let folder = try ProjectFolder(files)
      let project = try folder.read(.open, "Example")
      #expect(project.modules.map(\.name) == ["Pond"])
      #expect(project.remarks.contains { $0.contains("--trust") })
      let trusted = try folder.read(.open, "Example", trustsAll: true)
      #expect(trusted.modules.map(\.name) == ["Reeds", "Pond"])
    }
  }

  @Test(arguments: [
    ("pod 'Reeds', :path => '../'", "s.source_files = 'Classes/**/*'"),
    (
      "pod \"Reeds\", path: '..'",
      "s.source_files = \"Classes/*.swift\", \"Classes/Deep/*.{h,swift}\""
    ),
    ("  pod 'Reeds/Core', :path => \"../Reeds.podspec\"", "s.ios.source_files = ['Classes']"),
    (
      "pod 'Reeds', '~> 1.0', :path => '../'",
      """
        s.default_subspec = 'Core'
        s.subspec 'Core' do |core|
          core.source_files = 'Classes/**/*.swift'
        end
        s.subspec 'Rx' do |rx|
          rx.source_files = 'Rx/**/*'
        end
      """
    ),
  ])
  func thePodOfAFolder(_ line: String, _ sources: String) throws {
    var files = Self.example(in: "Example/")
    files["Example/Podfile"] = "# pod 'Other', :path => 'x'\ntarget 'Pond' do\n\(line)\nend\n"
    files["Reeds.podspec"] = "Pod::Spec.new do |s|\n  s.name = 'Reeds'\n  \(sources)\nend\n"
    files["Classes/Reed.swift"] = Self.reed
    // The file imports its own module, as Nimble's helpers do.
    files["Classes/Deep/Root.swift"] = "@testable import Reeds\nstruct Root {}\n"
    files["Rx/Stream.swift"] = "import Rx\n"
    #expect(
      try read(files, "Example")["Reeds"] == ["Classes/Deep/Root.swift", "Classes/Reed.swift"])
  }

  /// Some repositories contain what CocoaPods or Carthage installed.
  @Test(arguments: ["Pods", "Carthage/Checkouts"])
  func whatIsInstalled(_ place: String) throws {
    var files = Self.example(in: "")
    files["\(place)/Reeds/Reeds.podspec"] =
      "Pod::Spec.new do |s|\n  s.name = 'Reeds'\n  s.source_files = 'Classes/*.swift'\nend\n"
    files["\(place)/Reeds/Classes/Reed.swift"] = Self.reed
    #expect(try read(files, "")["Reeds"] == ["\(place)/Reeds/Classes/Reed.swift"])
  }

  /// CocoaPods writes a header for each pod, which imports UIKit, and often isn't in the repository.
  @Test(arguments: [("Pods", ["UIKit"]), ("Others", [])])
  func podsSeeUIKit(_ place: String, _ imports: [String]) throws {
    let project = XcodeFixture.project
      .replacing("com.apple.product-type.application", with: "com.apple.product-type.framework")
    let folder = try ProjectFolder(
      Dictionary(uniqueKeysWithValues: XcodeFixture.files.map { ("\(place)/\($0)", $1) })
        .merging(["\(place)/Pond.xcodeproj/project.pbxproj": project]) { $1 })
    let modules = try folder.read(.check, "\(place)/Pond.xcodeproj").modules
    #expect(modules.first { $0.name == "Pond" }?.implicitImports == imports)
  }

  /// The project of pods, to which CocoaPods' template for libraries has a link, isn't one to choose, whether it is
  /// installed or not.
  @Test(arguments: [ProjectReader.Purpose.open, .test, .check], [false, true])
  func theProjectOfPods(_ purpose: ProjectReader.Purpose, _ isInstalled: Bool) throws {
    let folder = try ProjectFolder(XcodeFixture.files)
    let place = "Example/Pods/Pods.xcodeproj"
    if isInstalled { try folder.write("{}", to: "\(place)/project.pbxproj") }
    try folder.place(
      isInstalled ? "link to a folder" : "dead link", at: "_Pods.xcodeproj",
      leadingTo: "\(place)/project.pbxproj")
    let project = try folder.read(purpose)
    #expect(project.name == "Pond")
    #expect(project.failures.isEmpty)
    #expect(project.remarks.isEmpty)
  }

  /// A pod that isn't installed is a package elsewhere on the disk.
  @Test func aPackageThatTheCallerNames() throws {
    var files = Self.example(in: "Example/")
    files["Example/Podfile"] = "target 'Pond' do\n  pod 'Reeds'\nend\n"
    files["Example/.git/HEAD"] = ""
    files["Elsewhere/Package.swift"] = Self.manifest
    files["Elsewhere/Sources/Reeds/Reed.swift"] = Self.reed
    let folder = try ProjectFolder(files)
    let packages = ["reeds": folder.root.appendingPathComponent("Elsewhere")]
    let project = try ProjectReader(purpose: .open, packages: packages, workshop: folder.workshop)
      .read(folder.root.appendingPathComponent("Example"))
    #expect(project.modules.map(\.name) == ["Reeds", "Pond"])
    #expect(project.modules.last?.dependencies == ["Reeds"])
  }

  @Test func whatNobodyHasIsLeftToTheCompiler() throws {
    let folder = try ProjectFolder(Self.example(in: ""))
    let project = try folder.read(.open)
    #expect(project.modules.map(\.name) == ["Pond"])
    #expect(project.remarks.isEmpty)
  }

  @Test(arguments: [
    ("a/*.swift", ["a/b.swift"], ["a/b/c.swift", "b.swift", "a/b.swiftx"]),
    ("a/**/*.swift", ["a/b.swift", "a/b/c/d.swift"], ["b/a/c.swift", "a.swift"]),
    ("a/**/*", ["a/b", "a/b/c"], ["b"]), ("a", ["a", "a/b/c"], ["ab", "b/a"]),
    ("a/", ["a/b"], ["ab"]), ("./a/?.{h,swift}", ["a/b.h", "a/c.swift"], ["a/bc.h", "a/b.m"]),
    ("a+(b).swift", ["a+(b).swift"], ["aab.swift"]), ("{a", [], ["a", "{a"]),
  ])
  func patterns(_ pattern: String, _ matching: [String], _ others: [String]) {
    let glob = GlobPattern(pattern)
    for path in matching { #expect(glob.matches(path), "\(pattern) \(path)") }
    for path in others { #expect(!glob.matches(path), "\(pattern) \(path)") }
  }
}
