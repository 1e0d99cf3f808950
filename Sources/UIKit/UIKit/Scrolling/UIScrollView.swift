import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

/// A view that shows part of its content and lets the user scroll to the rest.
///
/// The content offset is the origin of the bounds. Every change goes through ``contentOffset``, whether by
/// a finger, a deceleration or the app. A subclass that observes the property therefore sees all changes.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIFocusItemScrollableContainer, ScrollingContent {
  var scrollState = ScrollState()
  lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)
  var scrollPinch: ScrollPinchGestureRecognizer?
  lazy var scrollTouchDelay = ScrollTouchDelayRecognizer(scrollView: self)
  lazy var scrollClock = ScrollClock(scrollView: self)
  lazy var indicators = ScrollIndicators(scrollView: self)
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The callbacks of the bars at the top and at the bottom, which track how far the content has scrolled
  /// under them.
  var offsetObserver: (() -> Void)?
  var bottomObserver: (() -> Void)?
  /// The height in points by which a bar above expands when the content is pulled down, such as that of a
  /// collapsed large title.
  var foldedTop: CGFloat = 0
  /// The part of the folded height, in points, that may stay folded however short the content is, such as a
  /// search bar.
  var concealableTop: CGFloat = 0
  /// Whether the content already started with that part folded, which happens once.
  var hasConcealed = false
  /// Returns the preferred resting offset of a bar above for the end of a drag's motion.
  var restAdjuster: ((CGPoint) -> CGPoint)?

  // MARK: Initialization

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    (coder as? NibCoder)?.decode(scrollView: self)
    ObjectArchives.read(UIScrollView.self, of: self, from: coder)
  }

  override func interfaceGuide(_ key: String) -> AnyObject? {
    switch key {
    case "contentLayoutGuide": contentLayoutGuide
    case "frameLayoutGuide": frameLayoutGuide
    default: super.interfaceGuide(key)
    }
  }

  override func setOutlet(_ name: String, to object: AnyObject) -> Bool {
    switch name {
    case "delegate": delegate = object as? any UIScrollViewDelegate
    default: return super.setOutlet(name, to: object)
    }
    return true
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIScrollView.indicatorStyle)
    ]
  }

  private func setUpScrolling() {
    clipsToBounds = true
    addGestureRecognizer(scrollTouchDelay)
    addGestureRecognizer(scrollPan)
  }

  /// The object that receives the scroll view's events. The property is disfavoured, so that a table view's
  /// own `delegate` takes precedence, which narrows the type as on iOS.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Offset, size and insets

  /// The point of the content at the view's upper left corner, rounded to device pixels.
  ///
  /// Setting it doesn't stop a deceleration. The content keeps gliding from there.
  open dynamic var contentOffset: CGPoint {
    get { observed(.contentOffset, bounds.origin) }
    set { changing(.contentOffset) { writeOffset(newValue) } }
  }

  /// Sets the content offset, in 0.3 s if `animated` is true. Stops any other motion.
  open dynamic func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moveOffset(to: contentOffset, animated: animated)
  }

  /// The size of the visible area in points, which is that of the bounds.
  open var visibleSize: CGSize { bounds.size }

  /// The size of the content, measured from (0, 0).
  open dynamic var contentSize: CGSize {
    get { observed(.contentSize, scrollState.contentSize) }
    set { changing(.contentSize) { setContentSize(newValue) } }
  }

  /// The space around the content, in addition to the safe area.
  open var contentInset: UIEdgeInsets {
    get { observed(.contentInset, scrollState.contentInset) }
    set { changing(.contentInset) { setContentInset(newValue) } }
  }

  /// The content inset including the safe area's part.
  open var adjustedContentInset: UIEdgeInsets {
    observed(.adjustedContentInset, scrollState.contentInset + scrollState.safeAreaShare)
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateSafeAreaShare() }
  }

  /// Called after ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  open dynamic override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateSafeAreaShare()
  }

  /// Scrolls as little as necessary to show `rect` of the content. Does nothing if it is already visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    bringIntoSight(rect, animated: animated)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsDidChange(from: old)
    }
  }

  final override var scrollingContent: (any ScrollingContent)? { self }
  var sizesOwnContent: Bool { false }

  // MARK: Scroll behaviour

  open var isScrollEnabled: Bool {
    get { observed(.isScrollEnabled, scrollState.isScrollEnabled) }
    set { changing(.isScrollEnabled) { setScrollEnabled(newValue) } }
  }

  /// Whether the content can be pulled past its edges. The default is `true`.
  open var bounces = true

  /// Whether content that fits vertically can also be pulled. The default is `false`, but `true` for
  /// tables.
  open var alwaysBounceVertical = false { didSet { updateSafeAreaShare() } }

  open var alwaysBounceHorizontal = false { didSet { updateSafeAreaShare() } }

  /// Whether the content stops only at multiples of the view's size.
  open var isPagingEnabled: Bool {
    get { observed(.isPagingEnabled, scrollState.isPagingEnabled) }
    set { changing(.isPagingEnabled) { scrollState.isPagingEnabled = newValue } }
  }

  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false

  open var decelerationRate = DecelerationRate.normal

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Tracking and motion

  /// Whether a finger is down that may start to scroll.
  open var isTracking: Bool { scrollState.isTracking }
  /// Whether a finger scrolls the content.
  open var isDragging: Bool { scrollState.drag != nil }
  /// Whether the content is still moving after a drag.
  open var isDecelerating: Bool { scrollState.motion?.isDecelerating ?? false }

  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  // MARK: Zooming

  /// The scale of the view that the delegate returns from `viewForZooming(in:)`. The default is 1.
  ///
  /// The setter clamps the value to the limits. Without such a view, the scale doesn't change.
  open var zoomScale: CGFloat {
    get { observed(.zoomScale, scrollState.zoom.scale) }
    set { setZoom(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { setZoom(scale, animated: animated) }

  /// Zooms to `rect` of the zoomed view, as large as the view and the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  /// The smallest zoom scale. The default is 1. Fingers can zoom only if it is less than
  /// ``maximumZoomScale``.
  open var minimumZoomScale: CGFloat {
    get { observed(.minimumZoomScale, scrollState.zoom.minimum) }
    set {
      changing(.minimumZoomScale) { scrollState.zoom.minimum = newValue }
      updatePinchRecognizer()
    }
  }

  open var maximumZoomScale: CGFloat {
    get { observed(.maximumZoomScale, scrollState.zoom.maximum) }
    set {
      changing(.maximumZoomScale) { scrollState.zoom.maximum = newValue }
      updatePinchRecognizer()
    }
  }

  /// Whether fingers can zoom slightly past the limits. The default is `true`.
  open var bouncesZoom: Bool {
    get { scrollState.zoom.bounces }
    set { scrollState.zoom.bounces = newValue }
  }

  /// Whether two fingers zoom the content.
  open var isZooming: Bool { scrollState.zoom.pinch != nil }
  /// Whether the scale returns to its limits after fingers zoomed past them.
  open var isZoomBouncing: Bool { scrollState.zoom.isBouncing }

  /// The pinch recognizer, or `nil` if the limits don't allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrollPinch }

  // MARK: Refreshing

  /// The refresh control that appears above the content when the user pulls it down.
  open var refreshControl: UIRefreshControl? {
    get { observed(.refreshControl, scrollState.refreshControl) }
    set { changing(.refreshControl) { setRefreshControl(newValue) } }
  }

  // MARK: Content touches

  /// Whether touches reach the content only after 150 ms, during which they may become a drag.
  open var delaysContentTouches = true

  /// Whether a drag may cancel touches in the content.
  open var canCancelContentTouches = true

  /// Returns whether `view` in the content receives the touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether a drag may cancel the touches in `view`. The default is `false` for controls only.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open dynamic override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === scrollPan { return dragMayBegin() }
    if gestureRecognizer === scrollPinch { return zoomedView != nil }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true { didSet { indicators.settingsDidChange() } }

  open var showsHorizontalScrollIndicator = true { didSet { indicators.settingsDidChange() } }

  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.settingsDidChange() } }

  /// The insets of the vertical indicator, in addition to the safe area.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.settingsDidChange() }
  }

  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.settingsDidChange() }
  }

  /// The insets of both indicators. The getter returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators avoid the safe area as the content does. The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.settingsDidChange() }
  }

  /// Whether an index is shown. Only tables have one.
  open var indexDisplayMode = IndexDisplayMode.automatic

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: Layout and window

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    if self is any FocusList { own.container = .list }
    return own
  }

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    MainActor.assumeIsolated { scrollByPage(direction) }
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    if scrollState.needsBarUpdate { updateBars() }
    scrollState.refresher?.follow()
    indicators.layOut()
  }

  open dynamic override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMotion() } else { scrollState.hasBeenInWindow = true }
    updateSafeAreaShare()
  }

  /// Handles a wheel movement in points by which the content would move. Returns `false` to pass it on.
  func handleWheel(_ delta: CGVector) -> Bool { scrollByWheel(delta) }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    indicators.settingsDidChange()
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    safeArea(at: UIRectEdge.all.subtracting(adjustedEdges))
  }

  /// Returns the target of a release that would come to rest at `target`. Collection views ask their
  /// layout. The velocity is in points per millisecond.
  func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Whether a change of `contentInset` clamps the offset. It does in a table, but not in a plain scroll
  /// view.
  var clampsOffsetToContentInset: Bool { false }
}
