import CoreGraphics

/// A slider's value and range, which always hold: minimum ≤ value ≤ maximum.
struct SliderModel {
  private var range: ClosedRange<Float> = 0...1
  private var stored: Float = 0
  /// From the thumb's middle to the finger that holds it, in points.
  var grip: CGFloat = 0
  /// Whether the finger that is down has changed the value.
  var wasMoved = false

  var minimum: Float {
    get { range.lowerBound }
    set {
      guard !newValue.isNaN else { return }
      range = newValue...max(newValue, range.upperBound)
      value = stored
    }
  }

  var maximum: Float {
    get { range.upperBound }
    set {
      guard !newValue.isNaN else { return }
      range = min(newValue, range.lowerBound)...newValue
      value = stored
    }
  }

  var value: Float {
    get { stored }
    set { stored = newValue.isNaN ? range.lowerBound : newValue.clamped(minimum, maximum) }
  }

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
