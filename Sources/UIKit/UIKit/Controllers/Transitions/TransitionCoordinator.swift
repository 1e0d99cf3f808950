import QuartzCore

/// The state of one transition, and the animations that apps run alongside it.
///
/// Animations that are queued alongside begin with the transition's own, and a gesture drives them together.
/// If an app's own interaction controller moves the views itself, there are no animations to drive: queued
/// ones run when that controller lets go, and after a cancelled gesture they don't run at all.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from: UIViewController?
  let to: UIViewController?
  let containerView: UIView
  /// The duration in seconds, which the animator determines.
  var transitionDuration: TimeInterval = 0
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  let completionCurve = UIView.AnimationCurve.easeInOut

  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var isCancelled = false
  private(set) var completionVelocity: CGFloat = 1
  var percentComplete: CGFloat = 0

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasBegun = false
  /// The time of the beginning, and a closure for animations that are added right after it.
  private var beginning: CFTimeInterval = 0
  private var join: (() -> Void)?
  /// Views outside the container that have animations alongside.
  private(set) var outerViews: [UIView] = []

  init(
    from: UIViewController?, to: UIViewController?, containerView: UIView,
    isAnimated: Bool, presentationStyle: UIModalPresentationStyle = .none
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
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

  // MARK: Alongside

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    // Code that runs at the same time as the start of the transition may still join it.
    guard !hasBegun || CACurrentMediaTime() == beginning else { return false }
    if let view { outerViews.append(view) }
    animations.append(animation)
    if hasBegun { join?() }
    return true
  }

  /// Runs the animations queued alongside, over the transition's duration; with a gesture, whose pace
  /// is even, they have no curve.
  func runAlongside() {
    begin { [weak self] in self?.runAlongside() }
    let queued = isCancelled ? [] : animations
    animations = []
    guard !queued.isEmpty else { return }
    guard isAnimated else {
      UIView.performWithoutAnimation { for animation in queued { animation(self) } }
      return
    }
    UIView.animate(
      withDuration: transitionDuration, delay: 0,
      options: isInteractive ? .curveLinear : [],
      animations: { for animation in queued { animation(self) } })
  }

  /// Adds the animations queued alongside to the animator that runs the transition.
  func runAlongside(with animator: any UIViewImplicitlyAnimating) {
    begin { [weak self] in self?.runAlongside(with: animator) }
    let queued = animations
    animations = []
    guard !queued.isEmpty else { return }
    animator.addAnimations { for animation in queued { animation(self) } }
  }

  private func begin(_ join: @escaping () -> Void) {
    guard !hasBegun else { return }
    hasBegun = true
    beginning = CACurrentMediaTime()
    self.join = join
  }

  /// Runs the queued completions, once.
  func finish() {
    join = nil
    let queued = completions
    completions = []
    for completion in queued { completion(self) }
  }

  // MARK: Interaction

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  /// Called when a gesture takes the transition.
  func beginInteraction() {
    if !hasBegun { initiallyInteractive = true }
    isInteractive = true
    isCancelled = false
    if hasBegun { tellInteractionChange() }
  }

  /// Called when the gesture has ended: the transition continues, or reverses.
  func endInteraction(cancelled: Bool, velocity: CGFloat) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    completionVelocity = velocity
    tellInteractionChange()
  }

  private func tellInteractionChange() {
    for handler in interactionHandlers { handler(self) }
  }

  /// Cancels the transition although no gesture has driven it.
  func cancel() { isCancelled = true }
}
