import Foundation

extension IndexPath {
  /// The path of a row in a section of a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The path of an item in a section of a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section: the first of two indexes. Traps when there are not two.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row: the second of two indexes. Traps when there are not two.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The same index as ``row``.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// A row of a table: what `IndexPath` says, without its storage.
struct RowID: Hashable, Comparable, Sendable {
  var section: Int
  var row: Int

  init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// `nil` for a path that does not have two indexes, as the table of row `NSNotFound` has.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(path[0], path[1])
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  static func < (a: RowID, b: RowID) -> Bool {
    a.section == b.section ? a.row < b.row : a.section < b.section
  }
}
