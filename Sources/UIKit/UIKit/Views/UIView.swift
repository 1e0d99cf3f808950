import CoreGraphics
import Foundation
import QuartzCore

/// A rectangle of the interface that draws content, receives touches and contains other views.
///
/// A view's look is its ``layer``. The view adds events, layout and hierarchy. Coordinates are in points
/// with the origin at the top left and y pointing down.
///
/// Every overridable member is declared here. Its implementation is in the extension named after its
/// topic.
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
  package final nonisolated(unsafe) var keptObservers: KeyValueObservers?
  /// The controller whose root view this is.
  package final weak var viewController: UIViewController? {
    didSet { controllerDidChange() }
  }

  // MARK: Initialization

  /// Creates a view with a frame in its future superview's coordinates.
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
    ObjectArchives.read(UIView.self, of: self, from: coder)
  }

  /// The text that the view shows, for its description.
  var describedText: String? { nil }

  /// The name that iOS has for the layer's class, for the view's description; `nil` for the own name.
  var describedLayer: String? { nil }

  /// Reads what a subclass knows of the element, which stands for a cell's own view.
  func decodeAsPart(_ coder: NibCoder) {}

  /// Requests an update of the configuration. Cells, headers, footers and buttons have one.
  func invalidateConfiguration() {}

  /// The radius of the corners while a drag lifts the view, in points. 0 keeps those of the view.
  var liftedCornerRadius: CGFloat { 0 }

  /// The properties that appearance proxies apply to views of the class. A subclass adds its own.
  class var appearanceProperties: [AppearanceProperty] {
    [
      AppearanceProperty(\UIView.backgroundColor),
      AppearanceProperty(\UIView.ownTintColor),
    ]
  }

  /// Returns the layout guide that a storyboard calls by this key, or `nil` if the class has none.
  func interfaceGuide(_ key: String) -> AnyObject? {
    switch key {
    case "safeArea": safeAreaLayoutGuide
    case "keyboard": keyboardLayoutGuide
    default: nil
    }
  }

  /// Writes the view, the views in it and the constraints of storyboards to a keyed archive.
  ///
  /// ``CALayer``s, recognizers, targets and actions aren't written.
  open func encode(with coder: NSCoder) { ObjectArchives.write(self, to: coder) }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows the view. The view is its delegate; don't change that.
  open var layer: CALayer { _layer }

  open dynamic override var next: UIResponder? { viewController ?? _superview }

  // MARK: Geometry

  /// The position and size in the superview's coordinates. It is the smallest rectangle around the
  /// transformed bounds.
  open var frame: CGRect {
    get { observed(.frame, _layer.frame) }
    set { changing(.frame) { setFrame(newValue) } }
  }

  /// The view's rectangle in its own coordinates. A scrolled view has an origin other than zero.
  open var bounds: CGRect {
    get { observed(.bounds, _layer.bounds) }
    set { changing(.bounds) { setBounds(newValue) } }
  }

  /// The position of the ``anchorPoint`` in the superview's coordinates.
  open var center: CGPoint {
    get { observed(.center, _layer.position) }
    set { changing(.center) { setCenter(newValue) } }
  }

  /// The transform, relative to the ``anchorPoint``.
  open var transform: CGAffineTransform {
    get { observed(.transform, _layer.affineTransform()) }
    set { changing(.transform) { _layer.setAffineTransform(newValue) } }
  }

  func addObserver(_ observer: any ReferenceViewObserver) {
    viewState.observers.removeAll { $0.observer == nil }
    viewState.observers.append(WeakReferenceViewObserver(observer: observer))
  }

  /// The type of shape that dynamics use for collisions. The default is the bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline, relative to the centre, that dynamics use for collisions of the type `path`.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The three-dimensional transform with perspective, relative to the ``anchorPoint``.
  open var transform3D: CATransform3D {
    get { observed(.transform3D, _layer.transform) }
    set { changing(.transform3D) { _layer.transform = newValue } }
  }

  /// The fixed point of the transform, as a fraction of the bounds. The default is the centre.
  open var anchorPoint: CGPoint {
    get { observed(.anchorPoint, _layer.anchorPoint) }
    set { changing(.anchorPoint) { _layer.anchorPoint = newValue } }
  }

  /// The number of pixels per point in the view's drawn content.
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

  /// Returns the best size for the view's content, given a size that a subclass may treat as a maximum or
  /// minimum. The default is the current size.
  open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the result of ``sizeThatFits(_:)`` for its current size. The origin doesn't
  /// change.
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

  /// Whether the view receives more than one finger at a time. The default is `false`.
  open var isMultipleTouchEnabled: Bool {
    get { viewState.isMultipleTouchEnabled }
    set { viewState.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view in the window receives touches while this view has some.
  open var isExclusiveTouch: Bool {
    get { viewState.isExclusiveTouch }
    set { viewState.isExclusiveTouch = newValue }
  }

  /// The recognizers of the view; `nil` until one is added, and empty after the last one was removed.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewState.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }

  /// Returns the frontmost view at `point` that receives touches: this view, a descendant, or `nil`.
  open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    _hitTest(point, with: event)
  }

  /// Returns whether `point`, in the view's coordinates, is inside the view. The top and left edges are
  /// inside, and the bottom and right ones aren't.
  open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    _addGestureRecognizer(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    _removeGestureRecognizer(gestureRecognizer)
  }

  /// Returns whether a recognizer of this view may begin. The default is `true`.
  open dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  // MARK: Hierarchy

  open var superview: UIView? { _superview }
  /// The subviews from back to front.
  open var subviews: [UIView] { _subviews }
  open var window: UIWindow? { windowOfView }

  /// The text size limits of the view and its ancestors, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String { limitsDescription }

  open var tag: Int {
    get { observed(.tag, viewState.tag) }
    set { changing(.tag) { viewState.tag = newValue } }
  }

  /// The identifier for state restoration, which isn't supported here.
  open var restorationIdentifier: String? {
    get { viewState.restorationIdentifier }
    set { viewState.restorationIdentifier = newValue }
  }

  /// The effects that depend on the viewer's angle.
  open var motionEffects: [UIMotionEffect] {
    get { viewState.motionEffects }
    set { viewState.motionEffects = newValue }
  }

  /// Adds an effect. Adding an effect twice has no additional effect.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(effect) { motionEffects.append(effect) }
  }

  /// Removes an effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// The view's interactions in the order they were added. Setting the array adds and removes
  /// interactions.
  open var interactions: [any UIInteraction] {
    get { viewState.interactions ?? [] }
    set {
      for old in interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, after removing it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { _addInteraction(interaction) }

  /// Removes an interaction if it belongs to this view.
  open func removeInteraction(_ interaction: any UIInteraction) { _removeInteraction(interaction) }

  open dynamic func addSubview(_ view: UIView) { placeSubview(view, at: _subviews.count) }
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
  open dynamic func removeFromSuperview() { _removeFromSuperview() }
  /// Returns whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { _isDescendant(of: view) }
  /// Returns the first view with the tag in a depth-first search that starts with this view.
  open func viewWithTag(_ tag: Int) -> UIView? { _viewWithTag(tag) }

  open dynamic func didAddSubview(_ subview: UIView) {}
  open dynamic func willRemoveSubview(_ subview: UIView) {}
  open dynamic func willMove(toSuperview newSuperview: UIView?) {}
  open dynamic func didMoveToSuperview() {}
  open dynamic func willMove(toWindow newWindow: UIWindow?) {}
  open dynamic func didMoveToWindow() {}

  // MARK: Layout

  /// Positions the subviews. The base class applies the frames from constraints.
  open dynamic func layoutSubviews() { autoLayoutApply() }
  open func setNeedsLayout() { _layer.setNeedsLayout() }
  /// Performs pending layout immediately, starting with the topmost view that needs it.
  open func layoutIfNeeded() {
    autoLayoutPrepareLayout()
    _layer.layoutIfNeeded()
  }

  /// The distances from the edges at which content begins. They include the safe area if
  /// ``insetsLayoutMarginsFromSafeArea`` is set. The default is 8 points on every side.
  open dynamic var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.physical(newValue)) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }

  /// Whether the margins are at least as large as the part of the superview's margins that overlaps this
  /// view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { viewState.preservesSuperviewLayoutMargins }
    set {
      viewState.preservesSuperviewLayoutMargins = newValue
      updateMargins()
    }
  }

  /// Whether the safe area is added to the margins. The default is `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewState.insetsLayoutMarginsFromSafeArea }
    set {
      viewState.insetsLayoutMarginsFromSafeArea = newValue
      updateMargins()
    }
  }

  open func layoutMarginsDidChange() {}

  /// The distances by which bars and the screen's shape cover the view at each edge.
  open var safeAreaInsets: UIEdgeInsets { viewState.safeAreaInsets }
  open dynamic func safeAreaInsetsDidChange() {}

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
  /// Updates the view's constraints. Overrides have to call `super` last.
  open dynamic func updateConstraints() { alUpdateConstraints() }
  open func setNeedsUpdateConstraints() { alSetNeedsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { autoLayoutUpdateConstraintsPass() }
  open func needsUpdateConstraints() -> Bool { autoLayout.needsUpdateConstraints }

  /// The natural size of the content, or `noIntrinsicMetric` on an axis without one.
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

  /// The distances by which the frame extends beyond the Auto Layout alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: UIEdgeInsets.zero - alignmentRectInsets)
  }

  /// The view whose top or first line is this view's first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { forBaselineLayout() }

  /// The view whose bottom was this view's baseline before there were two baselines.
  open func forBaselineLayout() -> UIView { self }

  // MARK: Focus

  /// Whether the view can be focused. The default is false.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { window?.windowScene?.focusEngine?.focusedItem === self }
  /// The view's appearance while it is focused, a ring by default. Nil means none.
  open var focusEffect: UIFocusEffect? {
    get { viewState.focus?.effect ?? (hasFocusEffect ? UIFocusEffect() : nil) }
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
  /// The view's controller, or else its superview.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? _superview }
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  open var coordinateSpace: any UICoordinateSpace { self }
  /// Returns the subviews that intersect a rectangle.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { _focusItems(in: rect) }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func setNeedsFocusUpdate() { _setNeedsFocusUpdate() }
  open func updateFocusIfNeeded() { _updateFocusIfNeeded() }
  /// The focus settings, created when the app first sets one.
  private var ownFocus: ViewFocus {
    if let focus = viewState.focus { return focus }
    let focus = ViewFocus()
    viewState.focus = focus
    return focus
  }

  // MARK: Text size

  /// The smallest text size in the view and its descendants. Nil means no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.minimumContentSizeCategory }
    set {
      viewState.minimumContentSizeCategory = newValue
      updateTraits()
    }
  }

  /// The largest text size in the view and its descendants. Nil means no limit. It takes precedence over
  /// the smallest.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.maximumContentSizeCategory }
    set {
      viewState.maximumContentSizeCategory = newValue
      updateTraits()
    }
  }

  // MARK: Constraints

  /// Whether the view's frame is set directly or by its autoresizing mask, instead of by constraints. The
  /// default is `true` for views created in code.
  ///
  /// Such a view starts a separate constraint system, in which the constraints of its subviews are solved
  /// with its bounds as given.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// The constraints of the view.
  open var constraints: [NSLayoutConstraint] { autoLayout.held }

  /// Adds and activates a constraint. Its items must be this view or its descendants.
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

  /// Returns the priority with which the view resists growing beyond its content. The default is 250, and
  /// 251 for labels.
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

  /// Returns the priority with which the view resists shrinking below its content. The default is 750.
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

  /// Whether the view draws its background colour itself, because its layer would fill the corners.
  var drawsBackground: Bool { false }

  open var backgroundColor: UIColor? {
    get { observed(.backgroundColor, viewState.backgroundColor) }
    set { changing(.backgroundColor) { setBackgroundColor(newValue) } }
  }

  /// The opacity of the view with its content, from 0 to 1. Below 0.01, the view receives no touches.
  open var alpha: CGFloat {
    get { observed(.alpha, CGFloat(_layer.opacity)) }
    set { changing(.alpha) { _layer.opacity = Float(newValue) } }
  }

  /// Whether the view fills its bounds with opaque content.
  open var isOpaque: Bool {
    get { observed(.isOpaque, _layer.isOpaque) }
    set { changing(.isOpaque) { _layer.isOpaque = newValue } }
  }

  open var isHidden: Bool {
    get { observed(.isHidden, _layer.isHidden) }
    set { changing(.isHidden) { setHidden(newValue) } }
  }

  /// Whether subviews are clipped to the bounds.
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

  /// A view whose opacity masks this one. It isn't in the hierarchy.
  open var mask: UIView? {
    get { viewState.mask }
    set { setMask(newValue) }
  }

  /// The colour of interactive elements. By default, it is the superview's.
  open var tintColor: UIColor! {
    get { observed(.tintColor, effectiveTintColor as UIColor?) }
    set { changing(.tintColor) { setTintColor(newValue) } }
  }

  /// The tint colour that was set on this view, or nil.
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

  /// Draws the content into the current context. Don't call this; call ``setNeedsDisplay()`` instead.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { _layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { _layer.setNeedsDisplay(rect) }

  /// Returns a view that shows this view's current content, or `nil` for a view without size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    _snapshotView(of: bounds, afterUpdates: afterUpdates, capInsets: .zero)
  }

  /// Returns a view that shows a part of this view. When it is resized, the parts within the cap insets
  /// keep their size and the middle stretches.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    _snapshotView(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws the view's current content into the current context, stretched to `rect`. Returns `false`
  /// without a context, or for a view without size.
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

  /// Makes the first responder in this view or its descendants resign. With `force`, it isn't asked.
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

  final override var ownView: UIView? { self }

  /// Called when a subview was hidden or shown. Stack views skip hidden views.
  func subviewHiddenDidChange(_ subview: UIView) {}

  /// The safe area for the content. A scroll view that turned its safe area into content inset doesn't
  /// pass it on at those edges.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Called after the traits changed and before the subviews are notified.
  func traitsDidChange(from previous: UITraitCollection) {}

  // MARK: Hooks for gestures

  /// Whether the view's own action comes before a recognizer of one of its superviews that is about to recognize.
  func claims(_ gesture: UIGestureRecognizer) -> Bool { false }

  // MARK: Hooks for the focus

  /// Whether the view has a focus effect unless the app decides. The caret of editable text shows the focus already.
  var hasFocusEffect: Bool { true }

  // MARK: Hooks for Auto Layout

  /// The view itself if its content scrolls.
  var scrollingContent: (any ScrollingContent)? { nil }

  /// The default priority with which the view hugs its content.
  var defaultHuggingPriority: UILayoutPriority { .defaultLow }

  /// Whether the intrinsic height depends on the width.
  var hasWidthDependentHeight: Bool { false }

  /// Returns the intrinsic size for a width, for views whose height depends on it.
  func intrinsicSize(forWidth width: CGFloat) -> CGSize? { nil }

  /// Returns the baselines at a size, or `nil` without text.
  func textBaselines(in size: CGSize) -> TextBaselines? { nil }

  final func withState<R>(_ body: (inout ViewState) -> R) -> R { body(&viewState) }

  nonisolated open override var description: String { onThisThread { describeAlone() } }

  // MARK: Accessibility

  open var accessibilityIdentifier: String? {
    get { accessibilityState.identifier }
    set { accessibilityState.identifier = newValue }
  }
}

extension UIView: @preconcurrency CALayerDelegate {}
