import Foundation

// Apple's names for quaternions, and their functions.

public typealias simd_quatf = _SIMDQuaternion<Float>
public typealias simd_quatd = _SIMDQuaternion<Double>

public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
  simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
public func simd_quaternion<S>(_ xyzr: SIMD4<S>) -> _SIMDQuaternion<S> {
  _SIMDQuaternion(vector: xyzr)
}
public func simd_quaternion<S>(_ angle: S, _ axis: SIMD3<S>) -> _SIMDQuaternion<S> {
  _SIMDQuaternion(angle: angle, axis: axis)
}
public func simd_quaternion<S>(_ from: SIMD3<S>, _ to: SIMD3<S>) -> _SIMDQuaternion<S> {
  _SIMDQuaternion(from: from, to: to)
}
public func simd_quaternion<S>(_ matrix: _SIMDMatrix3x3<S>) -> _SIMDQuaternion<S> {
  _SIMDQuaternion(matrix)
}
public func simd_quaternion<S>(_ matrix: _SIMDMatrix4x4<S>) -> _SIMDQuaternion<S> {
  _SIMDQuaternion(matrix)
}

public func simd_mul<S>(_ p: _SIMDQuaternion<S>, _ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> {
  p * q
}
public func simd_mul<S>(_ a: S, _ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { a * q }
public func simd_add<S>(_ p: _SIMDQuaternion<S>, _ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> {
  p + q
}
public func simd_sub<S>(_ p: _SIMDQuaternion<S>, _ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> {
  p - q
}
public func simd_negate<S>(_ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { -q }
public func simd_conjugate<S>(_ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { q.conjugate }
public func simd_inverse<S>(_ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { q.inverse }
public func simd_normalize<S>(_ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { q.normalized }
public func simd_dot<S>(_ p: _SIMDQuaternion<S>, _ q: _SIMDQuaternion<S>) -> S {
  simd_dot(p.vector, q.vector)
}
public func simd_length<S>(_ q: _SIMDQuaternion<S>) -> S { q.length }
public func simd_real<S>(_ q: _SIMDQuaternion<S>) -> S { q.real }
public func simd_imag<S>(_ q: _SIMDQuaternion<S>) -> SIMD3<S> { q.imag }
public func simd_angle<S>(_ q: _SIMDQuaternion<S>) -> S { q.angle }
public func simd_axis<S>(_ q: _SIMDQuaternion<S>) -> SIMD3<S> { q.axis }
public func simd_act<S>(_ q: _SIMDQuaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
public func simd_matrix3x3<S>(_ q: _SIMDQuaternion<S>) -> _SIMDMatrix3x3<S> { _SIMDMatrix3x3(q) }
public func simd_matrix4x4<S>(_ q: _SIMDQuaternion<S>) -> _SIMDMatrix4x4<S> { _SIMDMatrix4x4(q) }

/// Returns a rotation between two others, on the shorter arc: `q0` for 0 and `q1` for 1.
public func simd_slerp<S>(
  _ q0: _SIMDQuaternion<S>, _ q1: _SIMDQuaternion<S>, _ t: S
) -> _SIMDQuaternion<S> {
  slerp(q0, simd_dot(q0, q1) < 0 ? -q1 : q1, t)
}

/// Returns a rotation between two others, on the longer arc.
public func simd_slerp_longest<S>(
  _ q0: _SIMDQuaternion<S>, _ q1: _SIMDQuaternion<S>, _ t: S
) -> _SIMDQuaternion<S> {
  slerp(q0, simd_dot(q0, q1) < 0 ? q1 : -q1, t)
}

private func slerp<S>(
  _ q0: _SIMDQuaternion<S>, _ q1: _SIMDQuaternion<S>, _ t: S
) -> _SIMDQuaternion<S> {
  // The angle between the quaternions, without the loss of digits of an arc cosine.
  let angle = 2 * atan2(Double((q0 - q1).length), Double((q0 + q1).length))
  let sine = sin(angle)
  // Near 0 the arc is a line.
  guard sine > 1e-6 else { return ((1 - t) * q0 + t * q1).normalized }
  let first = S(sin((1 - Double(t)) * angle) / sine)
  let second = S(sin(Double(t) * angle) / sine)
  return (first * q0 + second * q1).normalized
}
