/// Conversion between a colour space and sRGB.
enum ColorConversion {
  /// Returns the components in `space` (without alpha) as unclamped sRGB red, green and blue.
  static func toSRGB(
    _ components: [CGFloat], in space: CGColorSpace.Definition
  ) -> (CGFloat, CGFloat, CGFloat) {
    switch space.model {
    case .monochrome:
      let gray = space.transfer == .sRGB ? components[0] : encode(decode(components[0], space))
      return (gray, gray, gray)
    case .cmyk:
      let white = 1 - components[3]
      return (
        (1 - components[0]) * white, (1 - components[1]) * white, (1 - components[2]) * white
      )
    default:
      let (r, g, b) = (components[0], components[1], components[2])
      if space.primaries == .rec709, space.transfer == .sRGB { return (r, g, b) }
      var linear = (decode(r, space), decode(g, space), decode(b, space))
      if let matrix = matrixToSRGB(space.primaries) { linear = matrix.apply(linear) }
      return (encode(linear.0), encode(linear.1), encode(linear.2))
    }
  }

  /// Returns the unclamped components in `space` of an sRGB colour.
  static func fromSRGB(
    _ rgb: (CGFloat, CGFloat, CGFloat), to space: CGColorSpace.Definition
  ) -> [CGFloat] {
    switch space.model {
    case .monochrome:
      let linear = (
        decode(rgb.0, .sRGB), decode(rgb.1, .sRGB), decode(rgb.2, .sRGB)
      )
      // The luminance for BT.709's primaries, which are also sRGB's.
      let light = 0.2126 * linear.0 + 0.7152 * linear.1 + 0.0722 * linear.2
      return [encode(light, space.transfer)]
    case .cmyk:
      let black = 1 - max(rgb.0, rgb.1, rgb.2)
      guard black < 1 else { return [0, 0, 0, 1] }
      return [
        1 - rgb.0 / (1 - black), 1 - rgb.1 / (1 - black), 1 - rgb.2 / (1 - black), black,
      ]
    default:
      if space.primaries == .rec709, space.transfer == .sRGB { return [rgb.0, rgb.1, rgb.2] }
      var linear = (decode(rgb.0, .sRGB), decode(rgb.1, .sRGB), decode(rgb.2, .sRGB))
      if let matrix = matrixToSRGB(space.primaries) { linear = matrix.inverse.apply(linear) }
      return [
        encode(linear.0, space.transfer), encode(linear.1, space.transfer),
        encode(linear.2, space.transfer),
      ]
    }
  }

  private static func decode(_ value: CGFloat, _ space: CGColorSpace.Definition) -> CGFloat {
    decode(value, space.transfer)
  }

  /// Returns the linear light of a component. Negative numbers mirror positive ones, as extended spaces define.
  static func decode(_ value: CGFloat, _ transfer: CGColorSpace.Transfer) -> CGFloat {
    let magnitude = abs(value)
    let light: CGFloat
    switch transfer {
    case .linear: return value
    case .sRGB:
      light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    case .power(let exponent): light = pow(magnitude, exponent)
    case .rec709:
      light = magnitude < 0.081 ? magnitude / 4.5 : pow((magnitude + 0.099) / 1.099, 1 / 0.45)
    }
    return value < 0 ? -light : light
  }

  static func encode(
    _ light: CGFloat, _ transfer: CGColorSpace.Transfer = .sRGB
  ) -> CGFloat {
    let magnitude = abs(light)
    let value: CGFloat
    switch transfer {
    case .linear: return light
    case .sRGB:
      value =
        magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    case .power(let exponent): value = pow(magnitude, 1 / exponent)
    case .rec709:
      value = magnitude < 0.018 ? magnitude * 4.5 : 1.099 * pow(magnitude, 0.45) - 0.099
    }
    return light < 0 ? -value : value
  }

  /// Returns the matrix from linear light of the primaries to linear sRGB; all of them have the white point
  /// D65. It is the product of each standard's matrix to XYZ and sRGB's from XYZ (CSS Color 4, section 18).
  private static func matrixToSRGB(_ primaries: CGColorSpace.Primaries) -> Matrix? {
    switch primaries {
    case .rec709: nil
    case .p3:
      Matrix(
        r: (1.224_940_18, -0.224_940_18, 0), g: (-0.042_056_95, 1.042_056_95, 0),
        b: (-0.019_637_55, -0.078_636_05, 1.098_273_60))
    case .adobe:
      Matrix(
        r: (1.398_355_74, -0.398_355_74, 0), g: (0, 1, 0),
        b: (0, -0.042_928_99, 1.042_928_99))
    case .rec2020:
      Matrix(
        r: (1.660_491_00, -0.587_641_14, -0.072_849_86),
        g: (-0.124_550_47, 1.132_899_90, -0.008_349_42),
        b: (-0.018_150_76, -0.100_578_90, 1.118_729_66))
    }
  }

  struct Matrix {
    var r: (CGFloat, CGFloat, CGFloat)
    var g: (CGFloat, CGFloat, CGFloat)
    var b: (CGFloat, CGFloat, CGFloat)

    func apply(_ v: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
      (
        r.0 * v.0 + r.1 * v.1 + r.2 * v.2, g.0 * v.0 + g.1 * v.1 + g.2 * v.2,
        b.0 * v.0 + b.1 * v.1 + b.2 * v.2
      )
    }

    /// The inverse, by cofactors. None of the matrices above is singular.
    var inverse: Matrix {
      let (c0, c1, c2) = (
        g.1 * b.2 - g.2 * b.1, g.2 * b.0 - g.0 * b.2, g.0 * b.1 - g.1 * b.0
      )
      let determinant = r.0 * c0 + r.1 * c1 + r.2 * c2
      return Matrix(
        r: (
          c0 / determinant, (r.2 * b.1 - r.1 * b.2) / determinant,
          (r.1 * g.2 - r.2 * g.1) / determinant
        ),
        g: (
          c1 / determinant, (r.0 * b.2 - r.2 * b.0) / determinant,
          (r.2 * g.0 - r.0 * g.2) / determinant
        ),
        b: (
          c2 / determinant, (r.1 * b.0 - r.0 * b.1) / determinant,
          (r.0 * g.1 - r.1 * g.0) / determinant
        ))
    }
  }
}
