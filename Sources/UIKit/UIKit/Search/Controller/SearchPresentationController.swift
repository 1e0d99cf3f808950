import QuartzCore

/// A presentation controller that places a search controller over the searched content. The content
/// still receives touches where the search shows nothing.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presented as? UISearchController }

  override var shouldPresentInFullscreen: Bool { false }
  override var shouldRemovePresentersView: Bool { false }
  override func passesTouch(at point: CGPoint) -> Bool { true }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    search?.willPresent()
    search?.searchView?.prepare()
    alongside { $0.showActive(true) }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { search?.didPresent() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    search?.willDismiss()
    alongside { $0.showActive(false) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    search?.searchView?.giveBarBack()
    search?.didDismiss()
  }

  private func alongside(_ change: @escaping (UISearchController) -> Void) {
    guard let search else { return }
    guard let coordinator = search.transitionCoordinator, coordinator.isAnimated else {
      return change(search)
    }
    coordinator.animate(alongsideTransition: { [weak search] _ in
      if let search { change(search) }
    })
  }

  override func defaultAnimator(
    _ direction: ModalDirection
  ) -> any UIViewControllerAnimatedTransitioning { SearchAnimator(direction) }
}

/// An animator that fades in the cover of the searched content while the bars move.
final class SearchAnimator: ModalAnimator {
  init(_ direction: ModalDirection) { super.init(direction, duration: SearchBarMetrics.duration) }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isPresenting = direction == .presenting
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let view = context.viewController(forKey: key)?.view as? SearchView else {
      return context.completeTransition(true)
    }
    UIView.performWithoutAnimation {
      if isPresenting {
        view.frame = context.containerView.bounds
        context.containerView.addSubview(view)
        view.layoutIfNeeded()
        view.coverAlpha = 0
      }
    }
    UIView.animate(withDuration: SearchBarMetrics.duration) {
      view.coverAlpha = isPresenting ? 1 : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
