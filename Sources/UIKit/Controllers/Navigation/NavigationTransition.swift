import QuartzCore

/// One change of a navigation stack, from its beginning to its end, whether it is animated or not,
/// driven by a finger, or brought to its end early.
@MainActor
final class NavigationTransition {
  let operation: UINavigationController.Operation
  let from: UIViewController?
  let to: UIViewController?
  private(set) var coordinator: TransitionCoordinator?
  /// Held until the transition is over, as long as its animation may still call back.
  private let controller: UINavigationController
  private let added: [UIViewController]
  private let removed: [UIViewController]
  private let oldStack: [UIViewController]
  private var isAnimated = false
  private var isOver = false
  private var bars: (old: NavigationBarContentView, new: NavigationBarContentView)?
  private let dimming = UIView(frame: .zero)

  init(
    navigationController: UINavigationController, operation: UINavigationController.Operation,
    from: UIViewController?, to: UIViewController?, added: [UIViewController],
    removed: [UIViewController], oldStack: [UIViewController]
  ) {
    controller = navigationController
    self.operation = operation
    self.from = from
    self.to = to
    self.added = added
    self.removed = removed
    self.oldStack = oldStack
  }

  // MARK: Running

  func start(animated: Bool, interactive: Bool) {
    controller.transition = self
    isAnimated = animated
    guard controller.isViewLoaded else {
      controller.bar.exchangeContentAtOnce(for: items)
      end()
      return
    }
    if animated {
      coordinator = TransitionCoordinator(
        from: from, to: to, containerView: controller.contentView,
        duration: BarMetrics.transitionDuration, isAnimated: true, isInteractive: interactive)
    }
    exchangeViews()
    exchangeBarContent()
    guard animated else {
      if from !== to, controller.appearanceState.isVisible {
        UIView.performWithoutAnimation { controller.view.layoutIfNeeded() }
      }
      end()
      return
    }
    prepareMotion()
    if !interactive { runToEnd(duration: BarMetrics.transitionDuration) }
  }

  private var items: [UINavigationItem] { controller.stack.map(\.navigationItem) }

  /// Tells the controllers, and brings the new view into the hierarchy: above the old one, or below
  /// it when that one is popped.
  private func exchangeViews() {
    guard from !== to else { return }
    let isVisible = controller.appearanceState.isVisible
    if let to { controller.delegateWillShow(to, animated: isAnimated) }
    if isVisible { from?.beginAppearanceTransition(false, animated: isAnimated) }
    if let to {
      if isVisible { to.beginAppearanceTransition(true, animated: isAnimated) }
      if isVisible || controller.view.window != nil {
        if operation == .pop, let below = from?.viewIfLoaded, below.superview != nil {
          controller.contentView.insertSubview(to.view, belowSubview: below)
        } else {
          controller.contentView.addSubview(to.view)
        }
      }
    }
    controller.layoutContent()
  }

  private func exchangeBarContent() {
    let bar = controller.bar
    guard isAnimated, let old = bar.content else {
      bar.exchangeContentAtOnce(for: items)
      controller.contentScrollViewMoved()
      return
    }
    bar.exchangeContent(for: items)
    if let new = bar.content {
      bars = (old, new)
      bar.prepareExchange(of: old, for: new, direction: direction)
    }
  }

  private var direction: UINavigationBar.Direction { operation == .pop ? .backward : .forward }

  // MARK: Motion

  /// The view that is on the left of the motion, below the other.
  private var lower: UIView? { (operation == .pop ? to : from)?.viewIfLoaded }
  private var upper: UIView? { (operation == .pop ? from : to)?.viewIfLoaded }

  private func prepareMotion() {
    UIView.performWithoutAnimation {
      controller.view.layoutIfNeeded()
      dimming.frame = controller.contentView.bounds
      dimming.backgroundColor = .black
      dimming.isUserInteractionEnabled = false
      if let upper { controller.contentView.insertSubview(dimming, belowSubview: upper) }
      move(to: 0)
    }
    for view in [lower, upper] { view?.isUserInteractionEnabled = false }
  }

  /// Puts the views where they are at `progress`, from 0 to 1. Only transforms move: frames and
  /// with them the safe areas are the final ones from the beginning.
  func move(to progress: CGFloat) {
    let cover = operation == .pop ? 1 - progress : progress
    let width = controller.contentView.bounds.width * controller.leadingToTrailing
    upper?.transform = CGAffineTransform(translationX: (1 - cover) * width, y: 0)
    lower?.transform = CGAffineTransform(translationX: -cover * BarMetrics.parallax * width, y: 0)
    dimming.alpha = cover * BarMetrics.dimming
    coordinator?.percentComplete = progress
  }

  /// Runs the rest of the motion, or the way back when the gesture gave up.
  func runToEnd(duration: TimeInterval) {
    let isCancelled = coordinator?.isCancelled == true
    coordinator?.run(duration: duration, options: .curveEaseInOut) { [self] in
      move(to: isCancelled ? 0 : 1)
      if let bars, !isCancelled {
        controller.bar.runExchange(of: bars.old, for: bars.new, direction: direction)
      }
      controller.contentScrollViewMoved()
    } completion: { [self] in
      isCancelled ? turnBack() : end()
    }
  }

  /// Brings the transition to its end at once, because the stack changes again or is no longer
  /// seen.
  func finishNow() {
    guard !isOver else { return }
    let coordinator = coordinator
    if coordinator?.isInteractive == true {
      coordinator?.endInteraction(cancelled: false, velocity: 1)
    }
    if coordinator?.isCancelled == true { turnBack() } else { end() }
    UIView.performWithoutAnimation { coordinator?.runAlongside() }
    coordinator?.finish()
  }

  // MARK: End

  private func end() {
    guard !isOver else { return }
    isOver = true
    controller.transition = nil
    resetMotion()
    controller.contentScrollViewMoved()
    if let bars { controller.bar.finishExchange(of: bars.old, for: bars.new) }
    if from !== to {
      if from?.viewIfLoaded?.superview === controller.contentView {
        from?.viewIfLoaded?.removeFromSuperview()
      }
      from?.endAppearanceTransition()
      if controller.appearanceState == .appeared { to?.endAppearanceTransition() }
    }
    for child in added { child.didMove(toParent: controller) }
    for child in removed { child.removeFromParent() }
    if from !== to, let to { controller.delegateDidShow(to, animated: isAnimated) }
    if from !== to { controller.setNeedsStatusBarAppearanceUpdate() }
  }

  /// Ends an interactive pop that was given up: the old stack comes back.
  private func turnBack() {
    guard !isOver else { return }
    isOver = true
    controller.transition = nil
    resetMotion()
    controller.stack = oldStack
    to?.beginAppearanceTransition(false, animated: true)
    from?.beginAppearanceTransition(true, animated: true)
    to?.viewIfLoaded?.removeFromSuperview()
    controller.bar.exchangeContentAtOnce(for: items)
    controller.layoutContent()
    controller.contentScrollViewMoved()
    to?.endAppearanceTransition()
    from?.endAppearanceTransition()
    for child in removed { child.didMove(toParent: controller) }
  }

  private func resetMotion() {
    UIView.performWithoutAnimation {
      dimming.removeFromSuperview()
      for view in [lower, upper] {
        view?.transform = .identity
        view?.isUserInteractionEnabled = true
      }
    }
  }
}
