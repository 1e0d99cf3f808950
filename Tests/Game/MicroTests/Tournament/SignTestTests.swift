import Testing

@testable import Micro

@Suite("The sign test") struct SignTestTests {
  @Test("it counts the outcomes of coins", arguments: 0...12)
  func coins(pairs: Int) {
    for wins in 0...pairs {
      let favourable = (0..<(1 << pairs)).count { $0.nonzeroBitCount >= wins }
      let share = Double(favourable) / Double(1 << pairs)
      #expect(abs(SignTest.p(wins: wins, of: pairs) - share) < 1e-12, "\(wins) of \(pairs)")
    }
  }

  @Test("many pairs stay probabilities", arguments: [100, 1000])
  func many(pairs: Int) {
    var before = 1.0
    for wins in 0...pairs {
      let p = SignTest.p(wins: wins, of: pairs)
      #expect((0...before).contains(p))
      before = p
    }
  }
}
