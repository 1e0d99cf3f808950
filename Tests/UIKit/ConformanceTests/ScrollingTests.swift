import Foundation
import Stage
import Testing

/// Tests of UIKit's recorded scrolling. `Docs/Facts/Scrolling.md` is the source of every figure. Offsets are
/// accurate to 0.5 pt and times to a frame. `ScrollLawTests` checks the laws frame by frame.
@MainActor struct ScrollingTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var events: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if events.last != "didScroll" { events.append("didScroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      events.append("willBeginDragging")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
      target = targetContentOffset.pointee
      events.append("willEndDragging")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      events.append("didEndDragging")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      events.append("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      events.append("didEndDecelerating")
    }
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let view = UIScrollView()
  private let listener = Listener()

  init() {
    let controller = UIViewController()
    controller.view = view
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = listener
    stage.show(controller)
    view.contentSize = CGSize(width: 393, height: 20_000)
    listener.events = []
  }

  private func drag(_ y: CGFloat, over duration: Double, hold: Double = 0) {
    stage.drag(
      from: CGPoint(x: 196, y: y < 0 ? 800 : 100), by: CGVector(dx: 0, dy: y), duration: duration,
      hold: hold)
  }

  /// F-GESTURE-01: a slow drag of 180 points scrolls 170.
  @Test(arguments: [1.0, -1.0]) func slowDrag(direction: CGFloat) {
    view.contentOffset.y = 5000
    drag(-180 * direction, over: 2, hold: 0.3)
    #expect(view.contentOffset.y == 5000 + 170 * direction)
  }

  /// F-SCROLL-07, a complete flick, and F-SCROLL-06: its velocity is reported in points per millisecond.
  @Test func flick() {
    view.contentOffset.y = 5074 - 365
    // 375 points in half a second; the first 10 begin the pan.
    drag(-375, over: 0.5)
    #expect(view.contentOffset.y == 5074)
    #expect((listener.velocity.y - 0.75).magnitude < 0.001)
    #expect((listener.target.y - 5443.67).magnitude < 0.5)
    let start = stage.time
    var end = start
    while view.isDecelerating {
      stage.advance(by: 1 / 60)
      end = stage.time
    }
    #expect((view.contentOffset.y - 5443.33).magnitude < 0.5)
    #expect((end - start - 2.16).magnitude < 1 / 60)
  }

  /// Source: F-SCROLL-08.
  @Test func callbackOrder() {
    view.contentOffset.y = 1000
    listener.events = []
    drag(-200, over: 0.2)
    stage.advance(by: 5)
    #expect(
      listener.events == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  /// F-SCROLL-09: offsets are whole device pixels.
  @Test(arguments: [Stage.Device.iPhone14Pro, .iPhoneSE]) func quantized(device: Stage.Device) {
    let stage = Stage(device: device)
    let view = UIScrollView()
    let controller = UIViewController()
    controller.view = view
    stage.show(controller)
    view.contentSize = CGSize(width: 100, height: 5000)
    for step in 0..<50 {
      view.contentOffset.y = CGFloat(step) * 0.137
      let pixels = view.contentOffset.y * device.scale
      #expect((pixels - pixels.rounded()).magnitude < 1e-9)
    }
  }

  /// Source: F-SCROLL-10.
  @Test func defaults() {
    let view = UIScrollView()
    #expect(view.bounces)
    #expect(!view.alwaysBounceVertical)
    #expect(!view.alwaysBounceHorizontal)
    #expect(view.delaysContentTouches)
    #expect(view.canCancelContentTouches)
    #expect(view.scrollsToTop)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.decelerationRate == .normal)
    #expect(view.decelerationRate.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(view.showsVerticalScrollIndicator)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(!view.isPagingEnabled)
    #expect(!view.isDirectionalLockEnabled)
    #expect(view.isScrollEnabled)
    #expect(view.clipsToBounds)
    #expect(view.zoomScale == 1)
    #expect(view.minimumZoomScale == 1)
    #expect(view.maximumZoomScale == 1)
    #expect(UITableView().alwaysBounceVertical)
  }

  /// F-SCROLL-11: a table clamps its offset when `contentInset` changes, a plain scroll view doesn't.
  @Test func insetChange() {
    view.contentInset.top = 100
    view.contentOffset.y = -100
    view.contentInset.top = 0
    #expect(view.contentOffset.y == -100)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.contentInset.top = 100
    table.contentOffset.y = -100
    table.contentInset.top = 0
    #expect(table.contentOffset.y == 0)
  }

  /// F-LAYOUT-09: changing contentOffset doesn't lay out the superview, changing bounds.size does.
  @Test func scrollingLaysOutTheViewOnly() {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let outer = Counter(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIScrollView(frame: outer.bounds)
    outer.addSubview(inner)
    view.addSubview(outer)
    stage.advance(by: 0.1)
    outer.layouts = 0
    inner.contentSize = CGSize(width: 300, height: 3000)
    inner.contentOffset.y = 40
    stage.advance(by: 0.1)
    #expect(outer.layouts == 0)
    outer.bounds.size.height = 280
    stage.advance(by: 0.1)
    #expect(outer.layouts == 1)
  }
}
