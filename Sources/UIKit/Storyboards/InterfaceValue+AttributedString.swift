/// Texts with attributes: `<attributedString>` of `<fragment>`s.
extension InterfaceValue {
  static func attributedString(
    _ element: InterfaceElement, document: InterfaceDocument
  ) -> NSAttributedString {
    element.taken()
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      fragment.taken()
      let text =
        fragment.string("content") ?? fragment.child(key: "content")?.text ?? ""
      let values = fragment.child("attributes")
      result.append(
        NSAttributedString(
          string: text, attributes: values.map { attributes($0, document: document) } ?? [:]))
    }
    return result
  }

  private static func attributes(
    _ element: InterfaceElement, document: InterfaceDocument
  ) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      switch (child.name, child.attributes["key"]) {
      case ("color", "NSColor"):
        result[.foregroundColor] = color(child, document: document)
      case ("color", "NSBackgroundColor"):
        result[.backgroundColor] = color(child, document: document)
      case ("font", "NSFont"):
        result[.font] = font(child)
      case ("paragraphStyle", "NSParagraphStyle"):
        result[.paragraphStyle] = paragraphStyle(child)
      case ("integer", "NSUnderline"):
        child.taken()
        result[.underlineStyle] = child.integer("value")
      case ("real", "NSKern"):
        child.taken()
        result[.kern] = child.number("value")
      default: break
      }
    }
    return result
  }

  private static func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    element.taken()
    let style = NSMutableParagraphStyle()
    if let alignment = element.string("alignment").flatMap({ NibCoder.alignments[$0] }) {
      style.alignment = alignment
    }
    // Paragraphs name two modes otherwise than labels do.
    let modes: [String: NSLineBreakMode] = [
      "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
      "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
      "truncatingMiddle": .byTruncatingMiddle,
    ]
    if let mode = element.string("lineBreakMode").flatMap({ modes[$0] }) {
      style.lineBreakMode = mode
    }
    if let spacing = element.optionalNumber("lineSpacing") { style.lineSpacing = spacing }
    if let spacing = element.optionalNumber("paragraphSpacing") { style.paragraphSpacing = spacing }
    if let height = element.optionalNumber("minimumLineHeight") { style.minimumLineHeight = height }
    if let height = element.optionalNumber("maximumLineHeight") { style.maximumLineHeight = height }
    if let multiple = element.optionalNumber("lineHeightMultiple") {
      style.lineHeightMultiple = multiple
    }
    element.ignore(
      "baseWritingDirection", "tighteningFactorForTruncation",
      because: "natural, and no tightening, are what every style has")
    return style
  }
}
