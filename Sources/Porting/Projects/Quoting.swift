/// A text as a literal of Swift's, whatever is in it: the standard library escapes quotes, backslashes, line ends and other
/// control characters, so no text ends its literal or begins an interpolation. Tests read the literals
/// back with swift-syntax's parser.
func quoted(_ text: String) -> String { String(reflecting: text) }

extension StringProtocol {
  /// The text for a terminal: what would move the cursor, change colours or turn the order of characters stands there by
  /// its number. Line ends and tabs stay.
  public var visible: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\n" && scalar != "\t", .lineSeparator, .paragraphSeparator:
        result += scalar.escaped(asASCII: true)
      case .format where scalar.isDirectional: result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether it embeds, overrides or isolates a direction of writing (Unicode Standard Annex 9, section 2).
  fileprivate var isDirectional: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
      || [0x200E, 0x200F, 0x061C].contains(value)
  }
}
