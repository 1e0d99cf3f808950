import ListEngine
import Testing

/// Sums of the first elements of a list, compared with sums.
@Suite struct SumTreeTests {
  @Test(arguments: 0...17) func sumsAndPrefixes(count: Int) {
    var values = (0..<count).map { $0 * 7 % 5 }
    var tree = SumTree(values)
    var empty = SumTree<Int>(count: count)
    for index in values.indices { empty[index] = values[index] }
    for change in -1..<count {
      if change >= 0 {
        values[change] += 3
        tree[change] += 3
        empty[change] = values[change]
      }
      for tree in [tree, empty] {
        #expect(tree.count == count)
        #expect(values.indices.map { tree[$0] } == values)
        for first in 0...count {
          #expect(tree.sum(ofFirst: first) == values.prefix(first).reduce(0, +))
        }
        // The longest prefix with at most a sum. The function receives the right number of elements.
        for most in 0...values.reduce(0, +) + 1 {
          let prefix = tree.prefix { sum, reached in
            #expect(sum == values.prefix(reached).reduce(0, +))
            return sum <= most
          }
          let longest = (0...count).last { values.prefix($0).reduce(0, +) <= most }
          #expect(prefix.count == longest)
          #expect(prefix.sum == values.prefix(prefix.count).reduce(0, +))
        }
      }
    }
  }
}
