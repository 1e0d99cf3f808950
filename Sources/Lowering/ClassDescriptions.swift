import SwiftSyntax

/// `type(of: object).description()`, which iOS finds on objects of any class.
extension FileReader {
  func lowerClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let inner = member.base?.as(FunctionCallExprSyntax.self),
      inner.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
      inner.arguments.first?.label?.text == "of"
    else { return }
    file.usesSPI = true
    file.edits.insert("className(of: ", at: inner.start)
    file.edits.replace(inner.end..<node.end, with: ")")
  }
}
