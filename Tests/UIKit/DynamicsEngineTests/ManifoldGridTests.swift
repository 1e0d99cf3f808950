import Testing

@testable import DynamicsEngine

/// Contacts of pieces on a grid of positions against the distances of circles and of upright boxes.
@Suite struct ManifoldGridTests {
  private static let offsets = stride(from: -30.0, through: 30, by: 4).flatMap { x in
    stride(from: -30.0, through: 30, by: 4).map { PlaneVector(x, $0) }
  }

  @Test func circles() throws {
    for offset in Self.offsets where offset != .zero {
      let a = ConvexPart.circle(center: .zero, radius: 8)
      let b = ConvexPart.circle(center: offset, radius: 5)
      let distance = offset.length - 13
      let manifold = Manifold.between(a, b, margin: 10)
      #expect((manifold == nil) == (distance > 10), "\(offset)")
      guard let manifold else { continue }
      let point = try #require(manifold.points.first)
      #expect(manifold.points.count == 1)
      #expect(abs(point.separation - distance) < 1e-9)
      #expect((manifold.normal - offset * (1 / offset.length)).length < 1e-9)
    }
  }

  @Test func boxes() {
    for offset in Self.offsets {
      let a = ConvexPart.rectangle(width: 20, height: 12)
      let b = ConvexPart.rectangle(width: 10, height: 8).moved(by: offset)
      // The axis that separates them most.
      let separation = max(abs(offset.x) - 15, abs(offset.y) - 10)
      let manifold = Manifold.between(a, b, margin: 6)
      #expect((manifold == nil) == (separation > 6), "\(offset)")
      guard let manifold else { continue }
      for point in manifold.points {
        #expect(abs(point.separation - separation) < 1e-9, "\(offset)")
      }
      // The normal leads from the first to the second.
      #expect(manifold.normal.dot(offset) >= 0, "\(offset)")
      #expect(abs(manifold.normal.length - 1) < 1e-9)
    }
  }

  @Test func aCircleAndABoxMeetAtTheNearestPoint() throws {
    for offset in Self.offsets {
      let box = ConvexPart.rectangle(width: 20, height: 12)
      let circle = ConvexPart.circle(center: offset, radius: 5)
      let outside = PlaneVector(max(abs(offset.x) - 10, 0), max(abs(offset.y) - 6, 0))
      let inside = max(abs(offset.x) - 10, abs(offset.y) - 6)
      let distance = (inside > 0 ? outside.length : inside) - 5
      let manifold = Manifold.between(box, circle, margin: 6)
      #expect((manifold == nil) == (distance > 6), "\(offset)")
      guard let manifold else { continue }
      let point = try #require(manifold.points.first)
      #expect(abs(point.separation - distance) < 1e-9, "\(offset)")
      let swapped = try #require(Manifold.between(circle, box, margin: 6))
      #expect(swapped.normal == -manifold.normal)
      #expect(swapped.points == manifold.points)
    }
  }
}
