/// Where a header's content lies while the header is taller or shorter than at rest.
///
/// Content that doesn't fill keeps its resting height, and is cut off at the header's edges.
public enum ContentAnchor: Int, Sendable, CaseIterable {
  /// As tall as the header: it stretches and shrinks with it.
  case fill
  /// At the header's top edge.
  case top
  /// In the middle.
  case center
  /// At the header's bottom edge: it moves with the rows.
  case bottom
}
