import SwiftSyntax

/// `#keyPath` and the literal key paths of `observe` and `publisher(for:)`.
extension ModuleLowering {
  func lowerKeyPath(
    _ node: MacroExpansionExprSyntax, in scope: TypeDeclaration?, of file: FileContext
  ) {
    guard let argument = node.arguments.first else { return }
    var components = argument.expression.oneLine
      .split { $0 == "." || $0 == "?" || $0 == "!" || $0 == "(" || $0 == ")" }.map(String.init)
    if components.first == "self" { components.removeFirst() }
    // Type names come first: `Outer.Person.name`.
    while components.count > 1, components[0].first?.isUppercase == true {
      components.removeFirst()
    }
    let path = components.map { propertyName($0) }.joined(separator: ".")
    file.replaceKeepingLines(node.range, with: "\"\(path)\"")
  }

  /// Returns the name of a property in Objective-C. A property that the module doesn't declare is Apple's;
  /// there `isHidden` is named `hidden`.
  private func propertyName(_ name: String) -> String {
    let found = table.membersByName[name]?.first { $0.kind == .property }
    return found?.derivedName ?? SelectorName.imported(name)
  }

  func lower(
    _ node: FunctionCallExprSyntax, observing path: KeyPathExprSyntax, of file: FileContext
  ) {
    let names = path.components.compactMap { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    guard !names.isEmpty, let argument = node.arguments.first else { return }
    if names.contains(where: ["isExecuting", "isFinished"].contains) {
      file.ownMembers.insert(.operations)
    }
    if argument.label == nil { file.usesSPI = true } else { file.usesCombineSPI = true }
    let text = names.map { propertyName($0) }.joined(separator: ".")
    let offset = argument.expression.end
    file.edits.insert(", named: \"\(text)\"", at: offset)
  }
}

extension FileReader {
  /// Returns the key path of a call of `observe(\.x, …)` or `publisher(for: \.x, …)` without a name.
  func observedPath(of node: FunctionCallExprSyntax) -> KeyPathExprSyntax? {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard name == "observe" || name == "publisher", let first = node.arguments.first,
      let path = first.expression.as(KeyPathExprSyntax.self),
      first.label?.text == (name == "publisher" ? "for" : nil),
      !node.arguments.contains(where: { $0.label?.text == "named" })
    else { return nil }
    // An observation takes a closure. Other libraries have functions with that name but without a closure.
    let hasClosure =
      node.trailingClosure != nil
      || node.arguments.contains { ["options", "changeHandler"].contains($0.label?.text) }
    return name == "publisher" || hasClosure ? path : nil
  }
}
