import Foundation
import SIMDForLinux
import Testing

/// Vectors, matrices and quaternions under Apple's names.
///
/// Source: Apple, "simd" and "Working with Quaternions", and the definitions of linear algebra.
struct SIMDTests {
  private static let numbers: [Float] = [-2, -0.5, 0, 1, 3]

  private func isNear(_ a: Float, _ b: Float, _ tolerance: Float = 1e-5) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(a), abs(b))
  }

  private func isNear<V: SIMD>(_ a: V, _ b: V) -> Bool where V.Scalar == Float {
    simd_almost_equal_elements(a, b, 1e-5)
  }

  /// Vectors of all small numbers.
  private var vectors: [simd_float3] {
    Self.numbers.flatMap { x in
      Self.numbers.flatMap { y in Self.numbers.map { simd_float3(x, y, $0) } }
    }
  }

  @Test func productsOfVectors() {
    #expect(simd_dot(simd_float3(1, 2, 3), simd_float3(4, 5, 6)) == 32)
    #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
    #expect(cross(float2(1, 0), float2(0, 1)) == float3(0, 0, 1))
    for (x, y) in zip(vectors, vectors.reversed()) {
      let product = cross(x, y)
      #expect(isNear(dot(product, x), 0))
      #expect(isNear(dot(product, y), 0))
      #expect(
        isNear(length_squared(product), length_squared(x) * length_squared(y) - pow(dot(x, y), 2)))
      #expect(dot(x, y) == dot(y, x))
      #expect(product == -cross(y, x))
      #expect(simd_distance(x, y) == simd_length(x - y))
      if y != .zero { #expect(isNear(dot(x - simd_project(x, y), y), 0, 1e-4)) }
    }
  }

  @Test func lengths() {
    #expect(length(float2(3, 4)) == 5)
    #expect(simd_length(simd_double4(1, 1, 1, 1)) == 2)
    #expect(distance_squared(float2(1, 1), float2(4, 5)) == 25)
    #expect(norm_one(float3(-1, 2, -3)) == 6)
    #expect(norm_inf(float3(-1, 2, -3)) == 3)
    for vector in vectors where vector != .zero {
      #expect(isNear(length(normalize(vector)), 1))
      #expect(isNear(normalize(vector) * length(vector), vector))
    }
    #expect(normalize(simd_float3.zero).x.isNaN)
  }

  @Test func elements() {
    let x = float4(-1.5, -0.25, 0, 2.75)
    #expect(abs(x) == float4(1.5, 0.25, 0, 2.75))
    #expect(sign(x) == float4(-1, -1, 0, 1))
    #expect(floor(x) == float4(-2, -1, 0, 2))
    #expect(ceil(x) == float4(-1, 0, 0, 3))
    #expect(trunc(x) == float4(-1, 0, 0, 2))
    #expect(fract(x) == float4(0.5, 0.75, 0, 0.75))
    #expect(min(x, float4(repeating: 0)) == float4(-1.5, -0.25, 0, 0))
    #expect(max(x, float4(repeating: 0)) == float4(0, 0, 0, 2.75))
    #expect(clamp(x, min: -1, max: 1) == float4(-1, -0.25, 0, 1))
    #expect(reduce_add(x) == 1)
    #expect(reduce_min(x) == -1.5)
    #expect(reduce_max(x) == 2.75)
    #expect(recip(float2(2, 4)) == float2(0.5, 0.25))
    #expect(rsqrt(float2(4, 16)) == float2(0.5, 0.25))
    #expect(sqrt(float2(4, 16)) == float2(2, 4))
    #expect(simd_muladd(float2(1, 2), float2(3, 4), float2(5, 6)) == float2(8, 14))
    #expect(isNear(sin(float2(0, .pi / 2)), float2(0, 1)))
    #expect(isNear(cos(float2(0, .pi / 2)), float2(1, 0)))
  }

  @Test func interpolation() {
    #expect(mix(float2(0, 10), float2(4, 20), t: 0.25) == float2(1, 12.5))
    #expect(simd_mix(2.0, 4.0, 0.5) == 3)
    #expect(step(float3(1, 2, 3), edge: float3(2, 2, 2)) == float3(0, 1, 1))
    #expect(simd_step(2.0, 1.0) == 0)
    #expect(smoothstep(0.5, edge0: 0, edge1: 1) == 0.5)
    #expect(
      smoothstep(float3(-1, 0.25, 2), edge0: .zero, edge1: float3(1, 1, 1)) == float3(0, 0.15625, 1)
    )
    #expect(simd_clamp(7, 0, 1) == 1)
    #expect(clamp(-7.0, min: 0, max: 1) == 0)
  }

  @Test func reflectionAndRefraction() {
    #expect(reflect(float2(1, -1), n: float2(0, 1)) == float2(1, 1))
    let straight = refract(float2(0, -1), n: float2(0, 1), eta: 0.5)
    #expect(isNear(straight, float2(0, -1)))
    #expect(refract(normalize(float2(1, -0.1)), n: float2(0, 1), eta: 1.5) == .zero)
    // Snell's law at 45°.
    let bent = refract(normalize(float2(1, -1)), n: float2(0, 1), eta: 0.5)
    #expect(isNear(bent.x, 0.5 * sin(.pi / 4)))
    #expect(isNear(length(bent), 1))
  }

  @Test func matrices() {
    let m = simd_float2x2(columns: (float2(1, 2), float2(3, 4)))
    #expect(m[1] == float2(3, 4))
    #expect(m[1, 0] == 3)
    #expect(m * float2(1, 1) == float2(4, 6))
    #expect(float2(1, 1) * m == float2(3, 7))
    #expect(m.transpose == simd_float2x2(rows: [float2(1, 2), float2(3, 4)]))
    #expect(m.determinant == -2)
    #expect(m * m == simd_float2x2(float2(7, 10), float2(15, 22)))
    #expect(m + m == 2 * m)
    #expect(m - m == simd_float2x2())
    #expect(-m == m * -1)
    #expect(simd_linear_combination(2, m, 3, m) == 5 * m)
    #expect(simd_float3x3(diagonal: float3(1, 2, 3)).determinant == 6)
    #expect(simd_float4x4(1) == matrix_identity_float4x4)
    #expect(m.debugDescription == "simd_float2x2([[1.0, 2.0], [3.0, 4.0]])")
    var translation = matrix_identity_float4x4
    translation.columns.3 = simd_float4(1, 2, 3, 1)
    #expect(simd_mul(translation, simd_float4(0, 0, 0, 1)) == simd_float4(1, 2, 3, 1))
    #expect(translation.inverse.columns.3 == simd_float4(-1, -2, -3, 1))
    #expect(simd_float2x2(float2(1, 2), float2(2, 4)).determinant == 0)
    #expect(simd_float2x2(float2(1, 2), float2(2, 4)).inverse[0, 0].isNaN)
  }

  /// Inverses, transposes and determinants of matrices of small numbers.
  @Test func inverses() {
    var seed: UInt64 = 7
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 33) / Double(1 << 30) - 1
    }
    for _ in 0..<200 {
      let m = simd_double4x4((0..<4).map { _ in simd_double4(next(), next(), next(), next()) })
      let other = simd_double4x4((0..<4).map { _ in simd_double4(next(), next(), next(), next()) })
      guard abs(m.determinant) > 1e-3 else { continue }
      #expect(simd_almost_equal_elements(m * m.inverse, matrix_identity_double4x4, 1e-9))
      #expect(simd_almost_equal_elements(m.inverse * m, matrix_identity_double4x4, 1e-9))
      #expect((m * other).transpose == other.transpose * m.transpose)
      #expect(abs((m * other).determinant - m.determinant * other.determinant) < 1e-9)
      #expect(abs(m.transpose.determinant - m.determinant) < 1e-12)
    }
  }

  @Test func rotations() {
    let turn = simd_quatf(angle: .pi / 2, axis: simd_float3(0, 0, 1))
    #expect(isNear(turn.act(simd_float3(1, 0, 0)), simd_float3(0, 1, 0)))
    #expect(isNear(turn.angle, .pi / 2))
    #expect(isNear(turn.axis, simd_float3(0, 0, 1)))
    #expect(isNear(turn.length, 1))
    #expect(
      simd_quatf(real: 1, imag: .zero).debugDescription
        == "simd_quatf(real: 1.0, imag: SIMD3<Float>(0.0, 0.0, 0.0))")
    for angle in stride(from: Float(0.1), to: 3.1, by: 0.3) {
      for axis in vectors where axis != .zero {
        let q = simd_quatf(angle: angle, axis: normalize(axis))
        let v = simd_float3(1, 2, 3)
        #expect(isNear(q.inverse.act(q.act(v)), v))
        #expect(isNear(simd_float3x3(q) * v, q.act(v)))
        #expect(isNear((q * q).act(v), q.act(q.act(v))))
        let same = simd_quatf(simd_float4x4(q))
        #expect(isNear(abs(simd_dot(same, q)), 1))
        #expect(isNear(q.angle, angle, 1e-4))
        let half = simd_slerp(simd_quatf(angle: 0, axis: normalize(axis)), q, 0.5)
        #expect(isNear(half.angle, angle / 2, 1e-4))
      }
    }
  }

  /// The rotation from one direction to another, also to the opposite one.
  @Test func rotationsBetweenDirections() {
    let directions = vectors.filter { $0 != .zero }.map(normalize)
    for (from, to) in zip(directions, directions.reversed()) {
      #expect(isNear(simd_quatf(from: from, to: to).act(from), to))
      #expect(isNear(simd_quatf(from: from, to: -from).act(from), -from))
      #expect(isNear(simd_quatf(from: from, to: from).act(to), to))
    }
  }

  @Test func interpolatedRotations() {
    let axis = simd_float3(0, 1, 0)
    let start = simd_quatf(angle: 0.2, axis: axis)
    let end = simd_quatf(angle: 1.4, axis: axis)
    for t in stride(from: Float(0), through: 1, by: 0.25) {
      #expect(isNear(simd_slerp(start, end, t).angle, 0.2 + 1.2 * t, 1e-4))
      #expect(isNear(simd_slerp(start, -end, t).act(axis), axis))
    }
    let long = simd_slerp_longest(start, end, 0.5)
    #expect(isNear(abs(simd_dot(long, simd_slerp(start, end, 0.5))), 0, 1e-4))
  }
}
