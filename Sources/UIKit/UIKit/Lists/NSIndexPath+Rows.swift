import Foundation

/// Rows and items of Foundation's class, as ``IndexPath`` has them.
extension NSIndexPath {
  /// The path of a row in a section of a table.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The path of an item in a section of a collection.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section: the first of two indexes.
  public var section: Int { index(atPosition: 0) }

  /// The row: the second of two indexes.
  public var row: Int { index(atPosition: 1) }

  /// The same index as ``row``.
  public var item: Int { index(atPosition: 1) }
}
