import CoreGraphics

/// The relation between the distance that content is pulled and the height that a header gains.
///
///     StretchCurve.linear.stretch(for: 100)  // 100: the header fills the gap
///     StretchCurve.limited(to: 60).stretch(for: 100)  // 60: 40 points of gap are above it
///     StretchCurve.resisting(limit: 100).stretch(for: 100)  // 50
///
/// Every curve begins at 0, never falls, and never grows faster than the content moves.
public enum StretchCurve: Sendable, Equatable {
  /// The header grows as far as the content is pulled, so no gap appears above it.
  case linear
  /// The header grows as far as the content is pulled, up to `limit` points. A negative limit or NaN counts as
  /// 0.
  case limited(to: CGFloat)
  /// The header grows more slowly the farther the content is pulled, and always by less than `limit` points.
  /// This is the curve of a rubber band, x·limit / (x + limit). A negative limit or NaN counts as 0.
  case resisting(limit: CGFloat)
  /// The header doesn't grow: it moves down with the rows.
  case rigid

  /// Returns the number of points by which the header grows, from 0 to `overscroll`. A negative overscroll or
  /// NaN counts as 0.
  public func stretch(for overscroll: CGFloat) -> CGFloat {
    let overscroll = overscroll.length
    switch self {
    case .linear: return overscroll
    case .limited(let limit): return min(overscroll, limit.length)
    case .resisting(let limit):
      let limit = limit.length
      return limit > 0 ? min(overscroll / (1 + overscroll / limit), overscroll) : 0
    case .rigid: return 0
    }
  }
}
