import SwiftSyntax

/// The types of expressions, as far as declarations write them.
extension ModuleLowering {
  /// Returns the types that an expression may have: those of the variable, parameter, property or function that it
  /// names. An element of a list has the list's type.
  func writtenTypes(of expression: ExprSyntax, limit: Int = 8) -> Set<String> {
    guard limit > 0 else { return [] }
    func types(of other: ExprSyntax) -> Set<String> { writtenTypes(of: other, limit: limit - 1) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return types(of: chain.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return types(of: forced.expression)
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return types(of: element.calledExpression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return tuple.elements.count == 1 ? types(of: only.expression) : []
    }
    if let cast = expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) {
      return [cast.type.oneLine]
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression
      let name =
        called.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      let results = (table.membersByName[name ?? ""] ?? []).filter { $0.kind == .function }
      return Set(results.compactMap(\.type)).union(
        results.isEmpty ? called.as(MemberAccessExprSyntax.self)?.base.map(types) ?? [] : [])
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      let declared = table.propertyTypes[name] ?? []
      return declared.isEmpty ? member.base.map(types) ?? [] : declared
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return [] }
    return writtenTypes(of: name, at: Syntax(expression), limit: limit)
  }

  private func writtenTypes(of name: String, at node: Syntax, limit: Int) -> Set<String> {
    var inner = node
    while let current = inner.parent {
      if let binding = LocalBinding.of(name, in: current, before: inner) {
        switch binding.meaning {
        case .type(let type): return [type]
        case .member(let member): return writtenTypes(of: ExprSyntax(member), limit: limit - 1)
        case .variable(let other):
          return limit > 0 ? writtenTypes(of: other, at: binding.place, limit: limit - 1) : []
        case .value(let value): return writtenTypes(of: value, limit: limit - 1)
        case .unknown: return []
        }
      }
      if let parameter = current.parameter(named: name) { return [parameter.type.oneLine] }
      if let closure = current.as(ClosureExprSyntax.self),
        let types = argumentTypes(of: name, in: closure, limit: limit)
      {
        return types
      }
      if let loop = current.as(ForStmtSyntax.self), inner.id == loop.body.id,
        loop.pattern.trimmedDescription == name
      {
        return loop.typeAnnotation.map { [$0.type.oneLine] }
          ?? writtenTypes(of: loop.sequence, limit: limit - 1)
      }
      inner = current
    }
    return table.propertyTypes[name] ?? []
  }

  /// Returns the types of a closure's argument: the written one, or that of the list whose function takes the
  /// closure. Returns `nil` if the closure has no such argument.
  private func argumentTypes(
    of name: String, in closure: ClosureExprSyntax, limit: Int
  ) -> Set<String>? {
    switch closure.signature?.parameterClause {
    case .parameterClause(let clause):
      guard
        let parameter = clause.parameters.first(where: {
          ($0.secondName ?? $0.firstName).text == name
        })
      else { return nil }
      if let type = parameter.type { return [type.oneLine] }
    case .simpleInput(let names):
      guard names.contains(where: { $0.name.text == name }) else { return nil }
    case nil: guard name.hasPrefix("$") else { return nil }
    }
    let call = closure.ancestors.first { $0.is(FunctionCallExprSyntax.self) }
    let list = call?.as(FunctionCallExprSyntax.self)?.calledExpression.as(
      MemberAccessExprSyntax.self)?.base
    return list.map { writtenTypes(of: $0, limit: limit - 1) } ?? []
  }
}
