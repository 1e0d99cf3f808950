/// A rectangle with contents in a tree of layers, which can be drawn and animated.
///
/// Setting a property changes the model immediately. If there is an action (see `action(forKey:)`), an
/// animation then shows the transition from the old value to the new one; `presentation()` returns the current
/// appearance. Layers are used from one thread, the one that commits.
///
/// This file contains every member that subclasses can override on iOS. The extensions in the other files do
/// the work.
open class CALayer: _LayerBase {
  /// Creates a copy of `layer` (a `CALayer`) for the presentation tree. Subclasses with values of their own
  /// override it to copy them.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CALayer { copyValues(of: layer) }
    // Copied values need neither layout nor drawing.
    dirty = .node
  }

  public override init() {
    super.init()
    setInitialValues()
  }

  public required init?(coder: NSCoder) { nil }

  /// Sets the initial values of a new layer of this class.
  func setInitialValues() {}

  /// Copies the values of `layer`, with which a presentation layer starts.
  func copyValues(of layer: CALayer) { copyLayerValues(of: layer) }

  // MARK: State

  /// The model values in the form for drawing. In a presentation layer, the current values.
  var state = LayerProperties()
  var layerColors = LayerColors()
  /// A number that is unique in the process and never used again.
  package let serial = CALayer.nextSerial()
  @BackReference var superlayerStorage: CALayer?
  var sublayerStorage: [CALayer] = []
  var maskStorage: CALayer?
  var contentsStorage: Any?
  /// Whether `drawContents()` drew the contents, and the app didn't set them.
  var hasDrawnContents = false
  var dirty: LayerDirtiness = .node
  /// The node of the last layer tree. It is valid while `dirty` doesn't contain `.node`.
  var node: LayerNode?
  /// The node without the nodes that a transition adds.
  var plainNode: LayerNode?
  var runningAnimations: [RunningAnimation] = []
  var timing = MediaTiming()
  /// Values of keys that no property has (`setValue(_:forKey:)`).
  var customValues: [String: Any] = [:]
  /// The model layer of a presentation layer.
  var modelStorage: CALayer?
  /// The values before the current change, by key.
  var previousValues: [String: AnimatableValue] = [:]
  package final var keptObservers: KeyValueObservers?
  /// The loop that has this layer as a root.
  @BackReference var rootLoop: RenderLoop?
  private unowned(unsafe) var knownDelegate: (any CALayerDelegate)?
  /// A reference that shows whether the delegate, usually a view, still exists.
  @BackReference private var delegateObject: AnyObject?

  /// Whether the node has children that don't come from sublayers.
  var makesChildren: Bool { false }

  /// Called before a node for the screen is made.
  func prepareNode() {}

  /// Returns the children of the layer's node in drawing order. `children` are the sublayers' nodes.
  func nodeChildren(
    _ children: [LayerNode], of shown: inout LayerProperties, at moment: NodeMoment
  ) -> [LayerNode] { children }

  open var delegate: (any CALayerDelegate)? {
    get { $delegateObject.isThere ? knownDelegate : nil }
    set { (knownDelegate, delegateObject) = (newValue, newValue) }
  }
  /// A name for your own use.
  open var name: String?
  /// Actions by event, which are searched after the delegate.
  open var actions: [String: any CAAction]?
  /// Default values. Its `"actions"` are searched after `actions`.
  open var style: [AnyHashable: Any]?

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates. Changing the origin scrolls the sublayers. Animatable.
  open var bounds: CGRect {
    get { observed("bounds", state.bounds) }
    set { reporting("bounds") { setBounds(newValue) } }
  }

  /// The position of the anchor point in the superlayer. Animatable.
  open var position: CGPoint {
    get { observed("position", state.position) }
    set { setPosition(newValue) }
  }

  /// The point about which the layer is placed and transformed, in the unit square of the bounds; (0.5, 0.5) is
  /// the middle. Animatable.
  open var anchorPoint: CGPoint {
    get { observed("anchorPoint", state.anchorPoint) }
    set { change("anchorPoint", \.anchorPoint, to: newValue) }
  }

  /// The anchor point's depth in points. Animatable.
  open var anchorPointZ: CGFloat {
    get { observed("anchorPointZ", state.anchorPointZ) }
    set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
  }

  /// The position in the drawing order among siblings, which takes precedence over their order in `sublayers`,
  /// and the depth in perspective. Animatable.
  open var zPosition: CGFloat {
    get { observed("zPosition", state.zPosition) }
    set { change("zPosition", \.zPosition, to: newValue) }
  }

  /// The transform, applied about the anchor point. Animatable.
  open var transform: CATransform3D {
    get { observed("transform", state.transform) }
    set { change("transform", \.transform, to: newValue) }
  }

  /// The transform of all sublayers, applied about the anchor point. Use it for perspective. Animatable.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
  }

  /// The bounding box of the transformed bounds in the superlayer. It isn't stored: setting it sets `position`
  /// and the size of `bounds`. If the transform rotates or flattens the layer, set those instead.
  open var frame: CGRect {
    get { observed("frame", state.frame) }
    set { reporting("frame") { setFrame(newValue) } }
  }

  // MARK: Looks

  /// Whether the layer and its sublayers are hidden. Animatable.
  open var isHidden: Bool {
    get { observed("isHidden", state.isHidden) }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  /// The opacity, 0…1, of the layer and its sublayers as one picture. Animatable.
  open var opacity: Float {
    get { observed("opacity", state.opacity) }
    set { change("opacity", \.opacity, to: newValue) }
  }

  /// Whether opacity fades the layer and its sublayers as one picture, and not each separately.
  open var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { change("allowsGroupOpacity", \.allowsGroupOpacity, to: newValue) }
  }

  /// The blend mode with which the layer and its sublayers, as one picture, are composited with the content
  /// behind: the name of a mode, such as `multiplyBlendMode`, or `nil`.
  open var compositingFilter: Any? {
    get { state.compositingFilter }
    set { setCompositingFilter(newValue) }
  }

  /// Whether the contents have no transparent pixels. This is only a hint.
  open var isOpaque = false

  /// Hints for faster drawing, which don't change the picture here.
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false

  open var backgroundColor: CGColor? {
    get { layerColors.background }
    set { setBackgroundColor(newValue) }
  }

  /// The corner radius in points. It doesn't clip by itself: see `masksToBounds`. Animatable.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, to: newValue) }
  }

  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change("maskedCorners", \.maskedCorners, to: newValue) }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { change("cornerCurve", \.cornerCurve, to: newValue) }
  }

  /// The border width in points. The border is inside the bounds and above the sublayers. Animatable.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change("borderWidth", \.borderWidth, to: newValue) }
  }

  open var borderColor: CGColor? {
    get { layerColors.border }
    set { changeColor("borderColor", \.border, \.borderColor, to: newValue) }
  }

  /// Whether sublayers are clipped to the (rounded) bounds.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  /// A layer whose alpha determines the visible part of this one. It must have no superlayer.
  open var mask: CALayer? {
    get { modelStorage == nil ? maskStorage : modelStorage?.maskStorage?.presentation() }
    set { setMask(newValue) }
  }

  open var shadowColor: CGColor? {
    get { layerColors.shadow }
    set { changeColor("shadowColor", \.shadow, \.shadowValues.color, to: newValue) }
  }

  /// The shadow's opacity, 0…1. At 0, the default, there is no shadow. Animatable.
  open var shadowOpacity: Float {
    get { state.shadowValues.opacity }
    set { change("shadowOpacity", \.shadowValues.opacity, to: newValue) }
  }

  /// The shadow's offset in points to the right and down. The default is (0, −3). Animatable.
  open var shadowOffset: CGSize {
    get { state.shadowValues.offset }
    set { change("shadowOffset", \.shadowValues.offset, to: newValue) }
  }

  /// The blur radius of the shadow in points. The default is 3. Animatable.
  open var shadowRadius: CGFloat {
    get { state.shadowValues.radius }
    set { change("shadowRadius", \.shadowValues.radius, to: newValue) }
  }

  /// The path that casts the shadow, in the layer's coordinates; `nil` for the layer's content. A path is much
  /// cheaper. Animatable.
  open var shadowPath: CGPath? {
    get { state.shadowValues.path }
    set { change("shadowPath", \.shadowValues.pathValue, to: newValue.map(PathValue.init)) }
  }

  /// Whether the layer is drawn when its back faces the viewer.
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { change("doubleSided", \.isDoubleSided, to: newValue) }
  }

  /// Whether the y axis of sublayers points upwards.
  open var isGeometryFlipped: Bool {
    get { state.isGeometryFlipped }
    set { change("geometryFlipped", \.isGeometryFlipped, to: newValue) }
  }

  // MARK: Contents

  /// The layer's image: a `CGImage`. Other objects are stored but not drawn.
  open var contents: Any? {
    get { contentsStorage }
    set { setContents(newValue) }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { change("contentsGravity", \.contentsGravity, to: newValue) }
  }

  /// The part of the contents that is drawn, in their unit square. Animatable.
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set { change("contentsRect", \.contentsRect, to: newValue) }
  }

  /// The part of the contents that stretches when the gravity resizes them, in their unit square. The parts
  /// around it keep their size. Animatable.
  open var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change("contentsCenter", \.contentsCenter, to: newValue) }
  }

  /// The number of pixels per point of the contents, and of the bitmap that `draw(in:)` draws into. Animatable.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change("contentsScale", \.contentsScale, to: newValue) }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { state.magnificationFilter }
    set { change("magnificationFilter", \.magnificationFilter, to: newValue) }
  }

  /// The bias for choosing smaller images with a trilinear filter. There is no such filter here, so it has no
  /// effect.
  open var minificationFilterBias: Float = 0

  open var minificationFilter: CALayerContentsFilter {
    get { state.minificationFilter }
    set { change("minificationFilter", \.minificationFilter, to: newValue) }
  }

  /// Whether a change of the bounds' size draws the contents again.
  open var needsDisplayOnBoundsChange = false

  // MARK: Tree

  open var superlayer: CALayer? {
    modelStorage == nil ? superlayerStorage : modelStorage?.superlayerStorage?.presentation()
  }

  /// The sublayers from back to front; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { sublayerList }
    set { setSublayers(newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerStorage.count) }

  /// Inserts `layer` at index `idx`. An index beyond the end means the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts `layer` directly behind `sibling`, or behind all sublayers if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, above: false)
  }

  /// Inserts `layer` directly in front of `sibling`, or in front of all sublayers if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, above: true)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  open func removeFromSuperlayer() { detach() }

  /// Returns a copy of the layer with its current values, or `nil` if the layer isn't in a visible tree.
  /// Changes to the copy have no effect.
  open func presentation() -> Self? { makePresentation() }

  /// Returns the layer itself, or for a presentation layer its model layer.
  open func model() -> Self { unsafeDowncast(modelStorage ?? self, to: Self.self) }

  /// Returns the deepest layer at `p`, a point in the superlayer. Layers in front are found first.
  open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }

  /// Returns whether `p`, in the layer's own coordinates, is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Layout and drawing

  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { dirty.contains(.layout) }

  /// Performs layout now if it is due, from the highest superlayer in a row that needs it.
  open func layoutIfNeeded() { layOutFromHighestAncestor() }

  /// Places the sublayers. The default implementation calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Returns the preferred size of the layer. The default implementation returns the size of its frame.
  open func preferredFrameSize() -> CGSize { frame.size }

  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Works like `setNeedsDisplay()`: contents are always drawn completely.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
  open func needsDisplay() -> Bool { dirty.contains(.display) }

  open func displayIfNeeded() {
    guard needsDisplay() else { return }
    displayNow()
  }

  /// Updates the contents: with the delegate's `display(_:)`, or else with `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents. The default implementation calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Animations and actions

  /// Returns the action for `event`, or `nil` for none. It asks the delegate, then `actions`, then
  /// `style["actions"]`, then the class's `defaultAction(forKey:)`; `NSNull` ends the search. If none returns
  /// an action, an animatable property of a visible layer gets a `CABasicAnimation`.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns whether changing or animating the property `key` requires drawing the contents again.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the value of `key` in a new layer, if it isn't zero.
  open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }

  /// Runs a copy of `anim` now. It replaces an animation with the same key; animations without a key are all
  /// kept.
  open dynamic func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, forKey: key)
  }

  open func removeAllAnimations() { removeEveryAnimation() }
  open func removeAnimation(forKey key: String) { removeAnimation(withKey: key) }

  /// Returns the keys of the running animations in the order in which they were added, or `nil` if there are
  /// none.
  open func animationKeys() -> [String]? { keysOfAnimations }

  /// Returns the running copy, which must not be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    runningAnimations.last { $0.key == key }?.animation
  }

  package override func setKeyed(_ value: Any?, _ path: String) { setKeyedValue(value, path) }
  package override func keyed(_ path: String) -> Any? { keyedValue(path) }
}
