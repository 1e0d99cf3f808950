import Testing

@testable import DynamicsEngine

/// All sets of points on a grid of three by three.
@Suite struct ConvexHullGridTests {
  @Test func cornersAreTheExtremePoints() {
    let grid = (0..<9).map { PlaneVector(Double($0 % 3), Double($0 / 3)) }
    for mask in 0..<512 {
      let points = grid.indices.filter { mask >> $0 & 1 == 1 }.map { grid[$0] }
      let hull = convexHull(points)
      // A point is a corner unless it is in a triangle or on a segment of others.
      let corners = points.filter { point in !Self.isCovered(point, by: points) }
      if hull.count > 2 {
        #expect(hull.count == corners.count, "\(mask)")
        for corner in corners { #expect(hull.contains(corner), "\(mask)") }
        for index in hull.indices {
          let side = hull[(index + 1) % hull.count] - hull[index]
          let next = hull[(index + 2) % hull.count] - hull[(index + 1) % hull.count]
          #expect(side.cross(next) > 0, "the angle increases at \(index) of \(mask)")
        }
      } else {
        #expect(corners.count <= 2, "\(mask): only points on a line have no polygon")
      }
    }
  }

  private static func isCovered(_ point: PlaneVector, by points: [PlaneVector]) -> Bool {
    let others = points.filter { $0 != point }
    for a in others {
      for b in others {
        for c in others {
          let turns = [(a, b), (b, c), (c, a)].map { ($1 - $0).cross(point - $0) }
          let area = (b - a).cross(c - a)
          if area > 0, turns.allSatisfy({ $0 >= 0 }) { return true }
        }
        if a != b, (b - a).cross(point - a) == 0, (a - point).dot(b - point) < 0 { return true }
      }
    }
    return false
  }
}
