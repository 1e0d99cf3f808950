/// The drawing order among siblings.
enum LayerOrder {
  /// Returns the list sorted by depth; elements with equal depth keep their order. If the list is already
  /// sorted, as in nearly all cases, this costs one comparison per element.
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
