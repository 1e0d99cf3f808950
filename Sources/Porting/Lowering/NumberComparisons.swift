import SwiftSyntax

/// Functions for numbers that Foundation on Linux also has as members of its types.
extension FileReader {
  /// Lowers a module's own `<` for `NSNumber`. Next to Foundation's, a global function is ambiguous, but a
  /// member declared in the module has priority.
  func lowerComparison(_ node: FunctionDeclSyntax) {
    guard node.name.text == "<", node.parent?.is(CodeBlockItemSyntax.self) == true,
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      node.signature.parameterClause.parameters.map(\.type.oneLine) == ["NSNumber", "NSNumber"]
    else { return }
    file.edits.insert("extension NSNumber { ", at: node.start)
    file.edits.insert("static ", at: node.funcKeyword.start)
    file.edits.insert(" }", at: node.end)
  }

  /// Lowers `abs` in an extension of `CGFloat`, which has a static function with that name on Linux.
  func lowerMagnitude(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "abs", scopes.contains(where: { $0.kind == .extension && $0.name == "CGFloat" })
    else { return }
    file.edits.insert("Swift.", at: name.start)
  }
}
