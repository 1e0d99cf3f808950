import Stage
import Testing

@MainActor struct ScrollDraggingTests {
  @Test func stateWhileDraggingAndAfter() {
    let bench = ScrollBench()
    bench.view.contentOffset.y = 1000
    let start = CGPoint(x: 196, y: 600)
    #expect(!bench.view.isTracking)
    bench.stage.touchDown(at: start)
    #expect(bench.view.isTracking)
    #expect(!bench.view.isDragging)
    bench.stage.move(from: start, by: CGVector(dx: 0, dy: -200), duration: 0.2)
    #expect(bench.view.isTracking)
    #expect(bench.view.isDragging)
    #expect(!bench.view.isDecelerating)
    bench.stage.touchUp()
    #expect(!bench.view.isTracking)
    #expect(!bench.view.isDragging)
    #expect(bench.view.isDecelerating)
    bench.stage.advance(by: 5)
    #expect(!bench.view.isDecelerating)
  }

  /// Up, down and both horizontal directions are mirrored.
  @Test(arguments: [-150.0, -60, 60, 150], [false, true])
  func followsTheFinger(distance: CGFloat, sideways: Bool) {
    let bench = ScrollBench(content: CGSize(width: 5000, height: 5000))
    bench.view.contentOffset = CGPoint(x: 2000, y: 2000)
    bench.log.events = []
    bench.stage.drag(
      from: CGPoint(x: 196, y: 426),
      by: CGVector(dx: sideways ? distance : 0, dy: sideways ? 0 : distance), duration: 1,
      hold: 0.2)
    let moved = distance > 0 ? distance - 10 : distance + 10
    let expected = CGPoint(x: sideways ? 2000 - moved : 2000, y: sideways ? 2000 : 2000 - moved)
    #expect(bench.view.contentOffset == expected)
    let order = ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"]
    #expect(bench.log.events == order)
  }

  @Test(arguments: [30.0, 60, 120]) func frameRateChangesNothing(rate: Double) {
    let bench = ScrollBench()
    bench.stage.frameRate = rate
    bench.view.contentOffset.y = 3000
    bench.drag(-300, over: 0.4)
    bench.stage.advance(by: 0.7)
    let middle = bench.y
    bench.stage.advance(by: 5)
    // 750 pt/s: 290 while dragging, then 0.499·(750 − 10).
    #expect((bench.y - (3000 + 290 + 369.26)).magnitude < 0.5)
    let glided = 750 * 0.499 * (1 - 0.24623)
    #expect((middle - (3000 + 290 + glided)).magnitude < 0.5)
  }

  @Test func aFingerCatchesTheGlide() {
    let bench = ScrollBench()
    bench.view.contentOffset.y = 3000
    bench.drag(-300, over: 0.2)
    bench.stage.advance(by: 0.3)
    bench.log.events = []
    let caught = bench.y
    bench.stage.touchDown(at: CGPoint(x: 196, y: 400))
    bench.stage.advance(by: 0.2)
    #expect(bench.y == caught)
    #expect(bench.view.isDragging)
    #expect(!bench.view.isDecelerating)
    #expect(bench.log.events == ["didEndDecelerating", "willBeginDragging"])
    // No hysteresis, because it is already a drag.
    bench.stage.touchMove(to: CGPoint(x: 196, y: 396))
    #expect(bench.y == caught + 4)
    bench.stage.advance(by: 0.2)
    bench.stage.touchUp()
    #expect(bench.log.events.last == "didEndDragging false")
    bench.stage.advance(by: 1)
    #expect(bench.y == caught + 4)
  }

  @Test func aFingerHoldsABounce() {
    let bench = ScrollBench()
    bench.drag(400, over: 0.2)
    bench.stage.advance(by: 0.05)
    bench.stage.touchDown(at: CGPoint(x: 196, y: 400))
    let held = bench.y
    #expect(held < -5)
    bench.stage.advance(by: 1)
    #expect(bench.y == held)
    bench.stage.touchUp()
    bench.stage.advance(by: 2)
    #expect(bench.y == 0)
  }

  /// A target from the delegate is where the motion ends, wherever the target is.
  @Test(arguments: [-500.0, 0, 3300, 3800, 4000, 20_000], [-300.0, -60, 300])
  func delegateChoosesTheTarget(target: CGFloat, distance: CGFloat) {
    let bench = ScrollBench()
    bench.view.contentOffset.y = 3500
    bench.log.target = CGPoint(x: 0, y: target)
    bench.drag(distance, over: 0.3)
    bench.stage.advance(by: 8)
    let limit: CGFloat = 20_000 - 852
    #expect(bench.y == min(max(target, 0), limit))
    #expect(!bench.view.isDecelerating)
  }

