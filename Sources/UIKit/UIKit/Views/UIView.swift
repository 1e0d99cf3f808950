import CoreGraphics
import Foundation
import QuartzCore

/// A rectangle of the interface: it draws, takes touches and holds other views.
///
/// A view's look is its ``layer``; the view adds events, layout and hierarchy. Coordinates are in
/// points with the origin at the top left and y downward.
///
/// Every overridable member is declared here; its work stands in the extension named by its topic.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UICoordinateSpace,
  @MainActor UIAccessibilityIdentification, UIFocusItem, UIFocusItemContainer
{
  // MARK: State

  let _layer: CALayer
  private(set) var viewState = ViewState()
  let autoLayout = ViewAutoLayout()
  @BackReference final var _superview: UIView?
  @BackReference final var windowOfView: UIWindow?
  final var _subviews: [UIView] = []
  package final var keptObservers: KeyValueObservers?
  /// The controller whose root view this is.
  package final weak var viewController: UIViewController? {
    didSet { controllerDidChange() }
  }

  // MARK: Making

  /// A view with the given frame, in its future superview's coordinates.
  public init(frame: CGRect) {
    _layer = Self.makeLayer()
    super.init()
    didMakeLayer()
    if frame != .zero { self.frame = frame }
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    _layer = Self.makeLayer()
    super.init()
    didMakeLayer()
    (coder as? NibCoder)?.decode(self)
  }

  /// Is there to be overridden: views aren't archived here, which is reported.
  open func encode(with coder: NSCoder) { reportArchiving(of: Self.self) }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that the view shows itself with. The view is its delegate; do not change that.
  open var layer: CALayer { _layer }

  open override var next: UIResponder? { viewController ?? _superview }

  // MARK: Geometry

  /// Place and size in the superview's coordinates: the smallest box around the transformed bounds.
  open var frame: CGRect {
    get { observed(.frame, _layer.frame) }
    set { changing(.frame) { setFrame(newValue) } }
  }

  /// The view's own coordinates: a scrolled view has an origin other than zero.
  open var bounds: CGRect {
    get { observed(.bounds, _layer.bounds) }
    set { changing(.bounds) { setBounds(newValue) } }
  }

  /// Where the ``anchorPoint`` is in the superview's coordinates.
  open var center: CGPoint {
    get { observed(.center, _layer.position) }
    set { changing(.center) { setCenter(newValue) } }
  }

  /// Applied about the ``anchorPoint``.
  open var transform: CGAffineTransform {
    get { observed(.transform, _layer.affineTransform()) }
    set { changing(.transform) { _layer.setAffineTransform(newValue) } }
  }

  func noteDynamicAnimator(_ animator: UIDynamicAnimator) {
    viewState.dynamicAnimators.removeAll { $0.animator == nil }
    viewState.dynamicAnimators.append(WeakAnimator(animator: animator))
  }

  /// The shape by which dynamics collide it; its bounds unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline that dynamics collide it by, around its centre; for the type `path`.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Applied about the ``anchorPoint``, with perspective.
  open var transform3D: CATransform3D {
    get { observed(.transform3D, _layer.transform) }
    set { changing(.transform3D) { _layer.transform = newValue } }
  }

  /// The fixed point of the transform as a fraction of the bounds, the middle by default.
  open var anchorPoint: CGPoint {
    get { observed(.anchorPoint, _layer.anchorPoint) }
    set { changing(.anchorPoint) { _layer.anchorPoint = newValue } }
  }

  /// Pixels per point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { _layer.contentsScale }
    set { setContentScale(newValue) }
  }

  open var autoresizesSubviews: Bool {
    get { viewState.autoresizesSubviews }
    set { viewState.autoresizesSubviews = newValue }
  }

  open var autoresizingMask: AutoresizingMask {
    get { viewState.autoresizingMask }
    set { viewState.autoresizingMask = newValue }
  }

  /// The size in which the view would show all it has, at most or at least `size` as the view sees
  /// fit. The present size unless overridden.
  open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that ``sizeThatFits(_:)`` answers for the present one, keeping the origin.
  open dynamic func sizeToFit() { _sizeToFit() }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { _convert(point, toView: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    _convert(point, fromView: view)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { _convert(rect, toView: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { _convert(rect, fromView: view) }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    _convert(CGRect(origin: point, size: .zero), toSpace: coordinateSpace).origin
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    _convert(CGRect(origin: point, size: .zero), fromSpace: coordinateSpace).origin
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    _convert(rect, toSpace: coordinateSpace)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    _convert(rect, fromSpace: coordinateSpace)
  }

  // MARK: Touches

  open var isUserInteractionEnabled: Bool {
    get { observed(.isUserInteractionEnabled, viewState.isUserInteractionEnabled) }
    set { changing(.isUserInteractionEnabled) { viewState.isUserInteractionEnabled = newValue } }
  }

  /// Whether the view takes more than one finger at a time; `false` by default.
  open var isMultipleTouchEnabled: Bool {
    get { viewState.isMultipleTouchEnabled }
    set { viewState.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view of the window takes touches while this one has some.
  open var isExclusiveTouch: Bool {
    get { viewState.isExclusiveTouch }
    set { viewState.isExclusiveTouch = newValue }
  }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewState.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }

  /// The front-most view under `point` that takes touches: this view, a descendant, or `nil`.
  open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    _hitTest(point, with: event)
  }

  /// Whether `point`, in the view's coordinates, belongs to the view. The upper left edges do, the
  /// lower right ones do not.
  open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    _addGestureRecognizer(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    _removeGestureRecognizer(gestureRecognizer)
  }

  /// Whether a recognizer of this view may begin. `true` unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hierarchy

  open var superview: UIView? { _superview }
  /// From back to front.
  open var subviews: [UIView] { _subviews }
  open var window: UIWindow? { windowOfView }

  /// The limits of the view's text size, its own and those of the views around it, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String { limitsDescription }

  open var tag: Int {
    get { observed(.tag, viewState.tag) }
    set { changing(.tag) { viewState.tag = newValue } }
  }

  /// A name under which state restoration would keep the view; nothing here restores states.
  open var restorationIdentifier: String? {
    get { viewState.restorationIdentifier }
    set { viewState.restorationIdentifier = newValue }
  }

  /// Effects that follow how the viewer looks at the device.
  open var motionEffects: [UIMotionEffect] {
    get { viewState.motionEffects }
    set { viewState.motionEffects = newValue }
  }

  /// Adds an effect. A view that has it already keeps it once.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(effect) { motionEffects.append(effect) }
  }

  /// Takes an effect away.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  open func addSubview(_ view: UIView) { placeSubview(view, at: _subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { placeSubview(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    placeSubview(view, beside: siblingSubview, above: false)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    placeSubview(view, beside: siblingSubview, above: true)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: _subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func removeFromSuperview() { _removeFromSuperview() }
  /// Whether the view is `view` or lies in it.
  open func isDescendant(of view: UIView) -> Bool { _isDescendant(of: view) }
  /// This view or the first descendant, depth first, with the tag.
  open func viewWithTag(_ tag: Int) -> UIView? { _viewWithTag(tag) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open dynamic func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open dynamic func didMoveToWindow() {}

  // MARK: Layout

  /// Places the subviews. The base class gives them their solved frames.
  open dynamic func layoutSubviews() { autoLayoutApply() }
  open func setNeedsLayout() { _layer.setNeedsLayout() }
  /// Lays out now what needs it, from the topmost view that does.
  open func layoutIfNeeded() {
    autoLayoutPrepareLayout()
    _layer.layoutIfNeeded()
  }

  /// Distances from the edges at which content begins, including the safe area when
  /// ``insetsLayoutMarginsFromSafeArea`` is set. 8 points on every side by default.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.physical(newValue)) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }

  /// Whether the margins are at least what the superview's margins cover of this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { viewState.preservesSuperviewLayoutMargins }
    set {
      viewState.preservesSuperviewLayoutMargins = newValue
      updateMargins()
    }
  }

  /// Whether the safe area is added to the margins; `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewState.insetsLayoutMarginsFromSafeArea }
    set {
      viewState.insetsLayoutMarginsFromSafeArea = newValue
      updateMargins()
    }
  }

  open func layoutMarginsDidChange() {}

  /// The part of the view that bars and the screen's shape cover, from each edge.
  open var safeAreaInsets: UIEdgeInsets { viewState.safeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { viewState.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: viewState.semanticContentAttribute, relativeTo: traits.values.direction)
  }

  // MARK: Auto Layout

  open class var requiresConstraintBasedLayout: Bool { false }
  /// Adds or changes the view's constraints. Call `super` last.
  open func updateConstraints() { alUpdateConstraints() }
  open func setNeedsUpdateConstraints() { alSetNeedsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { autoLayoutUpdateConstraintsPass() }
  open func needsUpdateConstraints() -> Bool { autoLayout.needsUpdateConstraints }

  /// The size that the content asks for; `noIntrinsicMetric` on an axis that has none.
  open dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { alInvalidateIntrinsicContentSize() }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    alSystemLayoutSizeFitting(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// How far the frame reaches beyond the rectangle that Auto Layout aligns.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: UIEdgeInsets.zero - alignmentRectInsets)
  }

  /// The view whose top or first line stands for this view's first baseline.
  open var forFirstBaselineLayout: UIView { forBaselineLayout() }
  open var forLastBaselineLayout: UIView { forBaselineLayout() }

  /// The view whose bottom stood for this view's baseline before there were two of them.
  open func forBaselineLayout() -> UIView { self }

  // MARK: Focus

  /// Whether the focus may come to the view; false unless overridden.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { window?.windowScene?.focusEngine?.focusedItem === self }
  /// How the view looks while it has the focus: a ring; nil is nothing.
  open var focusEffect: UIFocusEffect? {
    get { viewState.focus.map(\.effect) ?? UIFocusEffect() }
    set { ownFocus.effect = newValue }
  }
  open var focusGroupIdentifier: String? {
    get { viewState.focus?.group }
    set { ownFocus.group = newValue }
  }
  open var focusGroupPriority: UIFocusGroupPriority {
    get { viewState.focus?.priority ?? .ignored }
    set { ownFocus.priority = newValue }
  }
  open var isTransparentFocusItem: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The view's controller, or the view around it.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? _superview }
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The views in this one.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { _focusItems(in: rect) }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func setNeedsFocusUpdate() { _setNeedsFocusUpdate() }
  open func updateFocusIfNeeded() { _updateFocusIfNeeded() }
  /// Made when the app sets something about the focus.
  private var ownFocus: ViewFocus {
    if let focus = viewState.focus { return focus }
    let focus = ViewFocus()
    viewState.focus = focus
    return focus
  }

  // MARK: Text size

  /// The smallest text size in the view and the views in it; nil is no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.minimumContentSizeCategory }
    set {
      viewState.minimumContentSizeCategory = newValue
      updateTraits()
    }
  }

  /// The largest text size in the view and the views in it; nil is no limit. It goes before the smallest.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.maximumContentSizeCategory }
    set {
      viewState.maximumContentSizeCategory = newValue
      updateTraits()
    }
  }

  // MARK: Constraints

  /// Whether the view's frame is set by hand, or by its autoresizing mask, and not by constraints;
  /// `true` for views made in code.
  ///
  /// Such a view begins an island: its subviews' constraints are solved with its bounds as given.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// The constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { autoLayout.held }

  /// Activates a constraint that this view holds; its items must lie in the view.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.isActive = false
    constraint.install(on: self)
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content priorities

  /// How strongly the view refuses to be larger than its content: 250, labels 251.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging[axis.rawValue] ?? defaultHuggingPriority
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    autoLayout.hugging[axis.rawValue] = priority
    alInvalidateIntrinsicContentSize()
  }

  /// How strongly the view refuses to be smaller than its content: 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    autoLayout.compression[axis.rawValue]
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != autoLayout.compression[axis.rawValue] else { return }
    autoLayout.compression[axis.rawValue] = priority
    alInvalidateIntrinsicContentSize()
  }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    get { observed(.backgroundColor, viewState.backgroundColor) }
    set { changing(.backgroundColor) { setBackgroundColor(newValue) } }
  }

  /// Opacity from 0 to 1 of the view with all it contains. Below 0.01 it takes no touches.
  open var alpha: CGFloat {
    get { observed(.alpha, CGFloat(_layer.opacity)) }
    set { changing(.alpha) { _layer.opacity = Float(newValue) } }
  }

  /// Whether the view promises to fill its bounds with opaque content.
  open var isOpaque: Bool {
    get { observed(.isOpaque, _layer.isOpaque) }
    set { changing(.isOpaque) { _layer.isOpaque = newValue } }
  }

  open var isHidden: Bool {
    get { observed(.isHidden, _layer.isHidden) }
    set { changing(.isHidden) { setHidden(newValue) } }
  }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { observed(.clipsToBounds, _layer.masksToBounds) }
    set { changing(.clipsToBounds) { _layer.masksToBounds = newValue } }
  }

  open var clearsContextBeforeDrawing: Bool {
    get { viewState.clearsContextBeforeDrawing }
    set { viewState.clearsContextBeforeDrawing = newValue }
  }

  open var contentMode: ContentMode {
    get { observed(.contentMode, viewState.contentMode) }
    set { changing(.contentMode) { setContentMode(newValue) } }
  }

  /// A view whose opacity shows this one; it is not in the hierarchy.
  open var mask: UIView? {
    get { viewState.mask }
    set { setMask(newValue) }
  }

  /// The colour of interactive elements: the view's own, or else its superview's.
  open var tintColor: UIColor! {
    get { observed(.tintColor, effectiveTintColor as UIColor?) }
    set { changing(.tintColor) { setTintColor(newValue) } }
  }

  /// The tint that was set on this view, if any was.
  var ownTintColor: UIColor? {
    get { viewState.tintColor }
    set { tintColor = newValue }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  open dynamic func tintColorDidChange() {}

  // MARK: Drawing

  /// Draws the content into the current context. Call ``setNeedsDisplay()``, not this.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { _layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { _layer.setNeedsDisplay(rect) }

  /// A view that shows what this one shows now; `nil` for a view without size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    _snapshotView(of: bounds, afterUpdates: afterUpdates, capInsets: .zero)
  }

  /// A view that shows a part of this one. When it is resized, the parts within the cap insets keep
  /// their size and the middle stretches.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    _snapshotView(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws what the view shows now into the current context, stretched into `rect`. `false` without
  /// a context or for a view without size.
  @discardableResult open func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    _drawHierarchy(in: rect, afterUpdates: afterUpdates)
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { traits }
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewState.overrideUserInterfaceStyle }
    set {
      viewState.overrideUserInterfaceStyle = newValue
      updateTraits()
    }
  }

  // MARK: First responder

  /// Makes the first responder among this view and its descendants resign; `force` does not ask it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { _endEditing(force) }

  // MARK: Layer delegate

  open func display(_ layer: CALayer) { layer.drawContents() }
  open func draw(_ layer: CALayer, in ctx: CGContext) { _draw(in: ctx) }
  open func layerWillDraw(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) { _layoutSublayers(of: layer) }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: self, layer: layer, key: event)
  }

  // MARK: Hooks within the package

  /// A subview was hidden or shown. Stack views leave hidden views out.
  func subviewHiddenDidChange(_ subview: UIView) {}

  /// The safe area that the content has to care for: a scroll view that turned its own into content
  /// inset passes nothing on at those edges.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Called after the traits changed and before subviews learn of it.
  func traitsDidChange(from previous: UITraitCollection) {}

  // MARK: Hooks for Auto Layout

  /// How strongly the view hugs its content unless told otherwise.
  var defaultHuggingPriority: UILayoutPriority { .defaultLow }

  /// Whether the intrinsic height is another for another width.
  var hasWidthDependentHeight: Bool { false }

  /// The intrinsic size at a given width, for views whose height depends on it.
  func intrinsicSize(forWidth width: CGFloat) -> CGSize? { nil }

  /// From the top to the first baseline and to the last at a size; `nil` without text.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

  final func withState<R>(_ body: (inout ViewState) -> R) -> R { body(&viewState) }

  // MARK: Accessibility

  open var accessibilityIdentifier: String? {
    get { accessibilityState.identifier }
    set { accessibilityState.identifier = newValue }
  }
}

extension UIView: @preconcurrency CALayerDelegate {}
