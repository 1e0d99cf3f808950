import Foundation

extension IndexPath {
  /// Creates the path of a row in a section of a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the path of an item in a section of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, which is the first of two indexes. Traps if there aren't two.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row, which is the second of two indexes. Traps if there aren't two.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item, which is the same index as ``row``.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
