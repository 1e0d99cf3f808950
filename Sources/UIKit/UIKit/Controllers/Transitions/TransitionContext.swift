import QuartzCore

/// One animated transition, as its animator sees it: from its start until the animator reports that it
/// is over.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A controller's part in the transition.
  struct End {
    var controller: UIViewController?
    /// The view that the animator moves; nil if it stays in place.
    var view: UIView?
    /// The initial frame in the container's coordinates, zero if the view isn't visible.
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let from: End
  let to: End
  let coordinator: TransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private let onEnd: (Bool) -> Void
  let clock = TransitionClock()
  /// Retained while it runs the rest of a gesture's transition.
  var driver: UIPercentDrivenInteractiveTransition?
  private(set) var isOver = false
  private var isScrubbed = false
  private var alongsideHasRun = false
  /// The animator of the transition, if it is interruptible.
  private(set) lazy var interruptible: (any UIViewImplicitlyAnimating)? = {
    let found = animator.interruptibleAnimator(using: self)
    return found === NoAnimator.shared ? nil : found
  }()

  /// Creates a context.
  ///
  /// - Parameter onEnd: Called once, with whether the transition completed.
  init(
    from: End, to: End, coordinator: TransitionCoordinator,
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    onEnd: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.coordinator = coordinator
    self.animator = animator
    self.interactor = interactor
    self.onEnd = onEnd
    super.init()
    if coordinator.isAnimated {
      coordinator.transitionDuration = max(0, animator.transitionDuration(using: self))
    }
  }

  /// The seconds that the animator asked for.
  var duration: TimeInterval { coordinator.transitionDuration }

  // MARK: Running

  /// Starts the animator, or its interaction controller.
  func start() {
    guard let interactor, interactor.wantsInteractiveStart else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
      animate()
      return
    }
    coordinator.beginInteraction()
    interactor.startInteractiveTransition(self)
  }

  /// Starts the animator and the animations alongside.
  private func animate() {
    // Animations alongside an animator are paused and reversed with it.
    if let interruptible, coordinator.isAnimated {
      alongsideHasRun = true
      coordinator.runAlongside(with: interruptible)
    }
    animator.animateTransition(using: self)
    runAlongside()
  }

  private func runAlongside() {
    guard !alongsideHasRun else { return }
    alongsideHasRun = true
    coordinator.runAlongside()
  }

  /// Starts the animator with its time stopped.
  func startScrubbing() {
    isScrubbed = true
    if let interruptible {
      animate()
      interruptible.pauseAnimation()
      return
    }
    clock.hold(containerView.layer)
    for view in coordinator.outerViews { clock.hold(view.layer) }
    animate()
  }

  /// Ends the transition at once, without waiting for its animations.
  func finishNow() {
    guard !isOver else { return }
    if coordinator.isInteractive { coordinator.endInteraction(cancelled: false, velocity: 1) }
    if !coordinator.isCancelled, !alongsideHasRun {
      UIView.performWithoutAnimation { runAlongside() }
    }
    if let interruptible, interruptible.state == .active {
      interruptible.stopAnimation(false)
      interruptible.finishAnimation(at: coordinator.isCancelled ? .start : .end)
    } else if coordinator.isCancelled {
      clock.seek(to: 0)
      clock.keepWhatIsShown()
    }
    completeTransition(!coordinator.isCancelled)
  }

  // MARK: For the animator

  var containerView: UIView { coordinator.containerView }
  var isAnimated: Bool { coordinator.isAnimated }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { coordinator.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.finalFrame ?? .zero }

  private func end(of controller: UIViewController) -> End? {
    [from, to].first { $0.controller === controller }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    if coordinator.isInteractive {
      coordinator.endInteraction(cancelled: !didComplete, velocity: 1)
    }
    if !didComplete { coordinator.cancel() }
    clock.release()
    onEnd(didComplete)
    animator.animationEnded(didComplete)
  }

  // MARK: For the gesture

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  func pauseInteractiveTransition() { coordinator.beginInteraction() }

  private func endInteraction(cancelled: Bool) {
    coordinator.endInteraction(
      cancelled: cancelled, velocity: interactor?.completionSpeed ?? 1)
    if !isScrubbed { runAlongside() }
  }
}
