import Foundation

/// What a diffable data source shows, and where.
struct DiffableContents<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  /// Places of the items, found when first asked for.
  private var places: [Item: IndexPath]?

  /// Takes over another snapshot; gives what makes the old one into it.
  mutating func show(_ new: NSDiffableDataSourceSnapshot<Section, Item>) -> SnapshotDifference {
    let difference = SnapshotDifference(from: snapshot, to: new)
    replace(by: new)
    return difference
  }

  mutating func replace(by new: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = new.settled
    places = nil
  }

  func count(inSection section: Int) -> Int {
    sectionIdentifier(for: section).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }

  func sectionIdentifier(for index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index] : nil
  }

  /// `nil` when there is no such item.
  func itemIdentifier(for path: IndexPath) -> Item? {
    guard path.count == 2, let section = sectionIdentifier(for: path[0]),
      let items = snapshot.items[section], items.indices.contains(path[1])
    else { return nil }
    return items[path[1]]
  }

  /// O(1), but for the first question after a change.
  mutating func indexPath(for item: Item) -> IndexPath? {
    if let places { return places[item] }
    var places: [Item: IndexPath] = [:]
    for (section, name) in snapshot.sections.enumerated() {
      for (index, item) in (snapshot.items[name] ?? []).enumerated() {
        places[item] = IndexPath(item: index, section: section)
      }
    }
    self.places = places
    return places[item]
  }
}
