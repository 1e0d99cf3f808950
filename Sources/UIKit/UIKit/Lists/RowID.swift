import Foundation

/// A row of a table or an item of a collection view, as an `IndexPath` without its storage.
struct RowID: Hashable, Comparable, Sendable {
  var section: Int
  var row: Int

  init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// Creates a row from an index path. Returns `nil` if it doesn't have two indexes, as for a
  /// table's row `NSNotFound`.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(path[0], path[1])
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  static func < (a: RowID, b: RowID) -> Bool {
    a.section == b.section ? a.row < b.row : a.section < b.section
  }
}
