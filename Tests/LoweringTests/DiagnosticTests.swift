import Lowering
import Testing

/// What can't be lowered is said at its place.
struct DiagnosticTests {
  private func lowered(_ text: String) -> LoweredModule {
    lower(ModuleSources(name: "App", files: [SourceFile(path: "A.swift", text: text)]))
  }

  @Test(arguments: [
    ("let a = 1\nfunc f() { method_exchangeImplementations(a, a) }", 2, 12),
    ("import UIKit\n\n  class_addMethod(A.self, s, i, t)\n", 3, 3),
    ("class A: NSObject {\n  @NSManaged var x: Int\n}", 2, 3),
    ("let x: NSInvocation? = nil", 1, 8),
    ("func f( {", 1, 8),
  ])
  func errors(_ text: String, _ line: Int, _ column: Int) throws {
    let found = lowered(text)
    #expect(found.hasErrors)
    let first = try #require(found.diagnostics.first { $0.severity == .error })
    #expect(first.path == "A.swift" && first.line == line && first.column == column, "\(first)")
    #expect(first.message.count > 20 || first.line == 1)
  }

  @Test func whatIsNoTextIsSaid() throws {
    let file = SourceFile(path: "A.swift", bytes: Array("let a = 1\n".utf8) + [0xFF, 0x0A])
    let found = lower(ModuleSources(name: "App", files: [file]))
    #expect(found.diagnostics.first?.line == 2)
    #expect(found.diagnostics.first?.message.contains("UTF-8") == true)
  }

  @Test func anOverrideOfAnotherModulesClassInAnExtensionIsAnError() throws {
    let found = lowered(
      "import UIKit\nextension UIView {\n  open override func layoutSubviews() {}\n}\n")
    let first = try #require(found.diagnostics.first)
    #expect(first.severity == .error && first.line == 3)
  }
}
