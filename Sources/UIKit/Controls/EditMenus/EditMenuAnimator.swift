import Foundation

/// Collects what runs along with a menu's coming or going, and runs it.
@MainActor final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: MenuMetrics.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { for animation in animations { animation() } },
      completion: { _ in for completion in completions { completion() } })
  }
}
