import SwiftSyntax

/// Overrides in extensions, and members of extensions that subclasses override. The class gets a stub that
/// calls the extension's member under another name.
extension ModuleLowering {
  /// Lowers the members of extensions that need Objective-C's dispatch.
  func lowerExtensions() {
    let exchanged = lowerExchangedMembers()
    let dispatched = exchanged.union(lowerDispatch(except: exchanged))
    var replaced: [ReplacedMember: [(type: NominalType, member: Member)]] = [:]
    for type in table.types {
      var overridden: Set<String>?
      for part in type.extensions {
        for member in part.members
        where member.kind != .initializer && !dispatched.contains(ObjectIdentifier(member)) {
          if member.isOverride {
            if isCallback(member) { continue }
            if let place = replacedMember(by: member, of: type) {
              replaced[place, default: []].append((type, member))
            } else {
              move(member, of: type)
            }
          } else if let declaration = type.declaration, declaration.kind == .class,
            !member.isHidden
          {
            // Only members visible to Objective-C may be open here, for classes of other modules.
            if member.access == .open {
              move(member, of: type)
            } else {
              let names = overridden ?? namesOverridden(below: type)
              overridden = names
              if names.contains(member.fullName), isSeen(member, in: part) {
                move(member, of: type)
              }
            }
          }
        }
      }
    }
    for (type, member, place) in overridesOfDynamicMembers() {
      replaced[place, default: []].append((type, member))
    }
    // The order is fixed, so that the same sources produce the same texts.
    for place in replaced.keys.sorted(by: { ($0.owner, $0.name) < ($1.owner, $1.name) }) {
      lower(replaced[place]!, replacing: place)
    }
    lowerExchangedPlaces(except: Set(replaced.keys))
  }

  /// Whether a member of an extension is visible to Objective-C, so that subclasses may override it. The member
  /// is marked, the extension or the class is marked as a whole, or it implements a requirement visible to
  /// Objective-C.
  private func isSeen(_ member: Member, in part: TypeDeclaration) -> Bool {
    if member.isObjC || part.exposesMembers { return true }
    if member.owner.type.declaration?.exposesMembers == true { return true }
    if let access = member.access, access <= .fileprivate { return false }
    return isOfDelegate(member) || requirement(of: member) != nil
  }

  private func namesOverridden(below type: NominalType) -> Set<String> {
    Set(
      type.descendants.flatMap { $0.parts.flatMap(\.members).filter(\.isOverride).map(\.fullName) })
  }

  private func move(_ member: Member, of type: NominalType) {
    guard let declaration = type.declaration, declaration.kind == .class else {
      return leaveOut(
        member,
        "'\(member.fullName)' overrides a member of '\(type.name)', a class of another module, in "
          + "an extension, which needs Objective-C's dispatch; override it in a subclass")
    }
    if let observers = takeObservers(of: member) {
      let calls = observers.map { "\($0.word) { \($0.call) }" }
      return declaration.additions.append(
        "\(head(of: member))var \(member.name): \(member.typeText) { \(calls.joined(separator: " ")) }"
      )
    }
    // A subclass may also move its own override of the same member.
    let name = "_extension_\(type.plainName)_\(member.plainName)"
    guard rename(member, to: name) else { return }
    declaration.additions.append(stub(of: member, calling: name, asking: []))
  }

  /// Reports a member that can't be lowered. The rest can be built without it: the member is renamed, so
  /// nothing calls it.
  func leaveOut(_ member: Member, _ message: String) {
    let isLeftOut = rename(member, to: "_leftOut_\(member.plainName)")
    files[member.owner.file].report(
      .error, at: member.node.start, message, isLeftOut: isLeftOut)
  }

  /// Renames a member. Returns `false` and reports it if the declaration's form doesn't allow that.
  func rename(_ member: Member, to name: String) -> Bool {
    let file = files[member.owner.file]
    if let node = member.node.as(FunctionDeclSyntax.self) {
      blankOverride(node.modifiers, file)
      keepIsolation(of: member, node.modifiers, at: node.funcKeyword.start, file)
      file.edits.replace(node.name.range, with: name)
      return true
    }
    if let node = member.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock != nil, node.observers == nil
    {
      blankOverride(node.modifiers, file)
      keepIsolation(of: member, node.modifiers, at: node.bindingSpecifier.start, file)
      file.edits.replace(binding.pattern.range, with: name)
      return true
    }
    file.report(
      .error, at: member.node,
      "'\(member.fullName)' is overridden across an extension, which needs Objective-C's dispatch; "
        + "move it into the class's body")
    return false
  }

  /// Returns a function with a renamed member's old name. It calls the first of the overrides whose class
  /// matches the object's, and otherwise the member itself.
  func stub(of member: Member, calling name: String, asking overrides: [Override]) -> String {
    declaration(
      like: member, head: head(of: member), name: member.name, getting: name,
      asking: overrides)
  }

  /// Returns a declaration that forwards to the first of the overrides whose class matches the object's, and
  /// otherwise to the named member.
  ///
  /// - Parameter prepare: Makes the statements before the call from those that check the class.
  func declaration(
    like member: Member, head: String = "", name: String, getting other: String,
    asking overrides: [Override] = [], prepare: (String) -> String = { $0 }
  ) -> String {
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    let arguments = member.argumentList
    let gets = prepare(
      overrides.map {
        "if let object = self as? \($0.type.name) "
          + "{ return \(effects)object.\($0.name)\(arguments) }; "
      }.joined())
    let get = gets + (gets.isEmpty ? "" : "return ") + "\(effects)\(other)\(arguments)"
    guard member.isSettable else { return "\(head)\(member.form(named: name)) { \(get) }" }
    let sets = prepare(
      overrides.map {
        "if let object = self as? \($0.type.name) { object.\($0.name) = newValue; return }; "
      }.joined())
    return "\(head)\(member.form(named: name)) { get { \(get) } "
      + "set { \(sets)\(other) = newValue } }"
  }

