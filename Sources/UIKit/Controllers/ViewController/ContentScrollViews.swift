/// The scroll views that a controller has named as the content under the bars, one for each edge.
struct ContentScrollViews {
  private struct Weak {
    weak var scrollView: UIScrollView?
  }
  private var top = Weak()
  private var bottom = Weak()
  private var leading = Weak()
  private var trailing = Weak()

  mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { top.scrollView = scrollView }
    if edge.contains(.bottom) { bottom.scrollView = scrollView }
    if edge.contains(.leading) { leading.scrollView = scrollView }
    if edge.contains(.trailing) { trailing.scrollView = scrollView }
  }

  /// The scroll view of the first edge in `edge` that has one.
  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top), let found = top.scrollView { return found }
    if edge.contains(.bottom), let found = bottom.scrollView { return found }
    if edge.contains(.leading), let found = leading.scrollView { return found }
    if edge.contains(.trailing), let found = trailing.scrollView { return found }
    return nil
  }
}
