import QuartzCore

/// A presentation adapted to some traits: its presentation controller and its content.
@MainActor
struct Adaptation {
  let base: UIPresentationController
  let style: UIModalPresentationStyle
  /// The base itself, or its replacement in another style.
  let controller: UIPresentationController
  /// The controller that is shown in place of the presented one, or nil.
  var replacement: UIViewController?

  /// Asks the delegate of `base` for the form in a style.
  init(
    _ base: UIPresentationController, to style: UIModalPresentationStyle,
    presenter: UIViewController
  ) {
    self.base = base
    self.style = style
    guard style != base.presentationStyle, let presented = base.presented else {
      controller = base
      return
    }
    let delegate = base.delegate
    let replacement = delegate?.presentationController(
      base, viewControllerForAdaptivePresentationStyle: style)
    self.replacement = replacement === presented ? nil : replacement
    let shown = replacement ?? presented
    if style.isSheet, let popover = base as? UIPopoverPresentationController {
      controller = popover.adaptiveSheetPresentationController
      controller.retarget(to: shown)
    } else {
      controller =
        style.isSheet
        ? UISheetPresentationController(presentedViewController: shown, presenting: presenter)
        : UIPresentationController(presentedViewController: shown, presenting: presenter)
    }
    controller.adapt(to: style, delegate: delegate)
    delegate?.presentationController(base, prepare: controller)
  }
}

/// Adapting a presentation while it is shown.
extension Presentation {
  /// Changes to the style for other traits, at once.
  func adapt(to traits: UITraitCollection) {
    guard phase == .presented, context == nil else { return }
    let wanted = base.adaptedStyle(for: traits)
    guard wanted != style else { return }
    let adaptation = Adaptation(base, to: wanted, presenter: presenter)
    style = wanted
    UIView.performWithoutAnimation { exchange(for: adaptation) }
    presenter.setNeedsStatusBarAppearanceUpdate()
  }

  private func exchange(for adaptation: Adaptation) {
    let old = controller
    let oldPresented = presented
    let newPresented = adaptation.replacement ?? base.presented ?? presented
    base.delegate?.presentationController(
      base, willPresentWithAdaptiveStyle: adaptation.controller === base ? .none : style,
      transitionCoordinator: presenter.transitionCoordinator)
    // The view moves from one place to another, and doesn't disappear in between.
    for controller in [oldPresented, newPresented] {
      controller.viewAppearance.staysWhereverItsViewIs = true
    }
    defer {
      for controller in [oldPresented, newPresented] {
        controller.viewAppearance.staysWhereverItsViewIs = false
      }
    }
    let isOther = oldPresented !== newPresented
    if isOther { oldPresented.beginAppearanceIfNeeded(false, animated: false) }
    old.dismissalTransitionWillBegin()
    for view in container.subviews { view.removeFromSuperview() }
    old.dismissalTransitionDidEnd(true)
    if isOther { changePresented(from: oldPresented, to: newPresented) }
    controller = adaptation.controller
    container.controller = controller
    newPresented.presenting.controller = controller
    controller.begin(self, presenter: presenter)
    controller.presentationTransitionWillBegin()
    movePresenter()
    if isOther { newPresented.beginAppearanceIfNeeded(true, animated: false) }
    addPresentedView()
    placePresentedView(at: controller.frameOfPresentedViewInContainerView)
    controller.presentationTransitionDidEnd(true)
    newPresented.viewIfLoaded?.updateTraits()
    if isOther { newPresented.endAppearanceTransition() }
    container.setNeedsLayout()
  }

  /// Removes the former content; the presented controller leaves a container that was put around it.
  private func changePresented(from old: UIViewController, to new: UIViewController) {
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearanceTransition()
    old.presentedBy = nil
    if new.parent != nil {
      if let stack = new.parent as? UINavigationController {
        stack.setViewControllers([], animated: false)
      } else {
        new.willMove(toParent: nil)
        new.viewIfLoaded?.removeFromSuperview()
        new.removeFromParent()
      }
    }
    presented = new
    new.presentedBy = presenter
  }

  /// Removes or restores the presenter's view, as the new style requires.
  private func movePresenter() {
    let removes = controller.shouldRemovePresentersView
    guard removes != removesPresenter else { return }
    if removes {
      removesPresenter = true
      presenter.beginAppearanceIfNeeded(false, animated: false)
      presenter.viewIfLoaded?.removeFromSuperview()
      presenter.endAppearanceTransition()
    } else {
      presenter.beginAppearanceIfNeeded(true, animated: false)
      putPresenterBack()
      presenter.endAppearanceTransition()
      removesPresenter = false
    }
  }
}
