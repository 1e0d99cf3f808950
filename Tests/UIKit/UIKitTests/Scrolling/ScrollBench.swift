import Stage
import Testing

/// A scroll view that fills a 14 Pro (393 × 852 points, 3×) without insets, and a record of its
/// delegate's calls.
@MainActor final class ScrollBench {
  let stage: Stage
  let controller = UIViewController()
  let view: UIScrollView
  let log = ScrollLog()

  init(
    _ view: UIScrollView = UIScrollView(), content: CGSize = CGSize(width: 393, height: 20_000),
    device: Stage.Device = .iPhone14Pro,
    adjusts: UIScrollView.ContentInsetAdjustmentBehavior = .never
  ) {
    stage = Stage(device: device)
    self.view = view
    controller.view = view
    view.contentInsetAdjustmentBehavior = adjusts
    stage.show(controller)
    if !(view is UITableView) {
      view.contentSize = content
      view.delegate = log
    }
    stage.advance(by: 0.05)
    log.events = []
  }

  var y: CGFloat { view.contentOffset.y }

  func drag(_ y: CGFloat, over duration: Double, hold: Double = 0, x: CGFloat = 0) {
    stage.drag(
      from: CGPoint(x: 196, y: y < 0 ? 800 : 100), by: CGVector(dx: x, dy: y), duration: duration,
      hold: hold)
  }
}

/// The names of the delegate's calls in order, with consecutive `didScroll`s merged.
@MainActor final class ScrollLog: NSObject, UITableViewDelegate {
  var events: [String] = []
  var velocity: CGPoint?
  var proposed: CGPoint?
  /// The target that replaces the proposed one.
  var target: CGPoint?
  var onScroll: ((UIScrollView) -> Void)?
  var scrolls = 0

  private func note(_ event: String) {
    if events.last != event || event != "scroll" { events.append(event) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    note("scroll")
    onScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
    note("willEndDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndAnimation") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }
}
