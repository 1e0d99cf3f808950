import QuartzCore

/// Receives calls when the user changes the sheet's height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Presents a controller as a sheet at the lower edge of the screen. The sheet rests at one of several
/// heights, its detents; a finger moves it between them and dismisses it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  let sheetView = SheetView(frame: .zero)
  private let dimmingView = UIView(frame: .zero)
  /// The backdrop around the presenter's view when that has moved back: black.
  private let backdrop = UIView(frame: .zero)
  var interaction: SheetInteraction?
  /// Whether a finger or an animation places the sheet, rather than the container's layout.
  var isMoving = false
  private var presenterLook: (radius: CGFloat, masks: Bool)?
  private var isChanging = false

  /// Creates the controller of a presentation that hasn't begun yet.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimmingView.backgroundColor = .systemDimming
    dimmingView.alpha = 0
    backdrop.backgroundColor = .black
    backdrop.isUserInteractionEnabled = false
  }

  /// The delegate, which is called for changes of the sheet's height and for dismissals.
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  // MARK: Detents

  /// The heights at which the sheet rests: only the large one by default. Must not be empty.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(!detents.isEmpty, "A sheet needs at least one detent")
      layoutChanged()
    }
  }

  /// The detent at which the sheet rests; nil, or an identifier without a detent, means the lowest. The
  /// user's choice is stored here.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { layoutChanged() } }
  }

  /// The highest detent at which the presenter isn't dimmed and receives touches; nil dims at every
  /// detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { layoutChanged() } }

  /// Invalidates the detents' heights, which are computed again.
  open func invalidateDetents() { layoutChanged() }

  /// Makes changes to the sheet with animation.
  open func animateChanges(_ changes: () -> Void) {
    isChanging = true
    changes()
    isChanging = false
    guard let containerView, containerView.window != nil else { return }
    SheetAnimator.animate(allowsTouches: true) {
      self.placeAtRest()
      containerView.layoutIfNeeded()
    }
    presenter?.setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: Appearance

  /// Whether a small bar at the top shows that the sheet can be dragged. False by default.
  open var prefersGrabberVisible = false { didSet { layoutChanged() } }

  /// The radius of the upper corners in points; nil means the system's.
  open var preferredCornerRadius: CGFloat? { didSet { layoutChanged() } }

  /// Whether dragging a scroll view in the sheet upwards at its top expands the sheet before it
  /// scrolls. True by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet stays at the lower edge in a compact height, instead of covering everything.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { layoutChanged() } }

  /// Whether a sheet at the lower edge in a compact height is as wide as the preferred content size.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { layoutChanged() } }

  // MARK: Layout

  var sheetLayout: SheetLayout {
    let container = presentation?.container
    var layout = SheetLayout(
      size: container?.bounds.size ?? .zero, safeArea: container?.safeAreaInsets ?? .zero)
    // On a tablet a full-height sheet is in the middle.
    if traitCollection.userInterfaceIdiom == .pad, traitCollection.horizontalSizeClass != .compact,
      detents.allSatisfy({ $0.identifier == .large })
    {
      layout.centered = SheetLayout.centeredSize(
        isForm: presentationStyle == .formSheet, preferred: preferredContentSize,
        in: layout.size, safeArea: layout.safeArea)
      return layout
    }
    if traitCollection.verticalSizeClass == .compact {
      layout.coversAll = !prefersEdgeAttachedInCompactHeight
      if widthFollowsPreferredContentSizeWhenEdgeAttached, preferredContentSize.width > 0 {
        layout.width = preferredContentSize.width
      }
    }
    return layout
  }

  /// A detent with the top of its sheet.
  typealias Stop = (identifier: Detent.Identifier, top: CGFloat)

  /// The enabled detents, the lowest sheet first.
  var stops: [Stop] {
    let layout = sheetLayout
    let context = SheetContext(layout: layout, traits: traitCollection)
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, layout.top(forValue: $0)) }
    }
    let sorted = found.sorted { $0.1 > $1.1 }
    return sorted.isEmpty ? [(.large, layout.highestTop)] : sorted
  }

  /// The top of the sheet at the selected detent, above the keyboard of a text field in it.
  var restingTop: CGFloat { selectedTop - keyboardLift }

  private var selectedTop: CGFloat {
    let stops = stops
    return (stops.first { $0.identifier == selectedDetentIdentifier } ?? stops[0]).top
  }

  /// The distance by which the keyboard lifts the sheet while a text in it is edited: the covered height, as
  /// far as the sheet can move (own choice).
  private var keyboardLift: CGFloat {
    guard let containerView, let responder = containerView.window?.firstResponder as? UIView,
      responder.isDescendant(of: sheetView)
    else { return 0 }
    let layout = sheetLayout
    let covered =
      containerView.keyboardLayoutGuide.bottomInset(of: containerView) - layout.safeArea.bottom
    return covered.clamped(0, max(0, selectedTop - layout.highestTop))
  }

  open override var presentedView: UIView? {
    sheetView.hold(presentedViewController.view)
    return sheetView
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    sheetLayout.frame(top: restingTop, heightTop: restingTop)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    var layout = sheetLayout
    layout.size = parentSize
    return layout.frame(top: layout.highestTop, heightTop: layout.highestTop).size
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    layoutChanged()
  }

  override var isElevated: Bool { true }

  /// Resets the presenter's view for its new size; the next layout moves it back again.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    UIView.performWithoutAnimation { restorePresenter() }
    layoutChanged()
  }

  private func layoutChanged() {
    guard !isChanging else { return }
    containerView?.setNeedsLayout()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    if !isMoving { placeAtRest() }
  }

  /// Moves the sheet to the selected detent.
  func placeAtRest() {
    let lift = keyboardLift
    place(top: selectedTop - lift, heightTop: selectedTop - lift, lift: lift)
  }

  /// Puts the sheet's upper edge at `top`, with the height that it has at `heightTop`, and dims and moves
  /// back the view beneath accordingly.
  ///
  /// - Parameter lift: The distance by which the keyboard has lifted it, which doesn't change the view
  ///   beneath.
  func place(top: CGFloat, heightTop: CGFloat, lift: CGFloat = 0) {
    let layout = sheetLayout
    sheetView.frame = layout.frame(top: top, heightTop: heightTop)
    sheetView.layer.cornerRadius =
      layout.coversAll ? 0 : preferredCornerRadius ?? SheetLayout.cornerRadius
    sheetView.layer.maskedCorners =
      layout.centered == nil ? SheetView.upperCorners : SheetView.allCorners
    sheetView.grabber.isHidden = !prefersGrabberVisible || layout.coversAll
    sheetView.layoutIfNeeded()
    let stops = stops
    dimmingView.alpha = dimming(at: top + lift, stops: stops, layout: layout)
    movePresenter(at: top + lift, stops: stops, layout: layout)
  }

  private func dimming(at top: CGFloat, stops: [Stop], layout: SheetLayout) -> CGFloat {
    let undimmed = stops.lastIndex { $0.identifier == largestUndimmedDetentIdentifier }
    guard let undimmed else {
      return SheetLayout.progress(at: top, from: layout.size.height, to: stops[0].top)
    }
    guard undimmed + 1 < stops.count else { return 0 }
    return SheetLayout.progress(at: top, from: stops[undimmed].top, to: stops[undimmed + 1].top)
  }

  /// Shrinks the presenter's view beneath the highest sheet, if it fills the screen.
  private func movePresenter(at top: CGFloat, stops: [Stop], layout: SheetLayout) {
    if layout.coversAll || layout.centered != nil { return restorePresenter() }
    guard let view = presenter?.viewIfLoaded, view.bounds.size == layout.size,
      let highest = stops.last, highest.top == layout.highestTop
    else { return }
    let low = stops.dropLast().last?.top ?? layout.size.height
    let amount = SheetLayout.progress(at: top, from: low, to: highest.top)
    if amount > 0, presenterLook == nil {
      presenterLook = (view.layer.cornerRadius, view.layer.masksToBounds)
      UIView.performWithoutAnimation {
        backdrop.frame = view.frame
        view.superview?.insertSubview(backdrop, belowSubview: view)
      }
    }
    guard let presenterLook else { return }
    view.transform = layout.presenterTransform(amount)
    view.layer.cornerRadius =
      presenterLook.radius + (SheetLayout.cornerRadius - presenterLook.radius) * amount
    view.layer.masksToBounds = amount > 0 || presenterLook.masks
  }

  /// Whether the presenter begins below the status bar, beneath the highest sheet.
  override var leavesBlackAbove: Bool {
    let layout = sheetLayout
    return !layout.coversAll && layout.centered == nil && selectedTop == layout.highestTop
  }

  private func restorePresenter() {
    backdrop.removeFromSuperview()
    guard let presenterLook, let view = presenter?.viewIfLoaded else { return }
    view.transform = .identity
    view.layer.cornerRadius = presenterLook.radius
    view.layer.masksToBounds = presenterLook.masks
    self.presenterLook = nil
  }

  override func escape() -> Bool {
    guard let interaction else { return false }
    interaction.tappedBeside()
    return true
  }

  /// Passes touches outside an undimmed sheet to the presenter.
  override func passesTouch(at point: CGPoint) -> Bool { dimmingView.alpha == 0 }

  // MARK: Transitions

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    containerView.keyboardLayoutGuide.onMove = { [weak self] in self?.layoutChanged() }
    // A sheet that is restored by adaptation has had another container.
    for view in [sheetView, dimmingView] {
      for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
    }
    interaction = SheetInteraction(self, dimmingView: dimmingView)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    isMoving = false
    if !completed { restorePresenter() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isMoving = false
    if completed {
      restorePresenter()
    } else {
      containerView?.setNeedsLayout()
    }
  }

  override func defaultAnimator(
    _ direction: ModalDirection
  ) -> any UIViewControllerAnimatedTransitioning {
    presentedViewController.modalTransitionStyle == .coverVertical
      ? SheetAnimator(self, direction) : super.defaultAnimator(direction)
  }

  override var dismissalInteractor: (any UIViewControllerInteractiveTransitioning)? {
    interaction?.dismissal
  }
}

extension UIViewController {
  /// The sheet in which this controller or one around it is presented, or will be; nil if it isn't presented
  /// as a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
