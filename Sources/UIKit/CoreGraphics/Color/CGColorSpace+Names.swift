extension CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
}

extension CGColorSpace {
  /// The relation between a component's number and the light that it represents.
  enum Transfer: Sendable, Equatable {
    /// sRGB's curve: a linear start, then nearly a power of 2.4.
    case sRGB
    case linear
    case power(CGFloat)
    /// The camera curve of ITU-R BT.709 and BT.2020.
    case rec709
  }

  /// The red, green and blue primaries.
  enum Primaries: Sendable {
    case rec709
    case p3
    case adobe
    case rec2020
  }

  struct Definition: Sendable {
    var name: CFString
    var model: CGColorSpaceModel
    var primaries = Primaries.rec709
    var transfer = Transfer.sRGB
    var isExtended = false

    static let named: [CFString: Definition] = Dictionary(
      uniqueKeysWithValues: [
        Definition(name: CGColorSpace.sRGB, model: .rgb),
        Definition(name: CGColorSpace.extendedSRGB, model: .rgb, isExtended: true),
        Definition(name: CGColorSpace.linearSRGB, model: .rgb, transfer: .linear),
        Definition(
          name: CGColorSpace.extendedLinearSRGB, model: .rgb, transfer: .linear,
          isExtended: true),
        Definition(name: CGColorSpace.genericRGBLinear, model: .rgb, transfer: .linear),
        Definition(name: CGColorSpace.displayP3, model: .rgb, primaries: .p3),
        Definition(
          name: CGColorSpace.extendedDisplayP3, model: .rgb, primaries: .p3, isExtended: true),
        Definition(
          name: CGColorSpace.linearDisplayP3, model: .rgb, primaries: .p3, transfer: .linear),
        Definition(
          name: CGColorSpace.extendedLinearDisplayP3, model: .rgb, primaries: .p3,
          transfer: .linear, isExtended: true),
        // 563/256 is the exponent of Adobe RGB (1998), section 4.3.4.2.
        Definition(
          name: CGColorSpace.adobeRGB1998, model: .rgb, primaries: .adobe,
          transfer: .power(563.0 / 256)),
        Definition(name: CGColorSpace.itur_709, model: .rgb, transfer: .rec709),
        Definition(
          name: CGColorSpace.itur_2020, model: .rgb, primaries: .rec2020, transfer: .rec709),
        Definition(
          name: CGColorSpace.genericGrayGamma2_2, model: .monochrome, transfer: .power(2.2)),
        Definition(name: CGColorSpace.extendedGray, model: .monochrome, isExtended: true),
        Definition(name: CGColorSpace.linearGray, model: .monochrome, transfer: .linear),
        Definition(
          name: CGColorSpace.extendedLinearGray, model: .monochrome, transfer: .linear,
          isExtended: true),
      ].map { ($0.name, $0) })
  }
}
