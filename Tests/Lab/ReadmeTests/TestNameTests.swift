import OozeCheckout
import Foundation
import Testing

/// Test files, test names and the environment variables of tests follow the rules of CONTRIBUTING.md.
@Suite struct TestNameTests {
  /// Returns the paths of the Swift files in a folder of the repository, relative to that folder.
  private static func files(in folder: String) throws -> [String] {
    let all = try #require(
      FileManager.default.enumerator(atPath: OozeCheckout.root.appendingPathComponent(folder).path))
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: OozeCheckout.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Folders of UIKit's tests mirror the folders of its sources")
  func mirroredFolders() throws {
    /// Folders whose tests don't belong to a single part.
    let others: Set = ["ContactSheet", "Scrolling/Snippets", "Support"]
    let folders = Set(
      try Self.files(in: "Tests/UIKit/UIKitTests").map {
        ($0 as NSString).deletingLastPathComponent
      })
    #expect(folders.count >= 20, "the folders were read")
    for folder in folders.subtracting(others) {
      var isFolder: ObjCBool = false
      let source = OozeCheckout.root.appendingPathComponent("Sources/UIKit/UIKit")
        .appendingPathComponent(folder)
      #expect(!folder.isEmpty, "a test beside the folders")
      #expect(
        FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder), "\(folder)")
      #expect(isFolder.boolValue, "\(folder)")
    }
  }

  @Test("A file that ends in Tests has the suite of its name")
  func suites() throws {
    let files = try Self.files(in: "Tests").filter {
      $0.hasSuffix("Tests.swift") && !$0.contains("Fixtures/")
    }
    #expect(files.count >= 300, "the files were read")
    for file in files {
      let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
      let text = try Self.text("Tests/\(file)")
      let hasSuite = ["struct", "class", "enum", "extension"].contains {
        text.contains("\($0) \(name) ") || text.contains("\($0) \(name):")
      }
      #expect(hasSuite, "\(file)")
    }
  }

  @Test("CONTRIBUTING.md names every switch that tests read, and no other")
  func switches() throws {
    let page = try Self.text("CONTRIBUTING.md")
    let listed = Set(
      page.matches(of: /^\| `(OOZE[A-Z_]*)`/.anchorsMatchLineEndings()).map { String($0.1) })
    var read: Set<String> = []
    for file in try Self.files(in: "Tests") {
      for match in try Self.text("Tests/\(file)").matches(of: /"(OOZE(?:_[A-Z]+)*)"/) {
        read.insert(String(match.1))
      }
    }
    #expect(read.count >= 10, "the files were read")
    #expect(listed.sorted() == read.sorted())
  }

  @Test("Switches of tests begin alike")
  func prefix() throws {
    for file in try Self.files(in: "Tests") {
      for match in try Self.text("Tests/\(file)").matches(of: /environment\["([A-Z_]+)"\]/) {
        #expect(match.1.hasPrefix("OOZE"), "\(file)")
      }
    }
  }
}
