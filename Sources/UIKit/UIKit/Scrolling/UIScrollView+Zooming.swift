import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

extension UIScrollView {
  /// The duration of an animated zoom and of its bounce, in seconds (quoted).
  static let zoomDuration = 0.3

  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Adds the recognizer while zooming is possible, and removes it otherwise.
  func updatePinchRecognizer() {
    let zooms = scrollState.zoom.maximum > scrollState.zoom.minimum
    if zooms, scrollPinch == nil {
      let pinch = ScrollPinchGestureRecognizer(scrollView: self)
      scrollPinch = pinch
      addGestureRecognizer(pinch)
    } else if !zooms, let pinch = scrollPinch {
      scrollPinch = nil
      removeGestureRecognizer(pinch)
    }
  }

  /// Whether two fingers hold the content.
  var isHeldByPinch: Bool { scrollState.zoom.pinch?.anchor != nil }

  var zoomIsPastItsLimits: Bool {
    scrollState.zoom.clamped(scrollState.zoom.scale) != scrollState.zoom.scale
  }

  // MARK: The pinch

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: scrollState.zoom.pinch == nil ? beginPinch(pinch) : followPinch(pinch)
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    stopMotion()
    endZoomAnimation()
    scrollState.zoom.pinch = PinchState(
      scale: scrollState.zoom.unbanded(scrollState.zoom.scale), anchor: place(of: pinch, in: view))
    indicators.motionDidBegin()
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    followPinch(pinch)
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard var state = scrollState.zoom.pinch, let view = zoomedView else { return }
    guard pinch.fingers.count == 2 else {
      scrollState.zoom.pinch?.anchor = nil
      return
    }
    let anchor = state.anchor ?? place(of: pinch, in: view)
    state.anchor = anchor
    scrollState.zoom.pinch = state
    let location = pinch.location(in: self)
    let onGlass = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
    let scale = scrollState.zoom.banded(state.scale * pinch.scale)
    applyZoom(scale) { banded(offset(showing: anchor, at: onGlass), limits) }
  }

  /// Returns the point of the unscaled zoomed view between the fingers.
  private func place(of pinch: UIPinchGestureRecognizer, in view: UIView) -> CGPoint {
    let location = pinch.location(in: self)
    return CGPoint(
      x: (location.x - view.frame.minX) / scrollState.zoom.scale,
      y: (location.y - view.frame.minY) / scrollState.zoom.scale)
  }

  private func endPinch() {
    guard scrollState.zoom.pinch != nil else { return }
    scrollState.zoom.pinch = nil
    indicators.motionDidEnd()
    let scale = scrollState.zoom.clamped(scrollState.zoom.scale)
    if scale != scrollState.zoom.scale {
      scrollState.zoom.isBouncing = true
      animateZoom(to: scale, showing: middleOfContent, at: middleOfView)
    } else {
      if scrollState.drag == nil, scrollState.motion == nil {
        animateOffset(to: limits.clamped(contentOffset), purpose: .settling)
      }
      scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
    }
  }

  // MARK: Zooming by the app

  func setZoom(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, zoomedView != nil else { return }
    let scale = scrollState.zoom.clamped(scale)
    guard scale != scrollState.zoom.scale else { return }
    zoom(to: scale, showing: middleOfContent, at: middleOfView, animated: animated)
  }

  /// Zooms to `rect` of the zoomed view, as large as it fits and centred as far as the content allows.
  func zoom(toShow rect: CGRect, animated: Bool) {
    guard zoomedView != nil, rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(
      to: scrollState.zoom.clamped(fitting), showing: CGPoint(x: rect.midX, y: rect.midY),
      at: middleOfView, animated: animated)
  }

  private func zoom(
    to scale: CGFloat, showing anchor: CGPoint, at place: CGPoint, animated: Bool
  ) {
    stopMotion()
    endZoomAnimation()
    if animated, window != nil {
      scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
      animateZoom(to: scale, showing: anchor, at: place)
    } else {
      applyZoom(scale) { limits.clamped(offset(showing: anchor, at: place)) }
    }
  }

  /// Animates a zoom. As on iOS, the scale and the offset have their final values immediately, the delegate is
  /// called once for them, and the visible content follows.
  private func animateZoom(to scale: CGFloat, showing anchor: CGPoint, at place: CGPoint) {
    scrollState.zoom.animations += 1
    let number = scrollState.zoom.animations
    scrollState.zoom.isAnimating = true
    UIView.animateWithTouches(for: Self.zoomDuration) {
      self.applyZoom(scale) { self.limits.clamped(self.offset(showing: anchor, at: place)) }
    } completion: { [weak self] _ in
      guard let self, scrollState.zoom.animations == number else { return }
      endZoomAnimation()
    }
  }

  /// Reports the end of an animated zoom, which may be because of a new one.
  private func endZoomAnimation() {
    guard scrollState.zoom.isAnimating else { return }
    scrollState.zoom.isAnimating = false
    scrollState.zoom.isBouncing = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scrollState.zoom.scale)
  }

  // MARK: Applying the scale

  /// Applies the scale to the view and the size to the content, then sets the offset that `offset` returns.
  ///
  /// The view keeps its origin. If the delegate changes the insets, for example to centre the content, `offset` is
  /// called again.
  private func applyZoom(_ scale: CGFloat, offset: () -> CGPoint) {
    guard let view = zoomedView else { return }
    let origin = view.frame.origin
    let isNew = scale != scrollState.zoom.scale || scrollState.zoom.view !== view
    if isNew {
      changing(.zoomScale) {
        scrollState.zoom.scale = scale
        scrollState.zoom.view = view
      }
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
      view.center = CGPoint(
        x: origin.x + size.width * view.anchorPoint.x,
        y: origin.y + size.height * view.anchorPoint.y)
      scrollState.isZoomChanging = true
      contentSize = zoomedContentSize(of: view)
      scrollState.isZoomChanging = false
    }
    contentOffset = offset()
    guard isNew else { return }
    let before = limits
    scrollDelegate?.scrollViewDidZoom(self)
    if limits != before { contentOffset = offset() }
  }

  /// Returns the content size, which is the size of the zoomed view, as on iOS. If constraints determine it, it
  /// grows by the same amount as the view.
  private func zoomedContentSize(of view: UIView) -> CGSize {
    guard let size = scrollState.zoom.laidOutSize, !view.translatesAutoresizingMaskIntoConstraints
    else { return view.frame.size }
    let growth = scrollState.zoom.scale - 1
    return CGSize(
      width: size.width + view.bounds.width * growth,
      height: size.height + view.bounds.height * growth)
  }

  func takeLaidOutContentSize(_ size: CGSize) {
    scrollState.zoom.laidOutSize = size
    let zoomed = scrollState.zoom.view.map { zoomedContentSize(of: $0) } ?? size
    if contentSize != zoomed { contentSize = zoomed }
  }

  func _zoomScale(of view: UIView) -> CGFloat {
    scrollState.zoom.view === view ? scrollState.zoom.scale : 1
  }

  /// Returns the offset that shows a point of the zoomed view at a location in the view.
  private func offset(showing anchor: CGPoint, at place: CGPoint) -> CGPoint {
    let origin = zoomedView?.frame.origin ?? .zero
    return CGPoint(
      x: origin.x + anchor.x * scrollState.zoom.scale - place.x,
      y: origin.y + anchor.y * scrollState.zoom.scale - place.y)
  }

  private var middleOfView: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

  /// The point of the zoomed view at the centre of this view.
  private var middleOfContent: CGPoint {
    let origin = zoomedView?.frame.origin ?? .zero
    return CGPoint(
      x: (bounds.midX - origin.x) / scrollState.zoom.scale,
      y: (bounds.midY - origin.y) / scrollState.zoom.scale)
  }
}
