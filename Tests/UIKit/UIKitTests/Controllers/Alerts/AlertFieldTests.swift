import Stage
import Testing

@testable import UIKit

/// On an iPhone 14 Pro, 393 × 852 points with 59 above, the keyboard begins at 561 (F-BAR-13).
@MainActor @Suite struct AlertFieldTests {
  private static let keyboardTop: CGFloat = 561

  @MainActor private struct Scene {
    let stage = Stage()
    let root = UIViewController()
    let alert: UIAlertController
    let chosen = Chosen()

    final class Chosen { var titles: [String] = [] }

    init(fields: Int, actions: [(String, UIAlertAction.Style)] = [("OK", .default)]) {
      alert = UIAlertController(title: "Name", message: "Say it", preferredStyle: .alert)
      for index in 0..<fields { alert.addTextField { $0.placeholder = "field \(index)" } }
      for (title, style) in actions {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [chosen] in
            chosen.titles.append($0.title ?? "")
          })
      }
      stage.show(root)
      stage.advance(by: 0.1)
    }

    func present(animated: Bool = true) {
      root.present(alert, animated: animated)
      stage.advance(by: 1)
    }

    var view: AlertView { alert.shownRoot as! AlertView }
    var fields: [UITextField] { alert.textFields ?? [] }
  }

  /// UIAlertController.addTextField: the handler is called with each new field at once; textFields has them
  /// in the order in which they were added.
  @Test func fieldsAreThereInTheirOrder() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    var seen: [UITextField] = []
    for _ in 0..<3 { alert.addTextField { seen.append($0) } }
    #expect(alert.textFields == seen)
    alert.addTextField()
    #expect(alert.textFields?.count == 4)
  }

  @Test(arguments: [false, true])
  func theFirstFieldGetsTheKeyboard(animated: Bool) {
    let scene = Scene(fields: 2)
    scene.present(animated: animated)
    #expect(scene.fields[0].isFirstResponder)
    #expect(!scene.fields[1].isFirstResponder)
    scene.stage.type("Ada")
    #expect(scene.fields[0].text == "Ada")
  }

  /// The alert is in the middle of the remaining area: (59 + 561) / 2.
  @Test(arguments: [0, 1, 2, 5])
  func theAlertStandsAboveTheKeyboard(count: Int) {
    let scene = Scene(fields: count)
    scene.present()
    let panel = scene.view.panel.frame
    let middle = count == 0 ? (59 + 852 - 34) / 2 : (59 + Self.keyboardTop) / 2
    #expect(abs(panel.midY - middle) < 0.5)
    if count > 0 { #expect(panel.maxY < Self.keyboardTop) }
    // Back in the middle of the screen when the keyboard disappears.
    scene.view.endEditing(true)
    scene.stage.advance(by: 1)
    #expect(abs(scene.view.panel.frame.midY - (59 + 852 - 34) / 2) < 0.5)
  }

  @Test func theAlertTurnsWithTheKeyboardUp() {
    let scene = Scene(fields: 1)
    scene.present()
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 1)
    let screen = CGRect(x: 0, y: 0, width: 852, height: 393)
    #expect(screen.contains(scene.view.panel.frame))
    #expect(scene.view.rows[0].bounds.height == 44)
  }

  @Test func fieldsStandBelowTheTexts() {
    for count in 1...4 {
      let scene = Scene(fields: count)
      scene.present()
      let panel = scene.view.panel
      let frames = scene.view.fieldViews.map { $0.convert($0.bounds, to: panel) }
      let texts = panel.header.subviews.compactMap { $0 as? UILabel }.map(\.frame)
      #expect(frames.count == count)
      #expect(frames[0].minY >= (texts.map(\.maxY).max() ?? 0) + 16)
      for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxY == next.minY) }
      for frame in frames {
        // 270 less 16 on either side.
        #expect(frame.minX == 16)
        #expect(frame.width == 238)
        #expect(panel.bounds.contains(frame))
      }
      let row = scene.view.rows[0]
      #expect(row.convert(row.bounds, to: panel).minY >= frames.last?.maxY ?? 0)
    }
  }

  /// The return key moves from field to field, and in the last one chooses a button.
  @Test func theReturnKeyGoesOn() {
    let scene = Scene(fields: 3, actions: [("Cancel", .cancel), ("Save", .default)])
    scene.present()
    for index in 0..<3 {
      #expect(scene.fields[index].isFirstResponder)
      #expect(scene.chosen.titles.isEmpty)
      scene.stage.type("\n")
    }
    scene.stage.advance(by: 1)
    #expect(scene.chosen.titles == ["Save"])
    #expect(scene.root.presentedViewController == nil)
  }

  /// If there are several candidates, the return key chooses only the preferred button, and only while it is
  /// enabled.
  @Test func theReturnKeyDoesNotGuess() {
    for (prefers, isEnabled) in [(false, true), (true, false), (true, true)] {
      let scene = Scene(fields: 1, actions: [("A", .default), ("B", .default)])
      if prefers { scene.alert.preferredAction = scene.alert.actions[1] }
      scene.alert.actions[1].isEnabled = isEnabled
      scene.present()
      scene.stage.type("\n")
      scene.stage.advance(by: 1)
      #expect(scene.chosen.titles == (prefers && isEnabled ? ["B"] : []))
    }
  }

  /// An app's own rule: the button is disabled until there is a text.
  @Test func aButtonMayWaitForText() {
    let scene = Scene(fields: 1)
    let action = scene.alert.actions[0]
    action.isEnabled = false
    scene.fields[0].addAction(
      UIAction { [weak field = scene.fields[0]] _ in
        action.isEnabled = field?.text?.isEmpty == false
      }, for: .editingChanged)
    scene.present()
    #expect(!action.isEnabled)
    scene.stage.type("x")
    #expect(action.isEnabled)
  }

  @Test func theKeyboardGoesWithTheAlert() {
    let scene = Scene(fields: 1)
    scene.present()
    #expect(UIApplication.shared.keyboard.isShown)
    scene.alert.choose(scene.alert.actions[0])
    scene.stage.advance(by: 1)
    #expect(!UIApplication.shared.keyboard.isShown)
    #expect(scene.chosen.titles == ["OK"])
  }

  @Test func fieldsAreReadByName() {
    let scene = Scene(fields: 1)
    scene.fields[0].accessibilityLabel = "Your name"
    scene.present()
    func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { [$0] + all($0.children) }
    }
    let node = all(scene.stage.accessibilityTree().nodes).first { $0.label == "Your name" }
    #expect(node?.kind == .textField)
  }
}
