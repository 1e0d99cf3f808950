import QuartzCore

/// Calls once a frame while a finger moves a row or an item.
@MainActor final class MovementClock {
  private let frame: (_ seconds: Double) -> Bool
  private var link: CADisplayLink?

  /// - Parameter frame: told how long a frame takes; stops the clock by `false`. It should not keep
  ///   the list alive.
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
