import UIKit

extension ElasticHeaderTableView {
  /// Gives the table's own header, which the rows begin below, the header's height at rest. The rows
  /// that are read stay where they are on the screen.
  func updateSpacer() {
    guard let header, header.isInPlace else { return }
    let isShown = header.isMeasured
    header.updateRestingHeight(settings)
    let height = header.restingHeight
    guard super.tableHeaderView !== spacer || spacer.frame.height != height else { return }
    let growth = height - spacer.frame.height
    let isRead = isShown && contentOffset.y > -adjustedContentInset.top
    let offset = contentOffset.y
    spacer.frame.size.height = height
    // A table takes over its header's height only when the header is set.
    super.tableHeaderView = spacer
    guard isRead else { return }
    contentOffset.y = max(offset + growth, -adjustedContentInset.top)
  }

  func placeHeader() {
    guard let header else { return }
    let isChanged = header.place(settings)
    if needsFront { bringHeaderToFront(header) }
    guard isChanged, let state = header.state else { return }
    let fires =
      trigger?.check.fires(overscroll: state.overscroll, isDragging: isDragging) ?? false
    onHeaderStateChange?(state)
    if fires { trigger?.action() }
  }

  /// Rows that slide in while others are deleted, and section headers that are pushed out, must not
  /// pass over the header. Scroll indicators may.
  private func bringHeaderToFront(_ header: FloatingHeader) {
    needsFront = false
    let views = subviews
    guard let position = views.firstIndex(of: header.outermost) else { return }
    let covering = views[(position + 1)...].last {
      $0 is UITableViewCell || $0 is UITableViewHeaderFooterView
    }
    if let covering { insertSubview(header.outermost, aboveSubview: covering) }
  }
}
