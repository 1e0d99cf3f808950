import SwiftParser
import SwiftSyntax

/// Reads a source as the compiler does: the values of its string literals, and the names outside of them.
enum SwiftLiterals {
  /// Returns the values of all string literals. A literal with an interpolation has none.
  static func all(in source: String) throws -> [String] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    let tree = Parser.parse(source: source)
    visitor.walk(tree)
    return tree.hasError ? [] : visitor.values
  }

  static func names(in source: String) throws -> Set<String> {
    Set(
      Parser.parse(source: source).tokens(viewMode: .sourceAccurate)
        .filter { if case .identifier = $0.tokenKind { true } else { false } }.map(\.text))
  }

  private final class Visitor: SyntaxVisitor {
    var values: [String] = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.representedLiteralValue { values.append(value) }
      return .visitChildren
    }
  }
}
