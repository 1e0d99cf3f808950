/// Sums of a list's beginnings, kept while single elements change: both in O(log n).
///
/// A sum depends on the elements alone and not on the order in which they were set: each inner node
/// is the sum of its two children, so rounding does not pile up with every change.
///
///     var tree = SumTree([44.0, 60, 44])
///     tree.sum(ofFirst: 2)   // 104
///     tree[0] = 54
///     tree.sum(ofFirst: 2)   // 114
struct SumTree<Element: AdditiveArithmetic & Sendable>: Sendable {
  let count: Int
  /// A power of two: the leaves' places begin there, a node's children are at 2i and 2i + 1.
  private let leaves: Int
  private var nodes: [Element]

  /// `count` zeros. O(n).
  init(count: Int) {
    self.count = count
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    nodes = Array(repeating: .zero, count: 2 * leaves)
  }

  /// O(n).
  init(_ values: [Element]) {
    self.init(count: values.count)
    for (index, value) in values.enumerated() { nodes[leaves + index] = value }
    for index in stride(from: leaves - 1, to: 0, by: -1) {
      nodes[index] = nodes[2 * index] + nodes[2 * index + 1]
    }
  }

  subscript(index: Int) -> Element {
    get { nodes[leaves + index] }
    set {
      var node = leaves + index
      nodes[node] = newValue
      node /= 2
      while node > 0 {
        nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
        node /= 2
      }
    }
  }

  func sum(ofFirst count: Int) -> Element {
    prefix { _, reached in reached <= count }.sum
  }

  /// The longest beginning for which `fits` holds, by its sum and its number of elements; `fits` must
  /// hold for a beginning when it does for a longer one.
  func prefix(where fits: (Element, Int) -> Bool) -> (count: Int, sum: Element) {
    if fits(nodes[1], count) { return (count, nodes[1]) }
    var node = 1
    var size = leaves
    var reached = 0
    var sum = Element.zero
    while node < leaves {
      node *= 2
      size /= 2
      let longer = sum + nodes[node]
      guard reached + size <= count, fits(longer, reached + size) else { continue }
      reached += size
      sum = longer
      node += 1
    }
    return (reached, sum)
  }
}
