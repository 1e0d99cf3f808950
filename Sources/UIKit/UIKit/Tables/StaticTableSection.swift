/// A section of a static table from a storyboard. Its cells exist only once.
struct StaticTableSection {
  var header: String?
  var footer: String?
  var cells: [UITableViewCell] = []
  /// The height of each cell in the file, in points, or `nil` for the table's row height.
  var heights: [CGFloat?] = []
}

extension UITableView {
  /// The sections that the table's controller uses as its data, if they come from a storyboard.
  var staticSections: [StaticTableSection]? { tableState.staticSections }
}
