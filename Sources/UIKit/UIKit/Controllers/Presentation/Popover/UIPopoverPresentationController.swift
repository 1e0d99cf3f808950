import ObjectiveCForLinux
import QuartzCore

/// Presents a controller in a popover next to its source.
///
/// In a narrow width it is a sheet, unless the delegate returns another style; `.none` keeps the
/// popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private var bubble: PopoverView?
  private var placement: PopoverPlacement?
  private lazy var backdrop = PopoverBackdrop { [weak self] in self?.tappedBeside() }

  /// The delegate, which is called for adaptation and for dismissals by the user.
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  // MARK: Source

  /// The sides on which the popover may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { placementDidChange() }
  }

  /// The view that is the popover's source.
  open var sourceView: UIView? {
    didSet { placementDidChange() }
  }

  /// The part of ``sourceView`` that the arrow points at; all of it while it is null.
  open var sourceRect = CGRect.null {
    didSet { placementDidChange() }
  }

  /// Whether the popover may cover its source if there is no space next to it.
  open var canOverlapSourceViewRect = false {
    didSet { placementDidChange() }
  }

  /// The bar button item that is the popover's source.
  open var barButtonItem: UIBarButtonItem? {
    didSet { placementDidChange() }
  }

  /// The view or the item that is the popover's source.
  open var sourceItem: UIPopoverPresentationControllerSourceItem? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// The direction of the arrow; unknown while the popover isn't shown.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

  /// Views outside of the popover that can be touched while it is shown.
  open var passthroughViews: [UIView]?

  /// The colour of the popover and of its arrow; the system's background colour while it is nil.
  open var backgroundColor: UIColor? {
    didSet { bubble?.fill = backgroundColor ?? .systemBackground }
  }

  /// The space between the popover and the container's edges, in addition to the safe area. 10 points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { placementDidChange() }
  }

  /// The sheet that the popover becomes in a narrow width.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }
  private lazy var adaptiveSheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenter)

  // MARK: Views

  open override var presentedView: UIView? {
    guard let presented else { return nil }
    if let bubble { return bubble }
    let made = PopoverView(presented.shownRoot)
    made.fill = backgroundColor ?? .systemBackground
    bubble = made
    return made
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return currentPlacement(in: container).outerFrame
  }

  /// The size of content without a preferred size. Own choice.
  private static let commonSize = CGSize(width: 320, height: 480)

  private func currentPlacement(in container: UIView) -> PopoverPlacement {
    let asked = presented?.preferredContentSize ?? .zero
    let size = CGSize(
      width: asked.width > 0 ? asked.width : Self.commonSize.width,
      height: asked.height > 0 ? asked.height : Self.commonSize.height)
    return PopoverPlacement(
      source: source(in: container), size: size,
      room: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections, mayCover: canOverlapSourceViewRect)
  }

  /// Returns the rectangle at which the arrow points; the middle for a source that has left its window.
  private func source(in container: UIView) -> CGRect {
    if let barButtonItem {
      let view = container.window.flatMap { Self.view(standingFor: barButtonItem, in: $0) }
      if let view { return container.convert(view.bounds, from: view) }
    }
    guard let sourceView, sourceView.window === container.window else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  /// Returns the item's view. If the item is in the middle of a navigation bar without space for it, that is
  /// the view of its representative item or of the overflow button.
  private static func view(standingFor item: UIBarButtonItem, in window: UIWindow) -> UIView? {
    let group = item.buttonGroup
    let items = [item, group?.representativeItem, group?.navigationItem?.overflowItem]
    return items.lazy.compactMap { $0.flatMap { view(of: $0, in: window) } }.first
  }

  private static func view(of item: UIBarButtonItem, in view: UIView) -> UIView? {
    if let custom = item.customView, custom.window != nil, custom.superview?.isHidden == false {
      return custom
    }
    if let button = view as? BarButtonView, button.item === item, !button.isHidden {
      return button
    }
    for subview in view.subviews.reversed() {
      if let found = self.view(of: item, in: subview) { return found }
    }
    return nil
  }

  private func placementDidChange() { containerView?.setNeedsLayout() }

  /// The container's size when the popover was last placed.
  private var placedSize: CGSize?

  /// Asks the delegate for another source in a container of another size, as after the device was rotated.
  private func confirmSource(in container: UIView) {
    defer { placedSize = container.bounds.size }
    guard let placedSize, placedSize != container.bounds.size, barButtonItem == nil,
      let sourceView, let delegate
    else { return }
    var view = sourceView
    let old = sourceRect.isNull ? sourceView.bounds : sourceRect
    var rect = old
    delegate.popoverPresentationController(
      self, willRepositionPopoverTo: &rect, in: AutoreleasingUnsafeMutablePointer(&view))
    if rect != old { sourceRect = rect }
    if view !== sourceView { self.sourceView = view }
  }

  private func place() {
    guard let container = containerView, let bubble, bubble.superview === container else { return }
    confirmSource(in: container)
    let placement = currentPlacement(in: container)
    self.placement = placement
    bubble.place(placement)
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    backdrop.frame = containerView?.bounds ?? .zero
    place()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let view = containerView else { return }
    UIView.animate(withDuration: CoverAnimator.duration) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  // MARK: Presenting and dismissing

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  open override var shouldRemovePresentersView: Bool { false }

  override var isElevated: Bool { true }

  override func escape() -> Bool {
    tappedBeside()
    return true
  }

  /// Begins a presentation. An alert keeps its popover for the next time, and the view of the previous
  /// time is empty.
  override func begin(_ presentation: Presentation, presenter: UIViewController) {
    if self.presentation !== presentation { bubble = nil }
    super.begin(presentation, presenter: presenter)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    delegate?.prepareForPopoverPresentation(self)
    // An app may set the source after the call that presents the popover, as Apple's own example does.
    if sourceView == nil, barButtonItem == nil {
      RenderLoop.current.schedule(after: 0) { [weak self] in
        MainActor.assumeIsolated { self?.checkSource() }
      }
    }
    containerView?.insertSubview(backdrop, at: 0)
    if let container = containerView {
      placement = currentPlacement(in: container)
      if let placement, let view = presentedView as? PopoverView { view.place(placement) }
    }
  }

  private func checkSource() {
    precondition(
      containerView == nil || sourceView != nil || barButtonItem != nil,
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem "
        + "set before the presentation occurs.")
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed {
      placement = nil
      placedSize = nil
      bubble = nil
    }
  }

  override func defaultAnimator(
    _ direction: ModalDirection
  ) -> any UIViewControllerAnimatedTransitioning { DissolveAnimator(direction) }

  /// Passes touches on passthrough views to them.
  override func passesTouch(at point: CGPoint) -> Bool {
    guard let container = containerView else { return false }
    return passthroughViews?.contains { view in
      view.window === container.window
        && view.point(inside: view.convert(point, from: container), with: nil)
    } ?? false
  }

  /// Dismisses the popover when the user taps outside it, as do Escape and the escape gesture of
  /// assistive technologies.
  func tappedBeside() {
    guard presentation?.phase == .presented, let presented else { return }
    if let alert = presented as? UIAlertController, let cancel = alert.cancelAction {
      return alert.choose(cancel)
    }
    let delegate = delegate
    dismissForUser { delegate?.popoverPresentationControllerDidDismissPopover(self) }
  }

  override var mayBeDismissed: Bool {
    super.mayBeDismissed
      && delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  // MARK: Adaptation

  /// Returns the style of the popover in the given traits: a sheet in a narrow width, unless the delegate
  /// returns another.
  override func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let isCompact = traits.horizontalSizeClass == .compact
    switch adaptivePresentationStyle(for: traits) {
    case .automatic: return isCompact ? .formSheet : .popover
    case .none: return .popover
    case let style: return style
    }
  }

  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? .automatic
  }
}

/// Covers the views behind a popover, and receives the taps outside it.
private final class PopoverBackdrop: UIView {
  private let tapped: () -> Void

  init(_ tapped: @escaping () -> Void) {
    self.tapped = tapped
    super.init(frame: .zero)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tap()", PopoverBackdrop.tap)))
  }

  required init?(coder: NSCoder) { nil }

  private func tap() { tapped() }

  /// Assistive technologies have a button for dismissing it.
  override var ownAccessibility: OwnAccessibility {
    super.ownAccessibility.element(label: SystemText.dismissPopup.text, traits: .button)
  }

  nonisolated override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated {
      tapped()
      return true
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let container = superview as? PresentationContainerView
    guard hit === self, let container,
      container.controller?.passesTouch(at: convert(point, to: container)) == true
    else { return hit }
    return nil
  }
}
