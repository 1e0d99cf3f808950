import QuartzCore

/// One change of the shown tab, at once or with an app's animator.
///
/// The order of messages is that of iOS as many have logged it: the new controller is called first.
@MainActor
final class TabTransition {
  private let controller: UITabBarController
  private let from: UIViewController?
  private let to: UIViewController?
  private var context: TransitionContext?
  private(set) var coordinator: TransitionCoordinator?

  init(controller: UITabBarController, from: UIViewController?, to: UIViewController?) {
    self.controller = controller
    self.from = from
    self.to = to
  }

  /// Drops the references that would keep the controller in memory when the window is gone and nothing
  /// else can end this transition.
  func abandon() {
    context = nil
    coordinator = nil
    controller.transition = nil
  }

  func start(animator: (any UIViewControllerAnimatedTransitioning)?) {
    let isVisible = controller.viewAppearance.state.isVisible
    let isAnimated = animator != nil
    if isVisible {
      to?.beginAppearanceIfNeeded(true, animated: isAnimated)
      from?.beginAppearanceIfNeeded(false, animated: isAnimated)
    }
    guard let animator, let from, let to else { return exchangeAtOnce(isVisible: isVisible) }
    controller.layoutContent()
    let coordinator = TransitionCoordinator(
      from: from, to: to, containerView: controller.contentView, isAnimated: true)
    self.coordinator = coordinator
    let context = TransitionContext(
      from: TransitionContext.End(
        controller: from, view: from.view, initialFrame: from.view.frame),
      to: TransitionContext.End(controller: to, view: to.view, finalFrame: to.view.frame),
      coordinator: coordinator, animator: animator,
      interactor: controller.delegate?.tabBarController(
        controller, interactionControllerFor: animator)
    ) { [self] completed in
      completed ? end() : turnBack()
      coordinator.finish()
    }
    self.context = context
    context.start()
  }

  private func exchangeAtOnce(isVisible: Bool) {
    if let to, isVisible || controller.view.window != nil {
      controller.contentView.addSubview(to.view)
    }
    controller.layoutContent()
    if isVisible { UIView.performWithoutAnimation { controller.view.layoutIfNeeded() } }
    end()
  }

  /// Ends the transition at once.
  func finishNow() { context?.finishNow() }

  private func leave() {
    controller.transition = nil
    context = nil
    coordinator = nil
  }

  private func end() {
    leave()
    if let to, controller.view.window != nil, to.view.superview == nil {
      controller.contentView.addSubview(to.view)
    }
    if from?.viewIfLoaded?.superview === controller.contentView {
      from?.viewIfLoaded?.removeFromSuperview()
    }
    from?.endAppearanceTransition()
    if controller.viewAppearance.state == .appeared { to?.endAppearanceTransition() }
    controller.setNeedsStatusBarAppearanceUpdate()
  }

  /// Restores the old tab after a gesture has cancelled the change.
  private func turnBack() {
    leave()
    controller.shown = from
    controller.bar.selectedItem = from?.tabBarItem
    to?.beginAppearanceIfNeeded(false, animated: true)
    to?.viewIfLoaded?.removeFromSuperview()
    to?.endAppearanceTransition()
    from?.beginAppearanceIfNeeded(true, animated: true)
    controller.layoutContent()
    from?.endAppearanceTransition()
  }
}
