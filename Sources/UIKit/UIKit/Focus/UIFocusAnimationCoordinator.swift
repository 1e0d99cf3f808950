import Foundation

/// How an animation beside a move of the focus runs.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// Seconds.
  var duration: TimeInterval { get }
}

/// Collects what is animated while the focus moves.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Seconds that the look of the focus takes to change. A choice of this project's: none is documented.
  private static let duration: TimeInterval = 0.2

  private final class Context: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
  }

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds to both the leaving and the coming of the focus.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds to the coming of the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(
      animations.map { block in { block(Context()) } }, completion: completion)
  }

  /// Adds to the leaving of the focus, which takes as long here.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedFocusingAnimations(animations, completion: completion)
  }

  /// Runs what was collected, once the focus has moved.
  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
