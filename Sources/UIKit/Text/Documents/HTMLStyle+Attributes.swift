import Foundation

extension HTMLStyle {
  /// The attributes that text of this style gets.
  func attributes() -> [NSAttributedString.Key: Any] {
    let foreground = color.uiColor
    let style = NSParagraphStyle(values: paragraph)
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont(specification), .foregroundColor: foreground, .paragraphStyle: style,
    ]
    if let background { result[.backgroundColor] = background.uiColor }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if baselineOffset != 0 { result[.baselineOffset] = baselineOffset }
    if let link {
      if let url = URL(string: link) { result[.link] = url } else { result[.link] = link }
    }
    return result
  }

  /// The first of the families that there is, otherwise Times.
  private var specification: FontSpecification {
    var result =
      families.lazy.compactMap { Self.specification(family: $0) }.first
      ?? Self.specification(family: "serif") ?? FontSpecification(size: 0)
    result.size = fontSize
    if isItalic { result.isItalic = true }
    if weight != 400 {
      result.weight =
        UIFont.Weight.named.min {
          abs(Int($0.openType) - weight) < abs(Int($1.openType) - weight)
        }?.weight ?? .regular
    }
    return result
  }

  private static func specification(family: String) -> FontSpecification? {
    var result = FontSpecification(size: 0)
    switch family.lowercased() {
    case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", "san francisco",
      ".applesystemuifont", ".sfui", ".sfui-regular", ".sf ui text", ".sf ui display":
      return result
    case "ui-monospace", ".applesystemuifontmonospaced":
      result.family = .monospaced
      return result
    // Safari has these words stand for families.
    case "serif": return FontNames.specification(named: "Times New Roman")
    case "times": return FontNames.specification(named: "Times New Roman")
    case "sans-serif": return FontNames.specification(named: "Helvetica")
    case "monospace": return FontNames.specification(named: "Courier")
    default: return FontNames.specification(named: family)
    }
  }
}

extension CSSColor {
  var uiColor: UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
