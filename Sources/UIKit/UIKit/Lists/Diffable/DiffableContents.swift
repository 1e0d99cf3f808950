import Foundation
import ListEngine

/// The content of a diffable data source, and the positions of its items.
struct DiffableContents<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  /// The trees of sections with a hierarchy of items. The visible part of each is shown.
  private var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  /// The index paths of the items, computed when first needed.
  private var places: [Item: IndexPath]?

  /// Replaces the snapshot; returns the difference from the old one.
  mutating func show(_ new: NSDiffableDataSourceSnapshot<Section, Item>) -> SnapshotDifference {
    let difference = SnapshotDifference(from: snapshot.content, to: new.content)
    replace(by: new)
    return difference
  }

  mutating func replace(by new: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = new.settled
    places = nil
    for (section, tree) in trees {
      guard let items = snapshot.content.items[section] else {
        trees[section] = nil
        continue
      }
      var tree = tree
      // An item that another section shows is no longer below an item of this one.
      tree.delete(
        tree.nodes.keys.filter { item in
          snapshot.content.homes[item].map { $0 != section } ?? false
        })
      trees[section] = tree.showing(items)
    }
  }

  // MARK: Sections

  /// Whether a section snapshot was applied to the section.
  func hasTree(_ section: Section) -> Bool { trees[section] != nil }

  func tree(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<Item>()
    tree.append(snapshot.itemIdentifiers(inSection: section))
    return tree
  }

  /// Shows another snapshot of one section, which is added at the end if it doesn't exist.
  mutating func show(
    _ tree: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section
  ) -> SnapshotDifference {
    let old = snapshot
    set(tree, in: section)
    return SnapshotDifference(from: old.content, to: snapshot.content)
  }

  mutating func set(_ tree: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section) {
    var new = snapshot
    if new.content.items[section] == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(tree.visibleItems, toSection: section)
    trees[section] = tree
    replace(by: new)
  }

  /// Returns the content after moving one item together with its descendants.
  func moving(_ item: Item, to section: Section, at index: Int) -> Self {
    var result = self
    guard let home = snapshot.sectionIdentifier(containingItem: item) else { return result }
    guard hasTree(home) || hasTree(section) else {
      result.moveAlone(item, to: section, at: index)
      return result
    }
    var source = tree(of: home)
    let moved = source.snapshot(of: item, includingParent: true)
    source.delete([item])
    var target = home == section ? source : tree(of: section)
    let before = snapshot.itemIdentifiers(inSection: section).filter { $0 != item }.prefix(index)
    target.put(moved, after: before.last { !moved.contains($0) })
    if home != section { result.set(source, in: home) }
    result.set(target, in: section)
    return result
  }

  /// Moves an item without its descendants.
  mutating func moveAlone(_ item: Item, to section: Section, at index: Int) {
    var new = snapshot
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: section)
    if others.indices.contains(index) {
      new.insertItems([item], beforeItem: others[index])
    } else {
      new.appendItems([item], toSection: section)
    }
    replace(by: new)
  }

  func count(inSection section: Int) -> Int {
    sectionIdentifier(for: section).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }

  func sectionIdentifier(for index: Int) -> Section? {
    snapshot.content.sections.indices.contains(index) ? snapshot.content.sections[index] : nil
  }

  /// Returns the item at an index path; `nil` if there is none.
  func itemIdentifier(for path: IndexPath) -> Item? {
    guard path.count == 2, let section = sectionIdentifier(for: path[0]),
      let items = snapshot.content.items[section], items.indices.contains(path[1])
    else { return nil }
    return items[path[1]]
  }

  /// Returns the index path of an item; `nil` if there is none. O(1), except for the first call after a
  /// change.
  mutating func indexPath(for item: Item) -> IndexPath? {
    if let places { return places[item] }
    var places: [Item: IndexPath] = [:]
    for (section, name) in snapshot.content.sections.enumerated() {
      for (index, item) in (snapshot.content.items[name] ?? []).enumerated() {
        places[item] = IndexPath(item: index, section: section)
      }
    }
    self.places = places
    return places[item]
  }
}
