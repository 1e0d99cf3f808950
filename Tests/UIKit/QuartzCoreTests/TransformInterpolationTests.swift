import Foundation
import OozeKernel
import Testing

@testable import QuartzCore

@Suite struct TransformInterpolationTests {
  private func difference(_ a: CATransform3D, _ b: CATransform3D) -> Double {
    let (x, y) = (a.rows, b.rows)
    return [x.0 - y.0, x.1 - y.1, x.2 - y.2, x.3 - y.3].map {
      max(abs($0.x), abs($0.y), abs($0.z), abs($0.w))
    }.max()!
  }

  @Test func rotationGoesTheShorterWay() {
    for axis in [(0.0, 0.0, 1.0), (0, 1, 0), (1, 0, 0), (1, 1, 1)] {
      for angle in stride(from: -3.0, through: 3, by: 0.5) {
        let end = CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2)
        for f in [0.25, 0.5, 0.75] {
          let middle = TransformInterpolation.mix(CATransform3DIdentity, end, f)
          let expected = CATransform3DMakeRotation(angle * f, axis.0, axis.1, axis.2)
          #expect(difference(middle, expected) < 1e-12, "\(angle) about \(axis)")
        }
      }
    }
  }

  /// Just inside the ends, the result is nearly the end value, for any matrix: decomposing and recomposing is
  /// exact.
  @Test func decompositionIsExact() {
    var generator = SplitMix64(seed: 42)
    func random() -> CGFloat { CGFloat(generator.unit()) * 4 - 2 }
    for _ in 0..<200 {
      func matrix() -> CATransform3D {
        CATransform3D(
          m11: random(), m12: random(), m13: random(), m14: random() / 100, m21: random(),
          m22: random(), m23: random(), m24: random() / 100, m31: random(), m32: random(),
          m33: random(), m34: random() / 100, m41: random(), m42: random(), m43: random(), m44: 1)
      }
      let (a, b) = (matrix(), matrix())
      guard a.inverted != nil, b.inverted != nil else { continue }
      #expect(difference(TransformInterpolation.mix(a, b, 1e-13), a) < 1e-6)
      #expect(difference(TransformInterpolation.mix(a, b, 1 - 1e-13), b) < 1e-6)
    }
  }

  @Test func singularMatricesGoStraight() {
    let flat = CATransform3DMakeScale(0, 0, 1)
    let middle = TransformInterpolation.mix(flat, CATransform3DIdentity, 0.5)
    #expect(middle.m11 == 0.5)
    #expect(middle.m22 == 0.5)
  }

  @Test func mirrorPassesThroughItsEdge() {
    let mirrored = CATransform3DMakeScale(-1, 1, 1)
    let middle = TransformInterpolation.mix(CATransform3DIdentity, mirrored, 0.5)
    #expect(abs(middle.m11) < 1e-12)
    #expect(abs(middle.m22 - 1) < 1e-12)
  }
}
