import Foundation

/// A token of a format string.
enum PredicateToken {
  /// A name, a key path, a variable with its `$`, or a symbol.
  case word(String)
  case text(String)
  case number(NSNumber)
  /// An argument such as `%@`; `%K` is a key path.
  case argument(isKey: Bool)

  func isWord(_ text: String) -> Bool {
    guard case .word(let word) = self else { return false }
    return word.uppercased() == text
  }

  /// Returns the tokens of a string, or `nil` if a part of it isn't valid.
  static func all(in format: String) -> [PredicateToken]? {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        guard let text = quoted(&rest) else { return nil }
        tokens.append(.text(text))
      } else if first == "%" {
        guard let match = rest.prefixMatch(of: #/%(?:[hlqzt]*)([@KdDiuUxXcfFgGeE])/#) else {
          return nil
        }
        rest = rest[match.range.upperBound...]
        tokens.append(.argument(isKey: match.1 == "K"))
      } else if let match = rest.prefixMatch(of: #/-?[0-9]+(\.[0-9]+)?/#) {
        rest = rest[match.range.upperBound...]
        let number = match.1 == nil ? Int(match.0).map { NSNumber(value: $0) } : nil
        guard let number = number ?? Double(match.0).map({ NSNumber(value: $0) }) else {
          return nil
        }
        tokens.append(.number(number))
      } else if let match = rest.prefixMatch(
        of: #/[#@$]?[\p{L}_][\p{L}\p{N}_]*(\.@?[\p{L}_][\p{L}\p{N}_]*)*/#)
      {
        rest = rest[match.range.upperBound...]
        tokens.append(.word(String(match.0)))
      } else if let match = rest.prefixMatch(of: #/&&|\|\||==|!=|<>|<=|=<|>=|=>|[=<>!()\[\]{},]/#) {
        rest = rest[match.range.upperBound...]
        tokens.append(.word(String(match.0)))
      } else {
        return nil
      }
    }
    return tokens
  }

  /// Parses a text in quotes, with `\` before an escaped character.
  private static func quoted(_ rest: inout Substring) -> String? {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      if next == "\\" {
        guard let escaped = rest.popFirst() else { return nil }
        text.append(escaped)
      } else {
        text.append(next)
      }
    }
    return nil
  }
}
