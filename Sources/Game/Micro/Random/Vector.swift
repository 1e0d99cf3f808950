/// A point or a displacement in the plane, in cell lengths, or a velocity in cell lengths per second.
///
/// x points ahead in a creature's own frame and to the right on a screen; angles turn from x to y.
public struct Vector: Hashable, Sendable {
  /// The horizontal component.
  public var x: Float
  /// The vertical component, positive downwards on a screen.
  public var y: Float

  /// Creates a vector from its components.
  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }

  /// The vector without length.
  public static let zero = Vector(x: 0, y: 0)

  /// Creates the unit vector at an angle in radians from the x axis, from x to y.
  public init(angle: Float) {
    x = Math.cos(angle)
    y = Math.sin(angle)
  }

  /// Returns the sum of two vectors.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  /// Returns the difference of two vectors.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  /// Returns the vector in the opposite direction.
  public static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  /// Returns a vector multiplied by a number.
  public static func * (a: Vector, s: Float) -> Vector { Vector(x: a.x * s, y: a.y * s) }
  /// Returns a vector multiplied by a number.
  public static func * (s: Float, a: Vector) -> Vector { Vector(x: a.x * s, y: a.y * s) }
  /// Adds a vector to another one.
  public static func += (a: inout Vector, b: Vector) { a = a + b }
  /// Subtracts a vector from another one.
  public static func -= (a: inout Vector, b: Vector) { a = a - b }
  /// Multiplies a vector by a number.
  public static func *= (a: inout Vector, s: Float) { a = a * s }

  /// Returns the dot product with another vector.
  public func dot(_ other: Vector) -> Float { x * other.x + y * other.y }

  /// Returns the z component of the cross product. It is positive if `other` is on the side to which a turn from x to y
  /// leads.
  public func cross(_ other: Vector) -> Float { x * other.y - y * other.x }

  /// The square of the length.
  public var lengthSquared: Float { x * x + y * y }
  /// The length.
  public var length: Float { lengthSquared.squareRoot() }

  /// This vector turned by a quarter from x to y.
  public var perpendicular: Vector { Vector(x: -y, y: x) }

  /// The unit vector in the same direction; zero stays zero.
  public var normalized: Vector {
    let length = self.length
    return length > 0 ? Vector(x: x / length, y: y / length) : .zero
  }

  /// Whether both components are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
