import Foundation

/// A convex piece of a body, in the body's coordinates: a circle, or a polygon with its corners in
/// order of increasing angle.
package enum ConvexPart: Equatable, Sendable {
  case circle(center: PlaneVector, radius: Double)
  case polygon([PlaneVector])

  package static func rectangle(width: Double, height: Double) -> ConvexPart {
    let x = width / 2
    let y = height / 2
    return .polygon([
      PlaneVector(-x, -y), PlaneVector(x, -y), PlaneVector(x, y), PlaneVector(-x, y),
    ])
  }

  /// Returns a circle if both diameters are the same, otherwise a polygon of 32 corners.
  package static func ellipse(width: Double, height: Double) -> ConvexPart {
    if abs(width - height) < 1e-6 { return .circle(center: .zero, radius: width / 2) }
    return .polygon(
      (0..<32).map {
        let angle = Double($0) / 32 * 2 * .pi
        return PlaneVector(cos(angle) * width / 2, sin(angle) * height / 2)
      })
  }

  /// The area in square points, the centroid, and the second moment of area about the centroid.
  var moments: (area: Double, centroid: PlaneVector, second: Double) {
    switch self {
    case .circle(let center, let radius):
      let area = .pi * radius * radius
      return (area, center, area * radius * radius / 2)
    case .polygon(let corners):
      guard corners.count > 2 else { return (0, corners.first ?? .zero, 0) }
      // The sum over the triangles that share the first corner.
      let origin = corners[0]
      var area = 0.0
      var centroid = PlaneVector.zero
      var second = 0.0
      for index in 1..<(corners.count - 1) {
        let a = corners[index] - origin
        let b = corners[index + 1] - origin
        let twice = a.cross(b)
        area += twice / 2
        centroid += (a + b) * (twice / 6)
        second += twice / 12 * (a.squaredLength + a.dot(b) + b.squaredLength)
      }
      guard area > 1e-9 else { return (0, origin, 0) }
      centroid = centroid * (1 / area)
      return (area, centroid + origin, second - area * centroid.squaredLength)
    }
  }

  /// Returns the piece turned about the origin and then moved. The angle is in radians.
  package func moved(by offset: PlaneVector, turned angle: Double = 0) -> ConvexPart {
    switch self {
    case .circle(let center, let radius):
      .circle(center: center.rotated(by: angle) + offset, radius: radius)
    case .polygon(let corners): .polygon(corners.map { $0.rotated(by: angle) + offset })
    }
  }
}

/// The shape of a body, with its centroid at the origin.
package struct BodyShape: Equatable, Sendable {
  let parts: [ConvexPart]
  /// The centroid, in the coordinates in which the parts were given.
  package let centroid: PlaneVector
  /// The area in square points. At least one, so that an item without a size can still be moved.
  let area: Double
  /// The second moment of area about the centroid.
  let secondMoment: Double
  /// The radius of the smallest circle around the centroid that contains the shape.
  let reach: Double

  package init(_ parts: [ConvexPart]) {
    var area = 0.0
    var centroid = PlaneVector.zero
    let moments = parts.map(\.moments)
    for part in moments {
      area += part.area
      centroid += part.centroid * part.area
    }
    if area > 1e-9 {
      centroid = centroid * (1 / area)
    } else if let first = moments.first {
      centroid = first.centroid
    }
    var second = 0.0
    for part in moments {
      second += part.second + part.area * (part.centroid - centroid).squaredLength
    }
    self.centroid = centroid
    self.area = max(area, 1)
    secondMoment = max(second, 1 / 6)
    self.parts = parts.map { $0.moved(by: -centroid) }
    reach =
      self.parts.map { part in
        switch part {
        case .circle(let center, let radius): center.length + radius
        case .polygon(let corners): corners.map(\.length).max() ?? 0
        }
      }.max() ?? 0
  }
}
