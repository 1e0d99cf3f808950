import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct ProgressViewTests {
  private func fill(_ view: UIProgressView) -> CGRect {
    view.layoutIfNeeded()
    return view.subviews[1].frame
  }

  /// Apple, UIProgressView.progress: 0.0…1.0; values beyond are limited.
  @Test func progressIsBetweenNoneAndAll() {
    let view = UIProgressView(progressViewStyle: .default)
    for (set, kept) in [(-1, 0), (0, 0), (0.25, 0.25), (1, 1), (7, 1)] as [(Float, Float)] {
      view.progress = set
      #expect(view.progress == kept)
    }
    view.progress = .nan
    #expect(view.progress == 0)
  }

  @Test func theBarFillsFromTheLeadingEdge() {
    for isRightToLeft in [false, true] {
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      for progress in [0, 0.25, 0.5, 1] as [Float] {
        view.progress = progress
        let width = 200 * CGFloat(progress)
        #expect(
          fill(view)
            == CGRect(x: isRightToLeft ? 200 - width : 0, y: 0, width: width, height: 4))
      }
    }
  }

  @Test func coloursAndStyle() {
    let view = UIProgressView(progressViewStyle: .default)
    view.tintColor = .red
    #expect(view.subviews[1].backgroundColor == .red)
    view.progressTintColor = .green
    view.trackTintColor = .blue
    #expect(view.subviews[1].backgroundColor == .green)
    #expect(view.subviews[0].backgroundColor == .blue)
    let image = ImageVariantTests.square(.red)
    view.progressImage = image
    #expect(view.subviews[1].backgroundColor == nil)
    #expect(
      view.intrinsicContentSize.height
        > UIProgressView(progressViewStyle: .bar)
        .intrinsicContentSize.height)
  }

  @Test func anObservedProgressIsFollowed() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    let stage = StepperTests.stage(view)
    let work = Progress(totalUnitCount: 4)
    view.observedProgress = work
    #expect(view.progress == 0)
    for done in 1...4 {
      work.completedUnitCount = Int64(done)
      stage.advance(by: 0.5)
      #expect(view.progress == Float(done) / 4)
    }
    view.observedProgress = nil
    view.progress = 0.1
    work.completedUnitCount = 1
    stage.advance(by: 0.5)
    #expect(view.progress == 0.1)
    #expect(view.accessibilityValue == "10%")
    #expect(view.isAccessibilityElement)
  }
}

@MainActor @Suite struct PageControlTests {
  private func make(_ pages: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = pages
    control.sizeToFit()
    return control
  }

  private func listen(_ control: UIPageControl) -> () -> [Int] {
    final class Log { var values: [Int] = [] }
    let log = Log()
    control.addAction(
      UIAction { [unowned control] _ in log.values.append(control.currentPage) },
      for: .valueChanged)
    return { log.values }
  }

  /// Apple, UIPageControl.currentPage: values outside of the range are limited to its ends.
  @Test func thePageStaysInTheRange() {
    for count in -1...4 {
      let control = make(count)
      #expect(control.numberOfPages == max(0, count))
      for page in -2...6 {
        control.currentPage = page
        #expect(control.currentPage == min(max(0, page), max(0, count - 1)))
      }
      control.numberOfPages = 2
      #expect(control.currentPage <= 1)
    }
  }

  @Test func aSingleDotMayBeHidden() {
    for count in 0...3 {
      let control = make(count)
      control.hidesForSinglePage = true
      let dots = control.subviews.compactMap { $0 as? UIImageView }
      #expect(dots.count == count)
      #expect(dots.allSatisfy { $0.isHidden == (count < 2) })
    }
  }

  @Test(arguments: [false, true])
  func aTapOnASideGoesThatWay(rightToLeft: Bool) {
    let control = make(3)
    let stage = StepperTests.stage(control, rightToLeft: rightToLeft)
    let values = listen(control)
    let width = control.bounds.width
    let right = CGPoint(x: 100 + width - 6, y: 213)
    let left = CGPoint(x: 106, y: 213)
    let (next, back) = rightToLeft ? (left, right) : (right, left)
    for _ in 0..<3 { stage.tap(at: next) }
    #expect(control.currentPage == 2)
    #expect(values() == [1, 2])
    for _ in 0..<3 { stage.tap(at: back) }
    #expect(control.currentPage == 0)
    #expect(values() == [1, 2, 1, 0])
  }

  @Test func aFingerScrubsThroughThePages() {
    let control = make(8)
    let stage = StepperTests.stage(control)
    let values = listen(control)
    stage.touchDown(at: CGPoint(x: 130, y: 213))
    #expect(control.interactionState == .none)
    for step in 1...12 {
      stage.touchMove(to: CGPoint(x: 130 + CGFloat(step) * 8, y: 213))
    }
    #expect(control.interactionState == .continuous)
    // Ninety-six points are six pitches of sixteen.
    #expect(control.currentPage == 6)
    #expect(values() == [1, 2, 3, 4, 5, 6])
    stage.touchUp()
    #expect(control.interactionState == .none)
    control.allowsContinuousInteraction = false
    control.currentPage = 0
    stage.drag(from: CGPoint(x: 130, y: 213), by: CGVector(dx: 100, dy: 0), duration: 0.3)
    #expect(control.currentPage <= 1)
  }

  @Test func displayCanWait() {
    let control = make(3)
    control.defersCurrentPageDisplay = true
    control.currentPageIndicatorTintColor = .red
    control.pageIndicatorTintColor = .blue
    func shown() -> Int? {
      control.subviews.compactMap { $0 as? UIImageView }.firstIndex { $0.backgroundColor == .red }
    }
    control.currentPage = 2
    #expect(shown() == 0)
    control.updateCurrentPageDisplay()
    #expect(shown() == 2)
  }

  @Test func theSizeGrowsByAPitch() {
    let control = make(3)
    for count in 0...6 {
      let size = control.size(forNumberOfPages: count)
      let next = control.size(forNumberOfPages: count + 1)
      #expect(next.width - size.width == PageMetrics.pitch)
      #expect(next.height == size.height)
    }
    control.direction = .topToBottom
    let upright = control.size(forNumberOfPages: 3)
    control.direction = .leftToRight
    #expect(
      control.size(forNumberOfPages: 3) == CGSize(width: upright.height, height: upright.width))
  }

  @Test func imagesGoByPage() {
    let control = make(3)
    let (dot, current, first) = (
      ImageVariantTests.square(.red), ImageVariantTests.square(.green),
      ImageVariantTests.square(.blue)
    )
    control.preferredIndicatorImage = dot
    control.preferredCurrentPageIndicatorImage = current
    control.setIndicatorImage(first, forPage: 0)
    control.currentPage = 2
    let shown = control.subviews.compactMap { $0 as? UIImageView }.map(\.image)
    let bitmaps = [first, dot, current].map { $0.withRenderingMode(.alwaysTemplate) }
    #expect(shown == bitmaps)
    #expect(control.indicatorImage(forPage: 0) == first)
    #expect(control.indicatorImage(forPage: 1) == nil)
  }

  @Test func assistiveSoftwareTurnsPages() {
    let control = make(2)
    #expect(control.accessibilityValue == "page 1 of 2")
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 2")
    #expect(control.accessibilityTraits.contains(.adjustable))
  }
}
