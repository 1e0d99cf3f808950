import UIKit

/// Rows beside a header that stays at the top.
extension ElasticHeaderTableView {
  /// The top of a row with its section header, where that floats above it.
  func topBesideHeaders(of indexPath: IndexPath) -> CGFloat {
    guard indexPath.section < numberOfSections else { return 0 }
    guard indexPath.row < numberOfRows(inSection: indexPath.section) else {
      return rect(forSection: indexPath.section).minY
    }
    let top = rectForRow(at: indexPath).minY
    return style == .plain ? top - rectForHeader(inSection: indexPath.section).height : top
  }

  /// The offset at which a row is at its place in what bars, insets and the header leave free; `nil`
  /// when the header covers nothing, or nothing has to move for it.
  func offset(
    showing indexPath: IndexPath, at position: UITableView.ScrollPosition
  ) -> CGPoint? {
    layOutIfShown()
    let top = topBesideHeaders(of: indexPath)
    let cover = self.cover(over: top)
    guard cover > 0 else { return nil }
    let insets = adjustedContentInset
    let line = insets.top + cover
    let y: CGFloat
    switch position {
    case .bottom: return nil
    case .middle:
      let room = bounds.height - line - insets.bottom
      y = rectForRow(at: indexPath).midY - room / 2 - line
    case .none where top >= contentOffset.y + line: return nil
    default: y = top - line
    }
    return CGPoint(x: contentOffset.x, y: min(max(y, -insets.top), lowestOffset))
  }
}
