/// The drawing order among siblings.
enum LayerOrder {
  /// Sorted by depth, and as they were where that is equal. Costs one comparison each when they are
  /// sorted already, as nearly always.
  static func sorted<Element>(_ list: [Element], by depth: (Element) -> CGFloat) -> [Element] {
    var isSorted = true
    for i in list.indices.dropFirst() where depth(list[i]) < depth(list[i - 1]) {
      isSorted = false
      break
    }
    if isSorted { return list }
    return list.enumerated().sorted {
      let (a, b) = (depth($0.element), depth($1.element))
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }
}
