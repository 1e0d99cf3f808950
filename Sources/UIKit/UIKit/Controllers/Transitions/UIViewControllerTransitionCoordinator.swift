import QuartzCore

/// The state of a running transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style in which the presented controller covers the presenting one; `.none` outside
  /// presentations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture drove the transition when it began.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, so that the old state is restored.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of a gesture, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed with which a gesture ended, as a multiple of the transition's normal speed.
  var completionVelocity: CGFloat { get }
  /// The curve of the part that runs after a gesture has ended.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the appearing or disappearing controller, or nil.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the appearing or disappearing view, or nil.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of a size transition; the identity outside rotations.
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations alongside a transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the transition's duration and curve, and `completion` when it is over.
  /// Returns false if the transition's animations have already begun, so that `animation` doesn't run.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations in `view` and its subviews, if it isn't inside the container view, so that a gesture
  /// drives them too.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when a gesture takes or leaves the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

// Protocol requirements can't have the default arguments of iOS's methods, so these methods have them and
// call the requirements.
extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Calls `handler` when a gesture leaves the transition. Older than
  /// `notifyWhenInteractionChanges(_:)`.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { context in
      if !context.isInteractive { handler(context) }
    }
  }

  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: completion)
  }
}
