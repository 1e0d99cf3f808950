import OozeCheckout
import Foundation
import Testing

@testable import Projects

/// The package that builds a project.
struct LinuxPackageTests {
  /// Only for a project that imports CryptoKit, Apple's package with the same interface is fetched.
  @Test(arguments: [
    ("import CryptoKit\nlet a = SHA256.self\n", true), ("import UIKit\n", false),
    ("// import CryptoKit\nimport UIKit\n", false),
  ])
  func cryptographyIsFetchedWhereItIsImported(_ text: String, _ isFetched: Bool) throws {
    let folder = try ProjectFolder(["A.swift": text])
    let source = folder.root.appendingPathComponent("A.swift")
    let module = ProjectModule(name: "A", kind: .library, sources: [source])
    let project = Project(name: "P", root: folder.root, modules: [module])
    let place = folder.root.appendingPathComponent("made")
    _ = try LinuxPackage(project, folder: try OwnedFolder(place), runtime: folder.root).make()
    let manifest = try String(
      contentsOf: place.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("apple/swift-crypto") == isFetched)
    #expect(manifest.contains(".product(name: \"Crypto\", package: \"swift-crypto\")") == isFetched)
  }

  /// A package that the runtime already uses isn't built a second time.
  @Test func packagesOfTheRuntimeAreTheManifests() throws {
    let manifest = try String(
      contentsOf: OozeCheckout.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    for name in Runtime.packages {
      #expect(manifest.lowercased().contains("/\(name)\", exact:"), "\(name)")
    }
  }

  /// A module that calls Linux's C library isn't lowered, unless it shows a user interface. One that only checks for
  /// Linux is.
  @Test(arguments: [
    (["#if os(Linux)\nimport Glibc\n#else\nimport os\n#endif"], true),
    (["#if canImport(Glibc)\nimport Glibc\n#endif", "import Combine"], true),
    (["#if canImport(Musl)\n@preconcurrency import Musl\n#endif"], true),
    (["#if canImport(Glibc)\n#endif", "import Combine"], false), (["import os"], false),
    (["#if os(Linux)\nimport Glibc\n#endif", "#if canImport(UIKit)\nimport UIKit\n#endif"], false),
    (["#if !os(Linux)\nlet isHere = true\n#endif"], false), ([], false),
  ])
  func modulesThatCallLinux(_ texts: [String], _ callLinux: Bool) throws {
    let names = texts.indices.map { "\($0).swift" }
    let folder = try ProjectFolder(
      Dictionary(uniqueKeysWithValues: zip(names, texts)).merging(["Read.me": ""]) { $1 })
    let files = names.map { folder.root.appendingPathComponent($0) }
    #expect(SourceScan.callLinux(files) == callLinux)
  }
}
