import Testing

@testable import DynamicsEngine

/// Regions against the algebra of sets, on a grid of points.
@Suite struct FieldRegionGridTests {
  @Test func regionsAreSets() {
    let circle = FieldRegion.circle(radius: 50)
    let square = FieldRegion.rectangle(width: 60, height: 80)
    for x in stride(from: -80.0, through: 80, by: 5) {
      for y in stride(from: -80.0, through: 80, by: 5) {
        let point = PlaneVector(x, y)
        let inCircle = x * x + y * y <= 2500
        let inSquare = abs(x) <= 30 && abs(y) <= 40
        #expect(FieldRegion.infinite.contains(point))
        #expect(circle.contains(point) == inCircle)
        #expect(square.contains(point) == inSquare)
        #expect(FieldRegion.inverse(circle).contains(point) == !inCircle)
        #expect(FieldRegion.union(circle, square).contains(point) == (inCircle || inSquare))
        #expect(FieldRegion.intersection(circle, square).contains(point) == (inCircle && inSquare))
        #expect(FieldRegion.difference(circle, square).contains(point) == (inCircle && !inSquare))
      }
    }
  }
}
