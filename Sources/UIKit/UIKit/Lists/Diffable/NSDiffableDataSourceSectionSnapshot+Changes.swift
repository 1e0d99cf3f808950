extension NSDiffableDataSourceSectionSnapshot {
  // MARK: Adding

  /// Adds items at the end of the children of `parent`, or of the roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { _ = node(parent) }
    checkNew(items)
    for item in items { nodes[item] = Node(parent: parent) }
    if let parent { nodes[parent]?.children += items } else { roots += items }
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, after: false)
  }

  /// Inserts items after an item and its descendants.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, after: true)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { insert(snapshot, at: item, after: false) }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) { insert(snapshot, at: item, after: true) }

  /// Replaces the children of `parent` by the roots of a snapshot with all their descendants.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(node(parent).children)
    checkNew(snapshot.items)
    take(snapshot, below: parent)
    nodes[parent]?.children = snapshot.roots
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at anchor: ItemIdentifierType, after: Bool
  ) {
    let parent = node(anchor).parent
    checkNew(items)
    for item in items { nodes[item] = Node(parent: parent) }
    put(items, at: anchor, below: parent, after: after)
  }

  private mutating func insert(_ snapshot: Self, at anchor: ItemIdentifierType, after: Bool) {
    let parent = node(anchor).parent
    checkNew(snapshot.items)
    take(snapshot, below: parent)
    put(snapshot.roots, at: anchor, below: parent, after: after)
  }

  private mutating func take(_ snapshot: Self, below parent: ItemIdentifierType?) {
    nodes.merge(snapshot.nodes) { $1 }
    for root in snapshot.roots { nodes[root]?.parent = parent }
  }

  private mutating func put(
    _ items: [ItemIdentifierType], at anchor: ItemIdentifierType, below parent: ItemIdentifierType?,
    after: Bool
  ) {
    let siblings = parent.map { node($0).children } ?? roots
    guard let index = siblings.firstIndex(of: anchor) else { missing(anchor) }
    let place = after ? index + 1 : index
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: place)
    } else {
      roots.insert(contentsOf: items, at: place)
    }
  }

  private func checkNew(_ items: [ItemIdentifierType]) {
    NSDiffableDataSourceSnapshot<Int, ItemIdentifierType>.checkUnique(items, "item")
    if let known = items.first(where: { nodes[$0] != nil }) {
      fatalError("Item identifier \(known) is in the section snapshot already")
    }
  }

  // MARK: Removing

  /// Deletes items with all their descendants; items that don't exist are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone: [ItemIdentifierType?: Set<ItemIdentifierType>] = [:]
    for item in items {
      if let node = nodes[item] { gone[node.parent, default: []].insert(item) }
    }
    for (parent, children) in gone {
      if let parent {
        nodes[parent]?.children.removeAll(where: children.contains)
      } else {
        roots.removeAll(where: children.contains)
      }
    }
    var rest = items
    while let item = rest.popLast() {
      if let node = nodes.removeValue(forKey: item) { rest += node.children }
    }
  }

  public mutating func deleteAll() { self = Self() }

  // MARK: Expanding

  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, expanded: true) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, expanded: false) }

  private mutating func set(_ items: [ItemIdentifierType], expanded: Bool) {
    for item in items {
      guard nodes[item] != nil else { missing(item) }
      nodes[item]?.isExpanded = expanded
    }
  }

  // MARK: Within the module

  /// Returns the snapshot with other visible items, after a change of the list of all items of the section.
  func showing(_ list: [ItemIdentifierType]) -> Self {
    let visible = visibleItems
    guard visible != list else { return self }
    var result = self
    let wanted = Set(list)
    result.delete(visible.filter { !wanted.contains($0) })
    var previous: ItemIdentifierType?
    for item in list {
      if !result.contains(item) {
        var one = Self()
        one.append([item])
        result.put(one, after: previous)
      }
      previous = item
    }
    if result.visibleItems == list { return result }
    // The order isn't possible with the levels.
    var flat = Self()
    flat.append(list)
    return flat
  }

  /// Inserts the roots of a snapshot where they are shown after an item, or at the beginning.
  mutating func put(_ snapshot: Self, after previous: ItemIdentifierType?) {
    guard let previous else {
      if let first = roots.first {
        insert(snapshot, before: first)
      } else {
        self = snapshot
      }
      return
    }
    let above = node(previous)
    if above.isExpanded, let first = above.children.first {
      insert(snapshot, before: first)
    } else {
      insert(snapshot, after: previous)
    }
  }
}
