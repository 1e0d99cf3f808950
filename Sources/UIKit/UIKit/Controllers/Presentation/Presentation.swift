import QuartzCore

/// One controller over another, from its presentation to its dismissal: makes the calls in their order.
///
/// The order is that of iOS: at the end of a presentation `viewDidAppear` of the new controller comes
/// before `viewDidDisappear` of the old one, unlike in a navigation stack.
@MainActor
final class Presentation {
  enum Phase {
    case presenting
    case presented
    case dismissing
  }

  private(set) var presenter: UIViewController
  /// The controller on screen: the presented one, or its replacement by an adaptation.
  var presented: UIViewController
  /// The presentation controller: its own, or that of its adaptation.
  var controller: UIPresentationController
  /// The presentation's own controller, which decides how it adapts, and the present style.
  let base: UIPresentationController
  var style: UIModalPresentationStyle
  let container = PresentationContainerView(frame: .zero)
  private(set) var phase = Phase.presenting
  /// The superview from which the presenter's view was removed while it is covered.
  private weak var presenterHost: UIView?
  /// Whether the presenter's view is removed while it is covered.
  var removesPresenter: Bool
  /// Whether the presentations between the presenter and this one are gone, so that its view has to be there
  /// when the dismissal begins.
  private var presenterIsBareAlready = false
  var context: TransitionContext?
  private var actionsAfterDismissal: [() -> Void] = []
  /// The current transition, or nil.
  private(set) var coordinator: TransitionCoordinator?

  init(
    presenter: UIViewController, presented: UIViewController, adaptation: Adaptation
  ) {
    self.presenter = presenter
    self.presented = adaptation.replacement ?? presented
    base = adaptation.base
    style = adaptation.style
    controller = adaptation.controller
    removesPresenter = adaptation.controller.shouldRemovePresentersView
    container.controller = adaptation.controller
  }

  private var delegate: (any UIViewControllerTransitioningDelegate)? {
    presented.transitioningDelegate
  }

  // MARK: Presenting

  /// Inserts the container above `sibling`, a subview of `host`, and shows the presented view in it.
  func present(
    over sibling: UIView, in host: UIView, source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    presenterHost = presenter.view.superview
    presenter.presentation = self
    presented.presentedBy = presenter
    controller.begin(self, presenter: presenter)
    let animator =
      animated
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source) : nil
    let interactor = animator.flatMap {
      delegate?.interactionControllerForPresentation(using: $0)
    }
    let coordinator = makeCoordinator(from: presenter, to: presented, animated: animated)
    container.frame = controller.shouldPresentInFullscreen ? host.bounds : sibling.frame
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.loadViewIfNeeded()
    host.insertSubview(container, aboveSubview: sibling)
    // Makes the view register the container's trait collection, so that later changes are reported.
    _ = container.traitCollection
    controller.presentationTransitionWillBegin()
    controller.delegate?.presentationController(
      base, willPresentWithAdaptiveStyle: controller === base ? .none : style,
      transitionCoordinator: coordinator)

