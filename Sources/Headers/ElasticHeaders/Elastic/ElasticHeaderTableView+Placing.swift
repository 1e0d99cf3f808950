import UIKit

extension ElasticHeaderTableView {
  /// Gives the table's own header, which the rows begin below, the header's height at rest.
  func makeRoom(_ height: CGFloat) {
    guard super.tableHeaderView !== spacer || spacer.frame.height != height else { return }
    spacer.frame.size.height = height
    // A table takes over its header's height only when the header is set.
    super.tableHeaderView = spacer
  }

  /// Whether the header has to be in front of a subview: rows, section headers and footers, and the
  /// table's footer. All else that the system puts into a table may pass over the header, whatever its
  /// size: scroll indicators, the index, the effect at the edge.
  func isContent(_ view: UIView) -> Bool {
    if view is UITableViewCell || view is UITableViewHeaderFooterView { return true }
    // A swiped row lies in a view of the table's.
    return view === tableFooterView || visibleCells.contains { $0.isDescendant(of: view) }
      || isPlainSectionView(view)
  }
}
