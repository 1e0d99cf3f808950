import Foundation
import TextEngine

extension HTMLStyle {
  /// Returns the attributes for text in this style.
  func attributes() -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont(specification), .foregroundColor: color.uiColor,
      .paragraphStyle: NSParagraphStyle(values: paragraph),
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

  /// The first available family, or else Times.
  private var specification: FontSpecification {
    var result =
      families.lazy.compactMap { Self.specification(family: $0) }.first
      ?? Self.specification(family: "serif") ?? FontSpecification(size: 0)
    result.size = fontSize
    if isItalic { result.isItalic = true }
    if weight != 400 { result.weight = FontWeight(openTypeClass: Int32(weight)) }
    return result
  }

  private static func specification(family: String) -> FontSpecification? {
    switch family.lowercased() {
    case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", "san francisco",
      ".applesystemuifont", ".sfui", ".sfui-regular", ".sf ui text", ".sf ui display":
      FontSpecification(size: 0)
    case "ui-monospace", ".applesystemuifontmonospaced":
      FontSpecification(size: 0, family: .monospaced)
    // Safari maps these keywords to families.
    case "serif", "times": FontNames.specification(named: "Times New Roman")
    case "sans-serif": FontNames.specification(named: "Helvetica")
    case "monospace": FontNames.specification(named: "Courier")
    default: FontNames.specification(named: family)
    }
  }
}

extension CSSColor {
  var uiColor: UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
