/// Returns a text as a Swift string literal. The standard library escapes quotes, backslashes, line ends and
/// other control characters, so no text can end its literal or begin an interpolation. Tests parse the literals
/// with swift-syntax.
func quoted(_ text: String) -> String { String(reflecting: text) }

extension StringProtocol {
  /// The text in a form that is safe for a terminal. Characters that would move the cursor, change colours or
  /// reverse the order of text are shown by number. Line ends and tabs stay.
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
  /// Whether the character embeds, overrides or isolates a writing direction (Unicode Standard Annex 9, section
  /// 2).
  fileprivate var isDirectional: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
      || [0x200E, 0x200F, 0x061C].contains(value)
  }
}
