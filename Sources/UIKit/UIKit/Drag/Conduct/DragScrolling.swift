import CoreGraphics
import QuartzCore

/// Scrolls the view below a drag while the finger is near an edge of it. The clock runs only then.
@MainActor final class DragScrolling {
  private weak var conduct: DragConduct?
  private weak var view: (any ScrollingContent)?
  private var link: CADisplayLink?

  init(_ conduct: DragConduct) {
    self.conduct = conduct
  }

  func fingerMoved() {
    guard let conduct, let window = conduct.session.window else { return stop() }
    guard let hit = window.hitTest(conduct.session.point, with: nil) else { return stop() }
    for case let scroll? in hit.andSuperviews.lazy.map(\.scrollingContent)
    where scroll.isScrollEnabled && way(in: scroll) != .zero {
      view = scroll
      return start()
    }
    stop()
  }

  private func start() {
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: Selector("tick(_:)", DragScrolling.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
    view = nil
  }

  /// Returns how far the finger is in the zones at the edges, −1…1 by axis; zero if there is nothing more to
  /// scroll to.
  private func way(in scroll: any ScrollingContent) -> CGVector {
    guard let conduct else { return .zero }
    let finger = conduct.session.location(in: scroll)
    let seen = scroll.bounds.inset(by: scroll.adjustedContentInset)
    func depth(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let zone = min(DragMetrics.scrollZone, (high - low) / 4)
      guard zone > 0 else { return 0 }
      if value < low + zone { return max(-1, (value - low - zone) / zone) }
      return value > high - zone ? min(1, (value - high + zone) / zone) : 0
    }
    let wanted = CGVector(
      dx: depth(finger.x, seen.minX, seen.maxX), dy: depth(finger.y, seen.minY, seen.maxY))
    let offset = scroll.contentOffset
    let reached = scroll.clamped(
      CGPoint(x: offset.x + wanted.dx, y: offset.y + wanted.dy))
    return CGVector(
      dx: reached.x == offset.x ? 0 : wanted.dx, dy: reached.y == offset.y ? 0 : wanted.dy)
  }

  private func tick(_ link: CADisplayLink) {
    guard let conduct, conduct.isDragging, let view else { return stop() }
    let way = way(in: view)
    guard way != .zero else { return stop() }
    let distance = DragMetrics.scrollSpeed * CGFloat(link.targetTimestamp - link.timestamp)
    let offset = view.contentOffset
    view.contentOffset = view.clamped(
      CGPoint(x: offset.x + way.dx * distance, y: offset.y + way.dy * distance))
    view.layoutIfNeeded()
    conduct.updateTarget()
  }
}
