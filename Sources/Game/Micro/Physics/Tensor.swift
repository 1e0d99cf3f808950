/// A symmetric tensor in the plane: a drag, or the mobility derived from it.
struct Tensor: Hashable, Sendable {
  var xx: Float
  var xy: Float
  var yy: Float

  static func + (a: Tensor, b: Tensor) -> Tensor {
    Tensor(xx: a.xx + b.xx, xy: a.xy + b.xy, yy: a.yy + b.yy)
  }

  static func * (t: Tensor, v: Vector) -> Vector {
    Vector(x: t.xx * v.x + t.xy * v.y, y: t.xy * v.x + t.yy * v.y)
  }

  /// Returns vᵀ t v.
  func along(_ v: Vector) -> Float { (self * v).dot(v) }

  /// Returns (mass·I + h·self)⁻¹. It is defined for a drag, which has no negative eigenvalue.
  func mobility(mass: Float, over h: Float) -> Tensor {
    let a = mass + h * xx
    let b = h * xy
    let c = mass + h * yy
    let inverse = 1 / (a * c - b * b)
    return Tensor(xx: c * inverse, xy: -b * inverse, yy: a * inverse)
  }
}
