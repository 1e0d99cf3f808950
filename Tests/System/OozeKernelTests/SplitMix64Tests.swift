import OozeKernel
import Testing

struct SplitMix64Tests {
  /// Source: the reference implementation, https://prng.di.unimi.it/splitmix64.c, from the seed 1234567.
  @Test func theReferencesNumbers() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func belowItsBoundAndReachingIt() {
    var random = SplitMix64(seed: 1)
    for bound in 1...20 {
      let numbers = Set((0..<1000).map { _ in random.below(bound) })
      #expect(numbers == Set(0..<bound))
    }
  }

  @Test func aUnitIsTheTopBitsOfTheNumber() {
    var random = SplitMix64(seed: 9)
    var twin = random
    for _ in 0..<1000 {
      let unit = random.unit()
      #expect(unit >= 0 && unit < 1)
      #expect(unit == Double(twin.next() / 2048) / 9_007_199_254_740_992)
    }
  }
}