  /// Turns the observers of an inherited property into functions, which stay in the extension.
  ///
  /// - Returns: The observers' keywords, each with the call of its function, or `nil` if the member has no
  ///   observers.
  func takeObservers(of member: Member) -> [(word: String, call: String)]? {
    guard let node = member.node.as(VariableDeclSyntax.self), let block = node.observers,
      case .accessors(let accessors) = block.accessors
    else { return nil }
    let file = files[member.owner.file]
    file.blank(
      node.modifiers.first.map { $0.start..<block.leftBrace.end }
        ?? node.bindingSpecifier.start..<block.leftBrace.end)
    file.blank(block.rightBrace.range)
    return accessors.map { accessor in
      let word = accessor.accessorSpecifier.text
      let value = word == "willSet" ? "newValue" : "oldValue"
      let name = "_extension_\(word)_\(member.name)"
      let type = member.typeText.replacingSuffix("!", with: "?")
      let end = accessor.parameters?.end ?? accessor.accessorSpecifier.end
      file.edits.replace(
        accessor.accessorSpecifier.start..<end,
        with: "func \(name)(_ \(accessor.parameters?.name.text ?? value): \(type))")
      return (word, "\(name)(\(value))")
    }
  }

  /// Keeps the isolation of an override, which is the isolation of the overridden member: none for members of
  /// `NSObject`. Under another name, the member would have the isolation of its class.
  private func keepIsolation(
    of member: Member, _ modifiers: DeclModifierListSyntax, at place: Int, _ file: FileContext
  ) {
    guard member.isOverride, Self.namesOfPlainObjects.contains(member.fullName),
      !modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) })
    else { return }
    file.edits.insert("nonisolated ", at: place)
  }

  private static let namesOfPlainObjects: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
  ]

  private func blankOverride(_ modifiers: DeclModifierListSyntax, _ file: FileContext) {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.override), .keyword(.open): file.blank(modifier.range)
      default: break
      }
    }
  }

  /// Returns the attributes and modifiers of a stub.
  ///
  /// - Parameter keepsPrivate: Whether the stub of a private member is private. Others are called from elsewhere.
  func head(of member: Member, keepsPrivate: Bool = false) -> String {
    guard
      let node = member.node.asProtocol((any WithAttributesSyntax).self)
        as? any WithAttributesSyntax & WithModifiersSyntax
    else { return "" }
    var words: [String] = []
    for element in node.attributes {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      let name = attribute.attributeName.trimmedText
      let kept = ["available", "discardableResult", "MainActor", "preconcurrency"]
      if kept.contains(name) { words.append(attribute.oneLine) }
    }
    if member.access == nil, let access = member.owner.access, access != .internal {
      words.append("\(access)")
    }
    for modifier in node.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.private) where keepsPrivate: words.append(modifier.oneLine)
      case .keyword(.dynamic), .keyword(.private), .keyword(.final): break
      default: words.append(modifier.oneLine)
      }
    }
    return words.isEmpty ? "" : words.joined(separator: " ") + " "
  }
}

extension Member {
  /// The type of a property, as written.
  fileprivate var typeText: String {
    node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.oneLine ?? "Any"
  }

  /// Whether a property has a setter, or stores a value that it inherits.
  var isSettable: Bool {
    guard let node = node.as(VariableDeclSyntax.self) else { return false }
    return node.observers != nil || node.bindings.first?.accessorBlock?.hasSetter == true
  }

  /// Whether a property has a getter of its own.
  var isComputed: Bool {
    guard let node = node.as(VariableDeclSyntax.self), node.bindings.count == 1 else {
      return false
    }
    return node.observers == nil && node.bindings.first?.accessorBlock != nil
  }

  /// The names of the parameters inside a declaration of the member's form.
  var argumentNames: [String] { node.as(FunctionDeclSyntax.self)?.namesOfParameters ?? [] }

  /// The arguments with which a declaration of the member's form calls another one; empty for a property.
  var argumentList: String {
    guard let node = node.as(FunctionDeclSyntax.self) else { return "" }
    let arguments = zip(parameters, node.namesOfParameters).map { parameter, name in
      let value = (parameter.isInOut ? "&" : "") + name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the declaration from `func` or `var` to its type, with the given name.
  func form(named name: String) -> String {
    guard let node = node.as(FunctionDeclSyntax.self) else { return "var \(name): \(typeText)" }
    let generics = node.genericParameterClause?.oneLine ?? ""
    let condition = node.genericWhereClause.map { " " + $0.oneLine } ?? ""
    return "func \(name)\(generics)\(node.withNamedParameters.signature.oneLine)\(condition)"
  }
}

extension FunctionDeclSyntax {
  /// The names of the parameters inside the function. Parameters named `_` get a name.
  fileprivate var namesOfParameters: [String] {
    signature.parameterClause.parameters.enumerated().map { index, parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return name == "_" ? "argument\(index)" : name
    }
  }

  /// The function with a name for each parameter, so that it can forward them.
  fileprivate var withNamedParameters: FunctionDeclSyntax {
    var function = self
    var parameters = function.signature.parameterClause.parameters
    guard parameters.contains(where: { ($0.secondName ?? $0.firstName).text == "_" }) else {
      return self
    }
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
  /// The block with `willSet` and `didSet`; `nil` if there is none.
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
