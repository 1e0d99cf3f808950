import SwiftSyntax

/// Reading of members.
extension FileReader {
  /// Returns the type that a declaration is a member of, or `nil` for a declaration in a function or at file
  /// level.
  private func owner(of node: some SyntaxProtocol) -> TypeDeclaration? {
    Self.surroundings(of: node) == .memberBlock ? scope : nil
  }

  func readFunction(_ node: FunctionDeclSyntax) {
    guard let member = add(.function, node.name.text, node) else { return }
    member.parameters = read(node.signature.parameterClause)
    read(node.signature.effectSpecifiers, into: member)
    member.type = node.signature.returnClause?.type.oneLine
    member.isGeneric = node.genericParameterClause != nil
  }

  func readInitializer(_ node: InitializerDeclSyntax) {
    guard let member = add(.initializer, "init", node) else { return }
    member.parameters = read(node.signature.parameterClause)
    read(node.signature.effectSpecifiers, into: member)
  }

  func readSubscript(_ node: SubscriptDeclSyntax) {
    add(.subscript, "subscript", node)?.parameters = read(node.parameterClause)
  }

  func readVariable(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let member = add(.property, name, node)
      else { continue }
      member.type =
        binding.typeAnnotation?.type.oneLine
        ?? binding.initializer?.value.as(FunctionCallExprSyntax.self)?
        .calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }

  private func add(
    _ kind: Member.Kind, _ name: String,
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax
  ) -> Member? {
    guard let owner = owner(of: node) else { return nil }
    let member = Member(kind: kind, name: name, owner: owner, node: DeclSyntax(node))
    readAttributes(node.attributes, node.modifiers, into: member)
    owner.members.append(member)
    return member
  }

  private func read(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { parameter in
      let type = parameter.type
      let text = type.oneLine
      return Parameter(
        label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text,
        type: text, isFunction: isFunction(type),
        isNonEscaping: isNonEscaping(type), isInOut: text.hasPrefix("inout "),
        isVariadic: parameter.ellipsis != nil)
    }
  }

  /// Whether a parameter's type is a function, also in parentheses, without `@escaping`.
  private func isNonEscaping(_ type: TypeSyntax) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return isNonEscaping(attributed.baseType)
        && !attributed.attributes.contains { $0.trimmedDescription == "@escaping" }
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return isNonEscaping(only.type)
    }
    return type.is(FunctionTypeSyntax.self)
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
