import QuartzCore

/// One transition: what comes, what goes, how long it takes, and what apps run alongside.
///
/// A transition that a gesture drives runs what was queued alongside when the gesture has let go
/// and goes on to the end, over the rest of the time; what a cancelled gesture queued does not run,
/// only its completion.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from: UIViewController?
  let to: UIViewController?
  let containerView: UIView
  let transitionDuration: TimeInterval
  let isAnimated: Bool
  let initiallyInteractive: Bool
  let presentationStyle: UIModalPresentationStyle
  let targetTransform: CGAffineTransform
  let completionCurve = UIView.AnimationCurve.easeInOut

  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var completionVelocity: CGFloat = 1
  var percentComplete: CGFloat = 0

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasBegun = false

  init(
    from: UIViewController?, to: UIViewController?, containerView: UIView,
    duration: TimeInterval, isAnimated: Bool, isInteractive: Bool = false,
    presentationStyle: UIModalPresentationStyle = .none,
    targetTransform: CGAffineTransform = .identity
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    self.presentationStyle = presentationStyle
    self.targetTransform = targetTransform
    transitionDuration = isAnimated ? duration : 0
    initiallyInteractive = isInteractive
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func _animateAlongside(_ animation: Handler?, completion: Handler?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !hasBegun else { return false }
    animations.append(animation)
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  /// Runs `changes` and what was queued alongside for `duration` seconds (the transition's own by
  /// default), then `completion`, then the queued completions.
  func run(
    duration: TimeInterval? = nil, options: UIView.AnimationOptions = [],
    changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    let everything = {
      changes()
      self.runAlongside()
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(everything)
      completion()
      finish()
      return
    }
    UIView.animate(
      withDuration: duration ?? transitionDuration, delay: 0, options: options,
      animations: everything
    ) { _ in
      completion()
      self.finish()
    }
  }

  /// Runs what was queued alongside, within the caller's animation.
  func runAlongside() {
    hasBegun = true
    let queued = isCancelled ? [] : animations
    animations = []
    for animation in queued { animation(self) }
  }

  /// Runs the queued completions, once.
  func finish() {
    let queued = completions
    completions = []
    for completion in queued { completion(self) }
  }

  /// Comes when the gesture has let go: the transition goes on, or back.
  func endInteraction(cancelled: Bool, velocity: CGFloat) {
    isInteractive = false
    isCancelled = cancelled
    completionVelocity = velocity
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }
}
