import OozeKernel
import Testing

struct ClampingTests {
  private static let numbers = [-3, -1, 0, 1, 2, 5]

  @Test(arguments: numbers, numbers) func staysWithinTheLimits(lower: Int, width: Int) {
    for value in -10...10 {
      let upper = lower + width
      // If the limits are reversed, the upper one wins.
      let expected = value >= upper ? upper : value <= lower ? min(lower, upper) : value
      #expect(value.clamped(lower, upper) == expected, "\(value) in \(lower), \(upper)")
      if width >= 0 { #expect(value.clamped(to: lower...upper) == expected) }
    }
  }

  @Test func whatIsNoNumberIsTheLowerLimit() {
    #expect(Double.nan.clamped(to: -2...5) == -2)
    #expect(Double.infinity.clamped(to: -2...5) == 5)
    #expect((-Double.infinity).clamped(to: -2...5) == -2)
  }
}
