import CoreGraphics
import Stage
import Testing

@testable import UIKit

/// Views describe themselves as the documentation of each class says, and values that the app sets take
/// precedence.
@MainActor struct OwnAccessibilityTests {
  @Test func labels() {
    let label = UILabel()
    #expect(!label.isAccessibilityElement)
    label.text = "Depth"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Depth")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Depth in metres"
    #expect(label.accessibilityLabel == "Depth in metres")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Depth")
  }

  @Test(arguments: [true, false], [true, false])
  func buttons(isEnabled: Bool, isSelected: Bool) {
    let button = UIButton(type: .system)
    button.setTitle("Eat", for: .normal)
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Eat")
    var traits: UIAccessibilityTraits = .button
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    #expect(button.accessibilityTraits == traits)
  }

  @Test func switches() {
    let control = UISwitch()
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1")
  }

  @Test func pictures() {
    let view = UIImageView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .image)
  }

  @Test func attributedTextsAndPlainOnesAreTheSame() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "a")
    view.accessibilityHint = "b"
    view.accessibilityAttributedValue = NSAttributedString(string: "c")
    #expect(view.accessibilityLabel == "a")
    #expect(view.accessibilityAttributedHint?.string == "b")
    #expect(view.accessibilityValue == "c")
    #expect(view.accessibilityUserInputLabels == ["a"])
  }

  final class Rows: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(
      _ table: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Inhabitants" }
    override func tableView(
      _ table: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      cell.detailTextLabel?.text = "Detail"
      if path.row == 1 {
        let control = UISwitch()
        control.accessibilityLabel = "Follow"
        cell.accessoryView = control
      }
      return cell
    }
  }

  /// A row is one element with all its texts; a control in it is an element of its own.
  @Test func rows() throws {
    let stage = Stage(device: .iPhoneSE)
    let rows = Rows(style: .grouped)
    rows.title = "Pond"
    rows.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: nil)
    stage.show(UINavigationController(rootViewController: rows))
    let nodes = stage.accessibilityTree().nodes
    #expect(
      AccessibilityBench.outline(nodes)
        == "bar[Pond Add] list[INHABITANTS Row 0, Detail Row 1, Detail Follow Row 2, Detail]")
    let list = try #require(nodes.first { $0.kind == .list })
    #expect(list.children.map(\.kind) == [.heading, .button, .button, .toggle, .button])
    let bar = try #require(nodes.first { $0.kind == .bar })
    #expect(bar.children.map(\.kind) == [.heading, .button])
    rows.tableView.allowsSelection = false
    let read = try #require(stage.accessibilityTree().nodes.first { $0.kind == .list })
    #expect(read.children.map(\.kind) == [.heading, .text, .text, .toggle, .text])
  }
}
