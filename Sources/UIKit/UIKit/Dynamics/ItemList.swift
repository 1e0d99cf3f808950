/// The items of a behavior, each once, in the order in which they were added.
@MainActor struct ItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  /// Adds an item; returns whether it was new.
  @discardableResult mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    items.append(item)
    return true
  }

  /// Removes an item; returns whether it was there.
  @discardableResult mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    items.remove(at: index)
    return true
  }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
}
