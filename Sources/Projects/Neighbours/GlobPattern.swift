import Foundation

/// A pattern of paths as Ruby's `Dir.glob` takes it: `*` within a component, `**` over several,
/// `?`, and `{a,b}`. A folder's path stands for all that lies in it.
struct GlobPattern {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    var text = ""
    var rest = Substring(pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern)
    while rest.hasSuffix("/") { rest.removeLast() }
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("**/") {
        text += "(?:.*/)?"
        rest.removeFirst(3)
        continue
      }
      if rest.hasPrefix("**") {
        text += ".*"
        rest.removeFirst(2)
        continue
      }
      rest.removeFirst()
      switch character {
      case "*": text += "[^/]*"
      case "?": text += "[^/]"
      case "{":
        text += "(?:"
        depth += 1
      case "}" where depth > 0:
        text += ")"
        depth -= 1
      case "," where depth > 0: text += "|"
      default: text += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    // A brace that never ends names nothing.
    expression = depth == 0 ? try? NSRegularExpression(pattern: "^\(text)(?:/.*)?$") : nil
  }

  func matches(_ path: String) -> Bool {
    expression?.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
  }
}
