import Foundation

/// The rules in a document's `<style>` elements. Supported selectors are an element, a class, an id, or
/// an element with one of the latter two. Others are ignored.
struct CSSRules {
  private struct Rule {
    var order: Int
    var values: CSSValues
  }

  /// The maximum number of selectors and of classes per element. Further ones are ignored.
  private static let maximumSelectors = 8192
  private static let maximumClasses = 32

  private var rules: [String: Rule] = [:]
  private var count = 0

  /// Adds the rules of a style sheet. O(its length).
  mutating func read(_ sheet: String) {
    let bytes = Self.withoutComments([UInt8](sheet.utf8))
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "{"),
        bytes[index] != UInt8(ascii: ";")
      { index += 1 }
      guard index < bytes.count else { return }
      // `@import …;`
      if bytes[index] == UInt8(ascii: ";") {
        index += 1
        continue
      }
      let selector = String(decoding: bytes[start..<index], as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let open = index + 1
      var depth = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "{") { depth += 1 }
        if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
        if depth == 0 { break }
        index += 1
      }
      let end = min(index, bytes.count)
      index += 1
      // `@media` and similar rules apply to other screens or contain rules of their own.
      if selector.hasPrefix("@") || open > end { continue }
      add(selector, CSSValues(declarations: String(decoding: bytes[open..<end], as: UTF8.self)))
    }
  }

  private mutating func add(_ selectors: String, _ values: CSSValues) {
    for selector in selectors.split(separator: ",") {
      guard count < Self.maximumSelectors, let key = Self.key(selector) else { continue }
      count += 1
      if rules[key] != nil {
        rules[key]?.values.merge(values)
        rules[key]?.order = count
      } else {
        rules[key] = Rule(order: count, values: values)
      }
    }
  }

  /// Returns the lookup key of a selector: the element in lower case, followed by its class or id.
  private static func key(_ selector: Substring) -> String? {
    let text = selector.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let mark = text.firstIndex(where: { $0 == "." || $0 == "#" }) else {
      let isName = !text.isEmpty && text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      return isName || text == "*" ? text.lowercased() : nil
    }
    let name = text[text.index(after: mark)...]
    let element = text[..<mark]
    let isSimple =
      !name.isEmpty
      && name.utf8.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
          || $0 > 0x7F
      }
      && element.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "*") }
    guard isSimple else { return nil }
    return (element == "*" ? "" : element.lowercased()) + text[mark...]
  }

  /// Returns the values of the rules for an element. Those of ids override those of classes, which
  /// override those of elements.
  func values(for tag: HTMLTag) -> CSSValues {
    var result = CSSValues()
    guard !rules.isEmpty else { return result }
    if let rule = rules["*"] { result.merge(rule.values) }
    if let rule = rules[tag.name] { result.merge(rule.values) }
    let classes = (tag.attributes["class"] ?? "").split { $0.isWhitespace }
      .prefix(Self.maximumClasses)
    for prefix in ["", tag.name] {
      let found = classes.compactMap { rules[prefix + "." + $0] }
      for rule in found.sorted(by: { $0.order < $1.order }) { result.merge(rule.values) }
    }
    if let id = tag.attributes["id"] {
      for prefix in ["", tag.name] {
        if let rule = rules[prefix + "#" + id] { result.merge(rule.values) }
      }
    }
    return result
  }

  /// Returns the style sheet without comments, and without the comment markers that old documents put
  /// around it.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: [0x2F, 0x2A]) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: [0x2A, 0x2F]) { index += 1 }
        index += 2
      } else if rest.starts(with: "<!--".utf8) {
        index += 4
      } else if rest.starts(with: "-->".utf8) {
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
