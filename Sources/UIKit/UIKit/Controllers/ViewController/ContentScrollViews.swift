/// The scroll views that a controller has set as the content under the bars, one for each edge.
struct ContentScrollViews {
  private struct Weak {
    weak var scrollView: UIScrollView?
  }
  private static let edges: [NSDirectionalRectEdge] = [.top, .bottom, .leading, .trailing]
  /// The scroll views by the edge's raw value.
  private var named: [UInt: Weak] = [:]

  mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for one in Self.edges where edge.contains(one) {
      named[one.rawValue] = Weak(scrollView: scrollView)
    }
  }

  /// Returns the scroll view of the first edge in `edge` that has one.
  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    Self.edges.lazy.filter(edge.contains).compactMap { named[$0.rawValue]?.scrollView }.first
  }
}
