import Foundation

/// A row of a table or an item of a collection view, as an `IndexPath` without its storage.
package struct RowID: Hashable, Comparable, Sendable {
  package var section: Int
  package var row: Int

  package init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// Creates a row from an index path. Returns `nil` if it doesn't have two indexes, as for a
  /// table's row `NSNotFound`.
  package init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(path[0], path[1])
  }

  package var indexPath: IndexPath { IndexPath(indexes: [section, row]) }

  package static func < (a: RowID, b: RowID) -> Bool {
    a.section == b.section ? a.row < b.row : a.section < b.section
  }
}
