import Stage
import Testing

/// A scroll view inside another, with the same or the perpendicular direction.
@MainActor final class NestedBench {
  let stage = Stage(device: .iPhone14Pro)
  let outer: UIScrollView
  let inner: UIScrollView

  init(
    outer: UIScrollView = UIScrollView(), inner: UIScrollView = UIScrollView(),
    outerContent: CGSize, innerContent: CGSize
  ) {
    self.outer = outer
    self.inner = inner
    let controller = UIViewController()
    controller.view = outer
    stage.show(controller)
    inner.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    outer.addSubview(inner)
    for (view, size) in [(outer, outerContent), (inner, innerContent)] {
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = size
    }
    stage.advance(by: 0.05)
  }

  /// Sets both offsets and keeps the inner view on the screen, wherever the outer one is.
  func place(inner offset: CGPoint, outer outerOffset: CGPoint) {
    outer.contentOffset = outerOffset
    inner.frame.origin = outerOffset
    inner.contentOffset = offset
    stage.advance(by: 0.05)
  }
}

@MainActor struct NestedScrollTests {
  /// The position of the content: at its start, in the middle or at its end, with the offset in 0
  /// ... 1000.
  enum Place: CGFloat, CaseIterable {
    case start = 0
    case middle = 500
    case end = 1000

    /// Returns whether the content can follow a finger that moves down or to the right (+1), or the
    /// other way.
    func hasRoom(_ direction: CGFloat) -> Bool { direction > 0 ? self != .start : self != .end }
  }

  /// The inner view scrolls as long as it can. At its end, a new drag goes to the outer view if that
  /// can scroll. Otherwise, the inner view bounces.
  @Test(arguments: Place.allCases, Place.allCases)
  func sameDirection(inner: Place, outer: Place) {
    for isVertical in [true, false] {
      for direction in [1.0, -1] as [CGFloat] {
        let size =
          isVertical ? CGSize(width: 393, height: 1852) : CGSize(width: 1393, height: 852)
        let bench = NestedBench(outerContent: size, innerContent: size)
        func offset(_ place: Place) -> CGPoint {
          isVertical ? CGPoint(x: 0, y: place.rawValue) : CGPoint(x: place.rawValue, y: 0)
        }
        bench.place(inner: offset(inner), outer: offset(outer))
        let start = CGPoint(x: 196, y: 426)
        let way = CGVector(
          dx: isVertical ? 0 : 110 * direction, dy: isVertical ? 110 * direction : 0)
        bench.stage.touchDown(at: start)
        bench.stage.move(from: start, by: way, duration: 0.5)
        let movedInner = bench.inner.contentOffset != offset(inner)
        let movedOuter = bench.outer.contentOffset != offset(outer)
        let goesToOuter = !inner.hasRoom(direction) && outer.hasRoom(direction)
        #expect(movedOuter == goesToOuter)
        #expect(movedInner == !goesToOuter)
        if goesToOuter || inner.hasRoom(direction) {
          let moved = goesToOuter ? bench.outer.contentOffset : bench.inner.contentOffset
          let from = offset(goesToOuter ? outer : inner)
          let scrolled = isVertical ? from.y - moved.y : from.x - moved.x
          #expect(scrolled == direction * 100)
        }
        bench.stage.touchUp()
      }
    }
  }

  /// A drag stays with the view where it began, even past the end. The next drag goes to the outer
  /// view.
  @Test func handOverAtTheNextDrag() {
    let size = CGSize(width: 393, height: 1852)
    let bench = NestedBench(outerContent: size, innerContent: size)
    bench.place(inner: CGPoint(x: 0, y: 950), outer: .zero)
    let start = CGPoint(x: 196, y: 700)
    bench.stage.drag(from: start, by: CGVector(dx: 0, dy: -210), duration: 0.5, hold: 0.2)
    #expect(bench.outer.contentOffset.y == 0)
    #expect(bench.inner.contentOffset.y > 1000)
    bench.stage.advance(by: 2)
    #expect(bench.inner.contentOffset.y == 1000)
    bench.stage.drag(from: start, by: CGVector(dx: 0, dy: -210), duration: 0.5, hold: 0.2)
    #expect(bench.outer.contentOffset.y == 200)
    #expect(bench.inner.contentOffset.y == 1000)
  }

