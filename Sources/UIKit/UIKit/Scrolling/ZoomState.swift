import CoreGraphics
import Foundation

/// The state of a scroll view's zooming.
struct ZoomState {
  var scale: CGFloat = 1
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
  var pinch: PinchState?
  var isBouncing = false
  /// The view that has the scale.
  weak var view: UIView?
  /// The content size that constraints gave, unscaled.
  var laidOutSize: CGSize?
  /// Whether the delegate waits for the end of an animated zoom.
  var isAnimating = false
  /// Counts animated zooms, so that one that another replaced does not tell of its end.
  var animations = 0

  func clamped(_ scale: CGFloat) -> CGFloat { max(minimum, min(scale, maximum)) }

  /// The scale that is shown when fingers ask for one: past a limit they move it less and less, by the
  /// rubber band's law applied to the ratio, at most to twice the maximum and half the minimum
  /// (quoted).
  func banded(_ scale: CGFloat) -> CGFloat {
    let inside = clamped(scale)
    guard bounces, inside > 0, scale > 0 else { return inside }
    let octaves = log2(scale / inside)
    let shown = (1 - 1 / (Self.coefficient * abs(octaves) + 1)) * (octaves < 0 ? -1 : 1)
    return inside * exp2(shown)
  }

  /// The inverse of ``banded(_:)``.
  func unbanded(_ scale: CGFloat) -> CGFloat {
    let inside = clamped(scale)
    guard bounces, inside > 0, scale > 0 else { return inside }
    let shown = min(abs(log2(scale / inside)), 0.999)
    let octaves = (1 / (1 - shown) - 1) / Self.coefficient
    return inside * exp2(scale < inside ? -octaves : octaves)
  }

  private static let coefficient = 0.55
}

/// One pinch, from its recognition to the lifting of the second finger.
struct PinchState {
  /// The scale without the rubber band, at a scale of 1 of the recognizer.
  var scale: CGFloat
  /// The point of the zoomed view, unscaled, that is held between the fingers; `nil` while fewer
  /// than two are down.
  var anchor: CGPoint?
}
