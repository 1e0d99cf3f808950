import Foundation

/// Information about an animation that accompanies a focus update.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration in seconds.
  var duration: TimeInterval { get }
}

/// An object that collects animations to run along with a focus update.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// The duration of the change in appearance, in seconds. It isn't documented; this is the project's
  /// own choice.
  private static let duration: TimeInterval = 0.2

  private final class Context: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
  }

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds animations to both the gain and the loss of the focus.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds animations to the gain of the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(
      animations.map { block in { block(Context()) } }, completion: completion)
  }

  /// Adds animations to the loss of the focus, which takes the same time here.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedFocusingAnimations(animations, completion: completion)
  }

  /// Runs the collected animations once the focus has moved.
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
