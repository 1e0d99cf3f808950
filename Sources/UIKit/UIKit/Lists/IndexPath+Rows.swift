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
