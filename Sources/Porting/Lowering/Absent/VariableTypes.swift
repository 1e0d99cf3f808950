import SwiftSyntax

/// The types of variables whose declarations name them: `let board = Board(size: 3)`,
/// `var board: Board?`, `if let board = view as? Board`.
final class VariableTypes: SyntaxVisitor {
  private var types: [String: String] = [:]

  static func all(in node: Syntax) -> [String: String] {
    let visitor = VariableTypes(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.types
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  private func add(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = type.map({ TypeName.bare($0.oneLine) }) ?? value.flatMap(type(of:))
    else { return }
    types[name] = type
  }

  private func type(of value: ExprSyntax) -> String? {
    if let call = value.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.as(DeclReferenceExprSyntax.self)
    {
      let name = called.baseName.text
      return name.first?.isUppercase == true ? name : nil
    }
    guard let sequence = value.as(SequenceExprSyntax.self),
      let cast = sequence.elements.last?.as(TypeExprSyntax.self)
    else { return nil }
    return TypeName.bare(cast.type.oneLine)
  }
}
