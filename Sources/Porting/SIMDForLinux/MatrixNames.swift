// Apple's names for matrices, and their functions.

public typealias simd_float2x2 = _SIMDMatrix2x2<Float>
public typealias simd_float3x3 = _SIMDMatrix3x3<Float>
public typealias simd_float4x4 = _SIMDMatrix4x4<Float>
public typealias simd_double2x2 = _SIMDMatrix2x2<Double>
public typealias simd_double3x3 = _SIMDMatrix3x3<Double>
public typealias simd_double4x4 = _SIMDMatrix4x4<Double>
public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_mul<M: _SIMDMatrix>(_ x: M, _ y: M) -> M { x * y }
public func simd_mul<M: _SIMDMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
public func simd_mul<M: _SIMDMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
public func simd_mul<M: _SIMDMatrix>(_ a: M.Scalar, _ x: M) -> M { a * x }
public func matrix_multiply<M: _SIMDMatrix>(_ x: M, _ y: M) -> M { x * y }
public func matrix_multiply<M: _SIMDMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
public func matrix_multiply<M: _SIMDMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
public func matrix_scale<M: _SIMDMatrix>(_ a: M.Scalar, _ x: M) -> M { a * x }
public func simd_add<M: _SIMDMatrix>(_ x: M, _ y: M) -> M { x + y }
public func simd_sub<M: _SIMDMatrix>(_ x: M, _ y: M) -> M { x - y }
/// Returns a · x + b · y.
public func simd_linear_combination<M: _SIMDMatrix>(
  _ a: M.Scalar, _ x: M, _ b: M.Scalar, _ y: M
) -> M { a * x + b * y }
public func simd_transpose<M: _SIMDMatrix>(_ x: M) -> M { x.transpose }
public func matrix_transpose<M: _SIMDMatrix>(_ x: M) -> M { x.transpose }
public func simd_inverse<M: _SIMDMatrix>(_ x: M) -> M { x.inverse }
public func matrix_invert<M: _SIMDMatrix>(_ x: M) -> M { x.inverse }
public func simd_determinant<M: _SIMDMatrix>(_ x: M) -> M.Scalar { x.determinant }
public func matrix_determinant<M: _SIMDMatrix>(_ x: M) -> M.Scalar { x.determinant }
public func simd_equal<M: _SIMDMatrix>(_ x: M, _ y: M) -> Bool { x == y }
/// Whether no element differs by more than `tol`.
public func simd_almost_equal_elements<M: _SIMDMatrix>(_ x: M, _ y: M, _ tol: M.Scalar) -> Bool {
  (0..<M._size).allSatisfy { simd_almost_equal_elements(x[$0], y[$0], tol) }
}
public func simd_matrix<S: BinaryFloatingPoint & SIMDScalar>(
  _ col0: SIMD2<S>, _ col1: SIMD2<S>
) -> _SIMDMatrix2x2<S> { _SIMDMatrix2x2(col0, col1) }
public func simd_diagonal_matrix<S: BinaryFloatingPoint & SIMDScalar>(
  _ x: SIMD2<S>
) -> _SIMDMatrix2x2<S> { _SIMDMatrix2x2(diagonal: x) }
public func simd_matrix<S: BinaryFloatingPoint & SIMDScalar>(
  _ col0: SIMD3<S>, _ col1: SIMD3<S>, _ col2: SIMD3<S>
) -> _SIMDMatrix3x3<S> { _SIMDMatrix3x3(col0, col1, col2) }
public func simd_diagonal_matrix<S: BinaryFloatingPoint & SIMDScalar>(
  _ x: SIMD3<S>
) -> _SIMDMatrix3x3<S> { _SIMDMatrix3x3(diagonal: x) }
public func simd_matrix<S: BinaryFloatingPoint & SIMDScalar>(
  _ col0: SIMD4<S>, _ col1: SIMD4<S>, _ col2: SIMD4<S>, _ col3: SIMD4<S>
) -> _SIMDMatrix4x4<S> { _SIMDMatrix4x4(col0, col1, col2, col3) }
public func simd_diagonal_matrix<S: BinaryFloatingPoint & SIMDScalar>(
  _ x: SIMD4<S>
) -> _SIMDMatrix4x4<S> { _SIMDMatrix4x4(diagonal: x) }
