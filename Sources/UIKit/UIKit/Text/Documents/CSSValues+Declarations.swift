import Foundation
import TextEngine

/// Declarations between braces or in a `style` attribute.
extension CSSValues {
  /// Reads `color: red; font-size: 12px`. Unknown or malformed declarations are ignored. O(length).
  init(declarations text: String) {
    for declaration in Self.split(text, by: UInt8(ascii: ";")) {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      var value = declaration[declaration.index(after: colon)...]
        .trimmingCharacters(in: .whitespacesAndNewlines)
      if let mark = value.lastIndex(of: "!") {
        value = value[..<mark].trimmingCharacters(in: .whitespacesAndNewlines)
      }
      guard !value.isEmpty else { continue }
      apply(name, value)
    }
  }

  private mutating func apply(_ name: String, _ value: String) {
    let word = value.lowercased()
    switch name {
    case "color": color = CSSColor(word) ?? color
    case "background-color": background = CSSColor(word) ?? background
    case "background":
      let parts = Self.split(word, by: UInt8(ascii: " "))
      background = parts.lazy.compactMap { CSSColor(String($0)) }.first ?? background
    case "font-family": families = Self.families(value)
    case "font-size": fontSize = Self.fontSize(word) ?? fontSize
    case "font-weight": weight = Self.weight(word) ?? weight
    case "font-style":
      switch word {
      case "italic", "oblique": isItalic = true
      case "normal": isItalic = false
      default: break
      }
    case "font": applyFont(value)
    case "text-align": alignment = Self.alignments[word] ?? alignment
    case "text-decoration", "text-decoration-line": applyDecoration(word)
    case "line-height": lineHeight = Self.lineHeight(word) ?? lineHeight
    case "text-indent": textIndent = CSSLength(word[...]) ?? textIndent
    case "margin": applyMargins(word)
    case "margin-top": marginTop = CSSLength(word[...]) ?? marginTop
    case "margin-bottom": marginBottom = CSSLength(word[...]) ?? marginBottom
    case "margin-left": marginLeft = CSSLength(word[...]) ?? marginLeft
    case "margin-right": marginRight = CSSLength(word[...]) ?? marginRight
    case "vertical-align":
      baseline = ["sub": .below, "super": .above, "baseline": .normal][word] ?? baseline
    case "white-space":
      isPreformatted = ["pre", "pre-wrap", "break-spaces"].contains(word)
    case "display":
      display = word == "none" ? Display.none : word.hasPrefix("inline") ? .inline : .block
    case "list-style", "list-style-type":
      hasListMarker = !word.split(separator: " ").contains("none")
    case "direction":
      direction = ["ltr": .leftToRight, "rtl": .rightToLeft][word] ?? direction
    default: break
    }
  }

  static let alignments: [String: TextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justify": .justified, "start": .natural,
  ]

  /// WebKit's sizes for keywords and for `<font size>`, with `medium` as 12 points.
  private static let sizes: [String: Double] = [
    "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18,
    "xx-large": 24,
  ]

  private static func fontSize(_ word: String) -> CSSLength? {
    if let points = sizes[word] { return .points(points) }
    // Each step is a factor of 1.2, as in browsers.
    if word == "smaller" { return .ems(1 / 1.2) }
    if word == "larger" { return .ems(1.2) }
    return CSSLength(word[...])
  }

  static func families(_ value: String) -> [String] {
    split(value, by: UInt8(ascii: ",")).prefix(16).map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"' \t\n"))
    }.filter { !$0.isEmpty }
  }

  private static func weight(_ word: String) -> Weight? {
    switch word {
    case "normal": return .number(400)
    case "bold": return .number(700)
    case "bolder": return .bolder
    case "lighter": return .lighter
    default:
      guard let number = Int(word), 1...1000 ~= number else { return nil }
      return .number(number)
    }
  }

  private static func lineHeight(_ word: String) -> LineHeight? {
    if word == "normal" { return .normal }
    guard let length = CSSLength(word[...]) else { return nil }
    if let last = word.utf8.last, last.isASCIIDigit, let factor = CSSLength.number(word[...]) {
      return .factor(factor)
    }
    return .length(length)
  }

  private mutating func applyDecoration(_ word: String) {
    let parts = Set(word.split(separator: " "))
    switch (parts.contains("underline"), parts.contains("line-through")) {
    case (true, true): decoration = .both
    case (true, false): decoration = .underline
    case (false, true): decoration = .lineThrough
    case (false, false): if parts.contains("none") { decoration = Decoration.none }
    }
  }

  private mutating func applyMargins(_ word: String) {
    let parts = word.split(separator: " ").prefix(4).map { CSSLength($0) ?? .points(0) }
    guard let top = parts.first else { return }
    let right = parts.count > 1 ? parts[1] : top
    marginTop = top
    marginRight = right
    marginBottom = parts.count > 2 ? parts[2] : top
    marginLeft = parts.count > 3 ? parts[3] : right
  }

  /// `italic bold 12px/1.5 Georgia, serif`
  private mutating func applyFont(_ value: String) {
    var rest = value[...]
    isItalic = false
    weight = .number(400)
    while let part = rest.split(separator: " ", maxSplits: 1).first {
      let word = part.lowercased()
      rest = rest[part.endIndex...]
      if word == "italic" || word == "oblique" {
        isItalic = true
      } else if let weight = Self.weight(word) {
        self.weight = weight
      } else {
        let sizes = word.split(separator: "/", maxSplits: 1)
        guard let size = sizes.first.flatMap({ Self.fontSize(String($0)) }) else { continue }
        fontSize = size
        if sizes.count > 1 { lineHeight = Self.lineHeight(String(sizes[1])) }
        families = Self.families(String(rest))
        return
      }
    }
  }

  /// Returns the parts between separators that are outside of quotes and brackets.
  private static func split(_ text: String, by separator: UInt8) -> [Substring] {
    var parts: [Substring] = []
    var quote: UInt8?
    var depth = 0
    var start = text.startIndex
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth = max(0, depth - 1)
      } else if byte == separator, depth == 0 {
        parts.append(text[start..<index])
        start = bytes.index(after: index)
      }
      index = bytes.index(after: index)
    }
    parts.append(text[start...])
    return parts
  }
}
