/// Documents that wait to be written to the disk, each in its last state, oldest first.
@available(iOS 16, *)
struct Unsaved {
  private(set) var items: [Item] = []

  struct Item {
    let shelf: Shelf
    let name: String
    fileprivate let value: any Document

    func write() throws(StoreError) { try shelf.write(value, named: name) }

    fileprivate func lies(in shelf: Shelf, named name: String) -> Bool {
      self.shelf.folder == shelf.folder && self.name == name
    }

    fileprivate func lies(under folder: String) -> Bool {
      shelf.folder == folder || shelf.folder.hasPrefix(folder + "/")
    }
  }

  mutating func put(_ value: some Document, in shelf: Shelf, named name: String) {
    drop(name, in: shelf)
    items.append(Item(shelf: shelf, name: name, value: value))
  }

  mutating func drop(_ name: String, in shelf: Shelf) {
    items.removeAll { $0.lies(in: shelf, named: name) }
  }

  /// Drops everything that waits for a folder and its subfolders.
  mutating func drop(under folder: String) { items.removeAll { $0.lies(under: folder) } }

  /// Returns the value that waits to be written to a file; `nil` if there is none.
  func value<Value: Document>(_ type: Value.Type, in shelf: Shelf, named name: String) -> Value? {
    items.first { $0.lies(in: shelf, named: name) }?.value as? Value
  }

  /// Returns the names of the files that wait to be written to a folder.
  func names(in shelf: Shelf) -> [String] {
    items.filter { $0.shelf.folder == shelf.folder }.map(\.name)
  }

  /// Returns whether nothing waits for a folder and its subfolders, except possibly one file.
  func isEmpty(under folder: String, except name: String? = nil) -> Bool {
    !items.contains { $0.lies(under: folder) && !($0.shelf.folder == folder && $0.name == name) }
  }
}
