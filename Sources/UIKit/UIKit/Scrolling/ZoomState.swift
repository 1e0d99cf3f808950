import CoreGraphics
import Foundation

/// The zoom state of a scroll view.
struct ZoomState {
  var scale: CGFloat = 1
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
  var pinch: PinchState?
  var isBouncing = false
  /// The view that is scaled.
  weak var view: UIView?
  /// The unscaled content size from constraints.
  var laidOutSize: CGSize?
  /// Whether the delegate waits for the end of an animated zoom.
  var isAnimating = false
  /// The number of animated zooms so far. A replaced animation uses it to skip the report of its end.
  var animations = 0

  func clamped(_ scale: CGFloat) -> CGFloat { max(minimum, min(scale, maximum)) }

  /// Returns the visible scale for the scale that fingers request.
  ///
  /// Past a limit, fingers have less and less effect, by the law of the rubber band applied to the
  /// ratio. The result is at most twice the maximum and at least half the minimum (quoted).
  func banded(_ scale: CGFloat) -> CGFloat {
    let inside = clamped(scale)
    guard bounces, inside > 0, scale > 0 else { return inside }
    let octaves = log2(scale / inside)
    let shown = (1 - 1 / (Self.coefficient * abs(octaves) + 1)) * (octaves < 0 ? -1 : 1)
    return inside * exp2(shown)
  }

  /// Returns the inverse of ``banded(_:)``.
  func unbanded(_ scale: CGFloat) -> CGFloat {
    let inside = clamped(scale)
    guard bounces, inside > 0, scale > 0 else { return inside }
    let shown = min(abs(log2(scale / inside)), 0.999)
    let octaves = (1 / (1 - shown) - 1) / Self.coefficient
    return inside * exp2(scale < inside ? -octaves : octaves)
  }

  private static let coefficient = 0.55
}

/// A pinch, from its recognition to the lifting of the second finger.
struct PinchState {
  /// The scale without the rubber band, for a recognizer scale of 1.
  var scale: CGFloat
  /// The point of the unscaled zoomed view that the fingers hold, or `nil` while fewer than two are
  /// down.
  var anchor: CGPoint?
}
