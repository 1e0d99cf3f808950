import Stage
import Testing

/// Tests of an app that changes offsets, insets and sizes during a motion. Nothing jumps.
@MainActor struct ScrollChangeTests {
  /// Returns the largest step between frames within `seconds`.
  private func largestStep(_ bench: ScrollBench, seconds: Double) -> CGFloat {
    var largest: CGFloat = 0
    var last = bench.y
    for _ in 0..<Int(seconds * 60) {
      bench.stage.advance(by: 1 / 60)
      largest = max(largest, (bench.y - last).magnitude)
      last = bench.y
    }
    return largest
  }

  @Test(arguments: [0.0, 100, 300], [0.0, 200]) func insetsChangeInADeceleration(
    top: CGFloat, bottom: CGFloat
  ) {
    let bench = ScrollBench()
    bench.view.contentOffset.y = 2000
    bench.drag(-500, over: 0.3)
    bench.stage.advance(by: 0.2)
    let before = bench.y
    bench.view.contentInset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    #expect(bench.y == before)
    #expect(largestStep(bench, seconds: 3) < 1700 / 60)
    #expect(!bench.view.isDecelerating)
  }

  @Test func contentThatShrinksUnderAGlideBounces() {
    let bench = ScrollBench()
    bench.view.contentOffset.y = 2000
    bench.drag(-500, over: 0.3)
    bench.stage.advance(by: 0.2)
    bench.view.contentSize.height = bench.y + 852 - 40
    #expect(largestStep(bench, seconds: 3) < 1700 / 60)
    #expect(bench.y == bench.view.contentSize.height - 852)
  }

  @Test(arguments: [-100.0, 60]) func insetsChangeUnderAFinger(change: CGFloat) {
    let bench = ScrollBench()
    bench.view.contentInset.top = 100
    bench.view.contentOffset.y = -100
    let start = CGPoint(x: 196, y: 200)
    bench.stage.touchDown(at: start)
    bench.stage.move(from: start, by: CGVector(dx: 0, dy: 300), duration: 0.5)
    let before = bench.y
    bench.view.contentInset.top += change
    #expect(bench.y == before)
    bench.stage.advance(by: 1 / 60)
    bench.stage.touchMove(to: CGPoint(x: 196, y: 501))
    #expect((bench.y - before).magnitude <= 1)
    bench.stage.advance(by: 0.2)
    bench.stage.touchUp()
    bench.stage.advance(by: 2)
    #expect(bench.y == -100 - change)
  }

