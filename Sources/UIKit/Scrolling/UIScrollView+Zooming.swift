import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

extension UIScrollView {
  /// Seconds that an animated zoom and the bounce of one take (quoted).
  static let zoomDuration = 0.3

  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// The recognizer is there as long as there is anything to zoom.
  func updatePinchRecognizer() {
    let zooms = scroll.zoom.maximum > scroll.zoom.minimum
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
  var isHeldByPinch: Bool { scroll.zoom.pinch?.anchor != nil }

  var zoomIsPastItsLimits: Bool {
    scroll.zoom.clamped(scroll.zoom.scale) != scroll.zoom.scale
  }

  // MARK: The pinch

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: scroll.zoom.pinch == nil ? beginPinch(pinch) : followPinch(pinch)
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    stopMotion()
    endZoomAnimation()
    scroll.zoom.pinch = PinchState(
      scale: scroll.zoom.unbanded(scroll.zoom.scale), anchor: place(of: pinch, in: view))
    indicators.motionDidBegin()
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    followPinch(pinch)
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard var state = scroll.zoom.pinch, let view = zoomedView else { return }
    guard pinch._fingers.count == 2 else {
      scroll.zoom.pinch?.anchor = nil
      return
    }
    let anchor = state.anchor ?? place(of: pinch, in: view)
    state.anchor = anchor
    scroll.zoom.pinch = state
    let location = pinch.location(in: self)
    let onGlass = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
    let scale = scroll.zoom.banded(state.scale * pinch.scale)
    applyZoom(scale) { banded(offset(showing: anchor, at: onGlass), limits) }
  }

  /// The point of the zoomed view, unscaled, that lies between the fingers.
  private func place(of pinch: UIPinchGestureRecognizer, in view: UIView) -> CGPoint {
    let location = pinch.location(in: self)
    return CGPoint(
      x: (location.x - view.frame.minX) / scroll.zoom.scale,
      y: (location.y - view.frame.minY) / scroll.zoom.scale)
  }

  private func endPinch() {
    guard scroll.zoom.pinch != nil else { return }
    scroll.zoom.pinch = nil
    indicators.motionDidEnd()
    let scale = scroll.zoom.clamped(scroll.zoom.scale)
    if scale != scroll.zoom.scale {
      scroll.zoom.isBouncing = true
      animateZoom(to: scale, showing: middleOfContent, at: middleOfView)
    } else {
      if scroll.drag == nil, scroll.motion == nil {
        animateOffset(to: limits.clamped(contentOffset), purpose: .settling)
      }
      scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
    }
  }

  // MARK: The app's zooms

  func setZoom(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, zoomedView != nil else { return }
    let scale = scroll.zoom.clamped(scale)
    guard scale != scroll.zoom.scale else { return }
    zoom(to: scale, showing: middleOfContent, at: middleOfView, animated: animated)
  }

  /// As large as fits, `rect` of the zoomed view, and it in the middle as far as content reaches.
  func zoom(toShow rect: CGRect, animated: Bool) {
    guard zoomedView != nil, rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(
      to: scroll.zoom.clamped(fitting), showing: CGPoint(x: rect.midX, y: rect.midY),
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

  /// As on iOS, the scale and the offset are the final ones at once, the delegate hears of them once,
  /// and what is seen follows.
  private func animateZoom(to scale: CGFloat, showing anchor: CGPoint, at place: CGPoint) {
    scroll.zoom.animations += 1
    let number = scroll.zoom.animations
    scroll.zoom.isAnimating = true
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction
    ) {
      self.applyZoom(scale) { self.limits.clamped(self.offset(showing: anchor, at: place)) }
    } completion: { [weak self] _ in
      guard let self, scroll.zoom.animations == number else { return }
      endZoomAnimation()
    }
  }

  /// Tells of the end of an animated zoom, which a new one may bring about.
  private func endZoomAnimation() {
    guard scroll.zoom.isAnimating else { return }
    scroll.zoom.isAnimating = false
    scroll.zoom.isBouncing = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scroll.zoom.scale)
  }

  // MARK: Applying

  /// Gives the view its scale, content its size and then the offset that `offset` answers.
  ///
  /// The view keeps its origin. When the delegate changes the insets, as those do that centre content, the offset is
  /// asked for again.
  private func applyZoom(_ scale: CGFloat, offset: () -> CGPoint) {
    guard let view = zoomedView else { return }
    let origin = view.frame.origin
    let isNew = scale != scroll.zoom.scale || scroll.zoom.view !== view
    if isNew {
      changing(.zoomScale) {
        scroll.zoom.scale = scale
        scroll.zoom.view = view
      }
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
      view.center = CGPoint(
        x: origin.x + size.width * view.anchorPoint.x,
        y: origin.y + size.height * view.anchorPoint.y)
      scroll.isZoomChanging = true
      contentSize = zoomedContentSize(of: view)
      scroll.isZoomChanging = false
    }
    contentOffset = offset()
    guard isNew else { return }
    let before = limits
    scrollDelegate?.scrollViewDidZoom(self)
    if limits != before { contentOffset = offset() }
  }

  /// Content has the size of the zoomed view, as on iOS, whatever it was before; when constraints
  /// give it its size, it grows by as much as the view.
  private func zoomedContentSize(of view: UIView) -> CGSize {
    guard let size = scroll.zoom.laidOutSize, !view.translatesAutoresizingMaskIntoConstraints
    else { return view.frame.size }
    let growth = scroll.zoom.scale - 1
    return CGSize(
      width: size.width + view.bounds.width * growth,
      height: size.height + view.bounds.height * growth)
  }

  /// Takes the content size that constraints gave, which know nothing of the zoom.
  package func _takeLaidOutContentSize(_ size: CGSize) {
    scroll.zoom.laidOutSize = size
    let zoomed = scroll.zoom.view.map { zoomedContentSize(of: $0) } ?? size
    if contentSize != zoomed { contentSize = zoomed }
  }

  /// How much larger than laid out a subview is shown.
  package func _zoomScale(of view: UIView) -> CGFloat {
    scroll.zoom.view === view ? scroll.zoom.scale : 1
  }

  /// The offset that shows a point of the zoomed view at a place on the glass.
  private func offset(showing anchor: CGPoint, at place: CGPoint) -> CGPoint {
    let origin = zoomedView?.frame.origin ?? .zero
    return CGPoint(
      x: origin.x + anchor.x * scroll.zoom.scale - place.x,
      y: origin.y + anchor.y * scroll.zoom.scale - place.y)
  }

  private var middleOfView: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

  /// The point of the zoomed view that is in the middle of this one.
  private var middleOfContent: CGPoint {
    let origin = zoomedView?.frame.origin ?? .zero
    return CGPoint(
      x: (bounds.midX - origin.x) / scroll.zoom.scale,
      y: (bounds.midY - origin.y) / scroll.zoom.scale)
  }
}
