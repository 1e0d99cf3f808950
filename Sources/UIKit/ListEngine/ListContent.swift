/// The sections of a list and their items in order, by unique identifiers, and which of them the next update
/// reloads.
///
/// The caller checks that identifiers exist where they have to, and that new ones don't.
package struct ListContent<Section: Hashable, Item: Hashable> {
  package private(set) var sections: [Section] = []
  package private(set) var items: [Section: [Item]] = [:]
  /// The section of each item.
  package private(set) var homes: [Item: Section] = [:]

  package private(set) var reloadedItems: [Item] = []
  package private(set) var reconfiguredItems: [Item] = []
  package private(set) var reloadedSections: [Section] = []

  package init() {}

  // MARK: Questions

  /// The items of each section. O(n).
  package var itemsBySection: [[Item]] { sections.map { items[$0] ?? [] } }

  /// All items, section by section. O(n).
  package var allItems: [Item] { itemsBySection.flatMap { $0 } }

  /// Returns the item's index among all items; `nil` if it doesn't exist. O(n).
  package func index(ofItem item: Item) -> Int? {
    guard let home = homes[item] else { return nil }
    let before = sections.prefix { $0 != home }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
    return items[home]?.firstIndex(of: item).map { before + $0 }
  }

  // MARK: Items

  /// Adds new items at the end of a section.
  package mutating func append(items new: [Item], to section: Section) {
    items[section]?.append(contentsOf: new)
    for item in new { homes[item] = section }
  }

  /// Adds new items before or after another one.
  package mutating func insert(items new: [Item], beside anchor: Item, after: Bool) {
    guard let section = homes[anchor], let index = items[section]?.firstIndex(of: anchor) else {
      return
    }
    items[section]?.insert(contentsOf: new, at: after ? index + 1 : index)
    for item in new { homes[item] = section }
  }

  /// Removes items; those that don't exist are ignored.
  package mutating func remove(items: [Item]) {
    let gone = Dictionary(grouping: items.filter { homes[$0] != nil }) { homes[$0] }
    for (section, gone) in gone {
      guard let section else { continue }
      let gone = Set(gone)
      self.items[section]?.removeAll(where: gone.contains)
      for item in gone { homes[item] = nil }
    }
  }

  // MARK: Sections

  /// Adds new sections without items.
  package mutating func insert(sections new: [Section], at index: Int) {
    sections.insert(contentsOf: new, at: index)
    for section in new { items[section] = [] }
  }

  /// Removes sections with their items; those that don't exist are ignored.
  package mutating func remove(sections identifiers: [Section]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
    sections.removeAll(where: gone.contains)
  }

  /// Moves the section at an index before or after another one.
  package mutating func moveSection(at index: Int, beside anchor: Section, after: Bool) {
    let section = sections.remove(at: index)
    let target = sections.firstIndex(of: anchor) ?? sections.count
    sections.insert(section, at: after ? target + 1 : target)
  }

  // MARK: Reloads

  package mutating func reload(items: [Item]) { reloadedItems.mark(items) }
  package mutating func reconfigure(items: [Item]) { reconfiguredItems.mark(items) }
  package mutating func reload(sections: [Section]) { reloadedSections.mark(sections) }

  /// Forgets the reloads of what was removed.
  package mutating func forgetGone() {
    reloadedItems.removeAll { homes[$0] == nil }
    reconfiguredItems.removeAll { homes[$0] == nil }
    reloadedSections.removeAll { items[$0] == nil }
  }

  /// Forgets all reloads, which hold for one update only.
  package mutating func forgetReloads() {
    reloadedItems = []
    reconfiguredItems = []
    reloadedSections = []
  }
}

extension ListContent: Sendable where Section: Sendable, Item: Sendable {}

extension Array where Element: Hashable {
  /// Appends the elements that aren't there.
  fileprivate mutating func mark(_ elements: [Element]) {
    for element in elements where !contains(element) { append(element) }
  }
}
