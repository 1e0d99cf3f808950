import Testing

@testable import DynamicsEngine

/// Contacts at the borders of their cases: pieces that just touch, walls, ends of sides, and pieces without a contact.
/// All lengths are sums of powers of two, so distances are exact.
@Suite struct ManifoldEdgeTests {
  private func box(_ x: Double, _ y: Double, width: Double = 16, height: Double = 8) -> ConvexPart {
    .rectangle(width: width, height: height).moved(by: PlaneVector(x, y))
  }

  /// Pieces that are exactly as far apart as the margin touch.
  @Test func theMarginIsInclusive() {
    let pairs: [(ConvexPart, (Double) -> ConvexPart)] = [
      (.circle(center: .zero, radius: 4), { .circle(center: PlaneVector(12 + $0, 0), radius: 8) }),
      (box(0, 0), { .circle(center: PlaneVector(12 + $0, 0), radius: 4) }),
      (box(0, 0), { box(16 + $0, 0) }),
      (.polygon([PlaneVector(8, 32), PlaneVector(8, -32)]), { box(16 + $0, 0) }),
    ]
    for (index, (a, b)) in pairs.enumerated() {
      for gap in [-0.25, 0, 0.25, 0.5] {
        for margin in [0, 0.25, 0.5] {
          let manifold = Manifold.between(a, b(gap), margin: margin)
          #expect((manifold != nil) == (gap <= margin), "\(index), \(gap), \(margin)")
          for point in manifold?.points ?? [] { #expect(point.separation == gap, "\(index)") }
          #expect(manifold.map { $0.normal == PlaneVector(1, 0) } ?? true, "\(index)")
        }
      }
    }
  }

  /// A point of contact is in the middle between both surfaces.
  @Test func theContactIsHalfWay() throws {
    let circles = try #require(
      Manifold.between(
        .circle(center: .zero, radius: 4), .circle(center: PlaneVector(10, 0), radius: 8), margin: 0
      ))
    #expect(circles.points.map(\.place) == [PlaneVector(3, 0)])
    let rounded = try #require(
      Manifold.between(box(0, 0), .circle(center: PlaneVector(0, 7), radius: 4), margin: 0))
    #expect(rounded.points.map(\.place) == [PlaneVector(0, 3.5)])
    let boxes = try #require(Manifold.between(box(0, 0), box(0, 7), margin: 0))
    #expect(Set(boxes.points.map(\.place.y)) == [3.5])
    #expect(Set(boxes.points.map(\.place.x)) == [-8, 8])
  }

  @Test func circlesWithOneCentrePushDownward() throws {
    let circle = ConvexPart.circle(center: PlaneVector(2, 3), radius: 4)
    let manifold = try #require(Manifold.between(circle, circle, margin: 0))
    #expect(manifold.normal == PlaneVector(0, 1))
    #expect(manifold.points.map(\.separation) == [-8])
  }

  /// A wall has two sides, and each keeps what is on it. Beyond its ends it is a point.
  @Test(arguments: [-1, 1] as [Double], [0, 16, 40] as [Double])
  func aWallHasTwoSides(side: Double, along: Double) throws {
    let wall = ConvexPart.polygon([PlaneVector(-16, 0), PlaneVector(16, 0)])
    let circle = ConvexPart.circle(center: PlaneVector(along, side * 6), radius: 8)
    let beyond = max(along - 16, 0)
    let distance = (beyond * beyond + 36).squareRoot()
    let manifold = Manifold.between(wall, circle, margin: 1)
    #expect((manifold != nil) == (distance - 8 <= 1))
    if let manifold {
      #expect(abs(manifold.points[0].separation - (distance - 8)) < 1e-12)
      #expect((manifold.normal - PlaneVector(beyond, side * 6) * (1 / distance)).length < 1e-12)
    }
    guard along == 0 else { return }
    let onWall = try #require(Manifold.between(wall, box(0, side * 3), margin: 1))
    #expect(onWall.normal == PlaneVector(0, side))
    #expect(onWall.points.map(\.separation) == [-1, -1])
    // Most of the box is on this side, although a part is beyond.
    let through = try #require(Manifold.between(wall, box(0, side), margin: 1))
    #expect(through.normal == PlaneVector(0, side))
    #expect(through.points.allSatisfy { $0.separation == -3 })
  }

  @Test func piecesWithoutASideTouchNothing() {
    let square = box(0, 0)
    let circle = ConvexPart.circle(center: .zero, radius: 4)
    for corners in [[], [PlaneVector.zero], [PlaneVector(1, 1), PlaneVector(1, 1)]] {
      for other in [square, circle] {
        #expect(Manifold.between(.polygon(corners), other, margin: 100) == nil, "\(corners)")
        #expect(Manifold.between(other, .polygon(corners), margin: 100) == nil, "\(corners)")
      }
    }
  }

  /// The common part of two sides is the contact, from corner to corner.
  @Test(arguments: [-20, -12, -4, 0, 4, 12, 20] as [Double])
  func twoPointsSpanTheCommonSide(shift: Double) throws {
    let manifold = try #require(Manifold.between(box(0, 0, width: 32), box(shift, 8), margin: 0.5))
    let places = manifold.points.map(\.place.x).sorted()
    #expect(places == [max(-16, shift - 8), min(16, shift + 8)])
    #expect(manifold.points.allSatisfy { $0.separation == 0 && $0.place.y == 4 })
    #expect(Set(manifold.points.map(\.feature)).count == 2)
    let swapped = try #require(Manifold.between(box(shift, 8), box(0, 0, width: 32), margin: 0.5))
    #expect(swapped.normal == -manifold.normal)
    #expect(swapped.points.map(\.place.x).sorted() == places)
  }

  /// Sides that meet in one corner have one point, and not the same one twice.
  @Test func cornersMeetInOnePoint() throws {
    let manifold = try #require(Manifold.between(box(0, 0), box(16, 8), margin: 0.5))
    #expect(manifold.points.count == 1)
    #expect(manifold.points[0].place == PlaneVector(8, 4))
  }

  /// Points of different pairs of sides have different names, whichever piece is named first; the same pair keeps its own.
  @Test func eachPairOfSidesHasItsOwnFeatures() {
    var names: [Int: Set<String>] = [:]
    for turn in 0..<4 {
      for angle in 0..<4 {
        for flips in [false, true] {
          let direction = PlaneVector(0, 15.9).rotated(by: Double(turn) * .pi / 2)
          let small = ConvexPart.rectangle(width: 8, height: 8)
            .moved(by: direction, turned: Double(angle) * .pi / 2 + (flips ? 0.3 : 0))
          let large = ConvexPart.rectangle(width: 24, height: 24)
          guard let manifold = Manifold.between(large, small, margin: 1) else { continue }
          for (index, point) in manifold.points.enumerated() {
            names[point.feature, default: []].insert("\(turn) \(angle) \(flips) \(index)")
          }
        }
      }
    }
    #expect(names.count >= 32)
    for (feature, places) in names {
      // A turned box meets the same side with the same one of its own.
      #expect(Set(places.map { $0.prefix(3) }).count == 1, "\(feature): \(places.sorted())")
    }
  }
}
