import SwiftSyntax

/// Overrides in extensions, and members of extensions that subclasses override: the class gets a
/// stub that calls the extension's member under another name.
extension ModuleLowering {
  /// The members of extensions that need Objective-C's dispatch.
  func lowerExtensions() {
    for type in table.types {
      var overridden: Set<String>?
      for part in type.extensions {
        for member in part.members where member.kind != .initializer {
          if member.isOverride {
            move(member, of: type)
          } else if type.declaration?.kind == .class || type.declaration == nil,
            member.isObjC || part.exposesMembers || type.declaration?.exposesMembers == true,
            !member.isHidden
          {
            let names = overridden ?? namesOverridden(below: type)
            overridden = names
            if names.contains(member.fullName) { move(member, of: type) }
          }
        }
      }
    }
  }

  private func namesOverridden(below type: NominalType) -> Set<String> {
    let below =
      type.declaration == nil
      ? table.types.filter { $0.lineage.last?.superclassName.map(TypeName.bare) == type.name }
      : type.descendants
    return Set(
      below.flatMap { $0.parts.flatMap(\.members).filter(\.isOverride).map(\.fullName) })
  }

  private func move(_ member: Member, of type: NominalType) {
    let file = files[member.owner.file]
    let what = "'\(member.fullName)'"
    guard let declaration = type.declaration, declaration.kind == .class else {
      let message =
        member.isOverride
        ? "\(what) overrides a member of '\(type.name)', a class of another module, in an extension, "
          + "which needs Objective-C's dispatch; override it in a subclass"
        : "\(what) is added to '\(type.name)', a class of another module, and overridden in a "
          + "subclass, which needs Objective-C's dispatch; declare it in a class of this module"
      file.report(.error, at: member.node, message)
      return
    }
    if let node = member.node.as(FunctionDeclSyntax.self) {
      move(node, member, to: declaration, file)
    } else if let node = member.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first, let block = binding.accessorBlock
    {
      move(node, binding, block, member, to: declaration, file)
    } else {
      file.report(
        .error, at: member.node,
        "\(what) is overridden across an extension, which needs Objective-C's dispatch; "
          + "move it into the class's body")
    }
  }

  private func move(
    _ node: FunctionDeclSyntax, _ member: Member, to declaration: TypeDeclaration,
    _ file: FileContext
  ) {
    let name = "_extension_" + member.name.filter { $0 != "`" }
    blankOverride(node.modifiers, file)
    file.edits.replace(node.name.range, with: name)
    let arguments = member.parameters.map { parameter in
      let value = (parameter.isInOut ? "&" : "") + parameter.name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    let generics = node.genericParameterClause?.oneLine ?? ""
    let condition = node.genericWhereClause.map { " " + $0.oneLine } ?? ""
    declaration.additions.append(
      "\(head(node.attributes, node.modifiers, member))func \(node.name.text)\(generics)"
        + "\(node.signature.oneLine)\(condition) "
        + "{ \(effects)\(name)(\(arguments.joined(separator: ", "))) }")
  }

  private func move(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax,
    _ member: Member, to declaration: TypeDeclaration, _ file: FileContext
  ) {
    let name = "_extension_" + member.name
    let type = binding.typeAnnotation?.type.oneLine ?? "Any"
    let start = head(node.attributes, node.modifiers, member) + "var \(member.name): \(type)"
    if case .accessors(let accessors) = block.accessors,
      let first = accessors.first,
      [.keyword(.willSet), .keyword(.didSet)].contains(first.accessorSpecifier.tokenKind)
    {
      moveObservers(accessors, node, block, start, member, to: declaration, file)
      return
    }
    var isSettable = false
    if case .accessors(let accessors) = block.accessors {
      isSettable = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }
    blankOverride(node.modifiers, file)
    file.edits.replace(binding.pattern.range, with: name)
    declaration.additions.append(
      isSettable
        ? "\(start) { get { \(name) } set { \(name) = newValue } }" : "\(start) { \(name) }")
  }

  /// Observers of an inherited property become functions of the extension.
  private func moveObservers(
    _ accessors: AccessorDeclListSyntax, _ node: VariableDeclSyntax, _ block: AccessorBlockSyntax,
    _ start: String, _ member: Member, to declaration: TypeDeclaration, _ file: FileContext
  ) {
    file.blank(
      node.modifiers.first.map { $0.start..<block.leftBrace.end }
        ?? node.bindingSpecifier.start..<block.leftBrace.end)
    file.blank(block.rightBrace.range)
    var calls: [String] = []
    for accessor in accessors {
      let word = accessor.accessorSpecifier.text
      let value = word == "willSet" ? "newValue" : "oldValue"
      let name = "_extension_\(word)_\(member.name)"
      let type = (node.bindings.first?.typeAnnotation?.type.oneLine ?? "Any")
        .replacingSuffix("!", with: "?")
      let end = accessor.parameters?.end ?? accessor.accessorSpecifier.end
      file.edits.replace(
        accessor.accessorSpecifier.start..<end,
        with: "func \(name)(_ \(accessor.parameters?.name.text ?? value): \(type))")
      calls.append("\(word) { \(name)(\(value)) }")
    }
    declaration.additions.append("\(start) { \(calls.joined(separator: " ")) }")
  }

  private func blankOverride(_ modifiers: DeclModifierListSyntax, _ file: FileContext) {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.override), .keyword(.open): file.blank(modifier.range)
      default: break
      }
    }
  }

  /// The attributes and modifiers of a stub.
  private func head(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ member: Member
  ) -> String {
    var words: [String] = []
    for element in attributes {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      let name = attribute.attributeName.trimmedText
      let kept = ["available", "discardableResult", "MainActor", "preconcurrency"]
      if kept.contains(name) { words.append(attribute.oneLine) }
    }
    if member.access == nil, let access = member.owner.access, access != .internal {
      words.append("\(access)")
    }
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.dynamic), .keyword(.private), .keyword(.final): break
      default: words.append(modifier.oneLine)
      }
    }
    return words.isEmpty ? "" : words.joined(separator: " ") + " "
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + other : self
  }
}
