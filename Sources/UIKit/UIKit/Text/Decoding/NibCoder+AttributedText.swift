import InterfaceFiles

/// Reads attributed texts: `<attributedString>` elements with `<fragment>`s.
@MainActor
extension NibCoder {
  /// Reads a child into an attributed text with the document's fonts and colours.
  func readAttributedText<Root: AnyObject>(
    _ key: String, into property: ReferenceWritableKeyPath<Root, NSAttributedString?>,
    of object: Root
  ) {
    element.read(key: key, into: property, of: object, attributedText(of:))
  }

  func attributedText(of element: InterfaceElement) -> NSAttributedString {
    element.taken()
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      fragment.taken()
      let text =
        fragment.string("content") ?? fragment.child(key: "content")?.text ?? ""
      let values = fragment.child("attributes")
      result.append(
        NSAttributedString(string: text, attributes: values.map(attributes(of:)) ?? [:]))
    }
    return result
  }

  private func attributes(of element: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      switch (child.name, child.attributes["key"]) {
      case ("color", "NSColor"):
        result[.foregroundColor] = color(of: child)
      case ("color", "NSBackgroundColor"):
        result[.backgroundColor] = color(of: child)
      case ("font", "NSFont"):
        result[.font] = InterfaceValue.font(child)
      case ("paragraphStyle", "NSParagraphStyle"):
        result[.paragraphStyle] = paragraphStyle(of: child)
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

  private func paragraphStyle(of element: InterfaceElement) -> NSParagraphStyle {
    element.taken()
    let style = NSMutableParagraphStyle()
    element.read("alignment", into: \.alignment, of: style, from: Self.alignments)
    // Paragraphs use other names than labels for two of the modes.
    let modes: [String: NSLineBreakMode] = [
      "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
      "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
      "truncatingMiddle": .byTruncatingMiddle,
    ]
    element.read("lineBreakMode", into: \.lineBreakMode, of: style, from: modes)
    element.read("lineSpacing", into: \.lineSpacing, of: style)
    element.read("paragraphSpacing", into: \.paragraphSpacing, of: style)
    element.read("minimumLineHeight", into: \.minimumLineHeight, of: style)
    element.read("maximumLineHeight", into: \.maximumLineHeight, of: style)
    element.read("lineHeightMultiple", into: \.lineHeightMultiple, of: style)
    element.ignore(
      "baseWritingDirection", "tighteningFactorForTruncation",
      because: "natural, and no tightening, are what every style has")
    return style
  }
}
