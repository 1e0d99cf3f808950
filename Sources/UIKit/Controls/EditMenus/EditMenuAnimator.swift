import Foundation

/// Collects what runs along with a menu's coming or going, and runs it.
@MainActor class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Calls what was added, within an animation and after it.
  func animate() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }

  func run() {
    UIView.animate(
      withDuration: MenuMetrics.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.animate() }, completion: { _ in self.complete() })
  }
}
