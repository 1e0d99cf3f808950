import Testing

@testable import Lowering

/// Witnesses of optional requirements across modules.
///
/// Source: F-SWIFT-13. `InheritedMemberTests` runs the witnesses of one module.
struct OptionalWitnessTests {
  private func module(
    _ name: String, _ text: String, _ known: [LoweredModule] = []
  ) -> LoweredModule {
    lower(
      ModuleSources(
        name: name, files: [SourceFile(path: "\(name).swift", text: text)],
        known: known.map(\.summary)))
  }

  private static let harbour = """
    import UIKit
    @objc public protocol Harbour { @objc optional func shipCame(_ name: String) }
    public protocol Listening: UIScrollViewDelegate {}

    """

  /// A class that checks which messages it has keeps its own method, however its types are spelled: once under the
  /// requirement's name, which checks, and once under another.
  @Test(arguments: [
    "UIDropSession", "any UIDropSession", "UIKit.UIDropSession", "(any UIDropSession)",
  ])
  func ownMethodsOfForwarders(_ type: String) {
    let text = module(
      "Port",
      """
      import UIKit
      class Dock: NSObject, UITableViewDropDelegate {
        override func responds(to aSelector: Selector!) -> Bool { false }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
        func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {}
        func tableView(_ tableView: UITableView, canHandle session: \(type)) -> Bool { true }
        func tableView(
          _ tableView: UITableView, dropSessionDidUpdate session: \(type),
          withDestinationIndexPath path: IndexPath?
        ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
      }
      """
    ).files[0].text
    for label in ["canHandle session", "dropSessionDidUpdate session"] {
      #expect(text.split(separator: "\(label): ").count == 3, "\(label)")
    }
    #expect(text.split(separator: "func _own_tableView").count == 3)
    #expect(text.split(separator: "dropSessionDidEnter session: ").count == 2)
  }

  /// Each class of the first module, and whether the second module's subclass overrides its witness.
  @Test(arguments: [
    ("open class Quay: NSObject, Harbour, Listening {}", true),
    ("open class Pier: NSObject, Harbour, Listening {}\nopen class Quay: Pier {}", true),
    ("open class Quay: UIViewController {}\nextension Quay: Harbour, Listening {}", true),
    ("public class Quay: NSObject, Harbour, Listening {}", false),
    ("class Quay: NSObject, Harbour, Listening {}", false),
    (
      "open class Quay: UIViewController {}\nextension UIViewController: Harbour, Listening {}",
      false
    ),
  ])
  func aSubclassInAnotherModuleOverridesOrIsReported(_ quay: String, _ isOpen: Bool) {
    let port = module("Port", Self.harbour + quay + "\n")
    let town = module(
      "Town",
      """
      import UIKit
      @testable import Port
      class LongQuay: Quay {
        func shipCame(_ name: String) {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }

      """, [port])
    let text = town.files[0].text
    #expect(text.contains("override var _optional_shipCame") == isOpen)
    #expect(text.contains("override func _optional_scrollViewDidScroll(_") == isOpen)
    #expect(town.diagnostics.count == (isOpen ? 0 : 2))
    #expect(town.diagnostics.allSatisfy { $0.message.contains("is never called here") })
  }

  /// A class that implements the member passes its calls on to overrides without a witness.
  @Test func aMemberThatIsOverriddenNeedsNoWitness() {
    let port = module(
      "Port",
      Self.harbour + "open class Quay: NSObject, Listening {\n"
        + "  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}\n")
    #expect(!port.files[0].text.contains("scrollViewDidScroll(_:)) "))
    #expect(port.files[0].text.contains("scrollViewDidZoom(_:)) "))
    let town = module(
      "Town",
      "import Port\nclass Sub: Quay { override func scrollViewDidScroll(_ scrollView: UIScrollView) {} }\n",
      [port])
    #expect(!town.files[0].text.contains("_optional_"))
    #expect(town.diagnostics.isEmpty)
  }

  /// Objective-C doesn't call these members either.
  @Test(arguments: [
    "private func scrollViewDidScroll(_ scrollView: UIScrollView) {}",
    "@nonobjc func scrollViewDidScroll(_ scrollView: UIScrollView) {}",
    "static func scrollViewDidScroll(_ scrollView: UIScrollView) {}",
    "func scrollViewDidScroll(_ label: UILabel) {}",
    "func scrollViewDidScroll(_ scrollView: UIScrollView) -> Int { 1 }",
    "func scrollViewDidScroll(in scrollView: UIScrollView) {}",
    "func scrollViewDidScroll(_ scrollView: UIScrollView) async {}",
  ])
  func anotherMemberIsNoWitness(_ member: String) {
    let port = module(
      "Port",
      "import UIKit\nclass Quay: NSObject, UIScrollViewDelegate {}\nclass Sub: Quay { \(member) }\n"
    )
    #expect(!port.files[0].text.contains("_optional_"))
  }

  /// Other spellings of the same types.
  @Test(arguments: [
    "func scrollViewDidScroll(_ s: UIKit.UIScrollView) {}",
    "func scrollViewDidScroll(_ s: UIScrollView!) {}",
    "func scrollViewDidScroll(_ s: Scroller) {}",
    "func scrollViewDidScroll(_ s: UIScrollView) -> () {}",
    "@objc private func scrollViewDidScroll(_ s: UIScrollView) {}",
    "public func scrollViewDidScroll(_: UIScrollView) {}",
  ])
  func aMemberMayBeWrittenDifferently(_ member: String) {
    let port = module(
      "Port",
      "import UIKit\ntypealias Scroller = UIScrollView\n"
        + "class Quay: NSObject, UIScrollViewDelegate {}\nclass Sub: Quay { \(member) }\n")
    #expect(port.files[0].text.contains("override func _optional_scrollViewDidScroll"))
  }
}
