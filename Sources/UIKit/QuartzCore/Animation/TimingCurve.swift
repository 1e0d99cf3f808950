/// A cubic Bézier curve from (0, 0) to (1, 1), solved for y at a given x.
struct TimingCurve: Hashable, Sendable {
  let controlPoints: [SIMD2<Float>]
  // x(t) = ((ax·t + bx)·t + cx)·t, and y likewise.
  private let ax, bx, cx, ay, by, cy: Double
  private let isLinear: Bool

  init(c1x: Float, c1y: Float, c2x: Float, c2y: Float) {
    let (c1x, c2x) = (c1x.clamped(to: 0...1), c2x.clamped(to: 0...1))
    controlPoints = [SIMD2(0, 0), SIMD2(c1x, c1y), SIMD2(c2x, c2y), SIMD2(1, 1)]
    isLinear = c1x == c1y && c2x == c2y
    cx = 3 * Double(c1x)
    bx = 3 * (Double(c2x) - Double(c1x)) - cx
    ax = 1 - cx - bx
    cy = 3 * Double(c1y)
    by = 3 * (Double(c2y) - Double(c1y)) - cy
    ay = 1 - cy - by
  }

  /// Returns y at x. Times outside 0…1 count as the nearer end.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if isLinear { return x }
    let t = parameter(at: x)
    return ((ay * t + by) * t + cy) * t
  }

  /// Finds the parameter with Newton's method, or by bisection where the curve is too steep or too flat. x(t)
  /// never falls, so there is only one solution.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<80 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < 1e-12 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      let next = slope == 0 ? low : t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
