import DynamicsEngine
import QuartzCore

/// Steps an animator once a frame while something moves. Doesn't retain the animator.
@MainActor final class DynamicsClock {
  private weak var animator: UIDynamicAnimator?
  private var link: CADisplayLink?
  /// The time that the animator has reached, in seconds.
  private var reached: Double?

  init(animator: UIDynamicAnimator) { self.animator = animator }

  func start() {
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: Selector("tick(_:)", DynamicsClock.tick))
    reached = CACurrentMediaTime()
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
    reached = nil
  }

  /// The longest delay that one step makes up for: 15 frames of 60 in a second. Time beyond it is lost
  /// to the movement.
  private static let maximumStep = 0.25

  private func tick(_ link: CADisplayLink) {
    guard let animator else { return stop() }
    let now = link.timestamp
    let from = max(reached ?? now, now - Self.maximumStep)
    // Adds a thousandth of a step, so that sums of frames make whole steps.
    let steps = Int(((now - from) / DynamicsWorld.step + 1e-3).rounded(.down))
    reached = from + Double(steps) * DynamicsWorld.step
    animator.step(steps)
  }
}
