import QuartzCore

/// Calls a collection view that moves an item once a frame. Does not keep it alive.
@MainActor final class MovementClock {
  private weak var view: UICollectionView?
  private var link: CADisplayLink?

  init(_ view: UICollectionView) {
    self.view = view
  }

  func start() {
    let link = CADisplayLink(target: self, selector: Selector("tick(_:)", MovementClock.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func tick(_ link: CADisplayLink) {
    guard let view else { return stop() }
    view.scrollWhileMoving(seconds: link.targetTimestamp - link.timestamp)
  }
}
