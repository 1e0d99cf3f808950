import SwiftSyntax

/// Reading of members.
extension FileReader {
  /// The type that a declaration is a member of; nil for what stands in a function or at the top.
  private func owner(of node: some SyntaxProtocol) -> TypeDeclaration? {
    var next = node.parent
    while let current = next {
      switch current.kind {
      case .memberBlock: return scope
      case .sourceFile, .codeBlock, .closureExpr, .accessorBlock, .switchCase: return nil
      default: next = current.parent
      }
    }
    return nil
  }

  func readFunction(_ node: FunctionDeclSyntax) {
    guard let owner = owner(of: node) else { return }
    let member = Member(
      kind: .function, name: node.name.text, owner: owner, node: DeclSyntax(node))
    readAttributes(node.attributes, node.modifiers, into: member)
    member.parameters = read(node.signature.parameterClause)
    read(node.signature.effectSpecifiers, into: member)
    member.type = node.signature.returnClause?.type.oneLine
    member.isGeneric = node.genericParameterClause != nil
    owner.members.append(member)
  }

  func readInitializer(_ node: InitializerDeclSyntax) {
    guard let owner = owner(of: node) else { return }
    let member = Member(kind: .initializer, name: "init", owner: owner, node: DeclSyntax(node))
    readAttributes(node.attributes, node.modifiers, into: member)
    member.parameters = read(node.signature.parameterClause)
    owner.members.append(member)
  }

  func readSubscript(_ node: SubscriptDeclSyntax) {
    guard let owner = owner(of: node) else { return }
    let member = Member(kind: .subscript, name: "subscript", owner: owner, node: DeclSyntax(node))
    readAttributes(node.attributes, node.modifiers, into: member)
    member.parameters = read(node.parameterClause)
    owner.members.append(member)
  }

  func readVariable(_ node: VariableDeclSyntax) {
    guard let owner = owner(of: node) else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let member = Member(kind: .property, name: name, owner: owner, node: DeclSyntax(node))
      readAttributes(node.attributes, node.modifiers, into: member)
      member.type =
        binding.typeAnnotation?.type.oneLine
        ?? binding.initializer?.value.as(FunctionCallExprSyntax.self)?
        .calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      owner.members.append(member)
    }
  }

  private func read(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { parameter in
      let type = parameter.type
      let text = type.oneLine
      return Parameter(
        label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text,
        type: text, isFunction: isFunction(type), isInOut: text.hasPrefix("inout "),
        isVariadic: parameter.ellipsis != nil)
    }
  }

  private func isFunction(_ type: TypeSyntax) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return isFunction(attributed.baseType)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return isFunction(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return isFunction(only.type)
    }
    return type.is(FunctionTypeSyntax.self)
  }

  private func read(_ effects: FunctionEffectSpecifiersSyntax?, into member: Member) {
    member.isAsync = effects?.asyncSpecifier != nil
    member.isThrowing = effects?.throwsClause != nil
  }

  private func readAttributes(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, into member: Member
  ) {
    for attribute in activeAttributes(attributes) {
      switch attribute.attributeName.trimmedText {
      case "objc":
        member.isObjC = true
        member.explicitName = attribute.arguments?.oneLine.filter { $0 != " " && $0 != "`" }
      case "IBOutlet", "IBAction", "IBInspectable", "GKInspectable", "IBSegueAction":
        member.isObjC = true
      case "nonobjc": member.isHidden = true
      case "MainActor": member.isMainActor = true
      case "available": member.isUnavailable = member.isUnavailable || isUnavailable(attribute)
      default: break
      }
    }
    member.access = access(of: modifiers)
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): member.isStatic = true
      case .keyword(.override): member.isOverride = true
      case .keyword(.required): member.isRequired = true
      case .keyword(.optional): member.isOptional = true
      case .keyword(.dynamic): member.isDynamic = true
      default: break
      }
    }
  }
}
