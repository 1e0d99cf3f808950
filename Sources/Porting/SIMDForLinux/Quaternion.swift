import Foundation

/// A rotation in space, or any number a + bi + cj + dk.
///
/// Source of the formulas: Apple, "Working with Quaternions".
public struct _SIMDQuaternion<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
  /// The imaginary parts i, j and k, and then the real part.
  public var vector: SIMD4<Scalar>

  /// Creates the quaternion 0.
  public init() { vector = .zero }

  public init(vector: SIMD4<Scalar>) { self.vector = vector }

  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  public var length: Scalar { simd_length(vector) }
  /// The quaternion with the length 1.
  public var normalized: Self { Self(vector: simd_normalize(vector)) }
  /// The quaternion with the opposite imaginary part. For a rotation, this is the opposite rotation.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }

  /// Returns a rotated vector. The quaternion has the length 1.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let t = 2 * simd_cross(imag, vector)
    return vector + real * t + simd_cross(imag, t)
  }

  public static func + (x: Self, y: Self) -> Self { Self(vector: x.vector + y.vector) }
  public static func - (x: Self, y: Self) -> Self { Self(vector: x.vector - y.vector) }
  public static func += (x: inout Self, y: Self) { x = x + y }
  public static func -= (x: inout Self, y: Self) { x = x - y }
  public static prefix func - (x: Self) -> Self { Self(vector: -x.vector) }
  public static func * (x: Scalar, y: Self) -> Self { Self(vector: x * y.vector) }
  public static func * (x: Self, y: Scalar) -> Self { Self(vector: x.vector * y) }
  public static func *= (x: inout Self, y: Scalar) { x = x * y }
  public static func / (x: Self, y: Scalar) -> Self { Self(vector: x.vector / y) }
  public static func /= (x: inout Self, y: Scalar) { x = x / y }

  /// Returns the product. As a rotation, it is `y` followed by `x`.
  public static func * (x: Self, y: Self) -> Self {
    Self(
      real: x.real * y.real - simd_dot(x.imag, y.imag),
      imag: x.real * y.imag + y.real * x.imag + simd_cross(x.imag, y.imag))
  }
  public static func *= (x: inout Self, y: Self) { x = x * y }
  public static func / (x: Self, y: Self) -> Self { x * y.inverse }
  public static func /= (x: inout Self, y: Self) { x = x / y }

  // MARK: Rotations

  /// Creates a rotation by an angle in radians around an axis of the length 1, counterclockwise if the axis points
  /// to the observer.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: Scalar(sin(half)) * axis)
  }

  /// Creates the shortest rotation from one vector to another, both of the length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let half = from + to
    guard simd_length_squared(half) > Scalar.ulpOfOne else {
      // Opposite vectors: half a turn around any perpendicular axis.
      let other: SIMD3<Scalar> = from.x.magnitude < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
      return
    }
    let middle = simd_normalize(half)
    self.init(real: simd_dot(from, middle), imag: simd_cross(from, middle))
  }

  /// Creates the rotation of a matrix without scale.
  public init(_ rotationMatrix: _SIMDMatrix3x3<Scalar>) {
    let m = rotationMatrix
    let trace = m[0, 0] + m[1, 1] + m[2, 2]
    // The largest of the four parts determines the others.
    if trace >= 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(
        ix: (m[1, 2] - m[2, 1]) / s, iy: (m[2, 0] - m[0, 2]) / s, iz: (m[0, 1] - m[1, 0]) / s,
        r: s / 4)
    } else if m[0, 0] >= m[1, 1], m[0, 0] >= m[2, 2] {
      let s = 2 * (1 - m[1, 1] - m[2, 2] + m[0, 0]).squareRoot()
      self.init(
        ix: s / 4, iy: (m[0, 1] + m[1, 0]) / s, iz: (m[2, 0] + m[0, 2]) / s,
        r: (m[1, 2] - m[2, 1]) / s)
    } else if m[1, 1] >= m[2, 2] {
      let s = 2 * (1 - m[0, 0] - m[2, 2] + m[1, 1]).squareRoot()
      self.init(
        ix: (m[0, 1] + m[1, 0]) / s, iy: s / 4, iz: (m[1, 2] + m[2, 1]) / s,
        r: (m[2, 0] - m[0, 2]) / s)
    } else {
      let s = 2 * (1 - m[0, 0] - m[1, 1] + m[2, 2]).squareRoot()
      self.init(
        ix: (m[2, 0] + m[0, 2]) / s, iy: (m[1, 2] + m[2, 1]) / s, iz: s / 4,
        r: (m[0, 1] - m[1, 0]) / s)
    }
  }

  /// Creates the rotation of the matrix's first three columns and rows.
  public init(_ rotationMatrix: _SIMDMatrix4x4<Scalar>) {
    func column(_ index: Int) -> SIMD3<Scalar> {
      SIMD3(rotationMatrix[index, 0], rotationMatrix[index, 1], rotationMatrix[index, 2])
    }
    self.init(_SIMDMatrix3x3(column(0), column(1), column(2)))
  }

  /// The angle in radians, from 0 to 2π.
  public var angle: Scalar {
    Scalar(2 * atan2(Double(simd_length(imag)), Double(real)))
  }

  /// The axis, of the length 1. A rotation by 0 has none, and its elements are NaN.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
}

// Swift doesn't know that vectors of sendable numbers are sendable.
extension _SIMDQuaternion: @unchecked Sendable where Scalar: Sendable {}

extension _SIMDQuaternion: CustomDebugStringConvertible {
  public var debugDescription: String {
    "\(Scalar.self == Float.self ? "simd_quatf" : "simd_quatd")(real: \(real), imag: \(imag))"
  }
}

extension _SIMDMatrix3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: _SIMDQuaternion<Scalar>) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)),
      quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension _SIMDMatrix4x4 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: _SIMDQuaternion<Scalar>) {
    let small = _SIMDMatrix3x3(quaternion)
    self.init(
      SIMD4(small[0], 0), SIMD4(small[1], 0), SIMD4(small[2], 0), SIMD4(0, 0, 0, 1))
  }
}
