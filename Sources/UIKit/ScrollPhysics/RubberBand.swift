/// How far content follows a finger that drags it past its edge.
///
/// The further the finger goes, the less the content follows; it never goes farther than `extent`.
///
///     RubberBand(extent: 852).overscroll(forTravel: 590)  // 235.0
///
/// The law `(1 − 1/(0.55·d/extent + 1))·extent` and its coefficient are those of iOS, recorded (F-SCROLL-03).
package struct RubberBand: Sendable, Equatable {
  /// How strongly content follows at the edge itself: 0.55 pt for each point of travel.
  package static let coefficient = 0.55

  /// The scroll view's size along the axis, in points. Zero or less: the band does not give at all.
  package var extent: Double

  package init(extent: Double) {
    self.extent = extent
  }

  /// The distance shown past the edge for `travel` points of finger travel past it.
  ///
  /// Odd in `travel`: negative travel gives negative overscroll.
  package func overscroll(forTravel travel: Double) -> Double {
    guard extent > 0, travel.isFinite else { return 0 }
    let shown = (1 - 1 / (Self.coefficient * travel.magnitude / extent + 1)) * extent
    return travel < 0 ? -shown : shown
  }

  /// The farthest overscroll that counts as pulled, as a part of the extent: more than 16 extents of
  /// travel, which no finger makes.
  static let farthest = 0.9

  /// The finger travel that shows `overscroll`; the inverse of `overscroll(forTravel:)`.
  ///
  /// An overscroll of the whole extent or more cannot be reached by a finger; it is taken as 99.9 %
  /// of the extent.
  package func travel(forOverscroll overscroll: Double) -> Double {
    guard extent > 0, overscroll.isFinite else { return 0 }
    let part = min(overscroll.magnitude / extent, 0.999)
    let travel = (1 / (1 - part) - 1) * extent / Self.coefficient
    return overscroll < 0 ? -travel : travel
  }

  /// Where content is shown when the finger has dragged it to `position` and it may lie in `limits`.
  package func banded(_ position: Double, in limits: ClosedRange<Double>) -> Double {
    if position < limits.lowerBound {
      return limits.lowerBound + overscroll(forTravel: position - limits.lowerBound)
    }
    if position > limits.upperBound {
      return limits.upperBound + overscroll(forTravel: position - limits.upperBound)
    }
    return position
  }

  /// The inverse of `banded(_:in:)`: where the finger has dragged content that is shown at `position`.
  package func unbanded(_ position: Double, in limits: ClosedRange<Double>) -> Double {
    if position < limits.lowerBound {
      return limits.lowerBound + travel(forOverscroll: position - limits.lowerBound)
    }
    if position > limits.upperBound {
      return limits.upperBound + travel(forOverscroll: position - limits.upperBound)
    }
    return position
  }

  /// The range that the band counts from when content was left at `position` and may lie in `limits`.
  ///
  /// Those limits, unless no finger could have pulled content that far; then they widen to it, so that
  /// it neither jumps under the finger nor sticks to its place.
  package func reach(of position: Double, in limits: ClosedRange<Double>) -> ClosedRange<Double> {
    let past = max(limits.lowerBound - position, position - limits.upperBound)
    guard past > Self.farthest * extent else { return limits }
    return min(limits.lowerBound, position)...max(limits.upperBound, position)
  }
}
