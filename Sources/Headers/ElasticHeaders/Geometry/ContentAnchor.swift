/// The position of a header's content while the header is taller or shorter than at rest.
///
/// Content that doesn't fill the header keeps its height at rest and is clipped at the header's edges.
public enum ContentAnchor: Int, Sendable, CaseIterable {
  /// The content is as tall as the header: it stretches and shrinks with it.
  case fill
  /// The content stays at the header's top edge.
  case top
  /// The content stays in the middle of the header.
  case center
  /// The content stays at the header's bottom edge, so it moves with the rows.
  case bottom
}
