/// The normal distribution, for tests whose exact distribution would take too long.
public enum NormalDistribution {
  /// Returns the probability that a standard normal number is at least `z`, to a relative error of 10⁻⁵ for |z| below
  /// 10.
  ///
  /// Source: Press et al., "Numerical Recipes in C" (1992), `erfcc`: Chebyshev's fit to the complementary error
  /// function. The tail is half of it at z/√2.
  public static func upperTail(_ z: Double) -> Double {
    guard !z.isNaN else { return z }
    let x = abs(z) * 0.707_106_781_186_547_5
    let t = 1 / (1 + 0.5 * x)
    var series = 0.170_872_77
    for coefficient in [
      -0.822_152_23, 1.488_515_87, -1.135_203_98, 0.278_868_07, -0.186_288_06, 0.096_784_18,
      0.374_091_96, 1.000_023_68,
    ] {
      series = coefficient + t * series
    }
    let tail = t * Double(Math.exp(Float(-x * x - 1.265_512_23 + t * series))) / 2
    return z >= 0 ? tail : 1 - tail
  }
}
