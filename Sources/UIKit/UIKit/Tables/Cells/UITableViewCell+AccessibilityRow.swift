import Foundation

extension UITableViewCell: AccessibilityRow {
  var rowInList: (list: UIView, path: IndexPath)? {
    guard let table = cellState.table, let row = cellState.row else { return nil }
    return (table, row.indexPath)
  }
}
