import CoreGraphics

/// A slider's value and range, and the finger that changes the value.
struct SliderModel: BoundedModel {
  var range: ClosedRange<Float> = 0...1
  var stored: Float = 0
  /// From the thumb's middle to the finger that holds it, in points.
  var grip: CGFloat = 0
  /// Whether the finger that is down has changed the value.
  var wasMoved = false

  /// How far a value is along the range, 0…1; 0 for an empty range.
  func fraction(_ value: Float) -> CGFloat {
    guard maximum > minimum else { return 0 }
    return CGFloat((value.clamped(minimum, maximum) - minimum) / (maximum - minimum))
  }

  func value(at fraction: CGFloat) -> Float {
    // The ends exactly, whatever the rounding between.
    if fraction >= 1 { return maximum }
    return minimum + Float(max(0, fraction)) * (maximum - minimum)
  }
}
