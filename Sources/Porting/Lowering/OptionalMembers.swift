import SwiftSyntax

/// Optional members of protocols. They become requirements of an optional type, `nil` if a class lacks them.
extension ModuleLowering {
  /// Collects the optional members of the module's protocols and rewrites their declarations.
  func lowerOptionalRequirements() {
    for type in table.types where type.declaration?.kind == .protocol {
      let declaration = type.declaration!
      optionals.forget(type.name)
      let optionalNames = declaration.members.filter(\.isOptional).map(\.fullName)
      var names: [String: Int] = [:]
      for member in declaration.members where member.isOptional {
        let file = files[declaration.file]
        guard member.kind == .function || member.kind == .property, !member.isStatic else {
          file.report(
            .error, at: member.node,
            "only methods and properties of objects can be optional on Linux; "
              + "make this one a requirement with a default in an extension")
          continue
        }
        var name = "_optional_" + member.name
        for label in member.labels where label != "_" { name += "_" + label }
        let hasTwins = optionalNames.count { $0 == member.fullName } > 1
        let callName = hasTwins ? "_call" + name : nil
        // Functions that only differ in the number of unlabelled parameters, or in their types.
        names[name, default: 0] += 1
        if let number = names[name], number > 1 { name += "_\(number)" }
        let optional = OptionalMember(
          protocolName: type.name, baseName: member.name,
          labels: member.kind == .function ? member.labels : nil,
          parameterTypes: member.parameters.map { $0.type.asArgument }, type: member.type ?? "Void",
          effects: member.effects, isPublic: declaration.access == .public, loweredName: name,
          callName: callName)
        optionals.add(optional)
        rewrite(member, as: optional, isMainActor: declaration.isMainActor, file)
      }
    }
  }

