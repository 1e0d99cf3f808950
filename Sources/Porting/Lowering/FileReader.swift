import SwiftSyntax

/// Reads a file once. It collects declarations and the places that depend on the whole module, and immediately
/// lowers everything else. It skips branches that aren't compiled for iOS.
final class FileReader: SyntaxVisitor {
  let file: FileContext
  let conditions: Conditions
  let missingModules: Set<String>
  /// The types around the current node.
  var scopes: [TypeDeclaration] = []

  /// - Parameter missingModules: The modules that can't be imported because nobody has them.
  init(_ file: FileContext, conditions: Conditions, missingModules: Set<String> = []) {
    self.file = file
    self.missingModules = missingModules
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  var scope: TypeDeclaration? { scopes.last }

  // MARK: Conditional compilation

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var hasActive = false
    for clause in node.clauses {
      let holds = conditions.holds(clause) { range, value in
        file.edits.replace(range, with: value ? "true" : "false")
      }
      guard holds, !hasActive else {
        if !hasActive, conditions.holdOnIOS(clause), let elements = clause.elements {
          file.membersLeftOut.formUnion(DeclaredMembers.names(in: elements))
        }
        continue
      }
      hasActive = true
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node.name.text, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.structure, node.name.text, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enumeration, node.name.text, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node.name.text, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    readElementBounds(node)
    return enter(.extension, TypeName.bare(node.extendedType.oneLine), node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(.protocol, node.name.text, node)
    if scope?.isObjC == true || !Self.classProtocols.isDisjoint(with: scope?.inherited ?? []) {
      bindToClasses(node)
    }
    return result
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  /// Foundation's protocols that are for classes only on iOS and for all types on Linux.
  private static let classProtocols: Set<String> = [
    "NSCoding", "NSCopying", "NSLocking", "NSMutableCopying", "NSSecureCoding",
  ]

  /// Adds a class requirement. An Objective-C protocol is for classes only; without `@objc` this has to be
  /// explicit.
  private func bindToClasses(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause else {
      file.edits.insert(": AnyObject", at: (node.primaryAssociatedTypeClause?.end ?? node.name.end))
      return
    }
    let isBound = clause.inheritedTypes.contains {
      ["AnyObject", "class", "NSObjectProtocol"].contains($0.type.oneLine)
    }
    if !isBound { file.edits.insert(" AnyObject,", at: clause.colon.end) }
  }

  private func enter(
    _ kind: TypeDeclaration.Kind, _ name: String, _ node: some DeclGroupSyntax & SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let declaration = TypeDeclaration(
      kind: kind, name: name, file: file.index, parent: scope,
      isLocal: ![.memberBlock, .sourceFile, nil].contains(Self.surroundings(of: node)))
    let generics = (node as? any WithGenericParametersSyntax)?.genericParameterClause
    declaration.genericParameters = generics?.parameters.map(\.name.text) ?? []
    for parameter in generics?.parameters ?? [] {
      declaration.bounds[parameter.name.text] =
        (parameter.inheritedType.map { TypeName.components($0.oneLine) } ?? [])
        + Self.bounds(of: parameter.name.text, in: node.genericWhereClause)
    }
    if kind == .extension || kind == .protocol {
      let named = node.genericWhereClause?.requirements.compactMap {
        $0.requirement.as(ConformanceRequirementSyntax.self)?.leftType.oneLine
      }
      for name in Set(named ?? []).union(["Self"]) {
        let bounds = Self.bounds(of: name, in: node.genericWhereClause)
        if !bounds.isEmpty { declaration.bounds[name] = bounds }
      }
    }
    declaration.inherited = node.inheritanceClause?.inheritedTypes.map(\.type.oneLine) ?? []
    if kind == .class { replaceSuperclass(of: node) }
    declaration.access = access(of: node.modifiers)
    declaration.isFinal = node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    for attribute in activeAttributes(node.attributes) {
      switch attribute.attributeName.trimmedText {
      case "objc": declaration.isObjC = true
      case "objcMembers": declaration.exposesMembers = true
      case "nonobjc": declaration.hidesMembers = true
      case "MainActor": declaration.isMainActor = true
      case "available": declaration.isUnavailable = isUnavailable(attribute)
      default: break
      }
    }
    if kind == .extension, declaration.isObjC { declaration.exposesMembers = true }
    let block = node.memberBlock
    declaration.start = node.start
    declaration.end = block.rightBrace.start
    if declaration.isLocal {
      declaration.block = node.ancestors.first { Self.blocks.contains($0.kind) }?.range ?? 0..<0
    }
    declaration.needsSeparator =
      !block.members.isEmpty && !file.startsLine(at: declaration.end)
    scope?.nested.append(declaration)
    file.declarations.append(declaration)
    scopes.append(declaration)
    return .visitChildren
  }

  /// Gives a class whose superclass on iOS can't have subclasses on Linux another one, with the same members.
  private func replaceSuperclass(of node: some DeclGroupSyntax) {
    guard let first = node.inheritanceClause?.inheritedTypes.first?.type,
      ["NSLock", "NSRecursiveLock"].contains(first.oneLine)
    else { return }
    file.edits.insert("_", at: first.start)
    file.usesObjectiveC = true
  }

  /// Returns the context of a declaration: the members of a type, the statements of a function, or the file.
  static func surroundings(of node: some SyntaxProtocol) -> SyntaxKind? {
    node.ancestors.lazy.map(\.kind).first(where: contexts.contains)
  }

  private static let contexts = blocks.union([.memberBlock, .sourceFile])

  /// The nodes that contain statements.
  private static let blocks: Set<SyntaxKind> = [
    .codeBlock, .closureExpr, .accessorBlock, .switchCase,
  ]

  /// Returns the attributes that are compiled for iOS. Attributes inside an `#if` in the list are left out.
  func activeAttributes(_ list: AttributeListSyntax) -> [AttributeSyntax] {
    list.compactMap { $0.as(AttributeSyntax.self) }
  }

  func isUnavailable(_ attribute: AttributeSyntax) -> Bool {
    guard let arguments = attribute.arguments else { return false }
    let text = arguments.oneLine
    // A declaration that a Swift version made obsolete can't be called either.
    if text.hasPrefix("swift"), text.contains("obsoleted") { return true }
    return text.contains("unavailable") && (text.hasPrefix("*") || text.hasPrefix("iOS"))
  }

  func access(of modifiers: DeclModifierListSyntax) -> Access? {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private): return .private
      case .keyword(.fileprivate): return .fileprivate
      case .keyword(.internal): return .internal
      case .keyword(.package): return .package
      case .keyword(.public): return .public
      case .keyword(.open): return .open
      default: break
      }
    }
    return nil
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    scope?.bounds[node.name.text] =
      (node.inheritanceClause?.inheritedTypes.flatMap { TypeName.components($0.type.oneLine) } ?? [])
      + Self.bounds(of: node.name.text, in: node.genericWhereClause)
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    readFunction(node)
    lowerComparison(node)
    lowerMatches(node)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameterClause?.parameters ?? [] {
      let type = parameter.type.oneLine
      guard let label = parameter.firstName, Self.instance(of: type) != nil else { continue }
      scope?.associatedClasses.append((label.text, type))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    readVariable(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    readInitializer(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    readSubscript(node)
    return .visitChildren
  }

  // MARK: Constructs lowered immediately

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    lowerCasts(in: node)
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    readOpaqueType(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { lowerModuleName(base.name) }
    return .visitChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Constructs that depend on the module

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      file.sites.append(Site(kind: .selector(node), scope: scope))
      // The lowered form has the same names.
      for token in node.arguments.tokens(viewMode: .sourceAccurate) {
        guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
          name.baseName.id == token.id
        else { continue }
        check(name)
      }
      return .skipChildren
    case "keyPath":
      file.sites.append(Site(kind: .keyPath(node), scope: scope))
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.isEmpty { file.aliases[node.name.text] = node.initializer.value.oneLine }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowerClassDescription(node)
    lowerMagnitude(node)
    lowerLifecycle(node)
    checkFoundation(node)
    readConstruction(node)
    lowerMessage(node)
    lowerMessageToClass(node)
    let called =
      node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
    if let member = called?.as(MemberAccessExprSyntax.self), member.base != nil {
      file.sites.append(Site(kind: .optionalCall(node, member), scope: scope))
    } else if let observed = observedPath(of: node) {
      file.sites.append(Site(kind: .observation(node, observed), scope: scope))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      lowerModuleName(base.baseName)
      if node.declName.baseName.tokenKind == .keyword(.self) {
        file.classesNamed.insert(base.baseName.text)
      }
    }
    if node.base != nil, node.parent?.kind != .functionCallExpr {
      file.sites.append(Site(kind: .reference(node), scope: scope))
    }
    if let cast = AnyObjectCast(baseOf: node) {
      file.sites.append(Site(kind: .anyObjectMember(node, cast), scope: scope))
    } else {
      lowerValue(node)
    }
    readConstruction(node)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The text of a short node.
  var trimmedText: String {
    if let type = Syntax(self).as(IdentifierTypeSyntax.self) { return type.name.text }
    return trimmedDescription
  }
}

/// The names of the functions and variables that a part of a file declares, except those inside functions.
private final class DeclaredMembers: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in node: some SyntaxProtocol) -> Set<String> {
    let visitor = DeclaredMembers(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        names.insert(name.identifier.text)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
