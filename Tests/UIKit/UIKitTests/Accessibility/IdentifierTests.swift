import Foundation
import Stage
import Testing

@testable import UIKit

/// Names for tests, which belong to views and to what bars, menus and alerts show.
///
/// Source: Apple's interface UIAccessibilityIdentification: UIView, UIBarItem, UIAlertAction, UIMenuElement and UIImage
/// adopt it.
@MainActor struct IdentifierTests {
  private let bench = AccessibilityBench()

  private func identifiers() -> Set<String> {
    func all(_ nodes: [AccessibilityNode]) -> [String] {
      nodes.flatMap { [$0.identifier] + all($0.children) }
    }
    return Set(all(bench.nodes)).subtracting([""])
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func aButtonOfAnAlertHasItsActionsName(_ style: UIAlertController.Style) {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
    for name in ["one", "two"] {
      let action = UIAlertAction(title: name, style: .default)
      action.accessibilityIdentifier = "button-\(name)"
      alert.addAction(action)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    bench.root.present(alert, animated: false)
    bench.stage.advance(by: 0.5)
    #expect(identifiers() == ["button-one", "button-two"])
    alert.actions[2].accessibilityIdentifier = "cancel"
    #expect(identifiers().contains("cancel"))
  }

  @Test func aRowOfAMenuHasItsElementsName() throws {
    let action = UIAction(title: "Act") { _ in }
    let submenu = UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }])
    action.accessibilityIdentifier = "act"
    submenu.accessibilityIdentifier = "more"
    let menu = UIMenu(children: [action, submenu])
    menu.accessibilityIdentifier = "whole"
    #expect(menu.replacingChildren([]).accessibilityIdentifier == "whole")
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    bench.view.addSubview(button)
    bench.stage.advance(by: 0.1)
    bench.stage.tap(at: CGPoint(x: 70, y: 120))
    bench.stage.advance(by: 0.6)
    #expect(identifiers().isSuperset(of: ["act", "more"]))
  }
}
