/// The rules that browsers have for elements: which ones are blocks, which ones have no end tag, and
/// their default styles.
enum HTMLElements {
  /// The maximum number of open elements, which is also the limit in browsers.
  static let deepest = 512

  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
    "dir",
    "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4",
    "h5", "h6", "header", "hgroup", "hr", "html", "legend", "li", "main", "menu", "nav", "ol", "p",
    "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]

  /// The elements without content and without an end tag.
  static let empty: Set<String> = [
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input",
    "link", "meta", "param", "source", "track", "wbr",
  ]

  /// The elements whose content isn't parsed for tags and isn't shown.
  static let raw: Set<String> = [
    "iframe", "noembed", "noframes", "script", "style", "textarea", "title",
  ]

  /// The elements whose content isn't shown.
  private static let hidden: Set<String> = [
    "audio", "canvas", "datalist", "math", "object", "select", "svg", "template", "video",
  ]

  /// The elements that continue after the end of the element in which they were opened.
  static let formatting: Set<String> = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]

  /// The elements that keep unclosed elements inside.
  static let scopes: Set<String> = ["caption", "table", "td", "th"]

  /// The elements in which `<br>` ends a line instead of a paragraph.
  static let paragraphs: Set<String> = ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"]

  /// Returns the elements that the start of an element closes, and the elements beyond which they
  /// aren't searched for.
  static func closed(by name: String) -> (names: Set<String>, up: Set<String>)? {
    switch name {
    case "li": (["li"], ["ul", "ol", "menu", "dir", "td", "th"])
    case "dt", "dd": (["dt", "dd"], ["dl", "td", "th"])
    case "td", "th": (["td", "th"], ["table"])
    case "tr": (["tr"], ["table"])
    case "tbody", "thead", "tfoot": (["tbody", "thead", "tfoot"], ["table"])
    case "a": (["a"], scopes)
    default: nil
    }
  }

  /// Returns the default style of an element: WebKit's style sheet, followed by its attributes.
  static func values(for tag: HTMLTag) -> CSSValues {
    var values = CSSValues()
    switch tag.name {
    case "b", "strong": values.weight = .bolder
    case "i", "em", "cite", "var", "dfn", "address": values.isItalic = true
    case "u", "ins": values.decoration = .underline
    case "s", "strike", "del": values.decoration = .lineThrough
    case "sub", "sup":
      values.baseline = tag.name == "sub" ? .below : .above
      values.fontSize = .ems(1 / 1.2)
    case "small": values.fontSize = .ems(1 / 1.2)
    case "big": values.fontSize = .ems(1.2)
    case "mark": values.background = CSSColor("yellow")
    case "code", "tt", "kbd", "samp": setMonospaced(&values)
    case "pre":
      setMonospaced(&values)
      values.isPreformatted = true
      values.marginBottom = .ems(1)
    case "p", "dl": values.marginBottom = .ems(1)
    case "blockquote", "figure":
      values.marginBottom = .ems(1)
      values.marginLeft = .points(40)
      values.marginRight = .points(40)
    case "dd": values.marginLeft = .points(40)
    case "ul", "ol", "menu", "dir": values.marginLeft = .points(HTMLStyle.listIndent)
    case "center", "caption": values.alignment = .center
    case "th":
      values.alignment = .center
      values.weight = .number(700)
    case "h1", "h2", "h3", "h4", "h5", "h6": setHeading(tag.name, &values)
    case "a" where tag.attributes["href"] != nil:
      values.color = .link
      values.decoration = .underline
    case let name where hidden.contains(name): values.display = CSSValues.Display.none
    default: break
    }
    addAttributes(of: tag, to: &values)
    return values
  }

  private static func setMonospaced(_ values: inout CSSValues) {
    values.families = ["Courier"]
    // Browsers make monospaced text smaller: 13 instead of 16, which is 10 instead of 12.
    values.fontSize = .ems(10.0 / 12)
  }

  private static func setHeading(_ name: String, _ values: inout CSSValues) {
    let (size, margin): (Double, Double) =
      switch name {
      case "h1": (2, 0.67)
      case "h2": (1.5, 0.83)
      case "h3": (1.17, 1)
      case "h4": (1, 1.33)
      case "h5": (0.83, 1.67)
      default: (0.67, 2.33)
      }
    values.fontSize = .ems(size)
    values.weight = .number(700)
    values.marginBottom = .ems(margin)
  }

  /// Adds the styles that old documents set with attributes.
  private static func addAttributes(of tag: HTMLTag, to values: inout CSSValues) {
    if let name = tag.attributes["align"]?.lowercased(),
      let alignment = CSSValues.alignments[name], blocks.contains(tag.name)
    {
      values.alignment = alignment
    }
    switch tag.attributes["dir"]?.lowercased() {
    case "rtl": values.direction = .rightToLeft
    case "ltr": values.direction = .leftToRight
    default: break
    }
    if tag.attributes["hidden"] != nil { values.display = CSSValues.Display.none }
    guard tag.name == "font" else { return }
    if let color = tag.attributes["color"] {
      // `ff0000` is accepted here, too.
      values.color = CSSColor(color) ?? CSSColor("#" + color) ?? values.color
    }
    if let face = tag.attributes["face"] { values.families = CSSValues.families(face) }
    if let size = tag.attributes["size"].flatMap(fontSize) { values.fontSize = .points(size) }
  }

  /// Returns the size for a number from 1 to 7. `+1` and `-1` are relative to 3.
  private static func fontSize(_ text: String) -> Double? {
    guard let number = CSSLength.number(text[...]) else { return nil }
    let sizes: [Double] = [9, 10, 12, 14, 18, 24, 36]
    let isStep = text.hasPrefix("+") || text.hasPrefix("-")
    return sizes[Int((isStep ? number + 3 : number).clamped(to: 1...7)) - 1]
  }
}
