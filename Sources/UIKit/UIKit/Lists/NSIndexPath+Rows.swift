import Foundation

/// Rows and items in Foundation's class, as in ``IndexPath``.
extension NSIndexPath {
  /// Creates the path of a row in a section of a table.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the path of an item in a section of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section, which is the first of two indexes.
  public var section: Int { index(atPosition: 0) }

  /// The row, which is the second of two indexes.
  public var row: Int { index(atPosition: 1) }

  /// The item, which is the same index as ``row``.
  public var item: Int { index(atPosition: 1) }
}
