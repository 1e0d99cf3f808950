import Lowering
import Testing

/// Lowering reports code that it can't lower at the code's location.
struct DiagnosticTests {
  private func lowered(_ text: String) -> LoweredModule {
    lower(ModuleSources(name: "App", files: [SourceFile(path: "A.swift", text: text)]))
  }

  @Test(arguments: [
    ("let a = 1\nfunc f() { object_setClass(a, a) }", 2, 12),
    ("import UIKit\n\n  class_addIvar(A.self, s, i, t, t)\n", 3, 3),
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
      "import UIKit\nextension UILabel {\n  open override func drawText(in rect: CGRect) {}\n}\n")
    let first = try #require(found.diagnostics.first)
    #expect(first.severity == .error)
    #expect(first.line == 3)
  }

  /// Code that needs a framework missing on Linux is left out with the reason, and the rest stays.
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

  /// When a global variable can't be lowered, the statements that read it are left out too.
  @Test func whatReadsAGlobalThatIsLeftOutIsLeftOut() {
    let module = lowered(
      """
      import UIKit
      private var old: Ivar?
      func f() {
        guard old == nil else { return }
        g()
      }
      func g() { let n = 1; print(n, class_getInstanceVariable(UIView.self, x) as Any) }
      """)
    let text = module.files[0].text
    #expect(!text.contains("old == nil"))
    #expect(text.contains("func g()"))
    #expect(text.contains("let n = 1"))
    #expect(module.diagnostics.contains { $0.message.contains("'old', which is left out") })
  }

  /// Core Data properties can't be lowered, but layer properties can.
  @Test(arguments: [
    ("Person: NSManagedObject", false), ("Ring: CALayer", true),
    ("Ring: CALayer {}\nextension Ring", true), ("Person: Thing {}\nextension Person", false),
    ("Other {}\nextension RingLayer", true), ("Other {}\nextension Person", false),
  ])
  func managedProperties(_ head: String, _ isLowered: Bool) {
    let module = lowered("class \(head) {\n  @NSManaged var age: CGFloat\n}\n")
    #expect(module.diagnostics.isEmpty == isLowered)
    #expect(module.files[0].text.contains("_managedValue(forKey: \"age\")") == isLowered)
  }

  /// When the only statement that sets a variable is left out, the compiler rejects the reads of that variable.
  /// Instead, the program stops where the value would have been set.
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

  /// Names like those of a framework belong to the module if it declares them, and to files that don't import
  /// the framework.
  @Test(arguments: [
    "import WebKit\nclass WKPage {}\nlet page = WKPage()\n", "class A {}\nlet page = WKWebView()\n",
  ])
  func ownNamesStay(_ text: String) {
    let last = text.split(separator: "\n").last!
    #expect(lowered(text).files[0].text.contains(last))
  }
}
