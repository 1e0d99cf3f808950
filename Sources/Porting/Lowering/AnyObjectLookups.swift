import SwiftSyntax

/// Members such as `objects.first?.priority` of objects with the type `AnyObject`, which Objective-C looks up
/// at run time.
///
/// The text doesn't show which expressions have that type, except for the elements of properties that the
/// module declares with it. A test that uses such a lookup is skipped with a reason. Elsewhere the lookup is an
/// error.
extension ModuleLowering {
  func lowerAnyObjectLookup(
    _ member: MemberAccessExprSyntax, in scope: TypeDeclaration?, of file: FileContext
  ) {
    guard let base = member.base, let property = Self.element(base),
      table.hasOnlyAnyObjects(named: property)
    else { return }
    let name = member.declName.baseName.text
    guard !["hash", "isEqual", "self", "description"].contains(name) else { return }
    let reason =
      "'\(name)' is looked up on AnyObject, which needs Objective-C; cast the object to its class"
    guard let test = Self.test(around: member), let body = test.body else {
      file.report(.error, at: member, reason)
      return
    }
    guard file.skippedTests.insert(test.start).inserted else { return }
    file.report(.warning, at: member, "\(test.name.text) is skipped: \(reason)")
    if test.signature.effectSpecifiers?.throwsClause == nil {
      file.edits.insert(" throws", at: test.signature.parameterClause.end)
    }
    file.edits.insert(" throw XCTSkip(\"\(reason)\")", at: body.leftBrace.end)
    file.blank(body.statements.range)
  }

  /// Returns the property that an expression is an element of: `x.objects.first?`, `objects[0]`.
  private static func element(_ expression: ExprSyntax) -> String? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return element(chain.expression)
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return element(force.expression) }
    if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
      return name(subscripted.calledExpression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(member.declName.baseName.text)
    {
      return member.base.flatMap(name)
    }
    return nil
  }

  private static func name(_ expression: ExprSyntax) -> String? {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Returns the XCTest test method that contains a node.
  private static func test(around node: some SyntaxProtocol) -> FunctionDeclSyntax? {
    node.ancestors.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first {
      $0.name.text.hasPrefix("test") && $0.signature.parameterClause.parameters.isEmpty
        && $0.signature.returnClause == nil
    }
  }
}
