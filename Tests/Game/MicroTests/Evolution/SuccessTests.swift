import Testing

@testable import Micro

@Suite("Success") struct SuccessTests {
  @Test("a life is drawn towards the mean as if it were 25 seconds longer")
  func shrinkage() {
    // (10 + 0.2 · 25) / (5 + 25)
    #expect(Success(gain: 10, age: 5).estimate(mean: 0.2) == 0.5)
    // Nothing is known about a newborn.
    for mean: Float in [-1, 0, 0.25, 3] {
      #expect(Success(gain: 0, age: 0).estimate(mean: mean) == mean)
    }
  }

  @Test("the longer a life, the more its own gain counts")
  func certainty() {
    for rate: Float in [-2, -0.5, 0, 0.5, 2] {
      var last = Float.infinity
      for age: Float in [0, 5, 15, 25, 60, 600] {
        let error = abs(Success(gain: rate * age, age: age).estimate(mean: 1) - rate)
        #expect(error < last || error == 0)
        last = error
      }
    }
  }

  @Test("creatures younger than 15 seconds have no offspring")
  func eligibility() {
    #expect(!Success(gain: 99, age: 14.9).isEligible)
    #expect(Success(gain: -99, age: 15).isEligible)
  }
}
