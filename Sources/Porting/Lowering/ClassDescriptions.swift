import SwiftSyntax

/// `type(of: object).description()` and `object.classForCoder.description()`, which objects of every class have
/// on iOS.
extension FileReader {
  func lowerClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base, isClass(base)
    else { return }
    file.usesSPI = true
    file.edits.insert("className(of: ", at: base.start)
    file.edits.replace(base.end..<node.end, with: ")")
  }

  /// Whether an expression is certainly the class of an object.
  private func isClass(_ node: ExprSyntax) -> Bool {
    if let call = node.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
        && call.arguments.first?.label?.text == "of"
    }
    guard let member = node.as(MemberAccessExprSyntax.self), member.base != nil else {
      return false
    }
    return member.declName.baseName.text == "classForCoder"
      && !member.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .postfixQuestionMark
      }
  }
}
