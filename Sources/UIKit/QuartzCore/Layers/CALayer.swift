/// A rectangle with contents in a tree of such: the thing that is drawn and animated.
///
/// Setting a property changes the model at once. Where an action says so (see `action(forKey:)`) an
/// animation then shows the way from the old value to the new one; what is on the screen at this
/// moment is in `presentation()`. Layers are used from one thread, the one that commits.
///
/// Every member that iOS lets a subclass override stands in this body; the work is done in the
/// extensions beside this file.
open class CALayer: _LayerBase {
  /// A copy of `layer` (a `CALayer`) for the presentation tree. Subclasses with values of their own
  /// override it to copy them.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CALayer { copyValues(of: layer) }
    // What is taken over is nothing to lay out or draw anew.
    dirty = .node
  }

  public override init() {
    super.init()
    setInitialValues()
  }

  public required init?(coder: NSCoder) {
    super.init()
    setInitialValues()
  }

  /// Gives a new layer the values that those of its class begin with.
  func setInitialValues() {}

  /// Takes over the values of `layer`: what a presentation layer begins with.
  func copyValues(of layer: CALayer) { copyLayerValues(of: layer) }

  // MARK: State

  /// The model values in drawing form. In a presentation layer, what is shown.
  var state = LayerProperties()
  var layerColors = LayerColors()
  /// Unique in the process, never used again.
  package let serial = CALayer.nextSerial()
  @BackReference var superlayerStorage: CALayer?
  var sublayerStorage: [CALayer] = []
  var maskStorage: CALayer?
  var contentsStorage: Any?
  /// Whether the contents were drawn by `drawContents()`, not set from outside.
  var hasDrawnContents = false
  var dirty: LayerDirtiness = .node
  /// The node of the last layer tree; still right while `dirty` has no `.node`.
  var node: LayerNode?
  /// The same without what a transition puts around it.
  var plainNode: LayerNode?
  var runningAnimations: [RunningAnimation] = []
  var timing = MediaTiming()
  /// Values of keys that no property has (`setValue(_:forKey:)`).
  var customValues: [String: Any] = [:]
  /// The model layer, in a presentation layer.
  var modelStorage: CALayer?
  /// The values that were shown before the change that is being made, by key.
  var previousValues: [String: AnimatableValue] = [:]
  /// The loop whose root this is.
  @BackReference var rootLoop: RenderLoop?
  private unowned(unsafe) var knownDelegate: (any CALayerDelegate)?
  /// Says how long the known delegate is there, which is a view as a rule.
  @BackReference private var delegateObject: AnyObject?

  /// Whether the node has children that are not the sublayers'.
  var makesChildren: Bool { false }

  /// Called before a node of what is shown is made.
  func prepareNode() {}

  /// The children of the layer's node, of which `children` are the sublayers', in drawing order.
  func nodeChildren(
    _ children: [LayerNode], of shown: inout LayerProperties, at moment: NodeMoment
  ) -> [LayerNode] { children }

  open var delegate: (any CALayerDelegate)? {
    get { $delegateObject.isThere ? knownDelegate : nil }
    set { (knownDelegate, delegateObject) = (newValue, newValue) }
  }
  /// For your own use.
  open var name: String?
  /// Actions by event, looked up after the delegate.
  open var actions: [String: any CAAction]?
  /// Defaults; its `"actions"` are looked up after `actions`.
  open var style: [AnyHashable: Any]?

  // MARK: Geometry

  /// The layer's own coordinates: what of its plane is its rectangle. Moving the origin scrolls the
  /// sublayers. Animatable.
  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies in the superlayer. Animatable.
  open var position: CGPoint {
    get { state.position }
    set { setPosition(newValue) }
  }

  /// The point about which the layer is placed and transformed, in the unit square of the bounds;
  /// (0.5, 0.5) is the middle. Animatable.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, to: newValue) }
  }

  /// The anchor's depth in points. Animatable.
  open var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
  }

  /// The place in the drawing order among siblings, before their order in `sublayers`, and under
  /// perspective the depth. Animatable.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change("zPosition", \.zPosition, to: newValue) }
  }

  /// Applied about the anchor point. Animatable.
  open var transform: CATransform3D {
    get { state.transform }
    set { change("transform", \.transform, to: newValue) }
  }

  /// Applied to all sublayers about the anchor point: where perspective goes. Animatable.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
  }

  /// The box around the transformed bounds in the superlayer. Setting it sets `position` and the
  /// size of `bounds` so that it comes out; it has no value of its own. Under a transform that
  /// turns or flattens the layer, set those instead.
  open var frame: CGRect {
    get { state.frame }
    set { setFrame(newValue) }
  }

  // MARK: Looks

  /// Not drawn, with all sublayers. Animatable.
  open var isHidden: Bool {
    get { state.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  /// 0…1, for the layer and its sublayers as one picture. Animatable.
  open var opacity: Float {
    get { state.opacity }
    set { change("opacity", \.opacity, to: newValue) }
  }

  /// Whether opacity fades the layer and its sublayers as one picture, and not each by itself.
  open var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { change("allowsGroupOpacity", \.allowsGroupOpacity, to: newValue) }
  }

  /// How the layer and its sublayers, as one picture, become one with what lies behind them: the name
  /// of a blend mode, such as `multiplyBlendMode`, or `nil`.
  open var compositingFilter: Any? {
    get { state.compositingFilter }
    set { setCompositingFilter(newValue) }
  }

  /// Whether the contents have no transparent pixel. A hint to drawing only.
  open var isOpaque = false

  /// Hints of how to draw fast, which change no picture here.
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false

  open var backgroundColor: CGColor? {
    get { layerColors.background }
    set { setBackgroundColor(newValue) }
  }

  /// In points. Clips nothing by itself: see `masksToBounds`. Animatable.
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

  /// In points, inside the bounds and above the sublayers. Animatable.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change("borderWidth", \.borderWidth, to: newValue) }
  }

  open var borderColor: CGColor? {
    get { layerColors.border }
    set { changeColor("borderColor", \.border, \.borderColor, to: newValue) }
  }

  /// Whether sublayers are cut off at the (rounded) bounds.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  /// A layer whose alpha says what of this one is seen. It must have no superlayer.
  open var mask: CALayer? {
    get { modelStorage == nil ? maskStorage : modelStorage?.maskStorage?.presentation() }
    set { setMask(newValue) }
  }

  open var shadowColor: CGColor? {
    get { layerColors.shadow }
    set { changeColor("shadowColor", \.shadow, \.shadowValues.color, to: newValue) }
  }

  /// 0…1; at 0, the default, there is no shadow. Animatable.
  open var shadowOpacity: Float {
    get { state.shadowValues.opacity }
    set { change("shadowOpacity", \.shadowValues.opacity, to: newValue) }
  }

  /// Points to the right and down; (0, −3) is the default. Animatable.
  open var shadowOffset: CGSize {
    get { state.shadowValues.offset }
    set { change("shadowOffset", \.shadowValues.offset, to: newValue) }
  }

  /// How far the shadow is blurred, in points; 3 is the default. Animatable.
  open var shadowRadius: CGFloat {
    get { state.shadowValues.radius }
    set { change("shadowRadius", \.shadowValues.radius, to: newValue) }
  }

  /// The path that casts the shadow, in the layer's coordinates; `nil` for the layer's drawing. A path
  /// is much cheaper. Animatable.
  open var shadowPath: CGPath? {
    get { state.shadowValues.path }
    set { change("shadowPath", \.shadowValues.pathValue, to: newValue.map(PathValue.init)) }
  }

  /// Whether the back is drawn when the layer is turned away.
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { change("doubleSided", \.isDoubleSided, to: newValue) }
  }

  /// Whether sublayers have their y axis upwards.
  open var isGeometryFlipped: Bool {
    get { state.isGeometryFlipped }
    set { change("geometryFlipped", \.isGeometryFlipped, to: newValue) }
  }

  // MARK: Contents

  /// The picture in the layer: a `CGImage`; other objects are kept and not drawn.
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

  /// The part of the contents that stretches when the gravity resizes them, in their unit square:
  /// what lies around it keeps its size. Animatable.
  open var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change("contentsCenter", \.contentsCenter, to: newValue) }
  }

  /// Pixels of the contents per point, also of the bitmap that `draw(in:)` draws into. Animatable.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change("contentsScale", \.contentsScale, to: newValue) }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { state.magnificationFilter }
    set { change("magnificationFilter", \.magnificationFilter, to: newValue) }
  }

  /// How much smaller a picture is taken from those that are kept for a trilinear filter. There is no
  /// such filter here, so nothing asks for it.
  open var minificationFilterBias: Float = 0

  open var minificationFilter: CALayerContentsFilter {
    get { state.minificationFilter }
    set { change("minificationFilter", \.minificationFilter, to: newValue) }
  }

  /// Whether a change of the bounds' size draws the contents anew.
  open var needsDisplayOnBoundsChange = false

  // MARK: Tree

  open var superlayer: CALayer? {
    modelStorage == nil ? superlayerStorage : modelStorage?.superlayerStorage?.presentation()
  }

  /// Back to front; `nil` when there are none.
  open var sublayers: [CALayer]? {
    get { sublayerList }
    set { setSublayers(newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerStorage.count) }

  /// Puts `layer` at index `idx`; beyond the end means at the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts `layer` directly behind `sibling`, or behind all when there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, above: false)
  }

  /// Puts `layer` directly in front of `sibling`, or in front of all when there is no such
  /// sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, above: true)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  open func removeFromSuperlayer() { detach() }

  /// The layer as it is shown now; `nil` when it is in no tree that is shown. A copy: changing it
  /// changes nothing.
  open func presentation() -> Self? { makePresentation() }

  /// The layer itself, or for a presentation layer the one that it presents.
  open func model() -> Self { unsafeDowncast(modelStorage ?? self, to: Self.self) }

  /// The deepest layer at `p`, a point in the superlayer; the one in front first.
  open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }

  /// Whether `p`, in the layer's own coordinates, is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Layout and drawing

  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { dirty.contains(.layout) }

  /// Lays out now what is due: this layer's tree, from the highest superlayer in a row that needs
  /// it.
  open func layoutIfNeeded() { layOutFromHighestAncestor() }

  /// Places the sublayers: here, asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size the layer would like to have: here, that of its bounds.
  open func preferredFrameSize() -> CGSize { frame.size }

  open func setNeedsDisplay() { markNeedsDisplay() }
  /// As `setNeedsDisplay()`: contents are always drawn whole.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
  open func needsDisplay() -> Bool { dirty.contains(.display) }

  open func displayIfNeeded() {
    guard needsDisplay() else { return }
    displayNow()
  }

  /// Sets the contents anew: by the delegate's `display(_:)`, else through `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents: here, asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Animations and actions

  /// The action when `event` happens; `nil` for nothing. Asks the delegate, then `actions`, then
  /// `style["actions"]`, then the class's `defaultAction(forKey:)`; `NSNull` ends the search. When none
  /// answers, an animatable property of a visible layer gets a `CABasicAnimation`.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether changing or animating the property `key` has to draw the contents anew.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The value that a new layer has for `key`, where it is not zero.
  open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }

  /// Runs a copy of `anim` now. One with the same key is replaced; without a key, all keep running.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

  open func removeAllAnimations() { removeEveryAnimation() }
  open func removeAnimation(forKey key: String) { removeAnimation(withKey: key) }

  /// The keys of the running animations, in the order they were added; `nil` when there are none.
  open func animationKeys() -> [String]? { keysOfAnimations }

  /// The running copy; not to be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    runningAnimations.last { $0.key == key }?.animation
  }

  package override func setKeyed(_ value: Any?, _ path: String) { setKeyedValue(value, path) }
  package override func keyed(_ path: String) -> Any? { keyedValue(path) }
}
