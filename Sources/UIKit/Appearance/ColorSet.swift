import CoreGraphics
import Foundation

/// A colour of an asset catalogue: a folder `NAME.colorset` with a `Contents.json`.
///
/// Format: Apple, "Asset Catalog Format Reference", Color Set Type.
struct ColorSet: Decodable {
  private struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

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
    var appearances: [Appearance]?
    var color: Value?
  }

  private var colors: [Entry]

  /// The dynamic colour; `nil` when no variant has a colour that is understood.
  var color: UIColor? {
    let entries = colors.filter { $0.idiom == "universal" || $0.idiom == "iphone" }
    func variant(dark: Bool) -> UIColor? {
      let entry = entries.first { entry in
        let appearances = entry.appearances ?? []
        return dark
          ? appearances.contains { $0.appearance == "luminosity" && $0.value == "dark" }
          : appearances.isEmpty
      }
      return entry?.color.flatMap(Self.color)
    }
    guard let any = variant(dark: false) else { return nil }
    guard let dark = variant(dark: true) else { return any }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : any }
  }

  private static func color(_ value: Entry.Value) -> UIColor? {
    if let name = value.reference { return UIColor._system(named: name) }
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

  /// Xcode writes a component as a fraction with a point, as a byte, or as a byte in hexadecimal.
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

extension ColorSet {
  /// The colour set `name` in any catalogue of the bundle; `nil` when there is none or it cannot be
  /// read. A name with slashes leads through folders.
  static func named(_ name: String, in bundle: Bundle) -> ColorSet? {
    guard !name.isEmpty, !name.contains(".."), let root = bundle.resourceURL,
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return nil }
    let suffix = "/\(name).colorset"
    for case let url as URL in files {
      guard url.path.hasSuffix(suffix), url.path.contains(".xcassets/") else { continue }
      guard let data = try? Data(contentsOf: url.appendingPathComponent("Contents.json")) else {
        return nil
      }
      return try? JSONDecoder().decode(ColorSet.self, from: data)
    }
    return nil
  }
}
