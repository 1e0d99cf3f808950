/// The distance that content follows a finger beyond its edge.
///
/// The farther the finger moves, the less the content follows; it never moves farther than `extent`.
///
///     RubberBand(extent: 852).overscroll(forTravel: 590)  // 235.0
///
/// The law `(1 − 1/(0.55·d/extent + 1))·extent` and its coefficient are those of iOS, recorded (F-SCROLL-03).
package struct RubberBand: Sendable, Equatable {
  /// The ratio at the edge itself: content moves 0.55 pt for each point of travel.
  package static let coefficient = 0.55

  /// The scroll view's size along the axis, in points. With zero or less, content doesn't move.
  package var extent: Double

  package init(extent: Double) {
    self.extent = extent
  }

  /// Returns the distance beyond the edge for `travel` points of finger travel beyond it.
  ///
  /// The function is odd: negative travel gives negative overscroll.
  package func overscroll(forTravel travel: Double) -> Double {
    guard extent > 0, travel.isFinite else { return 0 }
    let shown = (1 - 1 / (Self.coefficient * travel.magnitude / extent + 1)) * extent
    return travel < 0 ? -shown : shown
  }

  /// The largest overscroll that counts as pulled by a finger, as a part of the extent. It needs more than 16
  /// extents of travel, which no finger makes.
  static let farthest = 0.9

  /// Returns the finger travel for an `overscroll`; the inverse of `overscroll(forTravel:)`.
  ///
  /// A finger can't reach an overscroll of the whole extent or more; it counts as 99.9 % of the extent.
  package func travel(forOverscroll overscroll: Double) -> Double {
    guard extent > 0, overscroll.isFinite else { return 0 }
    let part = min(overscroll.magnitude / extent, 0.999)
    let travel = (1 / (1 - part) - 1) * extent / Self.coefficient
    return overscroll < 0 ? -travel : travel
  }

  /// Returns the position of content that the finger has dragged to `position`, within or beyond `limits`.
  package func banded(_ position: Double, in limits: ClosedRange<Double>) -> Double {
    if position < limits.lowerBound {
      return limits.lowerBound + overscroll(forTravel: position - limits.lowerBound)
    }
    if position > limits.upperBound {
      return limits.upperBound + overscroll(forTravel: position - limits.upperBound)
    }
    return position
  }

  /// Returns the inverse of `banded(_:in:)`: the finger's position for content at `position`.
  package func unbanded(_ position: Double, in limits: ClosedRange<Double>) -> Double {
    if position < limits.lowerBound {
      return limits.lowerBound + travel(forOverscroll: position - limits.lowerBound)
    }
    if position > limits.upperBound {
      return limits.upperBound + travel(forOverscroll: position - limits.upperBound)
    }
    return position
  }

  /// Returns the range from which the band counts, for content at `position` with these `limits`.
  ///
  /// This is `limits`, unless no finger could have pulled content that far. Then the range is extended to
  /// `position`, so that content neither jumps nor sticks under the finger.
  package func reach(of position: Double, in limits: ClosedRange<Double>) -> ClosedRange<Double> {
    let past = max(limits.lowerBound - position, position - limits.upperBound)
    guard past > Self.farthest * extent else { return limits }
    return min(limits.lowerBound, position)...max(limits.upperBound, position)
  }
}
