import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

/// A view that shows a part of its content and lets a finger move the rest into sight.
///
/// The content offset is the origin of the bounds. Every change of it, whether by a finger, in
/// deceleration or by the app, goes through ``contentOffset``, so that a subclass that observes the
/// property sees all of them.
@preconcurrency @MainActor open class UIScrollView: UIView, UIFocusItemScrollableContainer {
  var scrollState = ScrollState()
  lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)
  var scrollPinch: ScrollPinchGestureRecognizer?
  lazy var scrollTouchDelay = ScrollTouchDelayRecognizer(scrollView: self)
  lazy var scrollClock = ScrollClock(scrollView: self)
  lazy var indicators = ScrollIndicators(scrollView: self)
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// A bar at the top, and one at the bottom, that watch how far content has scrolled under them.
  var offsetObserver: (() -> Void)?
  var bottomObserver: (() -> Void)?
  /// Points that a bar above gives back as content is pulled down: a large title that has folded away.
  var foldedTop: CGFloat = 0
  /// Points of what a bar above gives back that may stay folded however short the content is: a search bar.
  var concealableTop: CGFloat = 0
  /// Whether content has begun with that folded, as it does once.
  var hasConcealed = false
  /// Where a bar above would rather have a drag's motion end.
  var restAdjuster: ((CGPoint) -> CGPoint)?

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    (coder as? NibCoder)?.decode(scrollView: self)
  }

  private func setUpScrolling() {
    clipsToBounds = true
    addGestureRecognizer(scrollTouchDelay)
    addGestureRecognizer(scrollPan)
  }

  /// Disfavoured, so that a table view's own `delegate`, which narrows the type as on iOS, wins.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Offset, size and insets

  /// The content's point at the view's upper left corner, rounded to the device pixel.
  ///
  /// Setting it does not stop a deceleration: content glides on from there.
  open var contentOffset: CGPoint {
    get { observed(.contentOffset, bounds.origin) }
    set { changing(.contentOffset) { writeOffset(newValue) } }
  }

  /// Moves to an offset, in 0.3 s if `animated`. Stops any other motion.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moveOffset(to: contentOffset, animated: animated)
  }

  /// The size of what is seen of the content, in points: that of the bounds.
  open var visibleSize: CGSize { bounds.size }

  /// How far content reaches, from (0, 0).
  open var contentSize: CGSize {
    get { observed(.contentSize, scrollState.contentSize) }
    set { changing(.contentSize) { setContentSize(newValue) } }
  }

  /// Room around the content, in addition to what the safe area takes.
  open var contentInset: UIEdgeInsets {
    get { observed(.contentInset, scrollState.contentInset) }
    set { changing(.contentInset) { setContentInset(newValue) } }
  }

  /// The content inset with the safe area's share.
  open var adjustedContentInset: UIEdgeInsets {
    observed(.adjustedContentInset, scrollState.contentInset + scrollState.safeAreaShare)
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateSafeAreaShare() }
  }

  /// Called after ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateSafeAreaShare()
  }

  /// The least motion that brings `rect` of the content into sight; none when it is.
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

  /// Whether the view computes its content size itself, so that constraints must not.
  var sizesOwnContent: Bool { false }

  // MARK: How it scrolls

  open var isScrollEnabled: Bool {
    get { observed(.isScrollEnabled, scrollState.isScrollEnabled) }
    set { changing(.isScrollEnabled) { setScrollEnabled(newValue) } }
  }

  /// Whether content can be pulled past its edges; `true` by default.
  open var bounces = true

  /// Whether content that fits can be pulled too; `false` by default, `true` for tables.
  open var alwaysBounceVertical = false { didSet { updateSafeAreaShare() } }

  open var alwaysBounceHorizontal = false { didSet { updateSafeAreaShare() } }

  /// Whether it comes to rest only at multiples of its own size.
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

  // MARK: What it is doing

  /// Whether a finger is down that may come to scroll.
  open var isTracking: Bool { scrollState.isTracking }
  /// Whether a finger scrolls.
  open var isDragging: Bool { scrollState.drag != nil }
  /// Whether content moves on after a drag.
  open var isDecelerating: Bool { scrollState.motion?.isDecelerating ?? false }

  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  // MARK: Zooming

  /// How large the view is shown that the delegate answers for `viewForZooming(in:)`; 1 by default.
  /// Kept between the limits; without such a view it stays as it is.
  open var zoomScale: CGFloat {
    get { observed(.zoomScale, scrollState.zoom.scale) }
    set { setZoom(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { setZoom(scale, animated: animated) }

  /// Shows `rect` of the zoomed view as large as the view and the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  /// 1 by default. Fingers zoom only when it is less than ``maximumZoomScale``.
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

  /// Whether fingers can zoom a little past the limits; `true` by default.
  open var bouncesZoom: Bool {
    get { scrollState.zoom.bounces }
    set { scrollState.zoom.bounces = newValue }
  }

  /// Whether two fingers zoom.
  open var isZooming: Bool { scrollState.zoom.pinch != nil }
  /// Whether the scale returns to its limits after fingers have gone past them.
  open var isZoomBouncing: Bool { scrollState.zoom.isBouncing }

  /// `nil` as long as the limits allow no zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrollPinch }

  // MARK: Refreshing

  /// The control that content reveals above itself when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    get { observed(.refreshControl, scrollState.refreshControl) }
    set { changing(.refreshControl) { setRefreshControl(newValue) } }
  }

  // MARK: Touches of the content

  /// Whether content gets a touch only after 150 ms, in which it may become a drag.
  open var delaysContentTouches = true

  /// Whether a drag may take a touch away from content that has it.
  open var canCancelContentTouches = true

  /// Whether `view` of the content gets the touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take the touches from `view`: not from controls, unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(
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

  /// Room that the vertical indicator leaves at the edges, besides the safe area.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.settingsDidChange() }
  }

  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.settingsDidChange() }
  }

  /// Sets both indicators' insets; reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators keep out of the safe area as the content does; `true` by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.settingsDidChange() }
  }

  /// Whether an index is shown; only tables have one.
  open var indexDisplayMode = IndexDisplayMode.automatic

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: Layout and window

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    if self is UITableView || self is UICollectionView { own.container = .list }
    return own
  }

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    MainActor.assumeIsolated { scrollByPage(direction) }
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    scrollState.refresher?.follow()
    indicators.layOut()
  }

  open dynamic override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMotion() } else { scrollState.hasBeenInWindow = true }
    updateSafeAreaShare()
  }

  /// Takes a turn of the wheel, in points that content would move; `false` passes it on.
  func handleWheel(_ delta: CGVector) -> Bool { scrollByWheel(delta) }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    indicators.settingsDidChange()
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    safeArea(at: UIRectEdge.all.subtracting(adjustedEdges))
  }

  /// Where a release leads that would come to rest at `target`; collection views ask their layout.
  /// The velocity is in points per millisecond.
  func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// A table's offset follows its `contentInset` into the limits; a plain scroll view's does not.
  var clampsOffsetToContentInset: Bool { false }
}
