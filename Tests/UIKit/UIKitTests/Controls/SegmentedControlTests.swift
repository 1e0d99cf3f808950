import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct SegmentedControlTests {
  private func make(_ titles: [String] = ["A", "B", "C"]) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.frame.size = CGSize(width: 240, height: 32)
    return control
  }

  /// The middle of a segment of a control at (100, 200).
  private func middle(_ index: Int, of count: Int = 3, rightToLeft: Bool = false) -> CGPoint {
    let width = 240 / CGFloat(count)
    let place = rightToLeft ? count - 1 - index : index
    return CGPoint(x: 100 + width * (CGFloat(place) + 0.5), y: 216)
  }

  private func listen(_ control: UISegmentedControl) -> () -> [Int] {
    final class Log { var values: [Int] = [] }
    let log = Log()
    control.addAction(
      UIAction { [unowned control] _ in log.values.append(control.selectedSegmentIndex) },
      for: .valueChanged)
    return { log.values }
  }

  /// Constraints that shrink a header may leave a control no space at all.
  @Test func squeezed() {
    for width in [0, 1, 3, 5, 240] as [CGFloat] {
      for height in [0, 1, 3, 5, 32] as [CGFloat] {
        let control = make()
        control.selectedSegmentIndex = 1
        control.frame.size = CGSize(width: width, height: height)
        control.layoutIfNeeded()
        var views: [UIView] = [control]
        while let view = views.popLast() {
          views += view.subviews
          #expect(view.frame.minX.isFinite, "\(width) × \(height): \(view.frame)")
          #expect(view.frame.minY.isFinite, "\(width) × \(height): \(view.frame)")
          #expect(view.frame.width.isFinite, "\(width) × \(height): \(view.frame)")
          #expect(view.frame.height.isFinite, "\(width) × \(height): \(view.frame)")
        }
      }
    }
  }

  /// Apple, UISegmentedControl: nothing is selected at first; noSegment is −1.
  @Test func defaults() {
    let control = make()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
    #expect(control.numberOfSegments == 3)
    #expect(!control.isMomentary)
    #expect(!control.apportionsSegmentWidthsByContent)
    #expect(control.intrinsicContentSize.height == 32)
  }

  @Test(arguments: [false, true])
  func aTapSelects(rightToLeft: Bool) {
    let control = make()
    let stage = StepperTests.stage(control, rightToLeft: rightToLeft)
    let values = listen(control)
    for index in [0, 2, 1, 1, 0] {
      stage.tap(at: middle(index, rightToLeft: rightToLeft))
      stage.advance(by: 0.5)
      #expect(control.selectedSegmentIndex == index)
    }
    // Choosing the selected segment again isn't a change.
    #expect(values() == [0, 2, 1, 0])
  }

  @Test func draggingTheSelectedSegmentTakesItAlong() {
    let control = make()
    control.selectedSegmentIndex = 0
    let stage = StepperTests.stage(control)
    let values = listen(control)
    stage.touchDown(at: middle(0))
    stage.touchMove(to: middle(1))
    #expect(control.selectedSegmentIndex == 1)
    stage.touchMove(to: middle(2))
    #expect(control.selectedSegmentIndex == 2)
    stage.touchUp()
    #expect(values() == [1, 2])
  }

  @Test func draggingFromAnotherSegmentSelectsWhereTheFingerLifts() {
    let control = make()
    control.selectedSegmentIndex = 0
    let stage = StepperTests.stage(control)
    let values = listen(control)
    stage.touchDown(at: middle(1))
    #expect(control.selectedSegmentIndex == 0)
    stage.touchMove(to: middle(2))
    #expect(control.selectedSegmentIndex == 0)
    stage.touchUp()
    #expect(values() == [2])
    // Far away no segment is chosen.
    stage.touchDown(at: middle(1))
    stage.touchMove(to: CGPoint(x: 200, y: 500))
    stage.touchUp()
    #expect(values() == [2])
  }

  @Test func aMomentaryControlSelectsNothing() {
    let control = make()
    control.isMomentary = true
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    let stage = StepperTests.stage(control)
    let values = listen(control)
    for index in [1, 1, 2] {
      stage.tap(at: middle(index))
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
    // During the event the index is that of the chosen segment.
    #expect(values() == [1, 1, 2])
  }

  @Test func aDisabledSegmentTakesNothing() {
    let control = make()
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(control.isEnabledForSegment(at: 0))
    let stage = StepperTests.stage(control)
    let values = listen(control)
    stage.tap(at: middle(1))
    #expect(values().isEmpty)
    control.isEnabled = false
    stage.tap(at: middle(0))
    #expect(values().isEmpty)
  }

  @Test func settingTheIndexSendsNothing() {
    let control = make()
    let values = listen(control)
    control.selectedSegmentIndex = 2
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(values().isEmpty)
  }

  @Test func insertingAndRemovingKeepsTheSelection() {
    for selected in 0..<3 {
      for index in 0...3 {
        let control = make()
        control.selectedSegmentIndex = selected
        let title = control.titleForSegment(at: selected)
        control.insertSegment(withTitle: "new", at: index, animated: false)
        #expect(control.titleForSegment(at: control.selectedSegmentIndex) == title)
        #expect(control.titleForSegment(at: index) == "new")
        #expect(control.numberOfSegments == 4)
        control.removeSegment(at: index, animated: false)
        #expect(control.selectedSegmentIndex == selected)
        #expect(control.numberOfSegments == 3)
        control.removeSegment(at: selected, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      }
    }
    let control = make()
    control.selectedSegmentIndex = 1
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "far", at: 99, animated: false)
    #expect(control.titleForSegment(at: 0) == "far")
  }

  /// Widths add up to the whole, those that were set are kept, and automatic ones are equal or in
  /// proportion.
  @Test func widthsAreSharedOut() {
    for total in [90, 240, 313] as [CGFloat] {
      for fixed in [0, 40] as [CGFloat] {
        for byContent in [false, true] {
          let segments = [(fixed, 30), (0, 60), (0, 20)].map {
            SegmentLayout.Segment(width: $0.0, content: $0.1)
          }
          let widths = SegmentLayout.widths(segments, in: total, byContent: byContent)
          #expect(abs(widths.reduce(0, +) - total) < 1e-9)
          if fixed > 0 { #expect(widths[0] == fixed) }
          #expect(abs(widths[1] - (byContent ? 3 : 1) * widths[2]) < 1e-9)
        }
      }
    }
  }

  @Test func setWidthsAndContentMakeTheOwnSize() {
    let control = make(["A", "A longer title"])
    let equal = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < equal)
    control.setWidth(70, forSegmentAt: 0)
    control.setWidth(90, forSegmentAt: 1)
    #expect(control.intrinsicContentSize.width == 160)
    #expect(control.widthForSegment(at: 0) == 70)
  }

  @Test func actionsArePerformed() {
    var done: [String] = []
    let actions = ["one", "two"].map { title in
      UIAction(title: title, identifier: UIAction.Identifier(title)) { _ in done.append(title) }
    }
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 240, height: 32), actions: actions)
    #expect(control.titleForSegment(at: 1) == "two")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("two")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("no")) == -1)
    let stage = StepperTests.stage(control)
    stage.tap(at: middle(1, of: 2))
    #expect(done == ["two"])
  }

  @Test func titlesTakeTheirAttributes() {
    let control = make()
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    let labels = control.subviews.compactMap { $0 as? SegmentView }.map {
      $0.subviews.compactMap { $0 as? UILabel }[0]
    }
    #expect(labels.map(\.textColor) == [.blue, .red, .red])
    #expect(control.titleTextAttributes(for: .disabled) == nil)
  }

  @Test func segmentsAreButtonsToAssistiveSoftware() {
    let control = make()
    control.insertSegment(with: UIImage(systemName: "heart.fill"), at: 3, animated: false)
    control.selectedSegmentIndex = 1
    let segments = control.subviews.compactMap { $0 as? SegmentView }
    #expect(segments.map(\.accessibilityLabel) == ["A", "B", "C", "heart fill"])
    #expect(segments[1].accessibilityTraits == [.button, .selected])
    #expect(segments[0].accessibilityTraits == .button)
    #expect(!control.isAccessibilityElement)
  }
}
