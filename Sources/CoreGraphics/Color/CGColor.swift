/// A colour: components in a colour space, and alpha (0 transparent … 1 opaque).
public final class CGColor: @unchecked Sendable {
  let space: CGColorSpace
  /// The space's components, then alpha.
  let values: [CGFloat]
  /// The colour in sRGB, straight alpha; outside 0…1 where the space is wider than sRGB.
  package let rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
    let rgb = ColorConversion.toSRGB(values, in: space.definition)
    rgba = (rgb.0, rgb.1, rgb.2, values[values.count - 1])
  }

  /// Reads the space's number of components, and one for alpha, from `components`.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
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

  public func copy() -> CGColor? { CGColor(space: space, values: values) }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha])
  }

  public var alpha: CGFloat { values[values.count - 1] }
  public var colorSpace: CGColorSpace? { space }
  /// The space's components, then alpha.
  public var components: [CGFloat]? { values }
  /// How many ``components`` there are, alpha included.
  public var numberOfComponents: Int { values.count }
}

extension CGColor {
  /// The same colour in another space: relative colorimetric, whatever `intent` asks for. Clamped
  /// to 0…1 unless the space is an extended one.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space == self.space { return self }
    var new = ColorConversion.fromSRGB((rgba.red, rgba.green, rgba.blue), to: space.definition)
    if !space.definition.isExtended { new = new.map { $0.clamped(to: 0...1) } }
    return CGColor(space: space, values: new + [alpha])
  }
}

/// Equal with the same space and the same components; not when they merely look alike.
extension CGColor: Hashable {
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(space)
  }
}

/// The treatment of colours that a destination cannot show.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
