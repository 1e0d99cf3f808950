import Testing

@testable import DynamicsEngine

/// Areas, centroids and second moments against their closed forms.
@Suite struct BodyShapeTests {
  @Test(arguments: [1, 20, 300] as [Double], [2, 50] as [Double])
  func rectangles(width: Double, height: Double) {
    for offset in [PlaneVector.zero, PlaneVector(40, -7)] {
      for angle in [0, 0.4, 2] as [Double] {
        let part = ConvexPart.rectangle(width: width, height: height)
          .moved(by: offset, turned: angle)
        let shape = BodyShape([part])
        let area = width * height
        #expect(abs(shape.area - area) < 1e-9 * area)
        #expect((shape.centroid - offset).length < 1e-9)
        let second = area * (width * width + height * height) / 12
        #expect(abs(shape.secondMoment - second) < 1e-9 * second)
        let reach = (width * width + height * height).squareRoot() / 2
        #expect(abs(shape.reach - reach) < 1e-9 * reach)
      }
    }
  }

  @Test(arguments: [3, 25] as [Double]) func circles(radius: Double) {
    let shape = BodyShape([.circle(center: PlaneVector(9, 9), radius: radius)])
    let area = Double.pi * radius * radius
    #expect(abs(shape.area - area) < 1e-9 * area)
    #expect((shape.centroid - PlaneVector(9, 9)).length < 1e-9)
    #expect(abs(shape.secondMoment - area * radius * radius / 2) < 1e-9 * area * radius * radius)
    #expect(abs(shape.reach - radius) < 1e-9)
  }

  /// Four quarters are the whole, wherever the cut.
  @Test func partsAddUp() {
    for x in [-30, 0, 12] as [Double] {
      for y in [-10, 5] as [Double] {
        func piece(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double) -> ConvexPart {
          .rectangle(width: right - left, height: bottom - top)
            .moved(by: PlaneVector((left + right) / 2, (top + bottom) / 2))
        }
        let parts = [
          piece(-50, x, -20, y), piece(x, 50, -20, y), piece(-50, x, y, 20), piece(x, 50, y, 20),
        ]
        let whole = BodyShape([.rectangle(width: 100, height: 40)])
        let shape = BodyShape(parts)
        #expect(abs(shape.area - whole.area) < 1e-6)
        #expect(shape.centroid.length < 1e-9)
        #expect(abs(shape.secondMoment - whole.secondMoment) < 1e-9 * whole.secondMoment)
      }
    }
  }

  /// An item without a size can still be moved: its area counts as one square point.
  @Test func nothingHasAnArea() {
    for parts in [[], [.rectangle(width: 0, height: 0)], [.polygon([PlaneVector(3, 4)])]]
      as [[ConvexPart]]
    {
      let shape = BodyShape(parts)
      #expect(shape.area == 1)
      #expect(shape.secondMoment == 1.0 / 6)
    }
  }

  /// An ellipse of equal diameters is a circle; others are polygons of 32 corners with the diameters.
  @Test(arguments: [4, 10, 10.5, 32] as [Double])
  func ellipses(width: Double) {
    let part = ConvexPart.ellipse(width: width, height: 10)
    guard width != 10 else {
      #expect(part == .circle(center: .zero, radius: 5))
      return
    }
    guard case .polygon(let corners) = part else {
      Issue.record("no polygon")
      return
    }
    #expect(corners.count == 32)
    for corner in corners {
      let (x, y) = (corner.x * 2 / width, corner.y * 2 / 10)
      #expect(abs(x * x + y * y - 1) < 1e-12)
    }
    let reach = BodyShape([part]).reach
    #expect(abs(reach - max(width, 10) / 2) < 1e-9)
  }

  /// An item without an area can be moved all the same: it counts as one of 1 × 1 points.
  @Test func shapesWithoutAnAreaCanBeMoved() {
    let line = [PlaneVector(2, 1), PlaneVector(6, 1)]
    for corners in [[], [PlaneVector(2, 1)], line, line + [PlaneVector(4, 1)]] {
      let shape = BodyShape([.polygon(corners)])
      #expect(shape.area == 1, "\(corners)")
      #expect(abs(shape.secondMoment - 1 / 6.0) < 1e-15)
      #expect(shape.centroid == corners.first ?? .zero)
      #expect(shape.reach == (corners.count > 1 ? 4 : 0))
    }
    #expect(BodyShape([]).reach == 0)
    // It has no weight if another piece has an area.
    let both = BodyShape([.polygon(line), .rectangle(width: 10, height: 10)])
    #expect(both.area == 100)
    #expect(both.centroid.length < 1e-12)
  }

  @Test func aTriangleHasItsCentroidInTheThirds() {
    let shape = BodyShape([.polygon([PlaneVector(0, 0), PlaneVector(6, 0), PlaneVector(0, 3)])])
    #expect(shape.area == 9)
    #expect((shape.centroid - PlaneVector(2, 1)).length < 1e-12)
    // b h (b² + h²) / 36 for a right triangle about its centroid.
    #expect(abs(shape.secondMoment - 18 * (36 + 9) / 36) < 1e-12)
    #expect(abs(shape.reach - PlaneVector(4, -1).length) < 1e-12)
  }
}
