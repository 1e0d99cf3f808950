/// Sums of a list's beginnings, kept while single elements change: both in O(log n).
///
/// P. M. Fenwick, "A New Data Structure for Cumulative Frequency Tables", 1994.
///
///     var tree = FenwickTree([44, 60, 44])
///     tree.sum(ofFirst: 2)   // 104
///     tree.add(10, at: 0)
///     tree.sum(ofFirst: 2)   // 114
struct FenwickTree: Sendable {
  /// `nodes[i]` is the sum of the `i & -i` elements that end with element `i - 1`.
  private var nodes: [Double]

  var count: Int { nodes.count - 1 }

  /// `count` zeros. O(n).
  init(count: Int) {
    nodes = Array(repeating: 0, count: count + 1)
  }

  /// O(n).
  init(_ values: [Double]) {
    nodes = [0] + values
    for index in nodes.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < nodes.count { nodes[parent] += nodes[index] }
    }
  }

  mutating func add(_ difference: Double, at element: Int) {
    var index = element + 1
    while index < nodes.count {
      nodes[index] += difference
      index += index & -index
    }
  }

  func sum(ofFirst count: Int) -> Double {
    var sum = 0.0
    var index = count
    while index > 0 {
      sum += nodes[index]
      index &= index - 1
    }
    return sum
  }

  /// How many elements lie wholly before `place` when each also has `extra`; and where they end.
  ///
  /// The elements with `extra` must not be negative. Elements of no size before `place` count.
  func prefix(endingAtOrBefore place: Double, extra: Double = 0) -> (count: Int, end: Double) {
    var position = 0
    var end = 0.0
    var step = 1
    while step * 2 < nodes.count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next < nodes.count {
        let reach = end + nodes[next] + extra * Double(step)
        if reach <= place {
          position = next
          end = reach
        }
      }
      step /= 2
    }
    return (position, end)
  }
}
