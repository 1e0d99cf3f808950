import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

/// A view that shows a part of its content and lets a finger move the rest into sight.
///
/// The content offset is the origin of the bounds. Every change of it, whether by a finger, in
/// deceleration or by the app, goes through ``contentOffset``, so that a subclass that observes the
/// property sees all of them.
@MainActor open class UIScrollView: UIView {
  var scroll = ScrollState()
  lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)
  lazy var scrollTouchDelay = ScrollTouchDelayRecognizer(scrollView: self)
  lazy var scrollClock = ScrollClock(scrollView: self)
  lazy var indicators = ScrollIndicators(scrollView: self)
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// A bar that watches how far content has scrolled under it.
  var _offsetObserver: (() -> Void)?

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
    get { bounds.origin }
    set { writeOffset(newValue) }
  }

  /// Moves to an offset, in 0.3 s if `animated`. Stops any other motion.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moveOffset(to: contentOffset, animated: animated)
  }

  /// How far content reaches, from (0, 0).
  open var contentSize: CGSize {
    get { scroll.contentSize }
    set { setContentSize(newValue) }
  }

  /// Room around the content, in addition to what the safe area takes.
  open var contentInset: UIEdgeInsets {
    get { scroll.contentInset }
    set { setContentInset(newValue) }
  }

  /// The content inset with the safe area's share.
  open var adjustedContentInset: UIEdgeInsets { scroll.contentInset + scroll.safeAreaShare }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scroll.adjustmentBehavior }
    set {
      scroll.adjustmentBehavior = newValue
      updateSafeAreaShare()
    }
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
  package var _sizesOwnContent: Bool { false }

  // MARK: How it scrolls

  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { setScrollEnabled(newValue) }
  }

  /// Whether content can be pulled past its edges; `true` by default.
  open var bounces: Bool {
    get { scroll.bounces }
    set { scroll.bounces = newValue }
  }

  /// Whether content that fits can be pulled too; `false` by default, `true` for tables.
  open var alwaysBounceVertical: Bool {
    get { scroll.alwaysBounceVertical }
    set {
      scroll.alwaysBounceVertical = newValue
      updateSafeAreaShare()
    }
  }

  open var alwaysBounceHorizontal: Bool {
    get { scroll.alwaysBounceHorizontal }
    set {
      scroll.alwaysBounceHorizontal = newValue
      updateSafeAreaShare()
    }
  }

  /// Whether it comes to rest only at multiples of its own size.
  open var isPagingEnabled: Bool {
    get { scroll.isPagingEnabled }
    set { scroll.isPagingEnabled = newValue }
  }

  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled: Bool {
    get { scroll.isDirectionalLockEnabled }
    set { scroll.isDirectionalLockEnabled = newValue }
  }

  open var decelerationRate: DecelerationRate {
    get { scroll.decelerationRate }
    set { scroll.decelerationRate = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop: Bool {
    get { scroll.scrollsToTop }
    set { scroll.scrollsToTop = newValue }
  }

  open var keyboardDismissMode: KeyboardDismissMode {
    get { scroll.keyboardDismissMode }
    set { scroll.keyboardDismissMode = newValue }
  }

  // MARK: What it is doing

  /// Whether a finger is down that may come to scroll.
  open var isTracking: Bool { scroll.isTracking }
  /// Whether a finger scrolls.
  open var isDragging: Bool { scroll.drag != nil }
  /// Whether content moves on after a drag.
  open var isDecelerating: Bool { scroll.motion?.isDecelerating ?? false }

  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  // MARK: Touches of the content

  /// Whether content gets a touch only after 150 ms, in which it may become a drag.
  open var delaysContentTouches: Bool {
    get { scroll.delaysContentTouches }
    set { scroll.delaysContentTouches = newValue }
  }

  /// Whether a drag may take a touch away from content that has it.
  open var canCancelContentTouches: Bool {
    get { scroll.canCancelContentTouches }
    set { scroll.canCancelContentTouches = newValue }
  }

  /// Whether `view` of the content gets the touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take the touches from `view`: not from controls, unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === scrollPan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return dragMayBegin()
  }

  // MARK: Indicators

  open var showsVerticalScrollIndicator: Bool {
    get { scroll.indicators.showsVertical }
    set {
      scroll.indicators.showsVertical = newValue
      indicators.settingsDidChange()
    }
  }

  open var showsHorizontalScrollIndicator: Bool {
    get { scroll.indicators.showsHorizontal }
    set {
      scroll.indicators.showsHorizontal = newValue
      indicators.settingsDidChange()
    }
  }

  open var indicatorStyle: IndicatorStyle {
    get { scroll.indicators.style }
    set {
      scroll.indicators.style = newValue
      indicators.settingsDidChange()
    }
  }

  /// Room that the vertical indicator leaves at the edges, besides the safe area.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.indicators.verticalInsets }
    set {
      scroll.indicators.verticalInsets = newValue
      indicators.settingsDidChange()
    }
  }

  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.indicators.horizontalInsets }
    set {
      scroll.indicators.horizontalInsets = newValue
      indicators.settingsDidChange()
    }
  }

  /// Sets both indicators' insets; reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scroll.indicators.verticalInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators keep out of the safe area as the content does; `true` by default.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scroll.indicators.adjustsToSafeArea }
    set {
      scroll.indicators.adjustsToSafeArea = newValue
      indicators.settingsDidChange()
    }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: Layout and window

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.layOut()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMotion() }
    updateSafeAreaShare()
  }

  package override func _handleWheel(_ delta: CGVector) -> Bool { scrollByWheel(delta) }

  package override func _traitsDidChange(from previous: UITraitCollection) {
    super._traitsDidChange(from: previous)
    indicators.settingsDidChange()
  }

  package override var _safeAreaInsetsForSubviews: UIEdgeInsets {
    let safe = safeAreaInsets
    let edges = adjustedEdges
    return UIEdgeInsets(
      top: edges.contains(.top) ? 0 : safe.top, left: edges.contains(.left) ? 0 : safe.left,
      bottom: edges.contains(.bottom) ? 0 : safe.bottom,
      right: edges.contains(.right) ? 0 : safe.right)
  }

  /// A table's offset follows its `contentInset` into the limits; a plain scroll view's does not.
  var clampsOffsetToContentInset: Bool { false }
}
