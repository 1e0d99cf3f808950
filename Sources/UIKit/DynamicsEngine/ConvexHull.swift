/// Returns the smallest convex polygon around points, its corners in order of increasing angle, by
/// Andrew's monotone chain. It has fewer than three corners if the points are on a line.
///
/// Complexity: O(n log n).
package func convexHull(_ points: [PlaneVector]) -> [PlaneVector] {
  let sorted = points.filter(\.isFinite).sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
  guard sorted.count > 2 else { return sorted }
  func chain(_ points: some Sequence<PlaneVector>) -> [PlaneVector] {
    var chain: [PlaneVector] = []
    for point in points {
      while chain.count > 1,
        (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
          <= 1e-9
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    chain.removeLast()
    return chain
  }
  return chain(sorted) + chain(sorted.reversed())
}
