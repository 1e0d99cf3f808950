import QuartzCore

/// Animates a transition from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds that the transition takes.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Brings the coming view into the container, animates both, and in the end calls the context's
  /// `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that runs the transition and can be interrupted: paused, moved by hand, turned round
  /// and continued. The same one for the whole of a transition. `animateTransition(using:)` starts it.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition is over; false means that it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None: the transition cannot be interrupted.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.shared }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition: a gesture moves it to and fro until it ends or is given up.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition; the object then tells the context of its progress and end.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest after the gesture, as a multiple of the normal one.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest after the gesture.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under the gesture; otherwise it begins by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The normal speed.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Under the gesture.
  public var wantsInteractiveStart: Bool { true }
}

/// Gives a presented controller its animators, what drives them, and its presentation controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Animates the presentation; nil leaves it to `modalTransitionStyle`.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Animates the dismissal; nil leaves it to `modalTransitionStyle`.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Drives the presentation; nil lets it run.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Drives the dismissal; nil lets it run.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Manages a presentation of style `.custom`; nil takes a plain presentation controller.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// None.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// None.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// None.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Stands for the interruptible animator that a transition hasn't got.
final class NoAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = NoAnimator()

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed: Bool {
    get { false }
    set {}
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set {}
  }

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
