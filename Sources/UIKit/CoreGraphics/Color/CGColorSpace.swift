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

/// The meaning of a colour's components.
///
/// Everything is drawn in 8-bit sRGB: a colour of any other space is converted when it is used,
/// and what lies outside sRGB is clamped then.
public final class CGColorSpace: @unchecked Sendable {
  let definition: Definition
  /// The space of the colours that a pattern's drawing without colours is drawn in.
  let patternBase: CGColorSpace?

  init(_ definition: Definition) {
    self.definition = definition
    patternBase = nil
  }

  /// A space of patterns: over `base` for drawings without colours, over none for others.
  init(patternBase base: CGColorSpace?) {
    definition = Definition(name: "kCGColorSpacePattern", model: .pattern)
    patternBase = base
  }

  /// A space of patterns: over `baseSpace` for drawings without colours, over none for others. `nil`
  /// over a space of patterns.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.model != .pattern else { return nil }
    self.init(patternBase: baseSpace)
  }

  /// The space of that name, or `nil` when it is not one of those listed on this type.
  public convenience init?(name: CFString) {
    guard let definition = Definition.named[name] else { return nil }
    self.init(definition)
  }

  public var name: CFString? { definition.name }
  public var model: CGColorSpaceModel { definition.model }

  /// How many components a colour has, alpha not counted.
  public var numberOfComponents: Int {
    switch definition.model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: patternBase?.numberOfComponents ?? 0
    default: 3
    }
  }

  /// Whether the space reaches noticeably beyond sRGB.
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

/// Red, green and blue of the device, which here is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Gray of the device: its value is used for red, green and blue alike.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Inks of the device, converted without a profile: red = (1 − cyan)·(1 − black), and so on.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

/// Whether components outside 0…1 keep their meaning.
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
}
