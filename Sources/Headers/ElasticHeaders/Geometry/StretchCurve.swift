import CoreGraphics

/// How many points a header grows for the points that content is pulled down past its edge.
///
///     StretchCurve.linear.stretch(for: 100)  // 100: the header fills the gap
///     StretchCurve.limited(to: 60).stretch(for: 100)  // 60: 40 points of gap are above it
///     StretchCurve.resisting(limit: 100).stretch(for: 100)  // 50
///
/// Every curve begins at 0, never falls, and never grows faster than the content moves.
public enum StretchCurve: Sendable, Equatable {
  /// As far as content is pulled: nothing is seen above the header.
  case linear
  /// As far as content is pulled, up to `limit` points. A limit below 0, or none, counts as 0.
  case limited(to: CGFloat)
  /// The more slowly the farther content is pulled, and never by `limit` points or more: the curve of
  /// a rubber band, x·limit / (x + limit). A limit below 0, or none, counts as 0.
  case resisting(limit: CGFloat)
  /// Not at all: the header moves down with the rows.
  case rigid

  /// The points that the header grows by, from 0 to `overscroll`. An overscroll below 0, or one that
  /// is no number, counts as 0.
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
