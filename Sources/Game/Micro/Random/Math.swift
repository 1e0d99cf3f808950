/// The elementary functions, with the same bits on every machine.
///
/// The libraries of two systems may differ in the last bit, and one bit grows. These functions use only IEEE additions,
/// multiplications and divisions in Double, in a fixed order, and round once at the end. Every result is within 0.51
/// units in the last place of the true value. Series are the Taylor series, cut where the rest is below 10⁻¹⁰ of the
/// value.
public enum Math {
  /// Returns the sine of an angle in radians.
  ///
  /// From |x| = 2²⁷ on, where adjacent numbers are 16 apart and no angle can be meant, the result is that of 0. It is
  /// NaN for numbers that aren't finite.
  public static func sin(_ x: Float) -> Float {
    let (quadrant, rest) = reduced(x)
    let value = quadrant & 1 == 0 ? sine(rest) : cosine(rest)
    return Float(quadrant & 2 == 0 ? value : -value)
  }

  /// Returns the cosine of an angle in radians, with the same range as the sine.
  public static func cos(_ x: Float) -> Float {
    let (quadrant, rest) = reduced(x)
    let value = quadrant & 1 == 0 ? cosine(rest) : sine(rest)
    return Float((quadrant + 1) & 2 == 0 ? value : -value)
  }

  /// Returns e to the x: 0 below -104, infinity above 88.73.
  public static func exp(_ x: Float) -> Float {
    guard x < 89 else { return x.isNaN ? x : .infinity }
    return x > -105 ? Float(exponential(Double(x))) : 0
  }

  /// Returns the natural logarithm: -infinity at 0, NaN below.
  public static func log(_ x: Float) -> Float {
    guard x > 0 && x < .infinity else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    // x = m·2ᵉ with m in [1, 2), then in [√½, √2), where the series converges fastest.
    let bits = Double(x).bitPattern
    var exponent = Int(bits >> 52) - 1023
    var m = Double(bitPattern: bits & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    if m > 1.4142135623730951 {
      m *= 0.5
      exponent += 1
    }
    // ln m = 2·artanh((m − 1)/(m + 1))
    let s = (m - 1) / (m + 1)
    let z = s * s
    let tail = z * (1 / 7 + z * (1 / 9 + z * (1 / 11 + z * (1 / 13))))
    return Float(Double(exponent) * ln2 + 2 * s * (1 + z * (1 / 3 + z * (1 / 5 + tail))))
  }

  /// Returns the hyperbolic tangent.
  public static func tanh(_ x: Float) -> Float {
    let magnitude = Double(x.magnitude)
    if magnitude < 0.03125 {
      let z = magnitude * magnitude
      return x.isNaN ? x : Float(Double(x) * (1 - z * (1 / 3 - z * (2 / 15 - z * (17 / 315)))))
    }
    guard magnitude < 10 else { return x.isNaN ? x : x < 0 ? -1 : 1 }
    let value = 1 - 2 / (exponential(2 * magnitude) + 1)
    return Float(x < 0 ? -value : value)
  }

  /// Returns the angle from the x axis to the point (x, y), in radians in [-π, π]; 0 for the origin.
  ///
  /// It has y's sign, so atan2(-0, -1) is -π. It is NaN if an argument is NaN or both are infinite.
  public static func atan2(_ y: Float, _ x: Float) -> Float {
    guard !(x.isNaN || y.isNaN) else { return .nan }
    let across = Double(y.magnitude)
    let along = Double(x.magnitude)
    let small = Swift.min(across, along)
    let large = Swift.max(across, along)
    guard large > 0 else { return x.sign == .minus ? signed(.pi, y) : y }
    var angle: Double
    if small > large * 0.41421356237309503 {
      angle = .pi / 4 + arctangent((small - large) / (small + large))
    } else {
      angle = arctangent(small / large)
    }
    if across > along { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return signed(angle, y)
  }

  /// Maps an angle within ±3π to [-π, π].
  static func wrapped(_ angle: Float) -> Float {
    if angle > .pi { return angle - 2 * .pi }
    return angle < -.pi ? angle + 2 * .pi : angle
  }

  private static func signed(_ angle: Double, _ y: Float) -> Float {
    Float(y.sign == .minus ? -angle : angle)
  }

  private static let ln2 = 0.6931471805599453

  /// Splits x into a number of quarter turns and a rest in [-π/4, π/4], to 10⁻¹⁶ of a turn.
  private static func reduced(_ x: Float) -> (quadrant: Int, rest: Double) {
    let x = Double(x)
    guard x.magnitude < 0x1p27 else { return (0, x.isFinite ? 0 : .nan) }
    let turns = x * 0.6366197723675814
    let quadrant = Int(turns + (turns < 0 ? -0.5 : 0.5))
    // π/2 in two parts: the first has 25 bits, so its product with a quadrant of 27 is exact.
    let rest = (x - Double(quadrant) * 0x1.921FB50p0) - Double(quadrant) * 0x1.110B4611A6263p-26
    return (quadrant, rest)
  }

  /// Returns the sine for |x| ≤ π/4.
  private static func sine(_ x: Double) -> Double {
    let z = x * x
    let tail = z * (1 / 5040 - z * (1 / 362_880 - z * (1 / 39_916_800)))
    return x * (1 - z * (1 / 6 - z * (1 / 120 - tail)))
  }

  /// Returns the cosine for |x| ≤ π/4.
  private static func cosine(_ x: Double) -> Double {
    let z = x * x
    let tail = z * (1 / 40_320 - z * (1 / 3_628_800 - z * (1 / 479_001_600)))
    return 1 - z * (1 / 2 - z * (1 / 24 - z * (1 / 720 - tail)))
  }

  /// Returns e to the x for |x| < 700: 2ⁿ times the series of a rest within ln 2/2.
  private static func exponential(_ x: Double) -> Double {
    let halvings = x / ln2
    let n = Int(halvings + (halvings < 0 ? -0.5 : 0.5))
    let r = x - Double(n) * ln2
    let tail = 1 / 720 + r * (1 / 5040 + r * (1 / 40_320 + r * (1 / 362_880)))
    let series =
      1 + r * (1 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * tail)))))
    return series * Double(bitPattern: UInt64(1023 + n) << 52)
  }

  /// Returns the arctangent for |x| ≤ tan(π/8).
  private static func arctangent(_ x: Double) -> Double {
    let z = x * x
    let last = z * (1 / 17 - z * (1 / 19 - z * (1 / 21 - z * (1 / 23 - z * (1 / 25)))))
    let tail = z * (1 / 9 - z * (1 / 11 - z * (1 / 13 - z * (1 / 15 - last))))
    return x * (1 - z * (1 / 3 - z * (1 / 5 - z * (1 / 7 - tail))))
  }
}
