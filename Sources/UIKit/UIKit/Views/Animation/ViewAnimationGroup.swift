import QuartzCore

/// The animations of one block. It calls the completion once, after all of them have ended.
@MainActor final class ViewAnimationGroup: NSObject {
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isOpen = true
  /// The views that have animations.
  private(set) var views: [UIView] = []
  /// The views that receive no touches meanwhile.
  private var blocked: [UIView] = []

  init(completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  /// Waits for one more animation in `view`.
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

  /// Called after the block has run. Without animations, the completion is called in the next turn,
  /// never immediately.
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
