import Foundation
import Lowering
import Testing

/// Lowers methods that a module exchanges. `LoweredTests` runs such methods.
struct ExchangeableMethodTests {
  private static let exchange = """
    func exchange(_ a: Selector, _ b: Selector, _ type: AnyClass) {
      guard let one = class_getInstanceMethod(type, a), let two = class_getInstanceMethod(type, b)
      else { return }
      method_exchangeImplementations(one, two)
    }

    """

  private func lowered(_ text: String, _ known: [ModuleSummary] = []) -> LoweredModule {
    var module = ModuleSources(
      name: "App", files: [SourceFile(path: "A.swift", text: "import UIKit\n" + text)])
    module.known = known
    return lower(module)
  }

  /// How a method is named and where it stands, and whether it asks for its implementation.
  @Test(arguments: [
    ("class A: UIView { @objc func a() {} }", "#selector(A.a)", "A_a"),
    ("class A: UIView { @objc private func a(_ n: Int) {} }", "#selector(A.a(_:))", "A_a"),
    ("class A: UIView { @objc var a: Int { 1 } }", "#selector(getter: A.a)", "A_a"),
    ("extension UIView { @objc func a() -> Int { 1 } }", "#selector(UIView.a)", "UIView_a"),
    ("extension UILabel { @objc fileprivate func a() {} }", "#selector(UILabel.a)", "UILabel_a"),
    (
      "class A: UIView { override func layoutSubviews() {} }", "#selector(A.layoutSubviews)",
      "A_layoutSubviews"
    ),
  ])
  func anOwnMethodAsks(_ declaration: String, _ selector: String, _ name: String) {
    let text = lowered(
      Self.exchange + declaration + "\nlet pair = (\(selector), Selector(\"b\"))\n"
    ).files[0].text
    #expect(text.contains("_implementation_\(name)"))
    #expect(text.contains("_replacement(of: "))
    #expect(text.contains("members.implementation("))
  }

  @Test(arguments: [
    ("UIView.layoutSubviews", "UIView", "layoutSubviews()"),
    ("UIViewController.viewDidAppear(_:)", "UIViewController", "viewDidAppear(_:)"),
    ("UITableView.reloadData", "UITableView", "reloadData()"),
    ("CALayer.add(_:forKey:)", "CALayer", "add(_:forKey:)"),
    ("UITableView.layoutSubviews", "UITableView", "layoutSubviews()"),
    ("UISwitch.sendAction(_:to:for:)", "UIControl", "sendAction(_:to:for:)"),
    (
      "getter: UIViewController.preferredStatusBarStyle", "UIViewController",
      "preferredStatusBarStyle"
    ),
  ])
  func aMethodOfUIKitAsks(_ selector: String, _ owner: String, _ name: String) {
    let text = lowered(Self.exchange + "let a = #selector(\(selector))\n").files[0].text
    #expect(text.contains("extension \(owner) { @_dynamicReplacement(for: \(name))"))
  }

  /// A helper may be in another module than the selectors.
  @Test func theHelperMayBeInAnotherModule() {
    let helper = lowered("public " + Self.exchange)
    #expect(helper.summary.exchangesMethods)
    let text = "extension UIView { @objc func a() {} }\nlet a = #selector(UIView.a)\n"
    #expect(lowered(text, [helper.summary]).files[0].text.contains("_replacement(of: \"a\""))
    #expect(!lowered(text).files[0].text.contains("_replacement"))
  }

  /// Actions are only called, so they stay as they are.
  @Test(arguments: [
    "button.addTarget(self, action: #selector(tap), for: .touchUpInside)",
    "NotificationCenter.default.addObserver(self, selector: #selector(tap), name: nil, object: nil)",
    "_ = Timer(timeInterval: 1, target: self, selector: #selector(tap), userInfo: nil, repeats: false)",
    "perform(#selector(tap))", "_ = responds(to: #selector(tap))",
  ])
  func anActionStays(_ call: String) {
    let text = lowered(
      Self.exchange
        + "class A: UIView { let button = UIButton()\n@objc func tap() {}\nfunc f() { \(call) } }\n"
    ).files[0].text
    #expect(!text.contains("_replacement"))
  }

  /// An implementation isn't a function here, so a statement that makes one of it is left out.
  @Test func aCallOfAnImplementationIsLeftOut() {
    let module = lowered(
      """
      typealias Call = @convention(c) (AnyObject, Selector) -> Void
      func f(_ m: OpaquePointer, _ a: UIView) {
        print(1)
        let call = unsafeBitCast(method_getImplementation(m), to: Call.self)
        call(a, Selector("b"))
        print(2)
      }
      """)
    #expect(!module.files[0].text.contains("unsafeBitCast("))
    #expect(module.files[0].text.contains("print(2)"))
    #expect(module.diagnostics.contains { $0.severity == .error && $0.line == 5 })
    let other = lowered("let a = unsafeBitCast(1.0, to: Int.self)\n")
    #expect(other.diagnostics.isEmpty)
  }

  /// An extension that overrides the member replaces it, and Swift allows one replacement in a module.
  @Test func anOverrideInAnExtensionWins() {
    let text = lowered(
      Self.exchange
        + "extension UIView { open override func layoutSubviews() {} }\n"
        + "let a = #selector(UIView.layoutSubviews)\n"
    ).files[0].text
    #expect(text.components(separatedBy: "@_dynamicReplacement").count == 2)
  }
}
