import SwiftSyntax

/// Overrides in extensions, and members of extensions that subclasses override: the class gets a
/// stub that calls the extension's member under another name.
extension ModuleLowering {
  /// The members of extensions that need Objective-C's dispatch.
  func lowerExtensions() {
    let dispatched = lowerDispatch()
    for type in table.types {
      var overridden: Set<String>?
      for part in type.extensions {
        for member in part.members
        where member.kind != .initializer && !dispatched.contains(ObjectIdentifier(member)) {
          if member.isOverride {
            if !isCallback(member) { move(member, of: type) }
          } else if let declaration = type.declaration, declaration.kind == .class,
            !member.isHidden
          {
            // Only what Objective-C sees may be open here, and that is for classes of other modules.
            if member.access == .open {
              move(member, of: type)
            } else if member.isObjC || part.exposesMembers || declaration.exposesMembers {
              let names = overridden ?? namesOverridden(below: type)
              overridden = names
              if names.contains(member.fullName) { move(member, of: type) }
            }
          }
        }
      }
    }
  }

  private func namesOverridden(below type: NominalType) -> Set<String> {
    Set(
      type.descendants.flatMap { $0.parts.flatMap(\.members).filter(\.isOverride).map(\.fullName) })
  }

  private func move(_ member: Member, of type: NominalType) {
    if type.declaration == nil, ReplaceableMembers.contain(member, of: type.name) {
      return replace(member, in: files[member.owner.file])
    }
    guard let declaration = type.declaration, declaration.kind == .class else {
      // The rest can be built without it: under another name nobody calls it.
      let isLeftOut = rename(member, to: "_leftOut_\(member.plainName)")
      return files[member.owner.file].report(
        .error, at: member.node.start,
        "'\(member.fullName)' overrides a member of '\(type.name)', a class of another module, in "
          + "an extension, which needs Objective-C's dispatch; override it in a subclass",
        isLeftOut: isLeftOut)
    }
    if let node = member.node.as(VariableDeclSyntax.self), let block = node.observers {
      return moveObservers(node, block, member, to: declaration)
    }
    // A subclass may move its own override of the same member.
    let name = "_extension_\(type.plainName)_\(member.plainName)"
    guard rename(member, to: name) else { return }
    declaration.additions.append(stub(of: member, calling: name, asking: []))
  }

  /// Gives a member another name; `false` when its form doesn't allow that, which is reported.
  func rename(_ member: Member, to name: String) -> Bool {
    let file = files[member.owner.file]
    if let node = member.node.as(FunctionDeclSyntax.self) {
      blankOverride(node.modifiers, file)
      file.edits.replace(node.name.range, with: name)
      return true
    }
    if let node = member.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock != nil, node.observers == nil
    {
      blankOverride(node.modifiers, file)
      file.edits.replace(binding.pattern.range, with: name)
      return true
    }
    file.report(
      .error, at: member.node,
      "'\(member.fullName)' is overridden across an extension, which needs Objective-C's dispatch; "
        + "move it into the class's body")
    return false
  }

  /// A function under a renamed member's old name: it calls the first of the overrides whose class the
  /// object is of, and otherwise the member itself.
  func stub(of member: Member, calling name: String, asking overrides: [Override]) -> String {
    if let node = member.node.as(FunctionDeclSyntax.self) {
      return stub(of: node, member, calling: name, asking: overrides)
    }
    guard let node = member.node.as(VariableDeclSyntax.self), let binding = node.bindings.first
    else { return "" }
    let gets = overrides.map {
      "if let object = self as? \($0.type.name) { return object.\($0.name) }; "
    }
    let get = gets.isEmpty ? name : "\(gets.joined())return \(name)"
    let sets = overrides.map {
      "if let object = self as? \($0.type.name) { object.\($0.name) = newValue; return }; "
    }
    return head(node.attributes, node.modifiers, member)
      + "var \(member.name): \(binding.typeAnnotation?.type.oneLine ?? "Any") "
      + (binding.accessorBlock?.hasSetter == true
        ? "{ get { \(get) } set { \(sets.joined())\(name) = newValue } }" : "{ \(get) }")
  }

  private func stub(
    of node: FunctionDeclSyntax, _ member: Member, calling name: String,
    asking overrides: [Override]
  ) -> String {
    let arguments = zip(member.parameters, node.namesOfParameters).map { parameter, name in
      let value = (parameter.isInOut ? "&" : "") + name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let list = "(\(arguments.joined(separator: ", ")))"
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    let generics = node.genericParameterClause?.oneLine ?? ""
    let condition = node.genericWhereClause.map { " " + $0.oneLine } ?? ""
    let calls = overrides.map {
      "if let object = self as? \($0.type.name) { return \(effects)object.\($0.name)\(list) }; "
    }
    return "\(head(node.attributes, node.modifiers, member))func \(node.name.text)\(generics)"
      + "\(node.withNamedParameters.signature.oneLine)\(condition) "
      + "{ \(calls.joined())\(calls.isEmpty ? "" : "return ")\(effects)\(name)\(list) }"
  }

  /// Observers of an inherited property become functions of the extension.
  private func moveObservers(
    _ node: VariableDeclSyntax, _ block: AccessorBlockSyntax, _ member: Member,
    to declaration: TypeDeclaration
  ) {
    guard case .accessors(let accessors) = block.accessors else { return }
    let file = files[member.owner.file]
    let start =
      head(node.attributes, node.modifiers, member)
      + "var \(member.name): \(node.bindings.first?.typeAnnotation?.type.oneLine ?? "Any")"
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

extension FunctionDeclSyntax {
  /// The names of the parameters inside of the function; those that have none, `_`, get one.
  fileprivate var namesOfParameters: [String] {
    signature.parameterClause.parameters.enumerated().map { index, parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return name == "_" ? "argument\(index)" : name
    }
  }

  /// The function with a name for each parameter, so that it can hand them on.
  fileprivate var withNamedParameters: FunctionDeclSyntax {
    var function = self
    var parameters = function.signature.parameterClause.parameters
    for (index, name) in zip(parameters.indices, namesOfParameters)
    where (parameters[index].secondName ?? parameters[index].firstName).text == "_" {
      parameters[index].firstName.trailingTrivia = .space
      parameters[index].secondName = .identifier(name)
    }
    function.signature.parameterClause.parameters = parameters
    return function
  }
}

extension VariableDeclSyntax {
  /// The block of `willSet` and `didSet`; `nil` when it has none.
  fileprivate var observers: AccessorBlockSyntax? {
    guard bindings.count == 1, let block = bindings.first?.accessorBlock,
      case .accessors(let accessors) = block.accessors,
      let word = accessors.first?.accessorSpecifier.tokenKind,
      [.keyword(.willSet), .keyword(.didSet)].contains(word)
    else { return nil }
    return block
  }
}

extension AccessorBlockSyntax {
  fileprivate var hasSetter: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + other : self
  }
}
