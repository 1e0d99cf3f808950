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
  var sections: [SectionIdentifierType] = []
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []
  var reloadedSections: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Contents

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }

  /// All items, section by section. O(n).
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = items[identifier] else { missing(section: identifier) }
    return items
  }

  /// Returns the section of an item; `nil` if there is no such item. O(1).
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  /// Returns the item's index among all items; `nil` if it doesn't exist. O(n).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    var index = 0
    for section in sections {
      if section == home { return items[section]?.firstIndex(of: identifier).map { index + $0 } }
      index += items[section]?.count ?? 0
    }
    return nil
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    items[identifier] == nil ? nil : sections.firstIndex(of: identifier)
  }

  // MARK: Reloads

  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

  /// Marks items for new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where homes[item] == nil { missing(item: item) }
    for item in identifiers where !reloadedItems.contains(item) { reloadedItems.append(item) }
  }

  /// Marks items whose cells are filled again without being replaced.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where homes[item] == nil { missing(item: item) }
    for item in identifiers where !reconfiguredItems.contains(item) {
      reconfiguredItems.append(item)
    }
  }

  /// Marks the sections and all their items for reloading.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where items[section] == nil { missing(section: section) }
    for section in identifiers where !reloadedSections.contains(section) {
      reloadedSections.append(section)
    }
  }

  /// The snapshot without its reload marks, which hold for one application only.
  var settled: Self {
    var snapshot = self
    snapshot.reloadedItems = []
    snapshot.reconfiguredItems = []
    snapshot.reloadedSections = []
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
