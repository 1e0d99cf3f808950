import UIKit

extension ElasticHeaderTableView {
  /// Sets the height of the table's own header, below which the rows begin, to the height at rest.
  func makeRoom(_ height: CGFloat) {
    guard super.tableHeaderView !== spacer || spacer.frame.height != height else { return }
    spacer.frame.size.height = height
    // A table reads its header's height only when the header is set.
    super.tableHeaderView = spacer
  }

  /// Whether the header has to be in front of a subview: a row, a section header or footer, or the table's
  /// footer. Other views that the system adds may pass over the header, whatever their size: scroll indicators,
  /// the index, the effect at the edge.
  func isContent(_ view: UIView) -> Bool {
    if view is UITableViewCell || view is UITableViewHeaderFooterView { return true }
    // The table wraps a swiped row in another view.
    return view === tableFooterView || visibleCells.contains { $0.isDescendant(of: view) }
      || isPlainSectionView(view)
  }
}