  /// A list in a pager: each takes its own direction, and the one that began keeps the finger.
  @Test(arguments: [(200.0, 0.0), (0, 200), (200, 90), (90, 200), (-200, 80), (80, -200)])
  func crossed(way: (dx: Double, dy: Double)) {
    let bench = NestedBench(
      outerContent: CGSize(width: 3 * 393, height: 852),
      innerContent: CGSize(width: 393, height: 3000))
    bench.place(inner: CGPoint(x: 0, y: 1000), outer: CGPoint(x: 393, y: 0))
    bench.stage.drag(
      from: CGPoint(x: 196, y: 426), by: CGVector(dx: way.dx, dy: way.dy), duration: 0.5,
      hold: 0.2)
    let isVertical = abs(way.dy) > abs(way.dx)
    #expect((bench.inner.contentOffset.y != 1000) == isVertical)
    #expect((bench.outer.contentOffset.x != CGFloat(393)) == !isVertical)
  }

  /// Content that fits and doesn't bounce leaves every drag to the view around it.
  @Test func innerContentThatFits() {
    let bench = NestedBench(
      outerContent: CGSize(width: 393, height: 3000), innerContent: CGSize(width: 393, height: 100))
    bench.stage.drag(
      from: CGPoint(x: 196, y: 700), by: CGVector(dx: 0, dy: -110), duration: 0.5, hold: 0.2)
    #expect(bench.outer.contentOffset.y == 100)
  }

  /// Apple, `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`: "it is guaranteed to allow
  /// simultaneous recognition if the delegate returns true". A scroll view is its pan's delegate.
  @Test func simultaneously() {
    final class Together: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let size = CGSize(width: 393, height: 3000)
    let bench = NestedBench(outer: Together(), outerContent: size, innerContent: size)
    #expect(bench.outer.panGestureRecognizer.delegate === bench.outer)
    bench.stage.drag(
      from: CGPoint(x: 196, y: 700), by: CGVector(dx: 0, dy: -110), duration: 0.5, hold: 0.2)
    #expect(bench.outer.contentOffset.y == 100)
    // The outer view moved the inner one under the finger, and the inner one scrolled too.
    #expect(bench.inner.contentOffset.y == 100)
  }
}

@MainActor struct ScrollGestureTests {
  @MainActor private final class Target: NSObject {
    var states: [UIGestureRecognizer.State] = []
    func act(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
    var action: Selector { Selector("act(_:)", Target.act) }
  }

  /// The pan has to wait for a swipe. A quick movement is a swipe, and a slow one scrolls.
  @Test(arguments: [true, false]) func requireToFail(quick: Bool) {
    let bench = ScrollBench()
    let target = Target()
    let swipe = UISwipeGestureRecognizer(target: target, action: target.action)
    swipe.direction = .up
    bench.view.addGestureRecognizer(swipe)
    bench.view.panGestureRecognizer.require(toFail: swipe)
    // 160 points in 0.2 s or in 2 s. A swipe takes half a second at most.
    bench.drag(-160, over: quick ? 0.2 : 2, hold: 0.2)
    #expect(target.states == (quick ? [.ended] : []))
    #expect((bench.y > 0) == !quick)
  }

  /// A recognizer in the content waits for the pan to fail.
  @Test(arguments: [true, false]) func contentWaitsForThePan(scrolls: Bool) {
    let bench = ScrollBench()
    bench.view.isScrollEnabled = scrolls
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    bench.view.addSubview(content)
    let target = Target()
    let pan = UIPanGestureRecognizer(target: target, action: target.action)
    content.addGestureRecognizer(pan)
    pan.require(toFail: bench.view.panGestureRecognizer)
    bench.drag(-200, over: 0.5, hold: 0.2)
    #expect((bench.y == 190) == scrolls)
    #expect(target.states.isEmpty == scrolls)
  }

