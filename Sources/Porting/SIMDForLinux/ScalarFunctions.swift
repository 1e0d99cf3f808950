// The same functions of single numbers.

@inlinable public func simd_clamp<S: BinaryFloatingPoint>(_ x: S, _ min: S, _ max: S) -> S {
  Swift.min(Swift.max(x, min), max)
}
@inlinable public func clamp<S: BinaryFloatingPoint>(_ x: S, min: S, max: S) -> S {
  simd_clamp(x, min, max)
}
@inlinable public func simd_mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ t: S) -> S {
  x + t * (y - x)
}
@inlinable public func mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, t: S) -> S { simd_mix(x, y, t) }
@inlinable public func simd_sign<S: BinaryFloatingPoint>(_ x: S) -> S {
  x > 0 ? 1 : x < 0 ? -1 : 0
}
@inlinable public func sign<S: BinaryFloatingPoint>(_ x: S) -> S { simd_sign(x) }
@inlinable public func simd_fract<S: BinaryFloatingPoint>(_ x: S) -> S { x - x.rounded(.down) }
@inlinable public func fract<S: BinaryFloatingPoint>(_ x: S) -> S { simd_fract(x) }
@inlinable public func simd_recip<S: BinaryFloatingPoint>(_ x: S) -> S { 1 / x }
@inlinable public func recip<S: BinaryFloatingPoint>(_ x: S) -> S { 1 / x }
@inlinable public func simd_rsqrt<S: BinaryFloatingPoint>(_ x: S) -> S { 1 / x.squareRoot() }
@inlinable public func rsqrt<S: BinaryFloatingPoint>(_ x: S) -> S { 1 / x.squareRoot() }
@inlinable public func simd_step<S: BinaryFloatingPoint>(_ edge: S, _ x: S) -> S {
  x < edge ? 0 : 1
}
@inlinable public func step<S: BinaryFloatingPoint>(_ x: S, edge: S) -> S { simd_step(edge, x) }
@inlinable public func simd_smoothstep<S: BinaryFloatingPoint>(
  _ edge0: S, _ edge1: S, _ x: S
) -> S {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
@inlinable public func smoothstep<S: BinaryFloatingPoint>(_ x: S, edge0: S, edge1: S) -> S {
  simd_smoothstep(edge0, edge1, x)
}
@inlinable public func simd_muladd<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ z: S) -> S {
  z.addingProduct(x, y)
}
