import SwiftSyntax

/// A variable in a function's body: `let type = item.controller`, `if let type`, `guard let type = …`.
struct LocalBinding {
  /// The information in a declaration about a variable.
  enum Meaning {
    /// The written type, or the type to which the value is cast.
    case type(String)
    /// The property that the value comes from.
    case member(MemberAccessExprSyntax)
    /// The variable that the value comes from, perhaps with the same name.
    case variable(String)
    /// The value, of another form.
    case value(ExprSyntax)
    case unknown
  }

  let meaning: Meaning
  /// The declaration. Names in its value refer to earlier declarations.
  let place: Syntax

  /// Returns the declaration of `name` that is visible to `inner` and directly inside `node`, which contains
  /// it.
  static func of(_ name: String, in node: Syntax, before inner: Syntax) -> LocalBinding? {
    if let condition = node.as(IfExprSyntax.self), inner.id == condition.body.id {
      return last(of: name, in: condition.conditions)
    }
    if let loop = node.as(WhileStmtSyntax.self), inner.id == loop.body.id {
      return last(of: name, in: loop.conditions)
    }
    if let conditions = node.as(ConditionElementListSyntax.self) {
      return last(of: name, in: conditions.prefix { $0.id != inner.id })
    }
    guard let items = node.as(CodeBlockItemListSyntax.self) else { return nil }
    for item in items.prefix(while: { $0.id != inner.id }).reversed() {
      if let guarding = item.item.as(GuardStmtSyntax.self),
        let found = last(of: name, in: guarding.conditions)
      {
        return found
      }
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.pattern.trimmedText == name {
        return LocalBinding(
          meaning: meaning(of: binding.typeAnnotation?.type, binding.initializer?.value, name),
          place: Syntax(item))
      }
    }
    return nil
  }

  private static func last(
    of name: String, in conditions: some BidirectionalCollection<ConditionElementSyntax>
  ) -> LocalBinding? {
    for condition in conditions.reversed() {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedText == name
      else { continue }
      return LocalBinding(
        meaning: meaning(of: binding.typeAnnotation?.type, binding.initializer?.value, name),
        place: Syntax(condition))
    }
    return nil
  }

  private static func meaning(
    of type: TypeSyntax?, _ value: ExprSyntax?, _ name: String
  ) -> Meaning {
    if let type { return .type(type.oneLine) }
    guard let value else { return .variable(name) }
    if let member = value.as(MemberAccessExprSyntax.self) {
      return .member(member)
    }
    if let variable = value.as(DeclReferenceExprSyntax.self) {
      return .variable(variable.baseName.text)
    }
    guard let cast = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
    else { return .value(value) }
    return .type(cast.type.oneLine)
  }
}
