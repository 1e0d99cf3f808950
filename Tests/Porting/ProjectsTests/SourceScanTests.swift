import Foundation
import Testing

@testable import Projects

/// The properties of sources that are found without parsing.
struct SourceScanTests {
  private func scan(_ text: String) -> SourceScan { SourceScan(Array(text.utf8)) }

  /// Source: Swift, "Import Declaration", with the access levels of SE-0409.
  @Test(
    arguments: [
      ("import A", ["A"]), ("  @testable import A\r\nimport B", ["A", "B"]),
      ("@_exported import A // import C", ["A"]), ("import class A.B", ["A"]),
      ("public import A\n#if B\nprivate import C\n#endif", ["A", "C"]),
      ("import A; let b = 1", ["A"]),
      ("// import A", []), ("let a = \"import B\"", []), ("reimport A\nimport", []), ("", []),
      ("\timport A.B\rimport func C.d", ["A", "C"]),
    ] as [(String, Set<String>)])
  func importsAreFoundByLine(_ text: String, _ names: Set<String>) {
    #expect(scan(text).imports == names)
  }

  @Test func whatASourceNeedsIsSeenInItsBytes() {
    #expect(scan("@objc func a() {}").namesObjectiveC)
    #expect(scan("#selector(a)").namesObjectiveC)
    #expect(!scan("func objc() {}").namesObjectiveC)
    #expect(scan("var a = os_unfair_lock_s()").namesLocks)
    #expect(scan("@Published var a = 1").namesCombine)
    #expect(!scan("var isPublishedToday = 1").namesCombine)
    let invalid = SourceScan(Array("import A\n".utf8) + [0xFF])
    #expect(!invalid.isValid)
    #expect(invalid.imports == ["A"])
  }

  /// The file's second content isn't read.
  @Test func aSourceIsReadOnce() throws {
    let folder = try ProjectFolder(["A.swift": "import A\n"])
    let file = folder.root.appendingPathComponent("A.swift")
    let scans = SourceScans()
    #expect(scans.scan(file)?.imports == ["A"])
    try "import B\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(scans.scan(file)?.imports == ["A"])
    #expect(scans.scan(folder.root.appendingPathComponent("B.swift")) == nil)
  }
}
