import OozeKernel

/// The contact of two convex pieces that touch or are about to.
struct Manifold: Equatable, Sendable {
  struct Point: Equatable, Sendable {
    var place: PlaneVector
    /// The distance between the pieces at this point; negative if they overlap.
    var separation: Double
    /// Identifies a point of the manifold from step to step.
    var feature: Int
  }

  /// The unit vector from the first piece to the second.
  var normal: PlaneVector
  /// One or two points.
  var points: [Point]

  /// Returns the manifold of two pieces, or `nil` if they are further apart than `margin`.
  ///
  /// Two circles meet on the line between their centres, and a circle meets a polygon at its nearest point.
  /// Two polygons meet along the side that separates them most, cut to their common length: the separating
  /// axis with clipping, as in Box2D's `b2CollidePolygons`. A polygon of two corners is a wall with two
  /// sides.
  static func between(_ a: ConvexPart, _ b: ConvexPart, margin: Double) -> Manifold? {
    switch (a, b) {
    case (.circle(let centerA, let radiusA), .circle(let centerB, let radiusB)):
      let offset = centerB - centerA
      let distance = offset.length
      let separation = distance - radiusA - radiusB
      guard separation <= margin else { return nil }
      let normal = offset.normalized ?? PlaneVector(0, 1)
      let place = centerA + normal * (radiusA + separation / 2)
      return Manifold(
        normal: normal, points: [Point(place: place, separation: separation, feature: 0)])
    case (.polygon(let corners), .circle(let center, let radius)):
      return between(corners, center, radius, margin)
    case (.circle(let center, let radius), .polygon(let corners)):
      return between(corners, center, radius, margin)?.flipped
    case (.polygon(let cornersA), .polygon(let cornersB)):
      return between(cornersA, cornersB, margin)
    }
  }

  private var flipped: Manifold { Manifold(normal: -normal, points: points) }

  private static func between(
    _ corners: [PlaneVector], _ center: PlaneVector, _ radius: Double, _ margin: Double
  ) -> Manifold? {
    guard !corners.isEmpty else { return nil }
    var face = 0
    var best = -Double.infinity
    for index in corners.indices {
      guard let normal = sideNormal(corners, index) else { continue }
      let distance = normal.dot(center - corners[index])
      if distance > best {
        best = distance
        face = index
      }
    }
    guard best - radius <= margin, let faceNormal = sideNormal(corners, face) else { return nil }
    let from = corners[face]
    let to = corners[(face + 1) % corners.count]
    let side = to - from
    let along = side.dot(center - from) / side.squaredLength
    let nearest = from + side * along.clamped(to: 0...1)
    var normal = faceNormal
    var distance = best
    // Past the end of the side, the corner is nearest.
    if best > 1e-9 || corners.count == 2, along < 0 || along > 1 {
      let offset = center - nearest
      distance = offset.length
      normal = offset.normalized ?? faceNormal
    }
    let separation = distance - radius
    guard separation <= margin else { return nil }
    let place = nearest + normal * (separation / 2)
    return Manifold(
      normal: normal, points: [Point(place: place, separation: separation, feature: face)])
  }

  private static func between(
    _ a: [PlaneVector], _ b: [PlaneVector], _ margin: Double
  ) -> Manifold? {
    let ofA = bestSide(of: a, against: b)
    let ofB = bestSide(of: b, against: a)
    guard let sideA = ofA, let sideB = ofB, max(sideA.separation, sideB.separation) <= margin
    else { return nil }
    // The other side has to be better by more than noise, or the reference side would change from step to
    // step.
    let flips = sideB.separation > sideA.separation + 0.05
    let (reference, other) = flips ? (b, a) : (a, b)
    let side = flips ? sideB : sideA
    let from = reference[side.index]
    let to = reference[(side.index + 1) % reference.count]
    let normal = side.normal
    guard let tangent = (to - from).normalized else { return nil }

    // The side of the other polygon that is most opposed to the normal.
    var incident = 0
    var least = Double.infinity
    for index in other.indices {
      guard let candidate = sideNormal(other, index) else { continue }
      let facing = candidate.dot(normal)
      if facing < least {
        least = facing
        incident = index
      }
    }
    var first = other[incident]
    var second = other[(incident + 1) % other.count]
    let low = tangent.dot(from)
    let high = tangent.dot(to)
    // The incident side runs in the other direction.
    let start = tangent.dot(second)
    let end = tangent.dot(first)
    let span = end - start
    if span > 1e-9 {
      let run = first - second
      let secondEnd = second
      if start < low { second = secondEnd + run * (min(low - start, span) / span) }
      if end > high { first = secondEnd + run * (max(high - start, 0) / span) }
    }
    var points: [Point] = []
    let base = (flips ? 1000 : 0) + side.index * 32 + incident * 2
    for (index, place) in [first, second].enumerated() {
      let separation = normal.dot(place - from)
      guard separation <= margin else { continue }
      points.append(
        Point(
          place: place - normal * (separation / 2), separation: separation, feature: base + index))
    }
    if points.count == 2, (points[0].place - points[1].place).squaredLength < 1e-6 {
      points.removeLast()
    }
    guard !points.isEmpty else { return nil }
    return Manifold(normal: flips ? -normal : normal, points: points)
  }

  /// Returns the side of `a` from which `b` is furthest away.
  private static func bestSide(
    of a: [PlaneVector], against b: [PlaneVector]
  ) -> (index: Int, normal: PlaneVector, separation: Double)? {
    var best: (index: Int, normal: PlaneVector, separation: Double)?
    for index in a.indices {
      guard let normal = sideNormal(a, index) else { continue }
      var separation = Double.infinity
      for corner in b { separation = min(separation, normal.dot(corner - a[index])) }
      if separation > best?.separation ?? -.infinity { best = (index, normal, separation) }
    }
    return best
  }

  /// Returns the unit normal of a side, outward.
  private static func sideNormal(_ corners: [PlaneVector], _ index: Int) -> PlaneVector? {
    let side = corners[index + 1 == corners.count ? 0 : index + 1] - corners[index]
    return side.normalized.map { PlaneVector($0.y, -$0.x) }
  }
}
