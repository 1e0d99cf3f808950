import QuartzCore

/// A clock that ticks once per frame while a finger moves a row or an item.
@MainActor final class MovementClock {
  private let frame: (_ seconds: Double) -> Bool
  private var link: CADisplayLink?

  /// - Parameter frame: Called with the duration of a frame. Returns `false` to stop the clock. It
  ///   should not retain the list.
  init(frame: @escaping (_ seconds: Double) -> Bool) {
    self.frame = frame
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
    if !frame(link.targetTimestamp - link.timestamp) { stop() }
  }
}
