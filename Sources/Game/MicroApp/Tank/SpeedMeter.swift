import Micro

/// Measures the net speed of a swimmer over the last few seconds.
///
/// The net distance counts, not the path: a creature that wriggles or circles on the spot has no speed.
@available(iOS 16, *)
struct SpeedMeter: Hashable, Sendable {
  /// The time over which it measures, in steps of 1/60 s: three seconds, which are some beats of any body.
  static let window = 180

  private var places: [Vector] = []
  /// The index of the oldest place, once the window is full.
  private var oldest = 0

  /// Adds the swimmer's position after one more step.
  mutating func add(_ place: Vector) {
    if places.count < Self.window {
      places.append(place)
    } else {
      places[oldest] = place
      oldest = (oldest + 1) % Self.window
    }
  }

  /// The speed in cell lengths per second; `nil` until the window is full.
  var speed: Float? {
    guard places.count == Self.window else { return nil }
    let newest = places[(oldest + Self.window - 1) % Self.window]
    return (newest - places[oldest]).length / (Float(Self.window - 1) / 60)
  }

  /// Starts again, such as after a jump.
  mutating func reset() { self = SpeedMeter() }
}
