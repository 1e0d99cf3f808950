import UIKit

/// Scrolling to rows next to a header that stays at the top.
extension ElasticHeaderTableView {
  /// The top edge of a row, or of its section header if that floats above the row.
  func topBesideHeaders(of indexPath: IndexPath) -> CGFloat {
    guard indexPath.section < numberOfSections else { return 0 }
    guard indexPath.row < numberOfRows(inSection: indexPath.section) else {
      return rect(forSection: indexPath.section).minY
    }
    let top = rectForRow(at: indexPath).minY
    return style == .plain ? top - rectForHeader(inSection: indexPath.section).height : top
  }

  /// The content offset that puts a row at the requested position in the area that bars, insets and the header
  /// leave free. It is `nil` when the header covers nothing, or when nothing has to move for it.
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
