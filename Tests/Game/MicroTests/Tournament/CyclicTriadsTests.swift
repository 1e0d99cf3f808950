import Testing

@testable import Micro

@Suite("Cyclic triads") struct CyclicTriadsTests {
  /// Returns a table in which `beats` decides who wins all bouts.
  private func table(_ count: Int, beats: (Int, Int) -> Bool) -> Crosstable {
    var table = Crosstable(count: count)
    for one in 0..<count {
      for other in 0..<one {
        table[one, other] = beats(one, other) ? Tally(wins: 4) : Tally(losses: 4)
      }
    }
    return table
  }

  @Test("a ladder has none", arguments: 3...9)
  func ladder(count: Int) {
    let triads = CyclicTriads(table(count) { $0 > $1 })
    #expect(triads.circular == 0)
    #expect(triads.decided == count * (count - 1) * (count - 2) / 6)
    #expect(triads.consistence == 1)
  }

  // Each of 2k + 1 in a ring beats the k behind it. That has (n³ − n) / 24 circles, and no tournament has more.
  @Test("a ring has the largest possible number", arguments: [3, 5, 7, 9])
  func ring(count: Int) {
    let triads = CyclicTriads(table(count) { ($0 - $1 + count) % count <= count / 2 })
    #expect(triads.circular == (count * count * count - count) / 24)
    #expect(triads.consistence == 0)
  }

  // By points, circles are all triads minus those in which one beats both others: Σ w (w − 1) / 2.
  @Test("the count agrees with the one by points", arguments: [UInt64](1...20))
  func byPoints(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let count = 3 + random.below(8)
    let outcomes = (0..<(count * count)).map { _ in random.chance(0.5) }
    let table = table(count) { outcomes[$0 * count + $1] }
    let triads = CyclicTriads(table)
    let wins = (0..<count).map { one in (0..<count).count { table[one, $0].wins > 0 } }
    let ladders = wins.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    #expect(triads.circular == count * (count - 1) * (count - 2) / 6 - ladders)
  }

  @Test("a pair without a winner is in no circle")
  func draws() throws {
    var table = table(3) { ($0 - $1 + 3) % 3 == 1 }
    #expect(CyclicTriads(table).circular == 1)
    table[2, 1] = Tally(wins: 1, draws: 2, losses: 1)
    let triads = CyclicTriads(table)
    #expect(triads.circular == 0)
    #expect(triads.decided == 0)
    #expect(triads.consistence == 1)
    #expect(CyclicTriads(Crosstable(count: 2)).consistence == nil)
  }
}
