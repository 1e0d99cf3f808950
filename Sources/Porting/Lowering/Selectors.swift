import SwiftSyntax

/// Lowers `#selector` to a selector that also contains a closure for the call.
extension ModuleLowering {
  func lower(_ node: MacroExpansionExprSyntax, in scope: TypeDeclaration?, of file: FileContext) {
    guard let argument = node.arguments.first else { return }
    let accessor = argument.label?.text
    var expression = argument.expression
    var wanted: TypeSyntax?
    // `x as (A) -> (B) -> C` chooses between overloads.
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      wanted = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      expression = first
    }
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      expression = only.expression
    }
    let reference: DeclReferenceExprSyntax
    var base: ExprSyntax?
    if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      base = member.base
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      reference = name
    } else {
      file.report(.error, at: node, "#selector takes the name of a method or a property")
      return
    }
    let place = SelectorPlace(node: node, file: file, scope: scope)
    let name = reference.baseName.text
    let labels = reference.argumentNames?.arguments.map(\.name.text)
    let found = find(name, labels, accessor != nil, base: base, wanted: wanted, place)
    recordExchangeable(
      name, labels: labels, isProperty: accessor != nil, of: found.object, found.member, at: node,
      in: scope, of: file)
    if let accessor {
      lowerAccessor(accessor, name, found, place)
    } else {
      lowerMethod(name, labels, found, place)
    }
  }

  /// The context of a selector.
  struct SelectorPlace {
    var node: MacroExpansionExprSyntax
    var file: FileContext
    var scope: TypeDeclaration?

    /// Whether the selector is a pattern, as after `case`. It is only compared there, and the compiler can't
    /// infer a closure's parameter.
    var isPattern: Bool {
      node.parent?.is(ExpressionPatternSyntax.self) ?? false
    }
  }

  /// The meaning of a selector's expression.
  private struct Target {
    /// The object's type as it can be written in the selector's context; `nil` if it isn't known.
    var object: String?
    var member: Member?
  }

  private func find(
    _ name: String, _ labels: [String]?, _ isProperty: Bool, base: ExprSyntax?,
    wanted: TypeSyntax?, _ place: SelectorPlace
  ) -> Target {
    func choose(_ type: NominalType) -> Member? {
      for type in type.lineage {
        let found = type.parts.flatMap(\.members).filter {
          $0.name == name && ($0.kind == .property) == isProperty && $0.kind != .subscript
            && (labels == nil || $0.labels == labels!)
        }
        if found.count > 1, let count = parameterCount(wanted),
          let fitting = found.first(where: { $0.parameters.count == count })
        {
          return fitting
        }
        if let first = found.first(where: { $0.isObjC }) ?? found.first { return first }
      }
      return nil
    }
    let scopes = place.scope?.scopes ?? []
    let text = base?.oneLine
    if text == nil || text == "self" || text == "Self" || text == "super" {
      for scope in scopes {
        if let member = choose(scope.type) { return Target(object: scope.name, member: member) }
      }
      // The member is declared in another module: it belongs to the innermost class, or to an extension of
      // another module's class.
      let scope = scopes.first {
        $0.kind == .class || $0.kind == .extension && $0.type.declaration?.kind != .protocol
      }
      let inherited = onlyMember(name).flatMap { $0.owner.type.declaration == nil ? $0 : nil }
      return Target(object: scope?.name, member: inherited)
    }
    let written = text!
    if let type = table.find(
      TypeName.bare(written), from: place.scope, file: place.file.index)
    {
      let isProtocol = type.declaration?.kind == .protocol
      let member = choose(type)
      // A protocol's method is any method of the object with that name.
      return Target(
        object: isProtocol || member == nil && type.declaration.map { $0.kind != .class } == true
          ? nil : written, member: member)
    }
    if let first = written.first, first.isUppercase, !written.contains("(") {
      return Target(object: written)
    }
    return Target(object: nil, member: findByVariable(written, choose, place) ?? onlyMember(name))
  }

  /// Returns the member of an object that a property of the module contains.
  private func findByVariable(
    _ text: String, _ choose: (NominalType) -> Member?, _ place: SelectorPlace
  ) -> Member? {
    let last = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last.map(String.init) ?? ""
    for type in table.propertyTypes[last] ?? [] {
      if let found = table.find(type, from: place.scope, file: place.file.index),
        let member = choose(found)
      {
        return member
      }
    }
    return nil
  }

  private func onlyMember(_ name: String) -> Member? {
    let found = (table.membersByName[name] ?? []).filter(\.isObjC)
    return found.count == 1 ? found[0] : nil
  }

  private func parameterCount(_ type: TypeSyntax?) -> Int? {
    guard let function = type?.as(FunctionTypeSyntax.self) else { return nil }
    let result = function.returnClause.type
    return (result.as(FunctionTypeSyntax.self) ?? function).parameters.count
  }

  private func lowerMethod(
    _ name: String, _ labels: [String]?, _ target: Target, _ place: SelectorPlace
  ) {
    guard let member = target.member else {
      let selector = labels.map { SelectorName.function(name, labels: $0) } ?? name
      // A framework's protocol has no method that could be called on an object.
      guard let object = target.object, !TypeName.isKnownProtocol(object), !place.isPattern else {
        return replace(place, "Selector(\"\(selector)\")")
      }
      let suffix = labels.map { names in
        names.isEmpty ? "" : "(" + names.map { $0 + ":" }.joined() + ")"
      }
      place.file.usesSPI = true
      return replace(place, "Selector(\"\(selector)\", \(object).\(name)\(suffix ?? ""))")
    }
    let selector = objectiveCName(of: member)
    if member.isStatic {
      place.file.report(
        .warning, at: place.node,
        "'\(member.name)' is a member of a type; on Linux selectors only call methods of objects")
    }
    guard let object = target.object ?? ownName(of: member, at: place), !member.isStatic,
      member.kind == .function, member.owner.type.declaration?.kind != .protocol, !member.isGeneric,
      !place.isPattern,
      !member.parameters.contains(where: { $0.isInOut || $0.isVariadic })
    else { return replace(place, "Selector(\"\(selector)\")") }
    place.file.usesSPI = true
    if canWriteTypes(of: member, at: place) {
      return replace(place, "Selector(\"\(selector)\", \(closure(calling: member, on: object)))")
    }
    let suffix = labels == nil && member.parameters.isEmpty ? "" : labelled(member)
    replace(place, "Selector(\"\(selector)\", \(object).\(name)\(suffix))")
  }

  private func labelled(_ member: Member) -> String {
    member.parameters.isEmpty ? "" : "(" + member.labels.map { $0 + ":" }.joined() + ")"
  }

  /// Returns the type that declares a member, if it can be named.
  private func ownName(of member: Member, at place: SelectorPlace) -> String? {
    let type = member.owner.type!
    guard !member.owner.isLocal, !type.isGeneric else { return nil }
    if let access = type.declaration?.access, access <= .fileprivate,
      type.declaration?.file != place.file.index
    {
      return nil
    }
    if let access = member.access, access <= .fileprivate, member.owner.file != place.file.index {
      return nil
    }
    return member.access == .private
      && !(place.scope?.scopes.contains { $0.type === type } ?? false) ? nil : type.name
  }

  /// Whether the types of a member's parameters have the same meaning in the selector's context.
  private func canWriteTypes(of member: Member, at place: SelectorPlace) -> Bool {
    if place.scope?.scopes.contains(where: { $0.type === member.owner.type }) ?? false {
      return true
    }
    let owner = member.owner
    for name in member.parameters.flatMap({ TypeName.identifiers(in: $0.type) }) {
      if owner.scopes.contains(where: {
        $0.genericParameters.contains(name)
          || $0.type?.declaration?.genericParameters.contains(name) == true
      }) {
        return false
      }
      let there = table.find(name, from: owner, file: owner.file)
      let here = table.find(name, from: place.scope, file: place.file.index)
      if there !== here { return false }
      // The name may be a nested type of another module's class, or an associated type.
      if there == nil, owner.type.superclassName != nil, name == "Element" || name == "Item" {
        return false
      }
    }
    return true
  }

  private func lowerAccessor(
    _ accessor: String, _ name: String, _ target: Target, _ place: SelectorPlace
  ) {
    let property = target.member.map(objectiveCName) ?? name
    let isSetter = accessor == "setter"
    let selector = isSetter ? SelectorName.setter(property) : property
    guard let member = target.member, !member.isStatic, !place.isPattern,
      let object = target.object ?? ownName(of: member, at: place),
      member.owner.type.declaration?.kind != .protocol
    else { return replace(place, "Selector(\"\(selector)\")") }
    if isSetter {
      guard let type = member.type else { return replace(place, "Selector(\"\(selector)\")") }
      place.file.usesSPI = true
      replace(
        place,
        "Selector(\"\(selector)\", { (object: \(object), value: \(optional(type))) in "
          + "object.\(name) = value })")
    } else {
      place.file.usesSPI = true
      replace(place, "Selector(\"\(selector)\", { (object: \(object)) in object.\(name) })")
    }
  }

  private func replace(_ place: SelectorPlace, _ text: String) {
    // The module may declare a `Selector` of its own.
    let isHidden = table.find("Selector", from: place.scope, file: place.file.index) != nil
    if isHidden { place.file.usesObjectiveC = true }
    place.file.replaceKeepingLines(
      place.node.range, with: (isHidden ? "ObjectiveCForLinux." : "") + text)
  }

  /// Returns a closure that calls a member of its argument and captures nothing.
  ///
  /// - Parameter name: The name under which the member is called, if that isn't its own.
  func closure(calling member: Member, named name: String? = nil, on object: String) -> String {
    var names: [String] = []
    for (index, parameter) in member.parameters.enumerated() {
      let isTaken =
        parameter.name == "_" || parameter.name == "object" || names.contains(parameter.name)
      names.append(isTaken ? "argument\(index)" : parameter.name)
    }
    let parameters = zip(names, member.parameters).map { name, parameter in
      let type = optional(parameter.type)
      return member.leavesUnread(parameter)
        ? ", \(name): _Unread<\(type)>"
        : ", \(name): \(takesFunction(parameter) ? "@escaping " : "")\(type)"
    }.joined()
    let arguments = zip(names, member.parameters).map { name, parameter in
      let value = member.leavesUnread(parameter) ? "\(name).object" : name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    var call = "object.\(name ?? member.name)(\(arguments.joined(separator: ", ")))"
    // The result type chooses between functions that are otherwise the same.
    if hasTwinWithAnotherResult(member) { call = "\(call) as \(optional(member.type ?? "Void"))" }
    if member.isAsync {
      call = "_ = Task { @MainActor in _ = \(member.isThrowing ? "try? " : "")await \(call) }"
    } else if member.isThrowing {
      call = "_ = try? \(call)"
    }
    return "{ (object: \(object)\(parameters)) in \(call) }"
  }

  /// Whether a parameter is a non-escaping function, or a name of the module for one. The runtime passes values, which
  /// may escape.
  func takesFunction(_ parameter: Parameter) -> Bool {
    guard let alias = aliases[parameter.type] else { return parameter.isNonEscaping }
    return alias.contains("->") && !alias.hasSuffix(")?")
  }

  private func hasTwinWithAnotherResult(_ member: Member) -> Bool {
    member.owner.type.lineage.flatMap(\.parts).flatMap(\.members).contains {
      $0.kind == .function && $0.fullName == member.fullName && $0.type != member.type
        && $0.parameters.map(\.type) == member.parameters.map(\.type)
    }
  }

  /// Returns a type with implicitly unwrapped optionals replaced by optionals, because they aren't allowed
  /// everywhere.
  func optional(_ type: String) -> String {
    type.hasSuffix("!") ? type.dropLast() + "?" : type
  }

  /// Returns the name of a member in Objective-C: its own, or the name of the member that it overrides or the
  /// requirement that it implements.
  func objectiveCName(of member: Member) -> String {
    if member.explicitName != nil { return member.derivedName }
    for type in member.owner.type.lineage {
      for other in type.parts.flatMap(\.members)
      where other.explicitName != nil && other.fullName == member.fullName {
        return other.derivedName
      }
    }
    if let witnessed = requirement(of: member) { return witnessed.derivedName }
    return member.derivedName
  }

  /// Returns the Objective-C protocol requirement that a member implements.
  func requirement(of member: Member) -> Member? {
    guard table.hasObjectProtocols else { return nil }
    for type in member.owner.type.lineage {
      for part in type.parts {
        for name in table.protocols(of: part) {
          guard let found = table.find(name, from: part.parent, file: part.file),
            found.declaration?.kind == .protocol, found.declaration?.isObjC == true
          else { continue }
          if let other = found.declaration?.members.first(where: {
            $0.fullName == member.fullName && $0.isStatic == member.isStatic
          }) {
            return other
          }
        }
      }
    }
    return nil
  }
}

extension Member {
  /// Whether this is an action with an object of UIKit that it doesn't read. Storyboards connect it to senders of any
  /// class.
  fileprivate func leavesUnread(_ parameter: Parameter) -> Bool {
    guard let function = node.as(FunctionDeclSyntax.self), let body = function.body,
      function.attributes.contains(where: {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBAction"
      }), parameter.type.wholeMatch(of: #/UI[A-Z]\w+/#) != nil
    else { return false }
    return !body.tokens(viewMode: .sourceAccurate).contains { $0.text == parameter.name }
  }
}
