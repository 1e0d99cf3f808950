import QuartzCore

/// The animations of one block. Calls the completion once, when all of them have ended.
@MainActor final class ViewAnimationGroup: NSObject {
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isOpen = true
  /// Views of which something is animated.
  private(set) var views: [UIView] = []
  /// Views that take no touches meanwhile.
  private var blocked: [UIView] = []

  init(completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  /// Waits for one more animation, of something in `view`.
  func enter(_ view: UIView, allowsTouches: Bool) {
    enter()
    if !views.contains(where: { $0 === view }) { views.append(view) }
    guard !allowsTouches, !blocked.contains(where: { $0 === view }) else { return }
    blocked.append(view)
    view.withState { $0.animationsBlockingTouches += 1 }
  }

  func enter() { running += 1 }

  func leave(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    endIfDone()
  }

  /// The block has been run. Without animations the completion comes in the next turn, never at once.
  func close() {
    isOpen = false
    guard running == 0 else { return }
    _ = RenderLoop.current.schedule(after: 0) {
      MainActor.assumeIsolated { self.endIfDone() }
    }
  }

  private func endIfDone() {
    guard running == 0, !isOpen else { return }
    for view in blocked { view.withState { $0.animationsBlockingTouches -= 1 } }
    blocked = []
    let completion = completion
    self.completion = nil
    completion?(allFinished)
  }
}

extension ViewAnimationGroup: @preconcurrency CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    leave(finished: flag)
  }
}
