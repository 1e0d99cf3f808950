import QuartzCore

/// The information about a transition for its animator, and the methods to report its progress and end.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. The animator adds the new view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, and returns to its beginning.
  var transitionWasCancelled: Bool { get }
  /// The style in which the presented controller covers the presenting one; `.none` outside
  /// presentations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of a gesture, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the gesture has ended and the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the gesture has ended and the transition reverses.
  func cancelInteractiveTransition()
  /// Reports that a gesture has taken a transition that ran on its own.
  func pauseInteractiveTransition()
  /// Reports that the animations have ended: with false if the transition was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// Returns the appearing or disappearing controller, or nil.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that the animator moves for that controller; nil if it stays in place, like a
  /// presenter whose view isn't removed.
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
