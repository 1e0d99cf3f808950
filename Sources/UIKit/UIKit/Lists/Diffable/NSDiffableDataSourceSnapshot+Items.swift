extension NSDiffableDataSourceSnapshot {
  // MARK: Adding

  /// Adds items at the end of a section, which is the last one unless another is named. Items that
  /// already exist move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? content.sections.last else {
      fatalError(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard content.items[section] != nil else { missing(section: section) }
    takeOut(identifiers)
    content.append(items: identifiers, to: section)
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
    guard content.homes[anchor] != nil else { missing(item: anchor) }
    guard !identifiers.contains(anchor) else {
      fatalError("Invalid update: \(anchor) cannot be inserted beside itself")
    }
    takeOut(identifiers)
    content.insert(items: identifiers, beside: anchor, after: after)
  }

  /// Removes items that are about to be inserted elsewhere.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    Self.checkUnique(identifiers, "item")
    content.remove(items: identifiers)
  }

  // MARK: Removing

  /// Deletes items; those that don't exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    content.remove(items: identifiers)
    content.forgetGone()
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    self = Self()
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
    guard content.homes[item] != nil else { missing(item: item) }
    insert([item], at: anchor, after: after)
  }
}
