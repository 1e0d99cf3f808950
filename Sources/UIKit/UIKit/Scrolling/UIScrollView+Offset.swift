import CoreGraphics
import QuartzCore
import ScrollPhysics

extension UIScrollView {
  func clamped(_ offset: CGPoint) -> CGPoint { limits.clamped(offset) }

  /// The number of pixels per point on the view's screen.
  var pixelScale: CGFloat {
    let scale = window?.screen.scale ?? UIScreen.main.scale
    return scale > 0 ? scale : 1
  }

  var pixelGrid: PixelGrid { PixelGrid(scale: pixelScale) }

  func quantized(_ value: CGFloat) -> CGFloat { pixelGrid.nearest(value) }

  func quantized(_ point: CGPoint) -> CGPoint {
    CGPoint(x: quantized(point.x), y: quantized(point.y))
  }

  /// Returns the smallest and largest offsets at which the content is within its insets. They are equal
  /// if the content fits.
  package func offsetLimits() -> (minimum: CGPoint, maximum: CGPoint) {
    let limits = limits
    return (
      CGPoint(x: limits.x.lowerBound, y: limits.y.lowerBound),
      CGPoint(x: limits.x.upperBound, y: limits.y.upperBound)
    )
  }

  var limits: ScrollLimits {
    let insets = adjustedContentInset
    let size = bounds.size
    let content = contentSize
    func range(
      _ leading: CGFloat, _ trailing: CGFloat, _ content: CGFloat, _ extent: CGFloat,
      least: CGFloat = 0
    ) -> ClosedRange<Double> {
      let lower = quantized(-leading)
      return lower...max(quantized(lower + least), quantized(content + trailing - extent))
    }
    return ScrollLimits(
      x: range(insets.left, insets.right, content.width, size.width),
      y: range(
        insets.top + foldedTop, insets.bottom, content.height, size.height,
        least: concealableTop))
  }

  /// Sets the offset. Ignores coordinates that are NaN or infinite.
  func writeOffset(_ offset: CGPoint) {
    var place = quantized(offset)
    let old = bounds.origin
    if !place.x.isFinite { place.x = old.x }
    if !place.y.isFinite { place.y = old.y }
    guard place != old else { return }
    bounds = CGRect(origin: place, size: bounds.size)
  }

  func boundsDidChange(from old: CGRect) {
    let new = bounds
    if new.size != old.size { sizeDidChange() }
    guard new.origin != old.origin else { return }
    indicators.offsetDidChange()
    updateBars()
    scrollState.refresher?.follow()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  private func sizeDidChange() {
    updateSafeAreaShare()
    keepOffsetInLimits()
  }

  /// Moves a resting offset back into the limits after they changed.
  func keepOffsetInLimits() {
    guard scrollState.drag == nil, scrollState.motion == nil, !scrollState.isTracking,
      !scrollState.isZoomChanging, scrollState.zoom.pinch == nil
    else { return }
    let inside = limits.clamped(contentOffset)
    if inside != contentOffset { contentOffset = inside }
  }

  func setContentSize(_ size: CGSize) {
    let size = CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0,
      height: size.height.isFinite ? max(0, size.height) : 0)
    guard size != scrollState.contentSize else { return }
    scrollState.contentSize = size
    bottomObserver?()
    updateSafeAreaShare()
    keepOffsetInLimits()
    indicators.settingsDidChange()
    setNeedsLayout()
  }

  // MARK: Changes by the app

  /// The duration of an animated change of the offset, in seconds (quoted).
  static let offsetAnimationDuration = 0.3

  func moveOffset(to target: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      stopMotion()
      // Only the property's setter notifies observers of a value that stays: an observer may call this.
      if quantized(target) != contentOffset { contentOffset = target }
      return
    }
    animateOffset(to: target, purpose: .offset)
  }

  func animateOffset(to target: CGPoint, purpose: OffsetMotion.Purpose) {
    let target = quantized(target)
    let start = contentOffset
    guard target != start, target.x.isFinite, target.y.isFinite else { return }
    stopMotion()
    let duration = Self.offsetAnimationDuration
    run(
      OffsetMotion(
        course: .animating(
          x: EaseInOut(from: start.x, to: target.x, duration: duration),
          y: EaseInOut(from: start.y, to: target.y, duration: duration)),
        purpose: purpose, start: CACurrentMediaTime(), offset: start, limits: limits,
        chosenTarget: target))
  }

  func bringIntoSight(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    // For a rectangle larger than the view, shows its start unless part of it is already visible.
    func moved(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat
    {
      if low >= seenLow, high <= seenHigh { return 0 }
      if high - low >= seenHigh - seenLow {
        return low < seenHigh && high > seenLow ? 0 : low - seenLow
      }
      return low < seenLow ? low - seenLow : high - seenHigh
    }
    let target = CGPoint(
      x: contentOffset.x + moved(rect.minX, rect.maxX, seen.minX, seen.maxX),
      y: contentOffset.y + moved(rect.minY, rect.maxY, seen.minY, seen.maxY))
    let inside = limits.clamped(target)
    guard inside != contentOffset else { return }
    setContentOffset(inside, animated: animated)
  }

  // MARK: Scroll to top

  /// Performs a tap on the status bar. Returns `false` if the view or its delegate rejects it.
  package func scrollToTop() -> Bool {
    guard scrollsToTop, scrollState.isScrollEnabled, window != nil,
      scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    let top = CGPoint(x: contentOffset.x, y: limits.y.lowerBound)
    guard contentOffset != top else { return true }
    animateOffset(to: top, purpose: .scrollToTop)
    return true
  }

  // MARK: Wheel

  /// Moves the content by `delta` as far as possible, without a bounce. Returns `false` if it can't
  /// move.
  func scrollByWheel(_ delta: CGVector) -> Bool {
    guard scrollState.isScrollEnabled, scrollState.drag == nil else { return false }
    let axes = scrollableAxes
    let offset = contentOffset
    let target = limits.clamped(
      CGPoint(
        x: offset.x - (axes.contains(.horizontal) ? delta.dx : 0),
        y: offset.y - (axes.contains(.vertical) ? delta.dy : 0)))
    guard quantized(target) != offset else { return false }
    stopMotion()
    contentOffset = target
    indicators.flash()
    return true
  }
}
