import Foundation

// Functions of vectors of floating-point numbers, under the names of Swift's overlay (`dot`) and of the C headers
// (`simd_dot`).

extension SIMD where Scalar: BinaryFloatingPoint {
  @usableFromInline func mapped(_ transform: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = transform(self[index]) }
    return result
  }
}

// MARK: Products and lengths

@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { (x * y).sum() }
@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { simd_dot(x, y) }

/// Returns the cross product, which is perpendicular to both vectors.
@inlinable public func simd_cross<S: BinaryFloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S>
{
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
@inlinable public func cross<S: BinaryFloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  simd_cross(x, y)
}
/// Returns the cross product of two vectors in the plane of x and y.
@inlinable public func simd_cross<S: BinaryFloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S>
{
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
@inlinable public func cross<S: BinaryFloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  simd_cross(x, y)
}

@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { simd_dot(x, x) }
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { simd_dot(x, x) }
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { simd_dot(x, x).squareRoot() }
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { simd_length(x) }
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { simd_length(x - y) }
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { simd_length(x - y) }
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { simd_length_squared(x - y) }
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { simd_length_squared(x - y) }
/// The sum of the elements' absolute values.
@inlinable public func norm_one<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { simd_abs(x).sum() }
/// The largest absolute value of an element.
@inlinable public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { simd_abs(x).max() }

/// Returns the vector with the same direction and the length 1. The zero vector has no direction, and becomes NaN.
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: BinaryFloatingPoint { x / simd_length(x) }
@inlinable public func normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: BinaryFloatingPoint { simd_normalize(x) }
@inlinable public func simd_fast_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: BinaryFloatingPoint { simd_normalize(x) }

/// Returns the projection of `x` onto `y`.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: BinaryFloatingPoint { simd_dot(x, y) / simd_length_squared(y) * y }
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: BinaryFloatingPoint { simd_project(x, y) }

/// Returns the direction in which a plane with the normal `n` reflects `x`. The normal has the length 1.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V
where V.Scalar: BinaryFloatingPoint { x - 2 * simd_dot(x, n) * n }
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V
where V.Scalar: BinaryFloatingPoint { simd_reflect(x, n) }

/// Returns the direction of `x` behind a surface with the normal `n`, where `eta` is the ratio of the indices of
/// refraction; zero for total reflection. Both vectors have the length 1.
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V
where V.Scalar: BinaryFloatingPoint {
  let cosine = simd_dot(x, n)
  let k = 1 - eta * eta * (1 - cosine * cosine)
  return k < 0 ? .zero : eta * x - (eta * cosine + k.squareRoot()) * n
}
@inlinable public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V
where V.Scalar: BinaryFloatingPoint { simd_refract(x, n, eta) }

// MARK: Elements

@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}
@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { simd_abs(x) }
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  pointwiseMin(x, y)
}
@inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  pointwiseMin(x, y)
}
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  pointwiseMax(x, y)
}
@inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  pointwiseMax(x, y)
}
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V
where V.Scalar: BinaryFloatingPoint { x.clamped(lowerBound: min, upperBound: max) }
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V
where V.Scalar: BinaryFloatingPoint { simd_clamp(x, min, max) }
@inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: BinaryFloatingPoint { simd_clamp(x, V(repeating: min), V(repeating: max)) }
/// Returns −1, 0 or 1 for each element.
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
}
@inlinable public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  simd_sign(x)
}
/// Returns the elements without their integers: between 0 and 1, also for negative ones.
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x - x.rounded(.down)
}
@inlinable public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  simd_fract(x)
}
@inlinable public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.rounded(.down)
}
@inlinable public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.rounded(.up)
}
@inlinable public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.rounded(.towardZero)
}
@inlinable public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.squareRoot()
}
@inlinable public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  1 / x
}
@inlinable public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x }
@inlinable public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  1 / x.squareRoot()
}
@inlinable public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  1 / x.squareRoot()
}
@inlinable public func simd_muladd<V: SIMD>(_ x: V, _ y: V, _ z: V) -> V
where V.Scalar: BinaryFloatingPoint { z.addingProduct(x, y) }

public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.mapped { Foundation.sin($0) } }
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.mapped { Foundation.sin($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.mapped { Foundation.cos($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.mapped { Foundation.cos($0) } }

// MARK: Sums of elements

@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { x.sum() }
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint { x.sum() }
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable { x.min() }
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable { x.min() }
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable { x.max() }
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable { x.max() }
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }
/// Whether no element differs by more than `tol`.
@inlinable public func simd_almost_equal_elements<V: SIMD>(_ x: V, _ y: V, _ tol: V.Scalar) -> Bool
where V.Scalar: BinaryFloatingPoint { simd_abs(x - y).max() <= tol }
/// Whether no element differs by more than `tol` times its own size.
@inlinable public func simd_almost_equal_elements_relative<V: SIMD>(
  _ x: V, _ y: V, _ tol: V.Scalar
) -> Bool where V.Scalar: BinaryFloatingPoint {
  (simd_abs(x - y) - tol * simd_abs(x)).max() <= 0
}

// MARK: Interpolation

/// Returns `x` for 0, `y` for 1, and the values on the line between them.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V
where V.Scalar: BinaryFloatingPoint { x + t * (y - x) }
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V
where V.Scalar: BinaryFloatingPoint { simd_mix(x, y, t) }
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V
where V.Scalar: BinaryFloatingPoint { simd_mix(x, y, V(repeating: t)) }
/// Returns 0 for elements below the edge, and otherwise 1.
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V
where V.Scalar: BinaryFloatingPoint { V(repeating: 1).replacing(with: 0, where: x .< edge) }
@inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V
where V.Scalar: BinaryFloatingPoint { simd_step(edge, x) }
/// Returns 0 below the first edge, 1 above the second, and a smooth transition between them.
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: BinaryFloatingPoint {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), .zero, V(repeating: 1))
  return t * t * (3 - 2 * t)
}
@inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V
where V.Scalar: BinaryFloatingPoint { simd_smoothstep(edge0, edge1, x) }
