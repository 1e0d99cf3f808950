import Foundation

/// A point, or a difference of points, in the plane of a reference view, in points; x points to the
/// right and y downward.
package struct PlaneVector: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = PlaneVector(0, 0)

  var squaredLength: Double { x * x + y * y }
  package var length: Double { (x * x + y * y).squareRoot() }

  /// The unit vector in the same direction; `nil` if there is none.
  package var normalized: PlaneVector? {
    let length = length
    return length > 1e-9 && length.isFinite ? PlaneVector(x / length, y / length) : nil
  }

  /// The vector rotated by a right angle from the x axis to the y axis, which is clockwise on the
  /// screen.
  var turned: PlaneVector { PlaneVector(-y, x) }

  package var isFinite: Bool { x.isFinite && y.isFinite }

  func dot(_ other: PlaneVector) -> Double { x * other.x + y * other.y }
  /// Returns the third component of the cross product.
  func cross(_ other: PlaneVector) -> Double { x * other.y - y * other.x }

  /// Returns the vector rotated by an angle in radians, clockwise on the screen.
  package func rotated(by angle: Double) -> PlaneVector {
    angle == 0 ? self : rotated(Rotation(angle))
  }

  func rotated(_ r: Rotation) -> PlaneVector {
    PlaneVector(r.cosine * x - r.sine * y, r.sine * x + r.cosine * y)
  }

  package static func + (a: PlaneVector, b: PlaneVector) -> PlaneVector {
    PlaneVector(a.x + b.x, a.y + b.y)
  }
  package static func - (a: PlaneVector, b: PlaneVector) -> PlaneVector {
    PlaneVector(a.x - b.x, a.y - b.y)
  }
  package static prefix func - (a: PlaneVector) -> PlaneVector { PlaneVector(-a.x, -a.y) }
  package static func * (a: PlaneVector, k: Double) -> PlaneVector { PlaneVector(a.x * k, a.y * k) }
  package static func += (a: inout PlaneVector, b: PlaneVector) { a = a + b }
  static func -= (a: inout PlaneVector, b: PlaneVector) { a = a - b }
}

/// The sine and cosine of an angle in radians, which is positive from x to y: clockwise on the screen.
struct Rotation: Equatable, Sendable {
  var sine = 0.0
  var cosine = 1.0

  init(_ angle: Double) {
    guard angle != 0 else { return }
    sine = sin(angle)
    cosine = cos(angle)
  }
}