  /// The inner recognizer wins by default.
  @Test func aPanOfTheContentWins() {
    let bench = ScrollBench()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    bench.view.addSubview(content)
    let target = Target()
    content.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: target.action))
    bench.drag(-200, over: 0.5, hold: 0.2)
    #expect(bench.y == 0)
    #expect(target.states.first == .began)
    #expect(target.states.last == .ended)
  }

  private final class Content: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  private final class Asking: UIScrollView {
    var cancels: Bool?
    var begins = true
    var asked: [String] = []
    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel")
      return cancels ?? super.touchesShouldCancel(in: view)
    }
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append("begin")
      return begins
    }
  }

  /// Apple, `delaysContentTouches`, `canCancelContentTouches`, `touchesShouldCancel(in:)`: a finger
  /// that rests on the content before it moves belongs to the content; the drag cancels its touch
  /// only if both allow it; a finger that moves immediately never reaches the content if touches are
  /// delayed.
  @Test(arguments: [true, false], [true, false])
  func contentTouches(delays: Bool, canCancel: Bool) {
    for cancels in [true, false] {
      for rests in [true, false] {
        let view = Asking()
        let bench = ScrollBench(view)
        let content = Content(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        view.addSubview(content)
        view.delaysContentTouches = delays
        view.canCancelContentTouches = canCancel
        view.cancels = cancels
        let start = CGPoint(x: 196, y: 600)
        bench.stage.touchDown(at: start)
        #expect(content.log == (delays ? [] : ["began"]))
        if rests { bench.stage.advance(by: 0.3) }
        let isTheContents = !delays || rests
        #expect(content.log == (isTheContents ? ["began"] : []))
        bench.stage.move(from: start, by: CGVector(dx: 0, dy: -110), duration: 0.1)
        let scrolls = !isTheContents || canCancel && cancels
        #expect((bench.y == 100) == scrolls)
        #expect((bench.y == 0) == !scrolls)
        #expect(content.log == (isTheContents ? ["began"] + (scrolls ? ["cancelled"] : []) : []))
        bench.stage.touchUp()
        #expect(content.log.last == (isTheContents ? scrolls ? "cancelled" : "ended" : nil))
        #expect(view.asked.contains("cancel") == (isTheContents && canCancel))
        #expect(view.asked.first == "begin")
      }
    }
  }

  /// By default, a control keeps its finger and other views don't.
  @Test(arguments: [true, false]) func controlsKeepTheirTouches(isControl: Bool) {
    let bench = ScrollBench()
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    bench.view.addSubview(isControl ? UIControl(frame: frame) : UIView(frame: frame))
    let start = CGPoint(x: 196, y: 600)
    bench.stage.touchDown(at: start)
    bench.stage.advance(by: 0.3)
    bench.stage.move(from: start, by: CGVector(dx: 0, dy: -110), duration: 0.2)
    #expect(bench.y == (isControl ? 0 : 100))
  }

  @Test func contentThatMayNotBegin() {
    let view = Asking()
    let bench = ScrollBench(view)
    let content = Content(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.addSubview(content)
    view.begins = false
    bench.stage.tap(at: CGPoint(x: 196, y: 400), duration: 0.3)
    #expect(content.log.isEmpty)
    bench.drag(-110, over: 0.2, hold: 0.2)
    #expect(bench.y == 100)
  }

  /// A tap shorter than the delay reaches the content when it ends.
  @Test func aQuickTapReachesTheContent() {
    let bench = ScrollBench()
    let content = Content(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    bench.view.addSubview(content)
    bench.stage.tap(at: CGPoint(x: 196, y: 400), duration: 0.05)
    #expect(content.log == ["began", "ended"])
  }

  /// Dragging dismisses the keyboard in the modes that allow it.
  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.onDragWithAccessory, false),
    (.interactive, true), (.interactiveWithAccessory, true),
  ])
  func keyboard(mode: UIScrollView.KeyboardDismissMode, stays: Bool) {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let bench = ScrollBench()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    bench.view.addSubview(field)
    bench.view.keyboardDismissMode = mode
    #expect(field.becomeFirstResponder())
    bench.drag(-100, over: 0.3)
    #expect(field.isFirstResponder == stays)
  }
}
