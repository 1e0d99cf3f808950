import QuartzCore

/// An animator's knowledge of the transition it animates, and the way to tell that it is over.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. The animator adds the coming view to it.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it came from.
  var transitionWasCancelled: Bool { get }
  /// How the presented controller lies over the presenting one; `.none` outside presentations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far a gesture has brought the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The gesture has let go, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The gesture has let go, and the transition goes back.
  func cancelInteractiveTransition()
  /// A gesture has taken hold of a transition that ran by itself.
  func pauseInteractiveTransition()
  /// The animator calls this when its animations have ended: with false when the transition was
  /// cancelled.
  func completeTransition(_ didComplete: Bool)
  /// The controller that comes or goes, or nil.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the animator moves for that controller; nil when it stays where it is, as a
  /// presenter does beneath what does not remove it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of a size transition; the identity outside rotations.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view at the start of the transition, in the container's
  /// coordinates; zero if it isn't visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end of the transition; zero if it isn't visible
  /// then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
