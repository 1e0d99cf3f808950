import UIKit

extension ElasticHeaderTableView {
  /// Gives the table's own header, which the rows begin below, the header's height at rest.
  func makeRoom(_ height: CGFloat) {
    guard super.tableHeaderView !== spacer || spacer.frame.height != height else { return }
    spacer.frame.size.height = height
    // A table takes over its header's height only when the header is set.
    super.tableHeaderView = spacer
  }

  /// Whether the header has to be in front of a subview: rows, section headers and footers of any
  /// class. Scroll indicators may pass over it; their class has no name, but they are slivers.
  func isContent(_ view: UIView) -> Bool {
    if view is UITableViewCell || view is UITableViewHeaderFooterView { return true }
    let isSliver = min(view.bounds.width, view.bounds.height) <= Self.mostOfIndicator
    return !isSliver && !(view is UIRefreshControl)
  }

  /// Points that a scroll indicator has across: 3, and more under a finger (quoted).
  private static let mostOfIndicator: CGFloat = 10
}
