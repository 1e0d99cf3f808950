import QuartzCore

/// One change of a navigation stack, from its beginning to its end: animated or not, driven by a
/// finger, or ended early.
@MainActor
final class NavigationTransition {
  let operation: UINavigationController.Operation
  let from: UIViewController?
  let to: UIViewController?
  /// The controller, retained until the transition is over, while its animation may still call back.
  private let controller: UINavigationController
  private let added: [UIViewController]
  private let removed: [UIViewController]
  private let oldStack: [UIViewController]
  private var isAnimated = false
  private var context: TransitionContext?
  private var bars: (old: NavigationBarContentView, new: NavigationBarContentView)?

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

  /// The coordinator of an animated transition, or nil.
  private(set) var coordinator: TransitionCoordinator?

  /// Drops the references that would keep the controller in memory when the window is gone and nothing
  /// else can end this transition.
  func abandon() {
    context = nil
    coordinator = nil
    controller.transition = nil
  }

  // MARK: Running

  /// Starts the transition.
  ///
  /// - Parameter interactor: Drives the system's own animation, for the swipe from the edge.
  func start(animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)?) {
    controller.transition = self
    isAnimated = animated
    guard controller.isViewLoaded else {
      controller.bar.exchangeContentAtOnce(for: items)
      end()
      return
    }
    guard animated, let from, let to else { return exchangeAtOnce() }
    let custom = interactor == nil ? controller.customAnimator(operation, from: from, to: to) : nil
    let coordinator = TransitionCoordinator(
      from: from, to: to, containerView: controller.contentView, isAnimated: true)
    self.coordinator = coordinator
    tellWillShow()
    exchangeBarContent()
    controller.showToolbarItems(animated: true)
    controller.tabBarController?.stackDidChange(of: controller, with: coordinator)
    controller.layoutContent()
    let animator =
      custom ?? NavigationSlide(isPop: operation == .pop, sign: controller.leadingToTrailing)
    coordinator.animateAlongsideTransition(in: controller.bar) { [weak self] _ in self?.runBar() }
    let context = TransitionContext(
      from: TransitionContext.End(
        controller: from, view: from.view, initialFrame: from.view.frame),
      to: TransitionContext.End(controller: to, view: to.view, finalFrame: to.view.frame),
      coordinator: coordinator, animator: animator,
      interactor: interactor ?? custom.flatMap(controller.customInteractor)
    ) { [self] completed in
      completed ? end() : turnBack()
      coordinator.finish()
    }
    self.context = context
    UIView.performWithoutAnimation { controller.view.layoutIfNeeded() }
    context.start()
  }

  private var items: [UINavigationItem] { controller.stack.map(\.navigationItem) }

  private func exchangeAtOnce() {
    if from !== to {
      tellWillShow()
      if let to, controller.viewAppearance.state.isVisible || controller.view.window != nil {
        controller.contentView.addSubview(to.view)
      }
    }
    controller.tabBarController?.stackDidChange(of: controller, with: nil)
    controller.layoutContent()
    controller.bar.exchangeContentAtOnce(for: items)
    controller.showToolbarItems(animated: false)
    controller.contentScrollViewMoved()
    if from !== to, controller.viewAppearance.state.isVisible {
      UIView.performWithoutAnimation { controller.view.layoutIfNeeded() }
    }
    end()
  }

  private func tellWillShow() {
    let isVisible = controller.viewAppearance.state.isVisible
    if let to {
      controller.delegate?.navigationController(controller, willShow: to, animated: isAnimated)
    }
    guard isVisible else { return }
    from?.beginAppearanceIfNeeded(false, animated: isAnimated)
    from?.coveringSearch?.beginAppearanceIfNeeded(false, animated: isAnimated)
    to?.beginAppearanceIfNeeded(true, animated: isAnimated)
    to?.coveringSearch?.beginAppearanceIfNeeded(true, animated: isAnimated)
  }

  // MARK: Bar

  private var direction: UINavigationBar.Direction { operation == .pop ? .backward : .forward }

  private func exchangeBarContent() {
    let bar = controller.bar
    guard let old = bar.content else { return bar.exchangeContentAtOnce(for: items) }
    bar.exchangeContent(for: items)
    if let new = bar.content {
      new.showsLargeTitle = to.map(controller.showsLargeTitle) ?? false
      new.search = to.flatMap(controller.search)
      bars = (old, new)
      bar.prepareExchange(of: old, for: new, direction: direction)
    }
  }

  private func runBar() {
    if let bars {
      controller.bar.runExchange(of: bars.old, for: bars.new, direction: direction)
    }
    // In the hierarchy the new content moves to its beginning, and unfolds a large title.
    if let to { UIView.performWithoutAnimation { controller.applyBarInset(to: to) } }
    controller.layoutBar()
    controller.bar.layoutIfNeeded()
    controller.contentScrollViewMoved()
    controller.tabBarController?.watchShownContent()
  }

  // MARK: End

  /// Ends the transition at once, because the stack changes again or is no longer visible.
  func finishNow() { context?.finishNow() }

  private func leave() {
    controller.transition = nil
    (context?.animator as? NavigationSlide)?.reset()
    context = nil
  }

  private func end() {
    leave()
    coordinator = nil
    if let to, isAnimated, to.view.superview == nil {
      // An app's animator that forgot to add the view: add it now.
      controller.contentView.addSubview(to.view)
    }
    controller.contentScrollViewMoved()
    if let bars { controller.bar.finishExchange(of: bars.old, for: bars.new) }
    if from !== to {
      if from?.viewIfLoaded?.superview === controller.contentView {
        from?.viewIfLoaded?.removeFromSuperview()
        from?.searchContainer?.removeFromSuperview()
      }
      to?.bringSearch(into: controller.contentView)
      from?.endAppearanceTransition()
      from?.coveringSearch?.endAppearanceTransition()
      if controller.viewAppearance.state == .appeared {
        to?.endAppearanceTransition()
        to?.coveringSearch?.endAppearanceTransition()
      }
    }
    controller.tabBarController?.watchContentScrollView()
    for child in added { child.didMove(toParent: controller) }
    for child in removed {
      child.coveringSearch?.dismiss(animated: false)
      child.removeFromParent()
    }
    guard from !== to else { return }
    if let to {
      controller.delegate?.navigationController(controller, didShow: to, animated: isAnimated)
      (to as? any MoreList)?.wasShown()
    }
    controller.setNeedsStatusBarAppearanceUpdate()
  }

  /// Ends a cancelled interactive transition: the old stack is restored. The order of messages is
  /// recorded (F-ANIM-08).
  private func turnBack() {
    leave()
    coordinator = nil
    controller.stack = oldStack
    to?.beginAppearanceIfNeeded(false, animated: true)
    to?.viewIfLoaded?.removeFromSuperview()
    to?.searchContainer?.removeFromSuperview()
    controller.bar.exchangeContentAtOnce(for: items)
    bars?.old.removeFromSuperview()
    controller.showToolbarItems(animated: false)
    to?.endAppearanceTransition()
    from?.beginAppearanceIfNeeded(true, animated: true)
    controller.layoutContent()
    controller.contentScrollViewMoved()
    from?.endAppearanceTransition()
    for child in removed { child.didMove(toParent: controller) }
    for child in added {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }
}

extension UIViewController {
  /// Puts the active search of this controller back over its view.
  func bringSearch(into host: UIView) {
    guard let container = searchContainer, let view = viewIfLoaded, view.superview === host,
      container.superview !== host
    else { return }
    UIView.performWithoutAnimation {
      container.transform = .identity
      container.frame = view.frame
      host.insertSubview(container, aboveSubview: view)
    }
  }
}

extension UINavigationController {
  /// Returns the app's own animator, or nil for the system's.
  func customAnimator(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard operation != .none else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
  }

  func customInteractor(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate?.navigationController(self, interactionControllerFor: animator)
  }
}