  @Test func withoutBouncesItStopsAtTheEdge() {
    let bench = ScrollBench()
    bench.view.bounces = false
    bench.view.contentOffset.y = 100
    var lowest: CGFloat = 1000
    bench.log.onScroll = { lowest = min(lowest, $0.contentOffset.y) }
    bench.drag(500, over: 0.3)
    bench.stage.advance(by: 3)
    #expect(bench.y == 0)
    #expect(lowest == 0)
    #expect(bench.log.events.last?.hasPrefix("didEndD") == true)
  }

  @Test(arguments: [false, true]) func contentThatFitsMovesOnlyWithAlwaysBounce(always: Bool) {
    let bench = ScrollBench(content: CGSize(width: 393, height: 300))
    bench.view.alwaysBounceVertical = always
    let start = CGPoint(x: 196, y: 200)
    bench.stage.touchDown(at: start)
    bench.stage.move(from: start, by: CGVector(dx: 0, dy: 200), duration: 0.3)
    #expect((bench.y < 0) == always)
    bench.stage.touchUp()
    bench.stage.advance(by: 2)
    #expect(bench.y == 0)
  }

  @Test(arguments: [-1.0, 1]) func pages(direction: CGFloat) {
    let bench = ScrollBench(content: CGSize(width: 393 * 5, height: 852))
    bench.view.isPagingEnabled = true
    bench.view.contentOffset.x = 393 * 2
    // A short flick turns one page, a short slow drag none, a long drag one.
    let start = CGPoint(x: 196, y: 400)
    bench.stage.drag(from: start, by: CGVector(dx: -60 * direction, dy: 0), duration: 0.1)
    bench.stage.advance(by: 3)
    #expect(bench.view.contentOffset.x == (2 + direction) * 393.0)
    bench.stage.drag(
      from: start, by: CGVector(dx: -60 * direction, dy: 0), duration: 1, hold: 0.2)
    bench.stage.advance(by: 3)
    #expect(bench.view.contentOffset.x == (2 + direction) * 393.0)
    bench.stage.drag(
      from: start, by: CGVector(dx: 250 * direction, dy: 0), duration: 1, hold: 0.2)
    bench.stage.advance(by: 3)
    #expect(bench.view.contentOffset.x == CGFloat(786))
  }

  @Test func directionalLockKeepsToOneAxis() {
    let bench = ScrollBench(content: CGSize(width: 5000, height: 5000))
    bench.view.isDirectionalLockEnabled = true
    bench.view.contentOffset = CGPoint(x: 1000, y: 1000)
    bench.stage.drag(
      from: CGPoint(x: 196, y: 600), by: CGVector(dx: -40, dy: -300), duration: 0.5, hold: 0.2)
    #expect(bench.view.contentOffset.x == 1000)
    #expect(bench.y > 1200)
  }

  @Test func aTurnedOffViewDoesNotScroll() {
    let bench = ScrollBench()
    bench.view.isScrollEnabled = false
    bench.drag(-300, over: 0.3)
    bench.stage.advance(by: 1)
    #expect(bench.y == 0)
    #expect(bench.log.events.isEmpty)
    bench.view.isScrollEnabled = true
    bench.drag(-300, over: 0.3)
    #expect(bench.y > 0)
  }

  /// A vertical list in a horizontal pager: each takes its own direction.
  @Test func nestedViewsShareTheFinger() {
    let pager = UIScrollView()
    let bench = ScrollBench(pager, content: CGSize(width: 393 * 3, height: 852))
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 5000)
    pager.addSubview(list)
    bench.stage.advance(by: 0.1)
    bench.drag(-300, over: 0.5, hold: 0.2)
    #expect(list.contentOffset.y == 290)
    #expect(pager.contentOffset == .zero)
    bench.stage.drag(
      from: CGPoint(x: 300, y: 400), by: CGVector(dx: -200, dy: 0), duration: 0.5, hold: 0.2)
    #expect(list.contentOffset.y == 290)
    #expect(pager.contentOffset.x == 190)
  }

  @Test func touchCancelEndsTheDragWithoutAThrow() {
    let bench = ScrollBench()
    bench.view.contentOffset.y = 500
    let start = CGPoint(x: 196, y: 600)
    bench.stage.touchDown(at: start)
    bench.stage.move(from: start, by: CGVector(dx: 0, dy: -300), duration: 0.2)
    bench.stage.touchCancel()
    #expect(!bench.view.isDragging)
    #expect(!bench.view.isTracking)
    let offset = bench.y
    bench.stage.advance(by: 2)
    #expect(bench.y == offset)
  }
}
