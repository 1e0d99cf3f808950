import CoreGraphics
import Foundation

/// A colour of an asset catalogue: a folder `NAME.colorset` with a `Contents.json`.
///
/// Format: Apple, "Asset Catalog Format Reference", Color Set Type.
struct ColorSet: Decodable {
  private struct Entry: Decodable {
    struct Value: Decodable {
      var components: Components?
      var platform: String?
      var reference: String?
    }

    struct Components: Decodable {
      var red: String?
      var green: String?
      var blue: String?
      var white: String?
      var alpha: String?
    }

    var idiom: String
    var appearances: [ImageSetContents.Appearance]?
    var color: Value?

    var isDark: Bool { has("luminosity", "dark") }
    var isHighContrast: Bool { has("contrast", "high") }

    private func has(_ appearance: String, _ value: String) -> Bool {
      appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
    }
  }

  private var colors: [Entry]

  /// The dynamic colour; `nil` if no variant has a supported colour.
  var color: UIColor? {
    let entries = colors.filter { $0.idiom == "universal" || $0.idiom == "iphone" }
    func variant(dark: Bool, contrast: Bool) -> UIColor? {
      let entry = entries.first { $0.isDark == dark && $0.isHighContrast == contrast }
      return entry?.color.flatMap(Self.color)
    }
    guard let any = variant(dark: false, contrast: false) else { return nil }
    let dark = variant(dark: true, contrast: false)
    let contrast = variant(dark: false, contrast: true)
    let both = variant(dark: true, contrast: true)
    if dark == nil, contrast == nil, both == nil { return any }
    return UIColor {
      let isDark = $0.userInterfaceStyle == .dark
      // A variant that is missing for dark and high contrast falls back to that of the appearance, as
      // in Xcode's preview.
      if $0.accessibilityContrast == .high, let strong = isDark ? both : contrast { return strong }
      return isDark ? dark ?? any : any
    }
  }

  private static func color(_ value: Entry.Value) -> UIColor? {
    if let name = value.reference { return UIColor.system(named: name) }
    guard let parts = value.components else { return nil }
    let alpha = parts.alpha.map(component) ?? 1
    if let white = parts.white.map(component) {
      guard let white, let alpha else { return nil }
      return UIColor(white: white, alpha: alpha)
    }
    guard let red = parts.red.flatMap(component), let green = parts.green.flatMap(component),
      let blue = parts.blue.flatMap(component), let alpha
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Reads a component, which Xcode writes as a fraction with a point, as a byte, or as a byte in
  /// hexadecimal.
  private static func component(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if !text.contains("."), let byte = UInt8(text) {
      return byte == 1 ? 1 : CGFloat(byte) / 255
    }
    return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}
