import CoreGraphics

/// A colour as a picker stores it. Its position in the spectrum is kept even if the colour itself doesn't
/// determine it, as for black, which has no hue.
struct ColorSelection: Equatable {
  /// Red, green and blue, 0…1 each.
  private(set) var red: CGFloat
  private(set) var green: CGFloat
  private(set) var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    func unit(_ value: CGFloat) -> CGFloat { value.isFinite ? value.clamped(to: 0...1) : 0 }
    self.red = unit(red)
    self.green = unit(green)
    self.blue = unit(blue)
    self.alpha = unit(alpha)
  }

  init(_ color: UIColor) {
    let (red, green, blue, alpha) = color.components ?? (0, 0, 0, 0)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The colour without transparency.
  var opaque: ColorSelection {
    var result = self
    result.alpha = 1
    return result
  }

  // MARK: Numbers

  /// The components, 0…255 each.
  var bytes: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }

  /// Returns the colour with one of the components replaced, counted from red.
  func with(_ component: Int, _ value: CGFloat) -> ColorSelection {
    ColorSelection(
      red: component == 0 ? value : red, green: component == 1 ? value : green,
      blue: component == 2 ? value : blue, alpha: alpha)
  }

  /// The colour as six digits.
  var hex: String {
    bytes.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  /// Creates a colour from six digits, with or without a leading #; nil for other texts.
  init?(hex: String, alpha: CGFloat = 1) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : Substring(hex)
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16)
    else { return nil }
    self.init(
      red: CGFloat(number >> 16) / 255, green: CGFloat(number >> 8 & 255) / 255,
      blue: CGFloat(number & 255) / 255, alpha: alpha)
  }

  // MARK: The spectrum

  /// Creates the colour at a position of the spectrum in the unit square: hues from left to right, white at
  /// the top, black at the bottom, the full colours in the middle.
  init(spectrum place: CGPoint, alpha: CGFloat = 1) {
    let y = place.y.clamped(to: 0...1)
    let rgb = Self.rgb(hue: place.x.clamped(to: 0...1))
    let white = max(0, 1 - 2 * y)
    let black = min(1, 2 - 2 * y)
    func mixed(_ value: CGFloat) -> CGFloat { (value + (1 - value) * white) * black }
    self.init(red: mixed(rgb.0), green: mixed(rgb.1), blue: mixed(rgb.2), alpha: alpha)
  }

  /// The full colours from left to right, for a gradient.
  static var hues: [CGColor] {
    (0...6).map { ColorSelection(spectrum: CGPoint(x: CGFloat($0) / 6, y: 0.5)).color.cgColor }
  }

  private static func rgb(hue: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    func ramp(_ shift: CGFloat) -> CGFloat {
      let part = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
      return min(part, 4 - part).clamped(to: 0...1)
    }
    return (ramp(2), ramp(0), ramp(4))
  }

  /// The position of the colour in the spectrum; for a colour that is both pale and dark the nearest
  /// position.
  var spectrumPlace: CGPoint {
    let hsb = HSB(red: red, green: green, blue: blue)
    // The position of a grey without a hue depends only on its lightness.
    guard hsb.brightness > 0 else { return CGPoint(x: hsb.hue, y: 1) }
    let isPale = 1 - hsb.brightness < 1 - hsb.saturation
    return CGPoint(x: hsb.hue, y: isPale ? hsb.saturation / 2 : 1 - hsb.brightness / 2)
  }
}