    if removesPresenter { presenter.beginAppearanceIfNeeded(false, animated: animated) }
    presented.beginAppearanceIfNeeded(true, animated: animated)
    if removesPresenter { takePresenterIntoContainer() }
    let final = controller.frameOfPresentedViewInContainerView
    placePresentedView(at: final)
    let context = TransitionContext(
      from: TransitionContext.End(
        controller: presenter, view: removesPresenter ? presenter.view : nil,
        initialFrame: container.convert(presenter.view.bounds, from: presenter.view),
        finalFrame: removesPresenter ? .zero : presenter.view.frame),
      to: TransitionContext.End(
        controller: presented, view: controller.presentedView, finalFrame: final),
      coordinator: coordinator, animator: animator ?? controller.defaultAnimator(.presenting),
      interactor: interactor
    ) { [self] completed in
      completed ? didPresent(completion) : didNotPresent()
    }
    self.context = context
    run(context, animated: animated)
    presenter.setNeedsStatusBarAppearanceUpdate()
  }

  /// Moves the presenter's view into the container, where an animator expects the disappearing view. A view
  /// smaller than the container, that of a sheet, stays where it is.
  private func takePresenterIntoContainer() {
    let place = container.convert(presenter.view.bounds, from: presenter.view)
    guard place == container.bounds else { return }
    UIView.performWithoutAnimation {
      container.insertSubview(presenter.view, at: 0)
      presenter.view.frame = container.bounds
    }
  }

  func placePresentedView(at frame: CGRect) {
    guard let view = controller.presentedView, view.transform.isIdentity else { return }
    UIView.performWithoutAnimation { view.frame = frame }
  }

  private func run(_ context: TransitionContext, animated: Bool) {
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    guard animated else {
      UIView.performWithoutAnimation {
        if phase == .presenting { addPresentedView() }
        coordinator?.runAlongside()
      }
      context.completeTransition(true)
      return
    }
    context.start()
  }

  func addPresentedView() {
    guard let view = controller.presentedView, view.superview !== container else { return }
    container.addSubview(view)
    container.layoutIfNeeded()
  }

  private func didPresent(_ completion: (() -> Void)?) {
    let coordinator = endTransition()
    // An app's animator that forgot to add the view: add it now.
    if controller.presentedView?.window == nil { addPresentedView() }
    controller.presentationTransitionDidEnd(true)
    if removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
    presented.endAppearanceTransition()
    // `isBeingPresented` is true in `viewDidAppear`, which may begin a dismissal.
    if phase == .presenting { phase = .presented }
    if removesPresenter { presenter.endAppearanceTransition() }
    completion?()
    coordinator?.finish()
  }

  /// Restores the state before a presentation that a gesture has cancelled.
  private func didNotPresent() {
    let coordinator = endTransition()
    controller.presentationTransitionDidEnd(false)
    presented.beginAppearanceIfNeeded(false, animated: true)
    if removesPresenter { putPresenterBack() }
    unlink()
    presented.endAppearanceTransition()
    if removesPresenter {
      presenter.beginAppearanceIfNeeded(true, animated: true)
      presenter.endAppearanceTransition()
    }
    coordinator?.finish()
    presenter.setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: Dismissing

  /// Dismisses the presented view, with everything that it presents in turn. If there are several,
  /// only the topmost is animated; those in between disappear at once.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard phase != .dismissing else { return }
    if let top = topmost, top !== self {
      top.context?.finishNow()
      takeOver(by: top)
      top.dismiss(animated: animated, completion: completion)
      return
    }
    context?.finishNow()
    guard presented.presentedBy != nil else {
      completion?()
      return
    }
    phase = .dismissing
    let animator = animated ? delegate?.animationController(forDismissed: presented) : nil
    let interactor = animator.flatMap {
      delegate?.interactionControllerForDismissal(using: $0)
    }
    dismiss(
      animator: animator, interactor: interactor ?? controller.dismissalInteractor,
      animated: animated, completion: completion)
  }

  private func dismiss(
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, animated: Bool,
    completion: (() -> Void)?
  ) {
    let coordinator = makeCoordinator(from: presented, to: presenter, animated: animated)
    controller.dismissalTransitionWillBegin()
    presented.beginAppearanceIfNeeded(false, animated: animated)
    if removesPresenter { presenter.beginAppearanceIfNeeded(true, animated: animated) }
    // The view beneath has its size before it is visible.
    if removesPresenter, !animated || presenterIsBareAlready { putPresenterBack() }
    let presenterFrame =
      removesPresenter
      ? container.bounds : container.convert(presenter.view.bounds, from: presenter.view)
    let context = TransitionContext(
      from: TransitionContext.End(
        controller: presented, view: controller.presentedView,
        initialFrame: controller.presentedView?.frame ?? .zero),
      to: TransitionContext.End(
        controller: presenter, view: removesPresenter ? presenter.view : nil,
        initialFrame: removesPresenter ? .zero : presenterFrame, finalFrame: presenterFrame),
      coordinator: coordinator, animator: animator ?? controller.defaultAnimator(.dismissing),
      interactor: interactor
    ) { [self] completed in
      completed ? didDismiss(completion) : didNotDismiss()
    }
    self.context = context
    run(context, animated: animated)
    presenter.setNeedsStatusBarAppearanceUpdate()
  }

  /// Calls `action` when the current dismissal has ended or was cancelled.
  func afterDismissal(_ action: @escaping () -> Void) { actionsAfterDismissal.append(action) }

  private func endDismissal() {
    let actions = actionsAfterDismissal
    actionsAfterDismissal = []
    for action in actions { action() }
  }

  private func didDismiss(_ completion: (() -> Void)?) {
    let coordinator = endTransition()
    controller.dismissalTransitionDidEnd(true)
    if removesPresenter { putPresenterBack() }
    unlink()
    if removesPresenter { presenter.endAppearanceTransition() }
    presented.endsDismissal = true
    presented.endAppearanceTransition()
    presented.endsDismissal = false
    completion?()
    coordinator?.finish()
    endDismissal()
  }

  /// Restores the state before a dismissal that a gesture has cancelled.
  private func didNotDismiss() {
    phase = .presented
    let coordinator = endTransition()
    controller.dismissalTransitionDidEnd(false)
    if removesPresenter {
      presenter.beginAppearanceIfNeeded(false, animated: true)
      presenter.viewIfLoaded?.removeFromSuperview()
      presenter.endAppearanceTransition()
    }
    presented.beginAppearanceIfNeeded(true, animated: true)
    presented.endAppearanceTransition()
    coordinator?.finish()
    presenter.setNeedsStatusBarAppearanceUpdate()
    endDismissal()
  }

  // MARK: Several

  /// The last presentation of the chain that begins here.
  private var topmost: Presentation? {
    var presentation = self
    while let next = presentation.presented.presentation, next.phase != .dismissing {
      presentation = next
    }
    return presentation
  }

  /// Makes `top` the presentation of this one's presenter, and removes those in between.
  private func takeOver(by top: Presentation) {
    var between: [Presentation] = []
    var presentation = self
    while presentation !== top, let next = presentation.presented.presentation {
      between.append(presentation)
      presentation = next
    }
    // The messages to the presenter depend on the presentation that covered it, not on the last one.
    top.removesPresenter = removesPresenter
    top.presenterHost = presenterHost
    for item in between.reversed() {
      item.context?.finishNow()
      item.controller.dismissalTransitionWillBegin()
      item.presented.beginAppearanceIfNeeded(false, animated: false)
      item.controller.dismissalTransitionDidEnd(true)
      item.unlink()
      item.presented.endAppearanceTransition()
    }
    top.presenterIsBareAlready = true
    top.presenter.presentation = nil
    top.presenter = presenter
    presenter.presentation = top
    top.presented.presentedBy = presenter
    top.controller.begin(top, presenter: presenter)
  }

  // MARK: Ending

  private func endTransition() -> TransitionCoordinator? {
    let ended = coordinator
    coordinator = nil
    context = nil
    return ended
  }

  /// Drops the references that would keep the controllers in memory when the window is gone and nothing
  /// else can end this presentation. No callbacks are made.
  func abandon() {
    _ = endTransition()
    actionsAfterDismissal = []
    unlinkControllers()
  }

  private func unlink() {
    controller.presentedView?.removeFromSuperview()
    if presented.isViewLoaded { presented.shownRoot.removeFromSuperview() }
    container.removeFromSuperview()
    unlinkControllers()
  }

  private func unlinkControllers() {
    presenter.presentation = nil
    presented.presentedBy = nil
    for controller in [presented, base.presented].compactMap({ $0 }) {
      controller.presenting.controller = nil
      controller.presenting.popover = nil
    }
  }

  func putPresenterBack() {
    guard let presenterHost, presenter.view.superview !== presenterHost else { return }
    UIView.performWithoutAnimation {
      if container.superview === presenterHost {
        presenterHost.insertSubview(presenter.view, belowSubview: container)
        presenter.view.frame = container.frame
      } else {
        // The presenter is itself presented, and its view is in its own container or in a wrapper view.
        presenterHost.addSubview(presenter.view)
        let own = presenter.presentedBy?.presentation
        presenter.view.frame =
          own?.container === presenterHost
          ? own?.controller.frameOfPresentedViewInContainerView ?? presenterHost.bounds
          : presenterHost.bounds
      }
      presenter.view.layoutIfNeeded()
    }
  }

  private func makeCoordinator(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      from: from, to: to, containerView: container, isAnimated: animated,
      presentationStyle: controller.presentationStyle)
    self.coordinator = coordinator
    return coordinator
  }
}
