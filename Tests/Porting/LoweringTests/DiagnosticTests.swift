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
    #expect(first.path == "A.swift", "\(first)")
    #expect(first.line == line, "\(first)")
    #expect(first.column == column, "\(first)")
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
      "import UIKit\nextension UILabel {\n  open override func updateConstraints() {}\n}\n")
    let first = try #require(found.diagnostics.first)
    #expect(first.severity == .error)
    #expect(first.line == 3)
  }

  /// What needs a framework that Linux lacks is left out, with the reason; the rest stays.
  @Test(arguments: [
    ("import WebKit\nfunc f() { let w = WKWebView() }\n", 1, 1, "WebKit"),
    ("import UIKit\nlet a = 1\nclass F: CIFilter {}\n", 3, 10, "CoreImage"),
    ("import MapKit\nlet a = 1\nvar p: CLLocation?\n", 3, 1, "CLLocation"),
  ])
  func whatIsMissingIsLeftOut(_ text: String, _ line: Int, _ column: Int, _ word: String) throws {
    let found = lowered(text)
    #expect(!found.hasErrors)
    #expect(!found.diagnostics.isEmpty)
    #expect(found.diagnostics.contains { $0.line == line && $0.message.contains(word) })
    #expect(found.files[0].text.contains("let a = 1") == text.contains("let a = 1"))
    for name in ["WKWebView()", "CIFilter {", "CLLocation?"] {
      #expect(!found.files[0].text.contains(name))
    }
  }

  /// A global variable that can't be lowered takes along the statements that read it.
  @Test func whatReadsAGlobalThatIsLeftOutIsLeftOut() {
    let module = lowered(
      """
      import UIKit
      private var old: IMP?
      func f() {
        guard old == nil else { return }
        g()
      }
      func g() { let n = 1; print(n, class_getInstanceMethod(UIView.self, x) as Any) }
      """)
    let text = module.files[0].text
    #expect(!text.contains("old == nil"))
    #expect(text.contains("func g()"))
    #expect(text.contains("let n = 1"))
    #expect(module.diagnostics.contains { $0.message.contains("'old', which is left out") })
  }

  /// Core Data's properties can't be lowered, those of layers can.
  @Test(arguments: [("Person: NSManagedObject", false), ("Ring: CALayer", true)])
  func managedProperties(_ head: String, _ isLowered: Bool) {
    let module = lowered("class \(head) {\n  @NSManaged var age: CGFloat\n}\n")
    #expect(module.diagnostics.isEmpty == isLowered)
    #expect(module.files[0].text.contains("_managedValue(forKey: \"age\")") == isLowered)
  }

  /// A variable that only a statement which is left out would set stays without a value, and Swift
  /// refuses what reads it: the program ends where the value would have come from.
  @Test(arguments: [
    "let n: Int\n  n = WKWebView().tag",
    "let n: Int\n  if true { n = WKWebView().tag } else { n = 2 }",
    "let a: Any = 1\n  let n: Int\n  if a is WKWebView { n = 1 } else { n = 2 }",
  ])
  func aFirstValueThatIsLeftOutEndsTheProgram(_ body: String) {
    let text = lowered("import WebKit\nfunc f() -> Int {\n  \(body)\n  return n\n}\n").files[0].text
    #expect(text.contains("as Never)"))
    #expect(text.contains("return n"))
    let other = lowered("import WebKit\nfunc f() {\n  var n = 1\n  n = WKWebView().tag\n}\n")
    #expect(!other.files[0].text.contains("as Never)"))
  }

  /// Names that look like a framework's belong to the module that declares them, and to files that
  /// don't import it.
  @Test(arguments: [
    "import WebKit\nclass WKPage {}\nlet page = WKPage()\n", "class A {}\nlet page = WKWebView()\n",
  ])
  func ownNamesStay(_ text: String) {
    let last = text.split(separator: "\n").last!
    #expect(lowered(text).files[0].text.contains(last))
  }
}
