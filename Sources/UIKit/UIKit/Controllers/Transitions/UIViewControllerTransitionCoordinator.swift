import QuartzCore

/// The facts about a transition between view controllers while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How the presented controller lies over the presenting one; `.none` outside presentations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture drove the transition when it began.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition has been given up, so that the old state comes back.
  var isCancelled: Bool { get }
  /// The length of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a gesture has brought the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed with which a gesture left the transition, as a multiple of its normal speed.
  var completionVelocity: CGFloat { get }
  /// The curve of the part that runs after a gesture has left the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that comes or goes, or nil.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes, or nil.
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
  /// False when the transition's animations have already begun, so that `animation` does not run.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for `view` and what is in it, where it is not inside the container view: a gesture then
  /// drives it as well.
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

// A protocol's own methods cannot have the defaults that iOS's have, so these have them and call those.
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
