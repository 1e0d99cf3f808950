import OozeKernel
import Testing

@testable import Cassowary

struct SymbolQueueTests {
  /// After any insertions and removals, each symbol is in the queue once and the lowest comes first.
  @Test(arguments: 1...30) func theLowestComesFirst(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var queue = SymbolQueue()
    for _ in 0..<64 { queue.makeSymbol() }
    var waiting: Set<Int32> = []
    for step in 0..<600 {
      if random.below(seed % 3 + 2) > 0 {
        let symbol = Int32(random.below(64))
        queue.insert(symbol)
        waiting.insert(symbol)
      } else {
        let lowest = waiting.min()
        #expect(queue.popLowest() == lowest, "seed \(seed) at \(step)")
        if let lowest { waiting.remove(lowest) }
      }
    }
    var rest: [Int32] = []
    while let symbol = queue.popLowest(), rest.count <= 64 { rest.append(symbol) }
    #expect(rest == waiting.sorted())
  }

  @Test func kindsSayWhatTheyMayDo() {
    let kinds: [SymbolKind] = [.unused, .free, .nonnegative, .slack, .error, .dummy]
    #expect(kinds.map(\.isVariable) == [false, true, true, false, false, false])
    #expect(kinds.filter { !$0.isRestricted } == [.free])
    #expect(kinds.map(\.isPivotable) == [false, false, true, true, true, false])
  }

  /// Coefficients below a ten billionth are noise (`Tolerance`).
  @Test func noiseIsStruckOut() {
    var row = SparseAccumulator()
    for _ in 0..<4 { row.makeSymbol() }
    row.add(-0.99e-10, of: 0)
    row.add(1e-10, of: 1)
    row.add(0.99e-10, of: 2)
    row.add(-1e-10, of: 3)
    row.dropNoise()
    #expect(row.symbols == [1, 3])
    #expect(row.values == [0, 1e-10, 0, -1e-10])
  }

  /// An accumulator is empty before the first addition, and empty again after its row is taken.
  @Test func accumulatorsBeginAndEndEmpty() {
    var row = SparseAccumulator()
    for _ in 0..<4 { row.makeSymbol() }
    #expect(row.constant == 0)
    #expect(row.symbols.isEmpty)
    row.constant = 6
    row.add(2, of: 1)
    row.add(-4, of: 3)
    row.add(1e-11, of: 2)
    row.dropNoise()
    #expect(row.symbols == [1, 3])
    #expect(row[2] == 0)
    row.solve(for: 3)
    // 0 = 6 + 2a − 4b gives b = 1.5 + 0.5a.
    #expect(row.constant == 1.5)
    #expect(row[1] == 0.5)
    #expect(row.symbols == [1])
    row.removeAll()
    #expect(row.constant == 0)
    #expect(row.symbols.isEmpty)
    #expect(row.values == [0, 0, 0, 0])
  }
}
