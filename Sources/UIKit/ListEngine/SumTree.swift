/// Prefix sums of a list with changing elements. Both reading a sum and changing an element take
/// O(log n).
///
/// A sum depends only on the elements, not on the order in which they were set. Each inner node is
/// the sum of its two children, so rounding errors don't accumulate.
///
///     var tree = SumTree([44.0, 60, 44])
///     tree.sum(ofFirst: 2)   // 104
///     tree[0] = 54
///     tree.sum(ofFirst: 2)   // 114
package struct SumTree<Element: AdditiveArithmetic & Sendable>: Sendable {
  package let count: Int
  /// The number of leaves, a power of two. The leaves start at this index, and the children of node i
  /// are 2i and 2i + 1.
  private let leaves: Int
  private var nodes: [Element]

  /// Creates a tree of `count` zeros. O(n).
  package init(count: Int) {
    self.count = count
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    nodes = Array(repeating: .zero, count: 2 * leaves)
  }

  /// Creates a tree of values. O(n).
  package init(_ values: [Element]) {
    self.init(count: values.count)
    for (index, value) in values.enumerated() { nodes[leaves + index] = value }
    for index in stride(from: leaves - 1, to: 0, by: -1) {
      nodes[index] = nodes[2 * index] + nodes[2 * index + 1]
    }
  }

  package subscript(index: Int) -> Element {
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

  package func sum(ofFirst count: Int) -> Element {
    prefix { _, reached in reached <= count }.sum
  }

  /// Returns the count and the sum of the longest prefix for which `fits` holds. If `fits` holds for
  /// a prefix, it must hold for all shorter ones.
  package func prefix(where fits: (Element, Int) -> Bool) -> (count: Int, sum: Element) {
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
