import SwiftSyntax

/// Messages that every object takes, to parameters and properties of type `AnyObject`:
/// `sender.value(forKey: "on")`.
///
/// Swift looks them up on any object on iOS. On Linux they are methods of `NSObject`, which the
/// parameter is cast to.
extension FileReader {
  func lowerMessage(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let labels = ObjectiveCNames.members[member.declName.baseName.text],
      labels.contains(call.arguments.first?.label?.text ?? "_"), let base = member.base
    else { return }
    let chain = base.as(OptionalChainingExprSyntax.self)?.expression
    let object = chain ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["AnyObject", "AnyObject?", "AnyObject!"].contains(
        parameterType(of: name, around: call) ?? propertyType(of: name))
    else { return }
    file.edits.replace(
      base.range,
      with: chain == nil ? "(\(base.trimmedDescription) as! NSObject)" : "(\(name) as! NSObject?)?")
  }

  /// The type of a property of the types around that stands before its use.
  private func propertyType(of name: String) -> String? {
    scopes.reversed().lazy.flatMap(\.members)
      .first { $0.kind == .property && $0.name == name }?.type
  }

  /// The type of the nearest function's parameter of a name.
  private func parameterType(of name: String, around node: some SyntaxProtocol) -> String? {
    var next = node.parent
    while let current = next {
      let clause =
        current.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? current.as(InitializerDeclSyntax.self)?.signature.parameterClause
      let parameter = clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      if let parameter { return parameter.type.oneLine }
      next = current.parent
    }
    return nil
  }
}
