import Foundation
import Testing

@testable import Micro

/// The functions of four numbers at once, compared with the system's in Double.
@Suite("Own mathematics in lanes") struct LaneMathTests {
  @Test("angles to points in all directions and at all distances, to 5e-7 radians")
  func arctangent() {
    for exponent in stride(from: -20, through: 20, by: 5) {
      for step in 0..<720 {
        let angle = Double(step) * .pi / 360 + 0.001
        let distance = pow(2, Double(exponent))
        let x = Float(distance * Foundation.cos(angle))
        let y = Float(distance * Foundation.sin(angle))
        let truth = Foundation.atan2(Double(y), Double(x))
        let result = Math.atan2(SIMD4(repeating: y), SIMD4(repeating: x))
        #expect(abs(Double(result.x) - truth) < 5e-7)
        #expect(result == SIMD4(repeating: result.x), "every lane has the same bits")
      }
    }
  }

  @Test("each lane has an angle of its own, and the origin has 0") func lanes() {
    let angles = Math.atan2(SIMD4<Float>(0, 1, 0, -1), SIMD4<Float>(0, 0, -1, 0))
    #expect(angles == SIMD4(0, .pi / 2, .pi, -.pi / 2))
  }

  @Test("mirrored points have mirrored angles to the bit") func mirrored() {
    for step in 0..<360 {
      let x = SIMD4(repeating: Math.cos(Float(step)))
      let y = SIMD4(repeating: Math.sin(Float(step)))
      #expect(Math.atan2(-y, x) == -Math.atan2(y, x))
    }
  }

  @Test("one over the root, to three units in the last place") func inverseRoot() {
    for exponent in -100...100 {
      for step in 0..<16 {
        let x = Float(sign: .plus, exponent: exponent, significand: 1 + Float(step) / 16)
        let truth = 1 / Double(x).squareRoot()
        let result = Math.inverseRoot(SIMD4(repeating: x))
        #expect(abs(Double(result.y) / truth - 1) < 3 * 0x1p-23)
      }
    }
    #expect(Math.inverseRoot(SIMD4(repeating: 0)).x.isFinite)
  }

  @Test("wrapping keeps the angle and stays within half a turn") func wrapping() {
    for step in -900...900 {
      let angle = Float(step) * .pi / 300
      let result = Math.wrapped(SIMD4(repeating: angle))
      #expect(result.w == Math.wrapped(angle))
      #expect(abs(result.w) <= .pi + 1e-6)
    }
  }
}
