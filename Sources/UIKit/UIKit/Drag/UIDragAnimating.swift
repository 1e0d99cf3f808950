import Foundation

/// Runs animations alongside a lift, a drop or a drag's way back.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, called with `end` when the animation is done, or with `start` when a lift is
  /// undone.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects animations, and runs them once.
@MainActor final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func animate() {
    let animations = animations
    self.animations = []
    for animation in animations { animation() }
  }

  func complete(_ position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
