/// Documents that are to be written and aren't on the disk yet, each in its last state, the oldest
/// first.
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

  /// Drops all that is to be written in a folder, and in those inside.
  mutating func drop(under folder: String) { items.removeAll { $0.lies(under: folder) } }

  /// The value that a file is to hold, if it isn't on the disk.
  func value<Value: Document>(_ type: Value.Type, in shelf: Shelf, named name: String) -> Value? {
    items.first { $0.lies(in: shelf, named: name) }?.value as? Value
  }

  /// The names of the files that are to lie in a folder.
  func names(in shelf: Shelf) -> [String] {
    items.filter { $0.shelf.folder == shelf.folder }.map(\.name)
  }

  /// Whether nothing waits for a folder and those inside, but for one file perhaps.
  func isEmpty(under folder: String, except name: String? = nil) -> Bool {
    !items.contains { $0.lies(under: folder) && !($0.shelf.folder == folder && $0.name == name) }
  }
}
