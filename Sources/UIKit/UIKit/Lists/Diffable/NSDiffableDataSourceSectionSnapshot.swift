/// The content of one section of a collection view: items that may have child items. The children of an item
/// are shown while it is expanded.
///
///     var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
///     snapshot.append(["fruit", "bread"])
///     snapshot.append(["apple", "pear"], to: "fruit")
///     snapshot.visibleItems   // ["fruit", "bread"]
///     snapshot.expand(["fruit"])
///     snapshot.visibleItems   // ["fruit", "apple", "pear", "bread"]
///
/// A misused identifier ends the program, as the exception does on iOS.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The state of an item.
  struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  var roots: [ItemIdentifierType] = []
  var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an empty snapshot.
  public init() {}

  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: Contents

  /// All items, each before its descendants. O(n).
  public var items: [ItemIdentifierType] { inOrder { _ in true } }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items whose ancestors are all expanded. O(n).
  public var visibleItems: [ItemIdentifierType] { inOrder(where: \.isExpanded) }

  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns the item's index among all items; `nil` if it doesn't exist. O(n).
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item).isExpanded }

  /// Whether all ancestors of the item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var parent = node(item).parent
    while let current = parent {
      let node = node(current)
      guard node.isExpanded else { return false }
      parent = node.parent
    }
    return true
  }

  /// Returns the number of the item's ancestors: 0 for a root.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var parent = node(item).parent
    while let current = parent {
      level += 1
      parent = node(current).parent
    }
    return level
  }

  /// Returns the parent of an item; `nil` for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }

  /// Returns the descendants of an item as a snapshot of its own, with the item or without it.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let top = node(parent)
    var result = Self()
    result.roots = includingParent ? [parent] : top.children
    for item in inOrder(from: result.roots, where: { _ in true }) {
      result.nodes[item] = nodes[item]
    }
    for root in result.roots { result.nodes[root]?.parent = nil }
    return result
  }

  /// Returns the items line by line, indented by their levels: expanded ones after a minus, collapsed
  /// ones after a plus, and those without children after a star.
  public func visualDescription() -> String {
    items.map { item in
      let node = node(item)
      let sign = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)\n"
    }.joined()
  }

  // MARK: Within the module

  func node(_ item: ItemIdentifierType) -> Node {
    guard let node = nodes[item] else { missing(item) }
    return node
  }

  func missing(_ item: ItemIdentifierType) -> Never {
    fatalError("Invalid item identifier specified: \(item) is not in the section snapshot")
  }

  /// Returns items before their descendants, which are included if `enters` returns true.
  private func inOrder(where enters: (Node) -> Bool) -> [ItemIdentifierType] {
    inOrder(from: roots, where: enters)
  }

  private func inOrder(
    from starts: [ItemIdentifierType], where enters: (Node) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var levels = [starts[...]]
    while var level = levels.popLast() {
      guard let item = level.popFirst() else { continue }
      levels.append(level)
      found.append(item)
      if let node = nodes[item], !node.children.isEmpty, enters(node) {
        levels.append(node.children[...])
      }
    }
    return found
  }
}
