import CoreGraphics
import Foundation
import TextEngine

/// A colour, which may depend on the traits of the place where it is shown.
///
/// Reading the `cgColor` of a *dynamic* colour resolves it with ``UITraitCollection/current``. Views
/// read it again when their traits change; a `CALayer` keeps the value that was set.
open class UIColor: _ValueObject, @unchecked Sendable {
  private enum Storage {
    case fixed(CGColor)
    /// Colours of the same origin are equal; without an origin each is equal only to itself.
    case dynamic((UITraitCollection) -> UIColor, origin: UIColor?)
  }

  private let storage: Storage

  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
  }

  /// Creates a transparent black.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates the colour of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour of the sRGB space. Components outside 0…1 are kept, as on iOS since 10.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour of the space Display P3, stored as components of sRGB, which are outside 0…1 for
  /// colours outside of sRGB.
  ///
  /// Both spaces have sRGB's curve; the matrix between their primaries is that of CSS Color 4
  /// (w3.org/TR/css-color-4/#color-conversion-code).
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    func linear(_ value: CGFloat) -> CGFloat {
      let size = abs(value)
      let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -light : light
    }
    func coded(_ light: CGFloat) -> CGFloat {
      let size = abs(light)
      let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return light < 0 ? -value : value
    }
    let (r, g, b) = (linear(displayP3Red), linear(green), linear(blue))
    self.init(
      red: coded(1.2249401762805598 * r - 0.2249401762805598 * g),
      green: coded(-0.0420569547096881 * r + 1.0420569547096881 * g),
      blue: coded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
      alpha: alpha)
  }

  /// Creates a shade of grey: 0 is black, 1 is white. Its space has a single component and the curve of sRGB,
  /// so that white 0.5 looks the same as red, green and blue 0.5.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(white: white, alpha: alpha))
  }

  /// Creates a colour by hue (0 and 1 are red), saturation and brightness, each in 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Creates a pattern that repeats an image from the top left corner of the view or of the context. It fills
  /// the backgrounds of views and layers, and drawings in contexts, including texts; borders, shadows and
  /// shapes are black. An empty image paints nothing.
  public init(patternImage image: UIImage) {
    let pattern = image.uprightBitmap.flatMap { CGPattern(image: $0, size: image.size) }
    storage = .fixed(pattern.map(CGColor.init) ?? CGColor(gray: 0, alpha: 0))
  }

  /// Creates a dynamic colour, which `dynamicProvider` chooses for the traits that it receives.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider, origin: nil)
  }

  /// Creates a colour equal to another one, such as the new object that a catalogue returns for a name each
  /// time.
  init(like origin: UIColor) {
    storage = .dynamic({ origin.resolvedColor(with: $0) }, origin: origin)
  }

  /// Reads a colour that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    guard let color = ArchivedColor(coder)?.color else { return nil }
    storage = color.storage
  }

  /// The colour for Core Graphics and layers, resolved with the current traits.
  open var cgColor: CGColor {
    switch storage {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// Returns the colour for the given traits. A colour that isn't dynamic returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider, _) = storage else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// Returns the same colour with another opacity; dynamic if the receiver is.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider, _):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  // MARK: Components

  /// The components in sRGB, resolved with the current traits; `nil` for a pattern.
  final var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    let color = cgColor
    return color.pattern == nil ? color.rgba : nil
  }

  /// Writes the sRGB components and returns `true`; returns `false` for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgba = components else { return false }
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity, each in 0…1, and returns `true`; returns `false`
  /// for a pattern.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgba = components else { return false }
    let hsb = HSB(red: rgba.red, green: rgba.green, blue: rgba.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes the shade of grey and returns `true`; returns `false` for a colour that isn't grey, and for
  /// a pattern.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgba = components, rgba.red == rgba.green, rgba.green == rgba.blue else {
      return false
    }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  // MARK: Drawing

  /// Sets the fill and the stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke colour of the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: NSObject

  open override func _isEqual(to object: Any) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (storage, other.storage) {
    case (.fixed(let mine), .fixed(let theirs)): return mine.isInterchangeable(with: theirs)
    case (.dynamic(_, let mine?), .dynamic(_, let theirs?)): return mine === theirs
    default: return false
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.components.hashValue
    case .dynamic(_, let origin): ObjectIdentifier(origin ?? self).hashValue
    }
  }

  open override var description: String {
    switch storage {
    case .fixed(let color):
      guard color.pattern == nil else { return "UIPatternColorSpace" }
      let c = color.rgba
      let isGray = color.colorSpace?.model == .monochrome
      let numbers = isGray ? [c.red, c.alpha] : [c.red, c.green, c.blue, c.alpha]
      let text = numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ")
      return "\(isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace") \(text)"
    case .dynamic:
      return "<UIDynamicProviderColor>"
    }
  }
}

extension UIColor: TextColor {}
