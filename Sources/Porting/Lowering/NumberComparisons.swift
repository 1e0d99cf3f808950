import SwiftSyntax

/// Functions of numbers that Foundation on Linux has as members of its types as well.
extension FileReader {
  /// A module's own `<` for `NSNumber`: a global function beside Foundation's is ambiguous, and a
  /// member of the module's own comes before it.
  func lowerComparison(_ node: FunctionDeclSyntax) {
    guard node.name.text == "<", node.parent?.is(CodeBlockItemSyntax.self) == true,
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      node.signature.parameterClause.parameters.map(\.type.oneLine) == ["NSNumber", "NSNumber"]
    else { return }
    file.edits.insert("extension NSNumber { ", at: node.start)
    file.edits.insert("static ", at: node.funcKeyword.start)
    file.edits.insert(" }", at: node.end)
  }

  /// `abs` in an extension of `CGFloat`, which has a static function of that name on Linux.
  func lowerMagnitude(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "abs", scopes.contains(where: { $0.kind == .extension && $0.name == "CGFloat" })
    else { return }
    file.edits.insert("Swift.", at: name.start)
  }
}
