import QuartzCore

/// Presenting and dismissing.
extension UIViewController {
  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: controller)
    if let ending = presenter.presentation, ending.phase == .dismissing {
      // UIKit presents when the dismissal has ended. No page of Apple's mentions it, but apps count on it.
      return ending.afterDismissal { [self] in
        startPresenting(controller, animated: animated, completion: completion)
      }
    }
    let problem: String? =
      if controller === presenter || controller.presentedBy != nil || controller.parent != nil {
        "it is already in use"
      } else if presenter.presentation != nil {
        "\(presenter) is already presenting \(presenter.presentedViewController!)"
      } else if !presenter.isViewLoaded || presenter.shownRoot.superview == nil {
        "the view of \(presenter) is in no hierarchy"
      } else {
        nil
      }
    if let problem {
      return Diagnostics.report("Attempt to present \(controller) on \(self): \(problem)")
    }
    let adaptation = controller.adaptation(presentedBy: presenter, source: self)
    let presentation = Presentation(
      presenter: presenter, presented: controller, adaptation: adaptation)
    let place = presenter.placeForContainer(of: adaptation.controller)
    presentation.present(
      over: place.sibling, in: place.host, source: self,
      animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let own = sequence(first: self, next: \.parent).lazy.compactMap(\.presentation).first
    guard let presentation = own ?? presentingViewController?.presentation else {
      completion?()
      return
    }
    presentation.dismiss(
      animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// Returns the presenting controller: the nearest one that defines a context, if the style asks for it,
  /// or the outermost.
  private func presenter(for controller: UIViewController) -> UIViewController {
    if let owner = (controller as? any CoveringSearch)?.itemOwner { return owner }
    if controller.modalPresentationStyle.looksForContext {
      let context = sequence(first: self, next: \.parent).first(where: \.definesPresentationContext)
      if let context { return context }
    }
    return outermost
  }

  /// Returns the view above which the container of this controller's presentation is inserted: its own,
  /// or the container in which it is itself presented, if the whole screen is covered.
  private func placeForContainer(
    of controller: UIPresentationController
  ) -> (sibling: UIView, host: UIView) {
    if controller.shouldPresentInFullscreen, let own = presentedBy?.presentation?.container,
      let host = own.superview
    {
      return (own, host)
    }
    return (view, view.superview!)
  }

  // MARK: Presentation controllers

  /// Returns the presentation controller for a presentation that is about to begin; it may adapt to the
  /// presenter's traits.
  private func adaptation(
    presentedBy presenter: UIViewController, source: UIViewController
  ) -> Adaptation {
    let base =
      presenting.controller
      ?? makePresentationController(presenter: presenter, source: source)
    let adaptation = Adaptation(
      base, to: base.adaptedStyle(for: presenter.traitCollection), presenter: presenter)
    presenting.controller = adaptation.controller
    return adaptation
  }

  private func makePresentationController(
    presenter: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    if modalPresentationStyle == .popover {
      let popover =
        presenting.popover
        ?? UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      presenting.popover = popover
      return popover
    }
    if let own = _makePresentationController(presenter: presenter) { return own }
    if modalPresentationStyle == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source ?? self)
    {
      return custom
    }
    return modalPresentationStyle.isSheet || modalPresentationStyle == .automatic
      ? UISheetPresentationController(presentedViewController: self, presenting: presenter)
      : UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  var foundPresentationController: UIPresentationController? {
    if let found = activePresentationController ?? presenting.controller { return found }
    let made = makePresentationController(presenter: nil, source: nil)
    presenting.controller = made
    return made
  }

  /// The popover in which this controller is shown, or would be with more space.
  var foundPopover: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else {
      return parent?.foundPopover
    }
    _ = foundPresentationController
    return presenting.popover
  }

  /// Returns the transition style over `presenter`, which may provide one for all.
  func _modalTransitionStyle(presentedBy presenter: UIViewController?) -> UIModalTransitionStyle {
    guard let presenter, modalPresentationStyle.looksForContext,
      presenter.providesPresentationContextTransitionStyle
    else { return modalTransitionStyle }
    return presenter.modalTransitionStyle
  }

  // MARK: Current presentation

  /// The size change or presentation that this controller itself takes part in.
  var presentationTransition: TransitionCoordinator? {
    presenting.transition ?? presentation?.coordinator ?? presentedBy?.presentation?.coordinator
  }

  /// The last controller in the chain of those that cover this one, completely or partly.
  var topmostPresented: UIViewController {
    var controller = self
    while let presentation = controller.presentation, presentation.phase != .dismissing {
      controller = presentation.presented
    }
    return controller
  }
}
