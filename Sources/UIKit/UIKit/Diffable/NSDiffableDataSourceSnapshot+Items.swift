extension NSDiffableDataSourceSnapshot {
  // MARK: Adding

  /// Adds items at the end of a section, which is the last one unless another is named. Items that
  /// already exist move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      fatalError(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard items[section] != nil else { missing(section: section) }
    takeOut(identifiers)
    items[section]?.append(contentsOf: identifiers)
    for item in identifiers { homes[item] = section }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, after: false) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, after: true) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, after: Bool
  ) {
    guard homes[anchor] != nil else { missing(item: anchor) }
    guard !identifiers.contains(anchor) else {
      fatalError("Invalid update: \(anchor) cannot be inserted beside itself")
    }
    takeOut(identifiers)
    guard let section = homes[anchor], let index = items[section]?.firstIndex(of: anchor) else {
      missing(item: anchor)
    }
    items[section]?.insert(contentsOf: identifiers, at: after ? index + 1 : index)
    for item in identifiers { homes[item] = section }
  }

  /// Removes items that are about to be inserted elsewhere.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    Self.checkUnique(identifiers, "item")
    remove(identifiers.filter { homes[$0] != nil })
  }

  // MARK: Removing

  /// Deletes items; those that don't exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers)
    forgetGone()
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    self = Self()
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    let gone = Dictionary(grouping: identifiers.filter { homes[$0] != nil }) { homes[$0] }
    for (section, gone) in gone {
      guard let section else { continue }
      let gone = Set(gone)
      items[section]?.removeAll(where: gone.contains)
      for item in gone { homes[item] = nil }
    }
  }

  /// Removes the reload marks of deleted items.
  mutating func forgetGone() {
    reloadedItems.removeAll { homes[$0] == nil }
    reconfiguredItems.removeAll { homes[$0] == nil }
    reloadedSections.removeAll { items[$0] == nil }
  }

  // MARK: Moving

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  private mutating func move(
    _ item: ItemIdentifierType, to anchor: ItemIdentifierType, after: Bool
  ) {
    guard homes[item] != nil else { missing(item: item) }
    insert([item], at: anchor, after: after)
  }
}
