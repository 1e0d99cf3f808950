import CoreGraphics
import Stage
import Testing

@testable import UIKit

/// The elements found on the screen, and their order. Sources: Apple's documentation of
/// `UIAccessibility` (informal protocol), `UIAccessibilityContainer` and `UIAccessibilityElement`.
@MainActor struct AccessibilityTreeTests {
  /// Three lines of three, added in every rotation: they are read line by line, in reading direction.
  @Test(arguments: 0..<9, [false, true])
  func readingOrder(first: Int, isMirrored: Bool) {
    let bench = AccessibilityBench(isMirrored: isMirrored)
    for step in 0..<9 {
      let index = (first + step) % 9
      // Elements of a line needn't be at exactly the same height.
      let wobble = CGFloat((index * 7) % 3) * 3
      bench.label(
        "\(index)", x: 40 + CGFloat(index % 3) * 100, y: 100 + CGFloat(index / 3) * 40 + wobble)
    }
    #expect(bench.outline == (isMirrored ? "2 1 0 5 4 3 8 7 6" : "0 1 2 3 4 5 6 7 8"))
  }

  enum Way: CaseIterable {
    case isHidden, alpha, elementsHidden, parentHidden, clippedAway, noElement, empty, offScreen
  }

  @Test(arguments: Way.allCases) func leftOut(way: Way) {
    let bench = AccessibilityBench()
    bench.label("before", x: 10, y: 60)
    let box = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    bench.view.addSubview(box)
    let label = bench.label("gone", x: 0, y: 0, in: box)
    bench.label("after", x: 10, y: 300)
    #expect(bench.outline == "before gone after")
    switch way {
    case .isHidden: label.isHidden = true
    case .alpha: label.alpha = 0
    case .elementsHidden: box.accessibilityElementsHidden = true
    case .parentHidden: box.isHidden = true
    case .clippedAway:
      box.clipsToBounds = true
      label.frame.origin.y = 100
    case .noElement: label.isAccessibilityElement = false
    case .empty: label.text = ""
    case .offScreen: label.frame.origin.x = 2000
    }
    #expect(bench.outline == "before after")
  }

  /// A scroll view's hidden elements can be scrolled into view.
  @Test func whatCanBeScrolledToIsThere() {
    let bench = AccessibilityBench()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    bench.view.addSubview(scroll)
    let label = bench.label("deep", x: 0, y: 1500, in: scroll)
    #expect(bench.outline == "deep")
    bench.ask(.focus, "deep")
    #expect(scroll.bounds.contains(label.frame))
    #expect(label.accessibilityElementIsFocused())
  }

  @Test func anElementHidesWhatIsInIt() {
    let bench = AccessibilityBench()
    let box = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    bench.view.addSubview(box)
    bench.label("inner", x: 0, y: 0, in: box)
    box.isAccessibilityElement = true
    box.accessibilityLabel = "outer"
    #expect(bench.outline == "outer")
  }

  @Test func groupsAreReadTogether() {
    let bench = AccessibilityBench()
    for (name, x) in [("left", 0.0), ("right", 180)] {
      let box = UIView(frame: CGRect(x: x, y: 100, width: 150, height: 200))
      box.shouldGroupAccessibilityChildren = true
      bench.view.addSubview(box)
      bench.label("\(name) 1", x: 0, y: 0, in: box)
      bench.label("\(name) 2", x: 0, y: 100, in: box)
    }
    #expect(bench.outline == "group[left 1 left 2] group[right 1 right 2]")
  }

  @Test func aModalViewHidesThoseBehindAndBeside() {
    let bench = AccessibilityBench()
    bench.label("behind", x: 0, y: 100)
    let sheet = UIView(frame: CGRect(x: 0, y: 300, width: 375, height: 300))
    bench.view.addSubview(sheet)
    bench.label("in it", x: 0, y: 0, in: sheet)
    #expect(bench.outline == "behind in it")
    sheet.accessibilityViewIsModal = true
    #expect(bench.outline == "in it")
  }

  /// Elements that aren't views: a chart's columns.
  @Test func elementsOfAPicture() throws {
    let bench = AccessibilityBench()
    let chart = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    bench.view.addSubview(chart)
    chart.accessibilityElements = (0..<3).map { column in
      let element = UIAccessibilityElement(accessibilityContainer: chart)
      element.accessibilityLabel = "column \(column)"
      element.accessibilityFrameInContainerSpace = CGRect(
        x: 60 * CGFloat(column), y: 10, width: 50, height: 80)
      return element
    }
    chart.accessibilityContainerType = .semanticGroup
    #expect(bench.outline == "group[column 0 column 1 column 2]")
    #expect(bench.node("column 2")?.frame == CGRect(x: 140, y: 110, width: 50, height: 80))
    chart.frame.origin.x += 30
    #expect(bench.node("column 2")?.frame == CGRect(x: 170, y: 110, width: 50, height: 80))
    #expect(chart.accessibilityElementCount() == 3)
    let second = try #require(chart.accessibilityElement(at: 1))
    #expect(chart.index(ofAccessibilityElement: second) == 1)
    #expect(chart.accessibilityElement(at: 3) == nil)
  }

  @Test func numbersStayAsLongAsViewsLive() {
    let bench = AccessibilityBench()
    let label = bench.label("one", x: 0, y: 100)
    let number = bench.node("one")?.number
    bench.label("two", x: 0, y: 50)
    label.text = "other"
    #expect(number != nil)
    #expect(bench.node("other")?.number == number)
    #expect(bench.node("two")?.number != number)
  }
}
