import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct MediaTimingFunctionTests {
  nonisolated static let curves: [[Float]] = [
    [0, 0, 1, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1],
    [0, 1, 1, 0], [1, 0, 0, 1], [0.3, -1, 0.7, 2], [1, 1, 0, 0], [0, 0, 0, 1], [1, 0, 1, 1],
  ]

  /// Returns the value of the curve by stepping along it, which is slow but simple.
  private func reference(_ c: [Float], at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    func bezier(_ a: Float, _ b: Float, _ t: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * Double(a) + 3 * s * t * t * Double(b) + t * t * t
    }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if bezier(c[0], c[2], middle) < x { low = middle } else { high = middle }
    }
    return bezier(c[1], c[3], (low + high) / 2)
  }

  @Test(arguments: curves) func isTheBezierCurve(_ c: [Float]) {
    let function = CAMediaTimingFunction(controlPoints: c[0], c[1], c[2], c[3])
    for step in 0...200 {
      let x = Double(step) / 200
      // A time is solved to 1e-12, which becomes a much larger error in the value if the curve is nearly
      // vertical.
      let tolerance = c == [1, 0, 0, 1] || c == [1, 1, 0, 0] ? 1e-3 : 1e-7
      #expect(
        abs(function.value(at: x) - reference(c, at: x)) < tolerance,
        "\(c) at \(x): \(function.value(at: x))")
    }
  }

  @Test(arguments: curves) func endsAreExact(_ c: [Float]) {
    let function = CAMediaTimingFunction(controlPoints: c[0], c[1], c[2], c[3])
    #expect(function.value(at: 0) == 0)
    #expect(function.value(at: 1) == 1)
    #expect(function.value(at: -3) == 0)
    #expect(function.value(at: 7) == 1)
  }

  @Test func namedCurves() {
    let expected: [CAMediaTimingFunctionName: [Float]] = [
      .linear: [0, 0, 1, 1], .easeIn: [0.42, 0, 1, 1], .easeOut: [0, 0, 0.58, 1],
      .easeInEaseOut: [0.42, 0, 0.58, 1], .default: [0.25, 0.1, 0.25, 1],
    ]
    for (name, points) in expected {
      let function = CAMediaTimingFunction(name: name)
      var read: [Float] = [0, 0]
      function.getControlPoint(at: 1, values: &read)
      #expect(read == [points[0], points[1]])
      function.getControlPoint(at: 2, values: &read)
      #expect(read == [points[2], points[3]])
    }
  }

  @Test func easeInEaseOutIsSymmetric() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    for step in 0...50 {
      let x = Double(step) / 50
      #expect(abs(function.value(at: x) + function.value(at: 1 - x) - 1) < 1e-6)
    }
  }
}
