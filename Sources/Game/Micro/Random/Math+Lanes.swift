/// Functions with the same bits in every lane on every machine: they use only IEEE additions, multiplications,
/// divisions and comparisons.
extension Math {
  /// Returns 1/√x to the last bits, for four numbers at once; finite at 0.
  ///
  /// It starts with an estimate from the bits and takes three Newton steps, each of which squares its error of 3 %. A
  /// true square root is not vectorised, because the C library's may set an error number.
  @inline(__always)
  static func inverseRoot(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let half = x * 0.5
    let bits =
      SIMD4<UInt32>(repeating: 0x5F37_5A86) &- (unsafeBitCast(x, to: SIMD4<UInt32>.self) &>> 1)
    var root = unsafeBitCast(bits, to: SIMD4<Float>.self)
    root *= 1.5 - half * root * root
    root *= 1.5 - half * root * root
    root *= 1.5 - half * root * root
    return root
  }

  /// Returns the angles from the x axis to four points, in radians in [-π, π], to 5·10⁻⁷; 0 for the origin.
  ///
  /// The arctangent's polynomial in t² differs from it by at most 2·10⁻⁸ on [0, 1]: a Chebyshev fit.
  @inline(__always)
  static func atan2(_ y: SIMD4<Float>, _ x: SIMD4<Float>) -> SIMD4<Float> {
    let zero = SIMD4<Float>(repeating: 0)
    let across = y.replacing(with: zero - y, where: y .< zero)
    let along = x.replacing(with: zero - x, where: x .< zero)
    let isSteep = across .> along
    let small = across.replacing(with: along, where: isSteep)
    let large = along.replacing(with: across, where: isSteep)
    let t = small / large.replacing(with: 1, where: large .== zero)
    let z = t * t
    var series = z * 0.0027662835 - 0.015731249
    series = z * series + 0.042137623
    series = z * series - 0.07456855
    series = z * series + 0.10618371
    series = z * series - 0.14197798
    series = z * series + 0.19991872
    series = z * series - 0.33333037
    series = z * series + 0.99999998
    var angle = t * series
    angle.replace(with: .pi / 2 - angle, where: isSteep)
    angle.replace(with: .pi - angle, where: x .< zero)
    angle.replace(with: zero - angle, where: y .< zero)
    return angle
  }

  /// Maps angles within ±3π to [-π, π].
  @inline(__always)
  static func wrapped(_ angle: SIMD4<Float>) -> SIMD4<Float> {
    let turn = SIMD4<Float>(repeating: 2 * .pi)
    let half = SIMD4<Float>(repeating: .pi)
    let lowered = angle.replacing(with: angle - turn, where: angle .> half)
    return lowered.replacing(with: angle + turn, where: angle .< -half)
  }
}
