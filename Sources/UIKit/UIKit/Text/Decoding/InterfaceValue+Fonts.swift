import InterfaceFiles

extension InterfaceValue {
  static func font(_ element: InterfaceElement) -> UIFont {
    element.taken()
    let size = element.optionalNumber("pointSize") ?? element.optionalNumber("size") ?? 17
    if let style = element.string("style"), let textStyle = textStyles[style] {
      return .preferredFont(forTextStyle: textStyle)
    }
    if let name = element.string("name") {
      element.ignore("family", because: "the name says it")
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    switch element.string("type") ?? element.string("metaFont") {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      return .systemFont(
        ofSize: size, weight: weights[element.string("weight") ?? "regular"] ?? .regular)
    }
  }

  private static let textStyles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
