/// Kochanek and Bartels' parameters of a curve through keyframes ("Interpolating Splines with Local Tension,
/// Continuity, and Bias Control", SIGGRAPH 1984). With zeros it is the Catmull–Rom spline.
struct SplineShape {
  var tension: [Double] = []
  var continuity: [Double] = []
  var bias: [Double] = []

  /// Returns, for each value, the tangents with which the curve arrives and leaves; empty if the values can't
  /// be compared. The ends are handled as if the first and last values were repeated.
  func tangents(_ points: [[Double]]) -> [(arriving: [Double], leaving: [Double])] {
    guard let width = points.first?.count, width > 0,
      points.allSatisfy({ $0.count == width })
    else { return [] }
    return points.indices.map { index in
      let (t, c, b) = (at(tension, index), at(continuity, index), at(bias, index))
      let point = points[index]
      let previous = points[max(0, index - 1)]
      let next = points[min(points.count - 1, index + 1)]
      let before = zip(point, previous).map { $0 - $1 }
      let after = zip(next, point).map { $0 - $1 }
      func mix(_ c: Double) -> [Double] {
        let (p, q) = ((1 - t) * (1 + b) * (1 + c) / 2, (1 - t) * (1 - b) * (1 - c) / 2)
        return zip(before, after).map { p * $0 + q * $1 }
      }
      // The arriving tangent uses the negated continuity of the leaving one.
      return (arriving: mix(-c), leaving: mix(c))
    }
  }

  private func at(_ list: [Double], _ index: Int) -> Double {
    index < list.count ? list[index] : 0
  }
}
