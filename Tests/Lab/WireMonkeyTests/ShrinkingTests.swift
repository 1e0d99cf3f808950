import Testing
import WireMonkey

/// Removing the steps that don't matter for a failure.
@Suite struct ShrinkingTests {
  /// All pairs and triples of twelve places fail. The shortest failing part consists of the places themselves.
  @Test func onlyWhatMattersStays() {
    for a in 0..<12 {
      for b in a..<12 {
        for c in b..<12 {
          let culprits = Set([a, b, c])
          let short = shrunk(Array(0..<12)) { culprits.isSubset(of: $0) }
          #expect(short == culprits.sorted())
        }
      }
    }
  }

  @Test func whatFailsAnywayShrinksToNothing() {
    #expect(shrunk(Array(0..<100)) { _ in true }.isEmpty)
  }

  /// The failure may need an even number of items, so that no single one can be removed from the rest.
  @Test(arguments: [1, 2, 3, 7, 64, 65]) func noSingleItemCanBeLeftOut(count: Int) {
    let fails: ([Int]) -> Bool = { $0.count >= min(count, 5) && $0.contains(0) }
    let short = shrunk(Array(0..<count), fails: fails)
    #expect(fails(short))
    for index in short.indices {
      var shorter = short
      shorter.remove(at: index)
      #expect(!fails(shorter))
    }
  }
}