  /// The content ends above the visible area or, mirrored, below it. It stays under the finger, never
  /// moves farther than the finger, and returns with it.
  @Test(arguments: [10.0, 300, 500, 760, 800, 1000, 3000], [true, false])
  func roomShrinksUnderAFinger(shrink: CGFloat, atTop: Bool) {
    let bench = ScrollBench()
    let view = bench.view
    view.contentInset.top = atTop ? 4000 : 0
    view.contentOffset.y = atTop ? -4000 : 20_000 - 852
    let start = CGPoint(x: 196, y: 426)
    let away: CGFloat = atTop ? 1 : -1
    bench.stage.touchDown(at: start)
    bench.stage.move(from: start, by: CGVector(dx: 0, dy: -100 * away), duration: 0.2)
    let before = bench.y
    if atTop { view.contentInset.top -= shrink } else { view.contentSize.height -= shrink }
    #expect(bench.y == before)
    var finger = start.y - 100 * away
    var last = before
    // Out by 60 points, and back by 300.
    for step in [CGFloat](repeating: away, count: 60) + [CGFloat](repeating: -away, count: 300) {
      finger += step
      bench.stage.touchMove(to: CGPoint(x: 196, y: finger))
      bench.stage.advance(by: 1 / 60)
      let moved = last - bench.y
      #expect(moved * step >= 0, "\(step) moved it by \(moved)")
      #expect(moved.magnitude <= 1 + 1.0 / 3, "\(step) moved it by \(moved)")
      last = bench.y
    }
    // Content that no finger could have pulled so far returns one to one, except for the way out and
    // back.
    if shrink > 1000 { #expect(((bench.y - before) * away - 240).magnitude <= 27 + 1) }
    bench.stage.touchUp()
    bench.stage.advance(by: 3)
    let edge = atTop ? -4000 + shrink : 20_000 - shrink - 852
    #expect(atTop ? bench.y >= edge : bench.y <= edge)
  }

  /// A drag begins while the content is far outside its limits.
  @Test func catchingWhatIsFarOut() {
    let bench = ScrollBench()
    bench.view.contentOffset.y = 10_000
    bench.drag(-400, over: 0.2)
    bench.stage.advance(by: 0.1)
    bench.view.contentSize.height = bench.y - 2000
    bench.stage.advance(by: 1 / 60)
    let caught = bench.y
    let start = CGPoint(x: 196, y: 426)
    bench.stage.touchDown(at: start)
    #expect(bench.y == caught)
    bench.stage.move(from: start, by: CGVector(dx: 0, dy: 100), duration: 0.2)
    #expect((caught - bench.y - 100).magnitude <= 1)
  }

  /// An app keeps the offset at the top in scrollViewDidScroll.
  @Test func anAppMayWriteTheOffsetInDidScroll() {
    let bench = ScrollBench()
    bench.log.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    bench.view.contentOffset.y = 200
    bench.drag(600, over: 0.3)
    bench.stage.advance(by: 3)
    #expect(bench.y == 0)
    #expect(!bench.view.isDecelerating)
  }

  /// Content is inserted above during a glide, and the offset changes with it. The glide continues.
  @Test func shiftedContentGlidesOn() {
    let bench = ScrollBench()
    let other = ScrollBench()
    for one in [bench, other] {
      one.stage.makeCurrent()
      one.view.contentOffset.y = 2000
      one.drag(-300, over: 0.2)
      one.stage.advance(by: 0.5)
    }
    bench.stage.makeCurrent()
    bench.view.contentOffset.y += 700
    bench.stage.advance(by: 4)
    other.stage.advance(by: 4)
    #expect((bench.y - other.y - 700).magnitude < 1)
  }

  @Test func settingTheOffsetUnanimatedStopsTheGlide() {
    let bench = ScrollBench()
    bench.drag(-500, over: 0.2)
    bench.stage.advance(by: 0.2)
    bench.view.setContentOffset(bench.view.contentOffset, animated: false)
    let stopped = bench.y
    bench.stage.advance(by: 1)
    #expect(bench.y == stopped)
    #expect(bench.log.events.last == "didEndDecelerating")
  }

  @Test func animatedOffsets() {
    let bench = ScrollBench()
    bench.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    #expect(bench.y == 0)
    bench.stage.advance(by: 0.15)
    #expect(bench.y > 300)
    #expect(bench.y < 600)
    bench.stage.advance(by: 0.5)
    #expect(bench.y == 900)
    #expect(bench.log.events == ["scroll", "didEndAnimation"])
    // Nothing changes, so nothing is reported.
    bench.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    bench.stage.advance(by: 0.5)
    #expect(bench.log.events == ["scroll", "didEndAnimation"])
  }

  /// A subclass that observes the property sees every change.
  @Test func anOverriddenOffsetSeesDragsAndGlides() {
    final class Observer: UIScrollView {
      var seen: [CGFloat] = []
      override var contentOffset: CGPoint { didSet { seen.append(contentOffset.y) } }
    }
    let view = Observer()
    let bench = ScrollBench(view)
    view.seen = []
    bench.drag(400, over: 0.3)
    bench.stage.advance(by: 2)
    #expect(view.seen.count >= bench.log.scrolls)
    #expect(bench.log.scrolls > 30)
    #expect(view.seen.min() ?? 0 < -100)
    #expect(view.seen.last == 0)
  }

  nonisolated static let rects: [(CGRect, CGFloat)] = [
    (CGRect(x: 0, y: 0, width: 10, height: 10), 0),
    (CGRect(x: 0, y: 600, width: 10, height: 10), 600),
    (CGRect(x: 0, y: 1000, width: 10, height: 100), 1000),
    (CGRect(x: 0, y: 1200, width: 10, height: 100), 1000),
    (CGRect(x: 0, y: 1900, width: 10, height: 100), 1148),
    (CGRect(x: 0, y: 19_990, width: 10, height: 500), 20_000 - 852),
    (CGRect(x: 0, y: 3000, width: 10, height: 2000), 3000),
    (CGRect.null, 1000),
  ]

  @Test(arguments: rects.indices) func rectToVisible(index: Int) {
    let (rect, expected) = Self.rects[index]
    let bench = ScrollBench()
    bench.view.contentOffset.y = 1000
    bench.view.scrollRectToVisible(rect, animated: false)
    #expect(bench.y == expected)
  }

  @Test func offsetsThatAreNoNumbersAreIgnored() {
    let bench = ScrollBench()
    bench.view.contentOffset = CGPoint(x: 3, y: 40)
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      bench.view.contentOffset = CGPoint(x: bad, y: bad)
      bench.view.contentSize.height = bad
      bench.view.contentSize.height = 20_000
      bench.view.setContentOffset(CGPoint(x: 0, y: bad), animated: true)
      bench.stage.advance(by: 0.1)
    }
    #expect(bench.view.contentOffset.x.isFinite)
    #expect(bench.y.isFinite)
  }

  @Test func rotationKeepsTheOffsetValid() {
    let bench = ScrollBench(content: CGSize(width: 393, height: 1000))
    bench.view.contentOffset.y = 148
    bench.stage.rotate(to: .landscapeLeft)
    bench.stage.advance(by: 1)
    bench.view.contentOffset.y = 1000 - 393
    bench.stage.rotate(to: .portrait)
    bench.stage.advance(by: 1)
    #expect(bench.y == 148)
  }

  @Test func wheelMovesWithoutABounce() {
    let bench = ScrollBench()
    bench.stage.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -120))
    #expect(bench.y == 120)
    bench.stage.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 500))
    #expect(bench.y == 0)
  }

  @Test func scrollToTop() {
    let bench = ScrollBench()
    bench.view.contentInset.top = 50
    bench.view.contentOffset.y = 4000
    bench.log.events = []
    #expect(bench.view.scrollToTop())
    bench.stage.advance(by: 1)
    #expect(bench.y == -50)
    #expect(bench.log.events == ["scroll", "didScrollToTop"])
    bench.view.scrollsToTop = false
    #expect(!bench.view.scrollToTop())
  }

  @Test func nothingMovesAtRest() {
    let bench = ScrollBench()
    bench.drag(-500, over: 0.2)
    bench.stage.advance(by: 6)
    #expect(!bench.stage.renderLoop.hasActivity)
  }
}
