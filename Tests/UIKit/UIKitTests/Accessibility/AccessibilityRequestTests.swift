import CoreGraphics
import Foundation
import Stage
import Testing

@testable import UIKit

/// Requests of assistive software have the same effect as a finger.
@MainActor struct AccessibilityRequestTests {
  @Test func activationTaps() {
    let bench = AccessibilityBench()
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Eat") { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 80, height: 44)
    bench.view.addSubview(button)
    bench.ask(.activate, "Eat")
    #expect(taps == 1)
    button.isEnabled = false
    bench.ask(.activate, "Eat")
    #expect(taps == 1)
  }

  @Test func anElementMayActItself() {
    final class Lamp: UIView {
      var isLit = false
      override func accessibilityActivate() -> Bool {
        MainActor.assumeIsolated { isLit.toggle() }
        return true
      }
    }
    let bench = AccessibilityBench()
    let lamp = Lamp(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    lamp.isAccessibilityElement = true
    lamp.accessibilityLabel = "Lamp"
    bench.view.addSubview(lamp)
    bench.ask(.activate, "Lamp")
    #expect(lamp.isLit)
  }

  @Test func valuesGoUpAndDown() {
    final class Dial: UIView {
      var level = 5
      override func accessibilityIncrement() { MainActor.assumeIsolated { level += 1 } }
      override func accessibilityDecrement() { MainActor.assumeIsolated { level -= 1 } }
    }
    let bench = AccessibilityBench()
    let dial = Dial(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    dial.isAccessibilityElement = true
    dial.accessibilityLabel = "Level"
    dial.accessibilityTraits = .adjustable
    bench.view.addSubview(dial)
    #expect(bench.node("Level")?.kind == .adjustable)
    bench.ask(.increment, "Level")
    bench.ask(.increment, "Level")
    bench.ask(.decrement, "Level")
    #expect(dial.level == 6)
  }

  /// A page is nine tenths of the visible part, and ends at the content's edges, in both directions.
  @Test(arguments: [
    (UIAccessibilityScrollDirection.down, CGFloat(0), CGFloat(450)), (.down, 1400, 1500),
    (.down, 1500, 1500),
    (.up, 1500, 1050), (.up, 100, 0), (.up, 0, 0),
  ])
  func pages(direction: UIAccessibilityScrollDirection, from: CGFloat, to: CGFloat) {
    let bench = AccessibilityBench()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 375, height: 500))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 375, height: 2000)
    bench.view.addSubview(scroll)
    bench.label("text", x: 0, y: 100, in: scroll)
    scroll.contentOffset.y = from
    bench.ask(.scroll(direction), "text")
    #expect(scroll.contentOffset.y == to)
  }

  /// A strip floats over a table's top or its end. A row that is cut off, below the strip, or free is touched
  /// at a place that nothing covers.
  @Test(arguments: [CGFloat(0), 440], [CGFloat(-30), 0, 5, 35, 200, 420, 445, 450, 480])
  func whatFloatsOverRowsIsNotTouched(strip top: CGFloat, row place: CGFloat) {
    let bench = AccessibilityBench()
    let rows = ChosenRows()
    let table = UITableView(frame: CGRect(x: 0, y: 50, width: 375, height: 500))
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    bench.view.addSubview(table)
    var touches = 0
    let strip = UIButton(
      type: .system, primaryAction: UIAction(title: "Strip") { _ in touches += 1 })
    strip.frame = CGRect(x: 0, y: 50 + top, width: 375, height: 60)
    bench.view.addSubview(strip)
    table.contentOffset.y = 14 * 50 - place
    table.layoutIfNeeded()
    bench.ask(.activate, "Row 14")
    #expect(rows.chosen == [14])
    #expect(touches == 0)
  }

  /// The content ends under a strip without an inset for it. The strip isn't touched even so, and the content
  /// is back in place afterwards. The rows are the first and last ones, below strips at both ends.
  @Test(arguments: [CGFloat(0), 440], [0, 1, 28, 29])
  func whatFloatsOverTheEndsIsNotTouched(strip top: CGFloat, row: Int) {
    let bench = AccessibilityBench()
    let rows = ChosenRows()
    let table = UITableView(frame: CGRect(x: 0, y: 50, width: 375, height: 500))
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    bench.view.addSubview(table)
    var touches = 0
    let strip = UIButton(
      type: .system, primaryAction: UIAction(title: "Strip") { _ in touches += 1 })
    strip.frame = CGRect(x: 0, y: 50 + top, width: 375, height: 60)
    bench.view.addSubview(strip)
    // Thirty rows of 50 points in 500: the end is at 1,000.
    let end: CGFloat = row < 2 ? 0 : 1000
    table.contentOffset.y = end
    table.layoutIfNeeded()
    bench.ask(.activate, "Row \(row)")
    #expect(rows.chosen == [row])
    #expect(touches == 0)
    #expect(table.contentOffset.y >= 0)
    #expect(table.contentOffset.y <= 1000)
  }

  /// Thirty rows that record which of them were chosen.
  private final class ChosenRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var chosen: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessibilityLabel = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  @Test func escapeGoesToWhatContainsTheElement() {
    final class Card: UIView {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        MainActor.assumeIsolated { escapes += 1 }
        return true
      }
    }
    let bench = AccessibilityBench()
    let card = Card(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    bench.view.addSubview(card)
    bench.label("text", x: 0, y: 0, in: card)
    bench.ask(.escape, "text")
    #expect(card.escapes == 1)
  }

  /// Source: akadateppei, “UINavigationControllerのaccessibilityPerformEscapeのデフォルト挙動まとめ”, qiita.com: VoiceOver's gesture
  /// pops, although apps implement nothing. Perkins School for the Blind, “2-Finger scrub gesture”: like the back button.
  @Test func escapeGoesBackAsTheBackButtonDoes() {
    let bench = AccessibilityBench()
    func page(_ title: String) -> UIViewController {
      let page = UIViewController()
      page.title = title
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 20))
      label.text = title + " text"
      page.view.addSubview(label)
      return page
    }
    let stack = UINavigationController(rootViewController: page("first"))
    bench.stage.show(stack)
    stack.pushViewController(page("second"), animated: false)
    stack.pushViewController(page("third"), animated: false)
    bench.stage.advance(by: 0.5)
    bench.ask(.escape, "third text")
    bench.stage.advance(by: 1)
    #expect(stack.topViewController?.title == "second")
    // Without a back button, nothing happens.
    stack.topViewController?.navigationItem.hidesBackButton = true
    bench.ask(.escape, "second text")
    bench.stage.advance(by: 1)
    #expect(stack.topViewController?.title == "second")
    stack.popViewController(animated: false)
    bench.stage.advance(by: 0.5)
    bench.ask(.escape, "first text")
    bench.stage.advance(by: 1)
    #expect(stack.topViewController?.title == "first")
  }

  @Test func escapeCancelsAnAlertThatCanBeCancelled() {
    for style in [UIAlertAction.Style.cancel, .default] {
      let bench = AccessibilityBench()
      var chosen: [String] = []
      let alert = UIAlertController(title: "Question", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in chosen.append("yes") })
      alert.addAction(UIAlertAction(title: "No", style: style) { _ in chosen.append("no") })
      bench.root.present(alert, animated: false)
      bench.stage.advance(by: 0.5)
      bench.ask(.escape, "Yes")
      bench.stage.advance(by: 1)
      #expect(chosen == (style == .cancel ? ["no"] : []))
      #expect((bench.root.presentedViewController == nil) == (style == .cancel))
    }
  }

  @Test func anElementSaysThatItTakesTouches() {
    let bench = AccessibilityBench()
    bench.label("text", x: 0, y: 0)
    let water = bench.label("water", x: 0, y: 40)
    water.accessibilityTraits = .allowsDirectInteraction
    #expect(bench.node("text")?.takesTouches == false)
    #expect(bench.node("water")?.takesTouches == true)
  }

  @Test func customActionsByNumber() {
    let bench = AccessibilityBench()
    let label = bench.label("Cell", x: 0, y: 100)
    var done: [String] = []
    label.accessibilityCustomActions = ["Copy", "Delete"].map { name in
      UIAccessibilityCustomAction(name: name) {
        done.append($0.name)
        return true
      }
    }
    #expect(bench.node("Cell")?.actions == ["Copy", "Delete"])
    for index in [1, 0, 2] { bench.ask(.custom(index), "Cell") }
    #expect(done == ["Delete", "Copy"])
  }

  @Test func focusIsTold() {
    final class Spot: UIView {
      var log: [String] = []
      override func accessibilityElementDidBecomeFocused() {
        MainActor.assumeIsolated { log.append("in") }
      }
      override func accessibilityElementDidLoseFocus() {
        MainActor.assumeIsolated { log.append("out") }
      }
    }
    let bench = AccessibilityBench()
    let spot = Spot(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    spot.isAccessibilityElement = true
    spot.accessibilityLabel = "Spot"
    bench.view.addSubview(spot)
    bench.label("Other", x: 0, y: 200)
    for label in ["Spot", "Spot", "Other", "Spot"] { bench.ask(.focus, label) }
    #expect(spot.log == ["in", "out", "in"])
    #expect(UIAccessibility.focusedElement(using: nil) as AnyObject? === spot)
  }

  @Test func settingsTellOfTheirChange() {
    let stage = Stage()
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    stage.reducesMotion = true
    stage.reducesMotion = true
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(count == 1)
  }
}
