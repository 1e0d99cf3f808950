import Foundation

/// Collects animations alongside the appearance or disappearance of a menu or pointer, and runs them.
@MainActor
class CompanionAnimator: NSObject, UIEditMenuInteractionAnimating, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
  func addCompletion(_ completion: @escaping () -> Void) {
    addCompletion { _ in completion() }
  }

  /// Runs the animations. ``complete(isFinished:)`` then calls the completions.
  func animate() { for animation in animations { animation() } }
  func complete(isFinished: Bool = true) {
    for completion in completions { completion(isFinished) }
  }

  func run(duration: TimeInterval) {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      self.animate()
    } completion: {
      self.complete(isFinished: $0)
    }
  }
}

/// The animator of a context menu, which has a controller above the menu.
@MainActor
final class ContextMenuAnimator: CompanionAnimator, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }
}
