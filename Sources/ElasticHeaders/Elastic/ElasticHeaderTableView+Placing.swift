import UIKit

extension ElasticHeaderTableView {
  /// Gives the table's own header, which the rows begin below, the header's height at rest.
  func makeRoom(_ height: CGFloat) {
    guard super.tableHeaderView !== spacer || spacer.frame.height != height else { return }
    spacer.frame.size.height = height
    // A table takes over its header's height only when the header is set.
    super.tableHeaderView = spacer
  }

  /// Rows that slide in while others are deleted, and section headers that are pushed out, must not
  /// pass over the header. Scroll indicators may.
  func bringHeaderToFront() {
    guard needsFront, let header else { return }
    needsFront = false
    let views = subviews
    guard let position = views.firstIndex(of: header.outermost) else { return }
    let covering = views[(position + 1)...].last {
      $0 is UITableViewCell || $0 is UITableViewHeaderFooterView
    }
    if let covering { insertSubview(header.outermost, aboveSubview: covering) }
  }
}
