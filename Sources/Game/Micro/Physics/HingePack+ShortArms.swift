/// Hinges with crushed arms.
///
/// An arm without length has no angle, and an arm that passes through its pivot turns by π at once. With ½ k θ² alone,
/// energy would appear from nowhere there. So an arm below `shortArm` acts in proportion to its length: C =
/// s(u)·s(w)·(θ − θ0) with s = min(1, length / shortArm). Its energy is continuous and goes to 0 with the arm. Its
/// gradient has a component along each short arm.
extension HingePack {
  /// The length below which an arm counts as crushed, in cell lengths. It is below 0.39, to which the strongest muscle
  /// shortens the shortest link, so it has no effect on an uncrushed body.
  static var shortArm: Float { 0.35 }

  /// Returns the factor of the angle of a hinge with arms of these lengths, 0 … 1.
  static func hold(_ u: Float, _ w: Float) -> Float {
    Swift.min(1, u / shortArm) * Swift.min(1, w / shortArm)
  }

  /// Turns the bend and its gradients at `a` and `c` into those of the weakened constraint. Hinges with long arms keep
  /// theirs to the bit, except for the sign of a zero.
  @inline(never)
  static func weaken(
    _ bend: inout SIMD4<Float>, _ ax: inout SIMD4<Float>, _ ay: inout SIMD4<Float>,
    _ cx: inout SIMD4<Float>, _ cy: inout SIMD4<Float>, _ u: FourCells.Lanes, _ w: FourCells.Lanes
  ) {
    let (holdU, slopeU) = hold(u)
    let (holdW, slopeW) = hold(w)
    let hold = holdU * holdW
    // ∇a|u| = −u/|u|, ∇c|w| = w/|w|
    let radialU = bend * slopeU * holdW
    let radialW = bend * slopeW * holdU
    ax = ax * hold - radialU * u.0
    ay = ay * hold - radialU * u.1
    cx = cx * hold + radialW * w.0
    cy = cy * hold + radialW * w.1
    bend *= hold
  }

  /// Returns s of four arms, and s′ divided by their lengths.
  private static func hold(
    _ arm: FourCells.Lanes
  ) -> (share: SIMD4<Float>, slope: SIMD4<Float>) {
    let squared = arm.0 * arm.0 + arm.1 * arm.1
    let inverse = Math.inverseRoot(squared)
    let isLong = squared .>= shortArm * shortArm
    let scale = 1 / shortArm
    return (
      (squared * inverse * scale).replacing(with: 1, where: isLong),
      (inverse * scale).replacing(with: 0, where: isLong)
    )
  }
}
