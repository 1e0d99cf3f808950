import Testing

@testable import Micro

@Suite("The random source") struct RandomSourceTests {
  // The reference C code of xoshiro256** from the state 1, 2, 3, 4 prints these first words:
  // https://prng.di.unimi.it/xoshiro256starstar.c
  @Test("gives the reference implementation's words")
  func referenceWords() throws {
    var random = try #require(RandomSource(state: (1, 2, 3, 4)))
    let words = (0..<5).map { _ in random.next() }
    #expect(
      words == [11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360])
  }

  @Test("refuses the one state that it could never leave")
  func zeroState() {
    #expect(RandomSource(state: (0, 0, 0, 0)) == nil)
  }

  @Test("continues from a saved state", arguments: [0, 1, 2, 0xFFFF_FFFF_FFFF_FFFF] as [UInt64])
  func savedState(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    for _ in 0..<100 { _ = random.next() }
    var copy = try #require(RandomSource(state: random.state))
    for _ in 0..<100 { #expect(copy.next() == random.next()) }
  }

  @Test("a split stream doesn't depend on how much the other draws")
  func splitting() {
    var a = RandomSource(seed: 7)
    var b = RandomSource(seed: 7)
    var first = a.split()
    var second = b.split()
    for _ in 0..<10 { _ = b.next() }
    for _ in 0..<100 { #expect(first.next() == second.next()) }
  }

  // 10⁵ draws: the standard error of the mean is 1/√(12·10⁵) = 0.0009; five of them are 0.0046.
  @Test(
    "uniform numbers stay in their interval and fill it evenly",
    arguments: 1...5 as ClosedRange<UInt64>)
  func uniform(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var sum = 0.0
    var bins = [Int](repeating: 0, count: 10)
    for _ in 0..<100_000 {
      let number = random.uniform()
      #expect(number >= 0 && number < 1)
      sum += Double(number)
      bins[Int(number * 10)] += 1
    }
    #expect(abs(sum / 100_000 - 0.5) < 0.0046)
    // A bin holds 10,000 ± 95; five deviations are 475.
    for bin in bins { #expect(abs(bin - 10_000) < 475) }
  }

  @Test("normal numbers have mean 0 and variance 1", arguments: 1...5 as ClosedRange<UInt64>)
  func normal(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var sum = 0.0
    var squares = 0.0
    for _ in 0..<100_000 {
      let number = Double(random.normal())
      sum += number
      squares += number * number
    }
    // Standard errors: 1/√10⁵ = 0.0032 for the mean, √(2/10⁵) = 0.0045 for the variance.
    #expect(abs(sum / 100_000) < 0.016)
    #expect(abs(squares / 100_000 - 1) < 0.0225)
  }

  @Test("whole numbers below a bound reach each value", arguments: [1, 2, 3, 7, 10])
  func below(count: Int) {
    var random = RandomSource(seed: 3)
    var seen = Set<Int>()
    for _ in 0..<1000 { seen.insert(random.below(count)) }
    #expect(seen == Set(0..<count))
  }
}
