import SwiftSyntax

/// Variables that are declared with the type `AnyObject`, and members of numbers and rectangles that are called
/// on them: `var delay: AnyObject = …; delay.doubleValue`.
///
/// iOS looks the member up on an object of any class.
extension FileReader {
  func isAnyObject(_ type: String?) -> Bool {
    type.map { ["AnyObject", "AnyObject?", "AnyObject!"].contains($0) } ?? false
  }

  /// Returns the declared type of a variable, a parameter or a property, or `nil` if none is written.
  func declaredType(of name: String, around node: some SyntaxProtocol) -> String? {
    for current in node.ancestors {
      if let items = current.as(CodeBlockItemListSyntax.self),
        let binding = binding(of: name, in: items, before: node.start)
      {
        return binding.typeAnnotation?.type.oneLine
      }
      if let parameter = current.parameter(named: name) { return parameter.type.oneLine }
    }
    return scopes.reversed().lazy.flatMap(\.members)
      .first { $0.kind == .property && $0.name == name }?.type
  }

  private func binding(
    of name: String, in items: CodeBlockItemListSyntax, before position: Int
  ) -> PatternBindingSyntax? {
    for item in items where item.end <= position {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      let binding = variable.bindings.first {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      }
      if let binding { return binding }
    }
    return nil
  }

  // MARK: Values

  func lowerValue(_ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName
    guard let base = member.base, let type = AnyObjectValues.classes[name.text],
      isAnyObject(base)
    else { return }
    file.usesSPI = true
    file.edits.insert("(bridged(", at: base.start)
    file.edits.insert(", ifTo: \(type).self)?", at: base.end)
    AnyObjectValues.finish(member, in: file)
  }

  /// Lowers `delay as? Double` for such a variable, which may be a Foundation number.
  /// - Returns: Whether it is such a variable.
  func lowerNumberCast(
    _ cast: UnresolvedAsExprSyntax, of operand: ExprSyntax, type: TypeExprSyntax
  ) -> Bool {
    guard let mark = cast.questionOrExclamationMark?.text,
      let member = AnyObjectValues.numbers[type.type.oneLine], isAnyObject(operand)
    else { return false }
    file.usesSPI = true
    file.edits.insert("bridged(", at: operand.start)
    file.edits.replace(operand.end..<type.end, with: ", ifTo: NSNumber.self)\(mark).\(member)")
    return true
  }

  private func isAnyObject(_ expression: ExprSyntax) -> Bool {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let type = declaredType(of: reference.baseName.text, around: expression)
      return type == "AnyObject" || type == "AnyObject!"
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "unsafeBitCast"
    else { return false }
    return call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
  }
}
