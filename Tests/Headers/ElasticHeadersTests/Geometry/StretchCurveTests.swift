import ElasticHeaders
import Testing
import UIKit

@Suite struct StretchCurveTests {
  private static let curves: [StretchCurve] =
    [.linear, .rigid]
    + [0, 1, 60, 1000].flatMap { [.limited(to: $0), .resisting(limit: $0)] }

  @Test("A curve begins at 0, never falls and is never steeper than 1", arguments: curves)
  func shape(curve: StretchCurve) {
    var previous: CGFloat = 0
    #expect(curve.stretch(for: 0) == 0)
    for overscroll in stride(from: CGFloat(0.25), through: 2000, by: 0.25) {
      let stretch = curve.stretch(for: overscroll)
      #expect(stretch >= previous && stretch - previous <= 0.25 + 1e-9, "at \(overscroll)")
      previous = stretch
    }
  }

  @Test("Limits hold, and a resisting header never quite reaches its own")
  func limits() {
    #expect(StretchCurve.limited(to: 60).stretch(for: 59) == 59)
    #expect(StretchCurve.limited(to: 60).stretch(for: 61) == 60)
    #expect(StretchCurve.resisting(limit: 100).stretch(for: 100) == 50)
    #expect(StretchCurve.resisting(limit: 100).stretch(for: 1e6) < 100)
  }

  @Test("Limits and overscrolls that make no sense count as 0")
  func unusual() {
    let odds: [CGFloat] = [.nan, -1, -.infinity]
    for odd in odds {
      #expect(StretchCurve.limited(to: odd).stretch(for: 10) == 0)
      #expect(StretchCurve.resisting(limit: odd).stretch(for: 10) == 0)
      for curve in Self.curves { #expect(curve.stretch(for: odd) == 0) }
    }
    let infinity: CGFloat = .infinity
    for curve in Self.curves { #expect(curve.stretch(for: infinity) < infinity) }
  }
}
