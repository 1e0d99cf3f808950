import Foundation
import OozeCheckout
import Testing

/// A look-up by a mangled name finds nothing once the type is renamed, and nothing reports it. Modules register their
/// services instead (`ServiceSlot`).
@Suite struct TypeLookUpTests {
  @Test func noSourceLooksUpAWrittenTypeByItsMangledName() throws {
    let sources = OozeCheckout.root.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var found: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      if text.contains("_typeByName") { found.insert(file) }
    }
    #expect(found == [])
  }
}
