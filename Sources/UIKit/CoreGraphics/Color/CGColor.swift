/// A colour: components in a colour space and alpha (0 transparent … 1 opaque), or a pattern that is repeated
/// where the colour is painted.
public final class CGColor: @unchecked Sendable {
  let space: CGColorSpace
  /// The space's components, then alpha.
  let values: [CGFloat]
  /// The colour in sRGB with straight alpha; components are outside 0…1 if the colour is outside sRGB. For a
  /// pattern without colours, this is the colour that it is drawn in; for other patterns it is black.
  package let rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// The pattern; `nil` for a plain colour.
  public let pattern: CGPattern?

  init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.values = values
    self.pattern = pattern
    let alpha = values[values.count - 1]
    guard let plain = space.model == .pattern ? space.patternBase : space else {
      rgba = (0, 0, 0, alpha)
      return
    }
    let rgb = ColorConversion.toSRGB(values, in: plain.definition)
    rgba = (rgb.0, rgb.1, rgb.2, alpha)
  }

  /// Creates a colour from a pattern.
  ///
  /// - Parameters:
  ///   - space: A pattern space: with a base space for a pattern without colours, without one for other
  ///     patterns.
  ///   - components: The components in the base space and alpha; only alpha without a base space.
  /// - Returns: `nil` if the space doesn't suit `pattern`.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern, pattern.isColored == (space.patternBase == nil) else {
      return nil
    }
    let count = space.numberOfComponents + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)),
      pattern: pattern)
  }

  /// Creates a colour from a pattern with its own colours.
  package convenience init(pattern: CGPattern) {
    self.init(space: CGColorSpace(patternBase: nil), values: [1], pattern: pattern)
  }

  /// The colour without its pattern: the colour for drawing a pattern without colours.
  package var patternColor: CGColor? {
    space.patternBase.map { CGColor(space: $0, values: values) }
  }

  /// Creates a colour. It reads the space's number of components, and one for alpha, from `components`. Returns
  /// `nil` for a pattern space, whose colours need a pattern.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(
      space: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)!, values: [gray, alpha])
  }

  /// Creates a gray of the space that `UIColor` uses, whose curve is that of sRGB.
  package convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(space: .grayWithSRGBCurve, values: [white, alpha])
  }

  /// Returns whether two colours are the same for UIKit, which doesn't distinguish grays of the generic space
  /// from grays of the extended one.
  package func isInterchangeable(with other: CGColor) -> Bool {
    func isGray(_ space: CGColorSpace) -> Bool {
      space.definition.name == CGColorSpace.extendedGray
        || space.definition.name == CGColorSpace.genericGrayGamma2_2
    }
    return self == other || values == other.values && isGray(space) && isGray(other.space)
  }

  public func copy() -> CGColor? { CGColor(space: space, values: values, pattern: pattern) }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  public var alpha: CGFloat { values[values.count - 1] }
  public var colorSpace: CGColorSpace? { space }
  /// The space's components, then alpha.
  public var components: [CGFloat]? { values }
  /// The number of ``components``, including alpha.
  public var numberOfComponents: Int { values.count }
}

extension CGColor {
  /// Returns the same colour in another space, with the relative colorimetric intent for any `intent`. The
  /// components are clamped to 0…1 unless the space is an extended one. Returns `nil` for a pattern, and for a
  /// pattern space.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space == self.space { return self }
    guard pattern == nil, space.model != .pattern else { return nil }
    var new = ColorConversion.fromSRGB((rgba.red, rgba.green, rgba.blue), to: space.definition)
    if !space.definition.isExtended { new = new.map { $0.clamped(to: 0...1) } }
    return CGColor(space: space, values: new + [alpha])
  }
}

/// Two colours are equal if they have the same space and the same components, not if they only look the same.
extension CGColor: Hashable {
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.values == rhs.values && lhs.space == rhs.space && lhs.pattern === rhs.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(space)
  }
}

/// The treatment of colours outside the destination's gamut.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
