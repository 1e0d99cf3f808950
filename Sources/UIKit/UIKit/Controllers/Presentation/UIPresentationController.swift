import QuartzCore

/// Manages the presentation of one controller over another: the frame of its view, the other views in
/// the container, and the transitions.
///
/// A subclass overrides the members that should differ from the system's. The `transitioningDelegate`
/// of a controller with the `modalPresentationStyle` `.custom` returns it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  /// The presented and the covered controller, held weakly: the public members trap without them.
  private(set) weak var presented: UIViewController?
  private(set) weak var presenter: UIViewController?
  /// The presentation, from its beginning until the presented controller is gone.
  weak var presentation: Presentation?
  private(set) var style: UIModalPresentationStyle

  /// Creates the controller of a presentation that hasn't begun yet. `presentingViewController` may be
  /// nil and is then set when the presentation begins.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    let style = presentedViewController.modalPresentationStyle
    self.style = style == .automatic ? .pageSheet : style
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure("\(self): the presented controller is gone")
    }
    return presented
  }

  /// The controller that presents, and is covered.
  open var presentingViewController: UIViewController {
    guard let presenter else {
      preconditionFailure("\(self): the presentation has not begun, so nobody presents yet")
    }
    return presenter
  }

  func begin(_ presentation: Presentation, presenter: UIViewController) {
    self.presentation = presentation
    self.presenter = presenter
  }

  /// Shows another controller in place of the presented one.
  func retarget(to controller: UIViewController) { presented = controller }

  /// Applies the style that `delegate` has chosen in place of the presented controller's own.
  func adapt(
    to style: UIModalPresentationStyle, delegate: (any UIAdaptivePresentationControllerDelegate)?
  ) {
    self.style = style
    self.delegate = delegate
  }

  /// The style that the presented controller asked for.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The delegate, which is called for adaptation and for dismissals by the user.
  ///
  /// Disfavoured, so that a sheet's own `delegate`, which narrows the type as on iOS, wins.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The delegate, for subclasses whose own `delegate` has a narrower type.
  final var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  // MARK: Views

  /// The superview of the presented view and of the presentation's own views; nil before it begins.
  open var containerView: UIView? { presentation?.container }

  /// The view that is animated: the presented controller's own, unless overridden.
  open var presentedView: UIView? { presented?.shownRoot }

  /// The frame of the presented view at the end of the transition: all of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen, rather than only a presentation context.
  open var shouldPresentInFullscreen: Bool { !style.looksForContext }

  /// Whether the presenter's view leaves the hierarchy when it is covered.
  open var shouldRemovePresentersView: Bool { style.removesPresenter }

  /// Traits that override those of the presented controller, or nil.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.viewIfLoaded?.updateTraits() }
  }

  /// The traits that override those of the presented controller, the strongest last.
  final var forcedTraits: [UITraitCollection] {
    [isElevated ? UITraitCollection(userInterfaceLevel: .elevated) : nil, overrideTraitCollection]
      .compactMap { $0 }
  }

  /// Whether the presented view is above the base level, so that backgrounds are the elevated ones.
  var isElevated: Bool { false }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Called when the presentation is about to begin: the moment to add views to the container, and to
  /// animate them alongside the transition coordinator.
  open func presentationTransitionWillBegin() {}
  /// Called when the presented view is on the screen, or with false when the presentation was
  /// cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// Called when the presented view is gone, or with false when the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Returns the system's animator of this presentation, if the app has none.
  func defaultAnimator(_ direction: ModalDirection) -> any UIViewControllerAnimatedTransitioning {
    presentedViewController._modalTransitionStyle(presentedBy: presenter).animator(direction)
  }

  /// Whether the area beneath the status bar is black.
  var leavesBlackAbove: Bool { false }

  /// The interaction controller of a dismissal that the presentation itself has begun by a gesture, or
  /// nil.
  var dismissalInteractor: (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Handles Escape and the escape gesture of assistive technologies; returns false if they have no
  /// effect.
  func escape() -> Bool { false }

  /// Whether the user may dismiss the presented controller.
  var mayBeDismissed: Bool {
    presented?.isModalInPresentation != true
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Dismisses the presented controller, if the user may do so, and calls the delegate.
  final func dismissForUser(completion: @escaping () -> Void = {}) {
    let delegate = delegate
    guard mayBeDismissed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presented?.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(self)
      completion()
    }
  }

  /// Whether a touch in the container, in its coordinates, goes to the views behind.
  func passesTouch(at point: CGPoint) -> Bool { false }

  // MARK: Adaptation

  /// The style to which the delegate adapts the presentation in the present traits; `.none` keeps it.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style to which the delegate adapts the presentation in `traitCollection`.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    return style == .automatic ? .none : style ?? .none
  }

  /// Returns the style of the presentation in the given traits: its own, or the one to which it adapts. The
  /// delegate may make a sheet cover the screen; other styles don't adapt.
  func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    guard presentationStyle.isSheet else { return presentationStyle }
    let style = adaptivePresentationStyle(for: traits)
    return style == .fullScreen || style == .overFullScreen ? style : presentationStyle
  }

  // MARK: Environment

  /// The container's traits, with `overrideTraitCollection`.
  open var traitCollection: UITraitCollection {
    let inherited =
      presentation?.container.traitCollection ?? presenter?.traitCollection
      ?? UIScreen.main.traitCollection
    guard let overrideTraitCollection else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, overrideTraitCollection])
  }

  /// Called when the container's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called when the presented controller has changed its `preferredContentSize`.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the presented controller's fitting size has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller in a container of `parentSize`: all of it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container changes its size; forwards the call to the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    let childSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard presented.shownRoot.bounds.size != childSize else { return }
    presented.viewWillTransition(to: childSize, with: coordinator)
  }

  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
