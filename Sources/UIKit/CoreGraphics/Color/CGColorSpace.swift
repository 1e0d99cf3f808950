/// The kinds of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
  case XYZ
}

/// A colour space, which defines the meaning of a colour's components.
///
/// Everything is drawn in 8-bit sRGB. A colour of another space is converted when it is used, and clamped if it
/// is outside sRGB.
public final class CGColorSpace: @unchecked Sendable {
  let definition: Definition
  /// The base space for patterns without colours.
  let patternBase: CGColorSpace?

  init(_ definition: Definition) {
    self.definition = definition
    patternBase = nil
  }

  /// Creates a pattern space: with `base` for patterns without colours, without one for other patterns.
  init(patternBase base: CGColorSpace?) {
    definition = Definition(name: "kCGColorSpacePattern", model: .pattern)
    patternBase = base
  }

  /// Creates a pattern space: with `baseSpace` for patterns without colours, without one for other patterns.
  /// Returns `nil` if the base is a pattern space.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.model != .pattern else { return nil }
    self.init(patternBase: baseSpace)
  }

  /// Creates the space with this name, or returns `nil` if it isn't listed on this type.
  public convenience init?(name: CFString) {
    guard let definition = Definition.named[name] else { return nil }
    self.init(definition)
  }

  public var name: CFString? { definition.name }
  public var model: CGColorSpaceModel { definition.model }

  /// The number of components of a colour, without alpha.
  public var numberOfComponents: Int {
    switch definition.model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: patternBase?.numberOfComponents ?? 0
    default: 3
    }
  }

  /// Whether the gamut is noticeably larger than that of sRGB.
  public var isWideGamutRGB: Bool {
    definition.model == .rgb && (definition.primaries != .rec709 || definition.isExtended)
  }

  public var supportsOutput: Bool { true }
}

extension CGColorSpace: Hashable {
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.definition.name == rhs.definition.name && lhs.patternBase == rhs.patternBase
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(definition.name)
  }
}

/// Returns the device RGB space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device gray space. Its value is used for red, green and blue.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the device CMYK space, converted without a profile: red = (1 − cyan)·(1 − black), and so on.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

/// Returns whether components outside 0…1 keep their meaning.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool {
  space.definition.isExtended
}

extension CGColorSpace {
  static let deviceRGB = CGColorSpace(
    Definition(name: "kCGColorSpaceDeviceRGB", model: .rgb))
  static let deviceGray = CGColorSpace(
    Definition(name: "kCGColorSpaceDeviceGray", model: .monochrome))
  static let deviceCMYK = CGColorSpace(
    Definition(name: "kCGColorSpaceDeviceCMYK", model: .cmyk))
  static let standardRGB = CGColorSpace(name: sRGB)!
  static let grayWithSRGBCurve = CGColorSpace(name: extendedGray)!
}
