import OozeCheckout
import Foundation
import Testing

/// Declarations marked as inlinable can be inlined (F-SWIFT-12).
@Suite struct InlinableTests {
  /// Returns the types of a file with package access, whose inlinable members no other module can inline.
  private static func closed(_ text: String) -> [String] {
    guard text.contains("@inlinable") else { return [] }
    return text.matches(of: /(?m)^(.*\b)?package (?:final )?(?:struct|enum|class|actor) (\w+)/)
      .filter { !($0.1 ?? "").contains("@usableFromInline") }
      .map { String($0.2) }
  }

  @Test func theirTypesAreUsableFromInline() throws {
    let sources = OozeCheckout.root.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var inlinable = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      if text.contains("@inlinable") { inlinable += 1 }
      #expect(Self.closed(text).isEmpty, "\(file)")
    }
    #expect(inlinable > 0, "there are inlinable members")
  }

  @Test func aTypeOfThePackageAloneIsFound() {
    let member = " A {\n  @inlinable package static func f() {}\n}\n"
    #expect(Self.closed("package enum" + member) == ["A"])
    #expect(Self.closed("@frozen package final class" + member) == ["A"])
    #expect(Self.closed("@usableFromInline package enum" + member).isEmpty)
    #expect(Self.closed("public enum" + member).isEmpty)
    #expect(Self.closed("package enum A {}\n").isEmpty)
  }
}
