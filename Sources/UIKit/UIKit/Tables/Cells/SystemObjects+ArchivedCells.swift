extension SystemObjects {
  static let archivedCells = [
    ArchivedClass(
      type: UITableViewCell.self, properties: tableCell,
      parts: { [($0 as? UITableViewCell)?.contentView] }),
    // The cell writes its own labels and its image.
    ArchivedClass(
      type: UITableViewCellContentView.self,
      parts: { view in
        guard let state = (view.superview as? UITableViewCell)?.cellState else { return [] }
        return [state.textLabel, state.detailLabel, state.imageView]
      }),
  ]

  private static let tableCell = [
    ArchivedProperty(\UITableViewCell.reuseIdentifier, "ReuseIdentifier"),
    ArchivedProperty(\UITableViewCell.cellState.style, "Style"),
    ArchivedProperty(\UITableViewCell.accessoryType, "AccessoryType"),
    ArchivedProperty(\UITableViewCell.selectionStyle, "SelectionStyle"),
    ArchivedProperty(
      part: \UITableViewCell.archivedContent, ifThere: \.archivedContent, "ContentView"),
    ArchivedProperty(part: \UITableViewCell.textLabel, ifThere: \.cellState.textLabel, "TextLabel"),
    ArchivedProperty(
      part: \UITableViewCell.detailTextLabel, ifThere: \.cellState.detailLabel, "DetailLabel"),
    ArchivedProperty(
      part: \UITableViewCell.imageView, ifThere: \.cellState.imageView, "ImageView"),
  ]
}

extension UITableViewCell {
  fileprivate var archivedContent: UIView? { contentView }
}

extension UITableViewCell.AccessoryType: ArchivableValue {}
extension UITableViewCell.CellStyle: ArchivableValue {}
extension UITableViewCell.SelectionStyle: ArchivableValue {}
