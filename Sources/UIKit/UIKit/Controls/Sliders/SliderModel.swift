import CoreGraphics

/// A slider's value and range, and the finger that changes the value.
struct SliderModel: BoundedModel {
  var range: ClosedRange<Float> = 0...1
  var stored: Float = 0
  /// The distance from the thumb's middle to the finger that drags it, in points.
  var grip: CGFloat = 0
  /// Whether the present finger has changed the value.
  var wasMoved = false

  /// Returns the position of a value in the range, 0…1; 0 for an empty range.
  func fraction(_ value: Float) -> CGFloat {
    guard maximum > minimum else { return 0 }
    return CGFloat((value.clamped(minimum, maximum) - minimum) / (maximum - minimum))
  }

  func value(at fraction: CGFloat) -> Float {
    // Exact at the ends, whatever the rounding between.
    if fraction >= 1 { return maximum }
    return minimum + Float(max(0, fraction)) * (maximum - minimum)
  }
}
