/// A section of a storyboard's static table: its cells exist once, and its controller shows them.
struct StaticTableSection {
  var header: String?
  var footer: String?
  var cells: [UITableViewCell] = []
  /// The height that the file gives each cell, in points; `nil` for the table's row height.
  var heights: [CGFloat?] = []
}

extension UITableView {
  /// The sections by which the table's own controller answers for it, when a storyboard said it all.
  var staticSections: [StaticTableSection]? { tableState.staticSections }
}
