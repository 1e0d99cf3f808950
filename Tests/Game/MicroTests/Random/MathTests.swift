import Foundation
import Testing

@testable import Micro

/// Comparison with the system's library in Double, whose error is far below half a unit in a Float's last place.
@Suite("Own mathematics") struct MathTests {
  /// Returns the error of a result, in units of the last place of the true value.
  func error(_ result: Float, _ truth: Double) -> Double {
    let rounded = Float(truth)
    if result == rounded { return 0 }
    return abs(Double(result) - truth) / Double(rounded.ulp)
  }

  /// Returns numbers of both signs over all orders of magnitude between two powers of two.
  func grid(_ exponents: ClosedRange<Int>, perOctave: Int = 97) -> [Float] {
    exponents.flatMap { exponent in
      (0..<perOctave).flatMap { step -> [Float] in
        let number = Float(
          sign: .plus, exponent: exponent, significand: 1 + Float(step) / Float(perOctave))
        return [number, -number]
      }
    }
  }

  @Test("sine and cosine") func sine() {
    for x in grid(-30...26) {
      #expect(error(Math.sin(x), Foundation.sin(Double(x))) <= 0.51, "sin \(x)")
      #expect(error(Math.cos(x), Foundation.cos(Double(x))) <= 0.51, "cos \(x)")
    }
  }

  @Test("sine and cosine around every quarter turn") func quarterTurns() {
    for quarter in -200...200 {
      let centre = Float(Double(quarter) * .pi / 2)
      for x in [centre.nextDown, centre, centre.nextUp] {
        #expect(error(Math.sin(x), Foundation.sin(Double(x))) <= 0.51, "sin \(x)")
        #expect(error(Math.cos(x), Foundation.cos(Double(x))) <= 0.51, "cos \(x)")
      }
    }
  }

  @Test("the exponential") func exponential() {
    for x in grid(-30...6) where abs(x) < 88.7 {
      #expect(error(Math.exp(x), Foundation.exp(Double(x))) <= 0.51, "exp \(x)")
    }
    for x in stride(from: Float(-103.9), to: -87, by: 0.13) {
      #expect(error(Math.exp(x), Foundation.exp(Double(x))) <= 0.51, "exp \(x)")
    }
  }

  @Test("the logarithm") func logarithm() {
    for x in grid(-149...127, perOctave: 31) where x > 0 {
      #expect(error(Math.log(x), Foundation.log(Double(x))) <= 0.51, "log \(x)")
    }
    for step in -1000...1000 {
      let x = 1 + Float(step) * 0x1p-20
      #expect(error(Math.log(x), Foundation.log(Double(x))) <= 0.51, "log \(x)")
    }
  }

  @Test("the hyperbolic tangent") func hyperbolicTangent() {
    for x in grid(-30...6) {
      #expect(error(Math.tanh(x), Foundation.tanh(Double(x))) <= 0.51, "tanh \(x)")
    }
  }

  @Test("the angle of a point") func angle() {
    let numbers = grid(-20...20, perOctave: 5)
    for y in numbers {
      for x in numbers {
        let truth = Foundation.atan2(Double(y), Double(x))
        #expect(error(Math.atan2(y, x), truth) <= 0.51, "atan2(\(y), \(x))")
      }
    }
  }

  @Test("odd functions are odd and even ones even, to the bit") func symmetry() {
    for x in grid(-30...26) {
      #expect(Math.sin(-x) == -Math.sin(x))
      #expect(Math.cos(-x) == Math.cos(x))
      #expect(Math.tanh(-x) == -Math.tanh(x))
      #expect(Math.atan2(-x, 1) == -Math.atan2(x, 1))
      #expect(Math.atan2(-x, -1) == -Math.atan2(x, -1))
    }
  }

  // IEEE 754-2019, 9.2.1.
  @Test("the edges of the domains") func edges() {
    #expect(Math.exp(-.infinity) == 0)
    #expect(Math.exp(-200) == 0)
    #expect(Math.exp(.infinity) == .infinity)
    #expect(Math.exp(88.73) == .infinity)
    #expect(Math.exp(0) == 1)
    #expect(Math.log(0) == -.infinity)
    #expect(Math.log(.infinity) == .infinity)
    #expect(Math.log(1) == 0)
    #expect(Math.log(-1).isNaN)
    #expect(Math.tanh(.infinity) == 1)
    #expect(Math.tanh(-.infinity) == -1)
    #expect(Math.sin(0x1p27) == 0)
    #expect(Math.cos(-0x1p27) == 1)
    #expect(Math.sin(.infinity).isNaN)
    #expect(Math.cos(-.infinity).isNaN)
    let nan = Float.nan
    #expect(Math.sin(nan).isNaN)
    #expect(Math.cos(nan).isNaN)
    #expect(Math.exp(nan).isNaN)
    #expect(Math.log(nan).isNaN)
    #expect(Math.tanh(nan).isNaN)
    #expect(Math.atan2(nan, 1).isNaN)
    #expect(Math.atan2(1, nan).isNaN)
    #expect(Math.atan2(nan, 0).isNaN)
    #expect(Math.atan2(0, nan).isNaN)
  }

  @Test("the angle on the axes") func axes() {
    #expect(Math.atan2(0, 1) == 0)
    #expect(Math.atan2(0, 0) == 0)
    #expect(Math.atan2(1, 0) == Float(Double.pi / 2))
    #expect(Math.atan2(-1, 0) == -Float(Double.pi / 2))
    #expect(Math.atan2(0, -1) == Float(Double.pi))
    #expect(Math.atan2(-0.0, -1) == -Float(Double.pi))
    #expect(Math.atan2(-0.0, 1).sign == .minus)
    #expect(Math.atan2(-0.0, 1) == 0)
  }

  @Test("an angle is wrapped the short way") func wrapping() {
    #expect(Math.wrapped(3) == 3)
    #expect(Math.wrapped(-3) == -3)
    #expect(abs(Math.wrapped(4) - (4 - 2 * .pi)) < 1e-6)
    #expect(abs(Math.wrapped(-4) + (4 - 2 * .pi)) < 1e-6)
  }
}