  private func rewrite(
    _ member: Member, as optional: OptionalMember, isMainActor: Bool, _ file: FileContext
  ) {
    let modifiers: DeclModifierListSyntax
    let start: Int
    if let node = member.node.as(FunctionDeclSyntax.self) {
      modifiers = node.modifiers
      start = node.funcKeyword.start
    } else if let node = member.node.as(VariableDeclSyntax.self) {
      modifiers = node.modifiers
      start = node.bindingSpecifier.start
    } else {
      return
    }
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.optional) {
      file.blank(modifier.range)
    }
    let declaration = "var \(optional.loweredName): \(optional.requirementType)"
    file.replaceKeepingLines(start..<member.node.end, with: declaration + " { get }")
    let access = optional.isPublic ? "public " : ""
    file.trailer.append(
      "extension \(optional.protocolName) { \(access)\(declaration) { nil } }")
    guard let callName = optional.callName else { return }
    let parameters = optional.parameterTypes.indices.map {
      "_ a\($0): \(optional.parameterTypes[$0])"
    }
    let arguments = optional.parameterTypes.indices.map { "a\($0)" }
    let result = optional.type.hasSuffix("?") ? optional.type : "(\(optional.type))?"
    file.trailer.append(
      "extension \(optional.protocolName) { @discardableResult \(access)func \(callName)"
        + "(\(parameters.joined(separator: ", "))) \(optional.effects)-> \(result) { "
        + "\(optional.effectMarks)\(optional.loweredName)?(\(arguments.joined(separator: ", "))) } }"
    )
  }

  // MARK: Uses

  /// Lowers `d.f?(…)` and `d.f!(…)`.
  func lower(
    _ call: FunctionCallExprSyntax, of member: MemberAccessExprSyntax, in scope: TypeDeclaration?,
    of file: FileContext
  ) {
    let name = member.declName.baseName.text
    guard !name.hasPrefix("_optional_"), let base = member.base else { return }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let trailing = call.trailingClosure == nil ? 0 : 1 + call.additionalTrailingClosures.count
    let hasOwn = isClosure(name, base, scope)
    if !hasOwn, let optional = optionals.find(name, labels: labels, trailing: trailing) {
      file.edits.replace(
        member.declName.range, with: optional.callName ?? optional.loweredName)
      if optional.callName != nil {
        let mark = call.calledExpression
        file.edits.replace(member.end..<mark.end, with: "")
        if mark.is(ForceUnwrapExprSyntax.self) { file.edits.insert("!", at: call.end) }
      }
      for argument in call.arguments {
        if let label = argument.label {
          file.edits.replace(label.start..<argument.expression.start, with: "")
        }
      }
      castAnyObject(base, to: optional.protocolName, in: scope, of: file)
      return
    }
    // A closure call has no labels. A call with labels is a member of UIKit, or of a value that is called like
    // a function.
    let isKnown =
      !hasOwn && OptionalCallbacks.have(name, labels: labels, trailing: trailing)
    guard isKnown || labels.contains(where: { $0 != "_" }) && !callLabels.contains(labels) else {
      return
    }
    let mark = call.calledExpression
    file.edits.replace(member.end..<mark.end, with: "")
    guard mark.is(OptionalChainingExprSyntax.self), !isChained(base) else { return }
    file.edits.insert("Optional(", at: base.start)
    file.edits.insert(")?", at: base.end)
  }

  /// Casts an object of any type to the protocol whose member is called. Objective-C looks the member up at run
  /// time.
  private func castAnyObject(
    _ base: ExprSyntax, to protocolName: String, in scope: TypeDeclaration?, of file: FileContext
  ) {
    let chain = base.as(OptionalChainingExprSyntax.self)
    let object = chain?.expression ?? base
    guard let name = object.simplePropertyName,
      let property = scope?.type.lineage.lazy.flatMap(\.parts).flatMap(\.members)
        .first(where: { $0.kind == .property && $0.name == name }),
      ["AnyObject", "AnyObject?", "AnyObject!"].contains(property.type)
    else { return }
    file.edits.insert("(", at: object.start)
    file.edits.replace(object.end..<base.end, with: " as? \(protocolName))?")
  }

  /// Whether a name belongs to a property of the module, so that calling it calls a closure.
  private func isClosure(_ name: String, _ base: ExprSyntax, _ scope: TypeDeclaration?) -> Bool {
    let found = (table.membersByName[name] ?? []).filter {
      $0.kind == .property && !$0.isOptional && $0.type.map(TypeName.bare) != "Bool"
    }
    guard !found.isEmpty else { return false }
    guard base.oneLine == "self" else { return optionals.byName[name] == nil }
    return scope?.type.lineage.contains { type in
      found.contains { $0.owner.type === type }
    } ?? false
  }

  private func isChained(_ expression: ExprSyntax) -> Bool {
    var next: ExprSyntax? = expression
    while let current = next {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      if let member = current.as(MemberAccessExprSyntax.self) {
        next = member.base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        next = call.calledExpression
      } else if let subscripted = current.as(SubscriptCallExprSyntax.self) {
        next = subscripted.calledExpression
      } else {
        next = current.as(ForceUnwrapExprSyntax.self)?.expression
      }
    }
    return false
  }

  /// Lowers `d.f` without a call: an optional function, or an optional property's value.
  func lowerReference(
    _ member: MemberAccessExprSyntax, in scope: TypeDeclaration?, of file: FileContext
  ) {
    let name = member.declName.baseName.text
    guard let candidates = optionals.byName[name], let base = member.base else { return }
    // The callee of `d.f?(…)` was lowered with its call.
    if let parent = member.parent,
      parent.kind == .optionalChainingExpr
        || parent.kind == .forceUnwrapExpr, parent.parent?.kind == .functionCallExpr
    {
      return
    }
    let labels = member.declName.argumentNames?.arguments.map(\.name.text)
    let fitting = candidates.filter { labels == nil || $0.labels == labels }
    guard let optional = fitting.first, holds(base, optional) else { return }
    file.edits.replace(member.declName.range, with: optional.loweredName)
  }

  /// Whether an expression has a protocol's type, as far as declarations write it.
  private func holds(_ base: ExprSyntax, _ optional: OptionalMember) -> Bool {
    let simple = optional.protocolName.split(separator: ".").last.map(String.init) ?? ""
    return writtenTypes(of: base).contains { type in
      TypeName.identifiers(in: aliases[TypeName.bare(type)] ?? type).contains(simple)
    }
  }
}

/// The known optional members of this module and of those that it imports.
struct OptionalMembers {
  private(set) var all: [OptionalMember] = []
  private(set) var byName: [String: [OptionalMember]] = [:]
  private(set) var byProtocol: [String: [OptionalMember]] = [:]

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ member: OptionalMember) {
    all.append(member)
    byName[member.baseName, default: []].append(member)
    byProtocol[member.protocolName, default: []].append(member)
  }

  /// Removes the members of another module's protocol if one of this module's protocols hides it. An app may
  /// compile a library's file and import the library too.
  mutating func forget(_ protocolName: String) {
    guard byProtocol.removeValue(forKey: protocolName) != nil else { return }
    all.removeAll { $0.protocolName == protocolName }
    byName = Dictionary(grouping: all, by: \.baseName)
  }

  /// Returns the member that a call with these labels and trailing closures refers to.
  func find(_ name: String, labels: [String], trailing: Int) -> OptionalMember? {
    byName[name]?.first { member in
      guard let own = member.labels else { return false }
      return own.count == labels.count + trailing && Array(own.prefix(labels.count)) == labels
    }
  }
}

extension ExprSyntax {
  /// The name of a property of `self`, with or without `self` before it.
  fileprivate var simplePropertyName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.oneLine == "self" ? member.declName.baseName.text : nil
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension OptionalMember {
  /// The keywords before a call.
  var effectMarks: String {
    (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
  }
}

extension String {
  /// A parameter's type in the form for a function type, where it can't be implicitly unwrapped.
  var asArgument: String { hasSuffix("!") ? dropLast() + "?" : self }
}
