import ListEngine

/// The content of a table or collection view: ordered sections with ordered items, all named by unique
/// identifiers.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["primes"])
///     snapshot.appendItems([2, 3, 5])
///     snapshot.indexOfItem(5)   // 2
///
/// A misused identifier ends the program, as the exception does on iOS.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  var content = ListContent<SectionIdentifierType, ItemIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Contents

  public var numberOfItems: Int { content.homes.count }
  public var numberOfSections: Int { content.sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { content.sections }

  /// All items, section by section. O(n).
  public var itemIdentifiers: [ItemIdentifierType] { content.allItems }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = content.items[identifier] else { missing(section: identifier) }
    return items
  }

  /// Returns the section of an item; `nil` if there is no such item. O(1).
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { content.homes[identifier] }

  /// Returns the item's index among all items; `nil` if it doesn't exist. O(n).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    content.index(ofItem: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    content.items[identifier] == nil ? nil : content.sections.firstIndex(of: identifier)
  }

  // MARK: Reloads

  public var reloadedItemIdentifiers: [ItemIdentifierType] { content.reloadedItems }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { content.reconfiguredItems }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { content.reloadedSections }

  /// Marks items for new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where content.homes[item] == nil { missing(item: item) }
    content.reload(items: identifiers)
  }

  /// Marks items whose cells are filled again without being replaced.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where content.homes[item] == nil { missing(item: item) }
    content.reconfigure(items: identifiers)
  }

  /// Marks the sections and all their items for reloading.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where content.items[section] == nil { missing(section: section) }
    content.reload(sections: identifiers)
  }

  /// The snapshot without its reload marks, which hold for one application only.
  var settled: Self {
    var snapshot = self
    snapshot.content.forgetReloads()
    return snapshot
  }

  // MARK: Misuse

  func missing(item: ItemIdentifierType) -> Never {
    fatalError("Invalid item identifier specified: \(item) is not in the snapshot")
  }

  func missing(section: SectionIdentifierType) -> Never {
    fatalError("Invalid section identifier specified: \(section) is not in the snapshot")
  }

  static func checkUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ what: String) {
    guard Set(identifiers).count < identifiers.count else { return }
    var seen: Set<Identifier> = []
    let twice = identifiers.filter { !seen.insert($0).inserted }
    fatalError(
      "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: \(twice)")
  }
}
