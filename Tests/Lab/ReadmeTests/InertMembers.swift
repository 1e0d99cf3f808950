import SwiftParser
import SwiftSyntax

/// Finds public members that take a value and do nothing with it: functions whose body doesn't name a parameter, empty
/// functions, and properties that no source reads.
///
/// It reads the syntax alone, so it knows names and not types. A property counts as read if any source reads a property
/// of that name, and a stored property whose name is common is therefore not found.
struct InertMembers {
  /// A public function, initializer or subscript that ignores input.
  private struct Function {
    let type: String
    let name: String
    /// The name without labels, as calls have it.
    let base: String
    let isOpen: Bool
    let isEmpty: Bool
  }

  /// A public property that only stores its value.
  private struct Property {
    let type: String
    let name: String
    /// The names under which the value is stored, which include the property's own.
    let storage: Set<String>
    /// Whether another value stores it, whose methods read it without naming the object.
    let isForwarded: Bool
  }

  private var functions: [Function] = []
  private var properties: [Property] = []
  /// The names in protocols.
  private var requirements: Set<String> = []
  /// The names of properties that do something when they are set.
  private var active: Set<String> = []
  /// Members that Foundation's protocols, Interface Builder and the compiler call with values of their own.
  private static let foreign: Set = [
    "copy(with:)", "encode(with:)", "prepareForInterfaceBuilder()", "wrappedValue",
  ]
  /// The names of methods that subclasses override.
  private var overridden: Set<String> = []
  private var protocols: Set<String> = []
  private var supertypes: [String: Set<String>] = [:]
  /// The names that are called, with the first label.
  private var calls: Set<String> = []
  /// The names that are read behind a point.
  private var members: Set<String> = []
  /// The names that are read without an object, by the type around them.
  private var implicit: [String: Set<String>] = [:]

  /// Reads a source file.
  ///
  /// - Parameter isReplacement: Whether the file is part of a module that replaces one of Apple's, whose public members
  ///   are the subject. Other files only use them.
  mutating func read(_ text: String, isReplacement: Bool) {
    let reader = Reader(isReplacement: isReplacement)
    reader.walk(Parser.parse(source: text))
    functions += reader.functions
    properties += reader.properties
    requirements.formUnion(reader.requirements)
    overridden.formUnion(reader.overridden)
    active.formUnion(reader.active)
    protocols.formUnion(reader.protocols)
    supertypes.merge(reader.supertypes) { $0.union($1) }
    calls.formUnion(reader.calls)
    members.formUnion(reader.members)
    implicit.merge(reader.implicit) { $0.union($1) }
  }

  /// The members found, as `Type.member(label:)`.
  ///
  /// These kinds are left out:
  /// - A hook, which is an open method, or a requirement's default implementation, that the sources call: a subclass or a
  ///   delegate does the work.
  /// - A method of a base class that subclasses here override.
  /// - A method that a protocol requires. It has the protocol's parameters.
  /// - A member that reports itself, ends the program, throws, or is an initializer that fails. It isn't silent.
  /// - A member that Foundation's protocols, Interface Builder or the compiler call.
  var names: Set<String> {
    let idle = functions.filter { function in
      guard !Self.foreign.contains(function.name) else { return false }
      let isHook = function.isOpen || protocols.contains(function.type)
      if isHook, calls.contains(function.base) || overridden.contains(function.name) {
        return false
      }
      return function.isEmpty || protocols.contains(function.type)
        || !requirements.contains(function.name)
    }
    let unread = properties.filter { property in
      guard !Self.foreign.contains(property.name) else { return false }
      let elsewhere = property.storage.subtracting([property.name, "_" + property.name])
      guard elsewhere.isDisjoint(with: active) else { return false }
      let kin = kin(of: property.type)
      return property.storage.allSatisfy { name in
        guard !members.contains(name) else { return false }
        return property.isForwarded
          ? implicit.values.allSatisfy { !$0.contains(name) }
          : kin.allSatisfy { implicit[$0]?.contains(name) != true }
      }
    }
    let found = idle.map { ($0.type, $0.name) } + unread.map { ($0.type, $0.name) }
    return Set(found.map { type, name in type.isEmpty ? name : "\(type).\(name)" })
  }

  /// Returns a type with its supertypes and subtypes.
  private func kin(of type: String) -> Set<String> {
    var found: Set = [type]
    var next: Set = [type]
    while let type = next.popFirst() {
      for above in supertypes[type] ?? [] where found.insert(above).inserted { next.insert(above) }
    }
    next = [type]
    while let type = next.popFirst() {
      for (below, above) in supertypes where above.contains(type) && found.insert(below).inserted {
        next.insert(below)
      }
    }
    return found
  }
}

extension InertMembers {
  /// Collects declarations and uses in one file.
  private final class Reader: SyntaxVisitor {
    private let isReplacement: Bool
    var functions: [Function] = []
    var properties: [Property] = []
    var requirements: Set<String> = []
    var overridden: Set<String> = []
    var active: Set<String> = []
    var protocols: Set<String> = []
    var supertypes: [String: Set<String>] = [:]
    var calls: Set<String> = []
    var members: Set<String> = []
    var implicit: [String: Set<String>] = [:]

    /// The types around the current position, and whether their members are public without a modifier.
    private var types: [(name: String, publishes: Bool)] = []
    /// The names that functions around the current position bind, and those that they don't read for good.
    private var bound: [Set<String>] = []
    private var silenced: [Set<String>] = []
    /// How many functions around the current position only copy, compare or archive values.
    private var copying = 0

    init(isReplacement: Bool) {
      self.isReplacement = isReplacement
      super.init(viewMode: .sourceAccurate)
    }

    private var type: String { types.last?.name ?? "" }

    // MARK: Types

    private func enter(
      _ name: String, _ modifiers: DeclModifierListSyntax, _ parents: InheritanceClauseSyntax?,
      publishes: Bool = false
    ) {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      types.append((last, publishes && modifiers.has("public")))
      for parent in parents?.inheritedTypes ?? [] {
        let text = parent.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        supertypes[last, default: []].insert(String(text.prefix { $0 != "<" }))
      }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.inheritanceClause)
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.inheritanceClause)
      return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.inheritanceClause)
      return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.inheritanceClause)
      return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.inheritanceClause)
      protocols.insert(node.name.text)
      return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(
        node.extendedType.trimmedDescription, node.modifiers, node.inheritanceClause,
        publishes: true)
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    // MARK: Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      let name = node.name.text + "(" + labels.joined() + ")"
      if node.body == nil { requirements.insert(name) }
      declare(name, node.name.text, node.modifiers, node.signature.parameterClause, node.body)
      enterFunction(
        Syntax(node), node.signature.parameterClause,
        copies: Self.copies(node.name.text))
      return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { leaveFunction(node.name.text) }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      let name = "init(" + labels.joined() + ")"
      if node.body == nil { requirements.insert(name) }
      declare(name, "init", node.modifiers, node.signature.parameterClause, node.body)
      enterFunction(Syntax(node), node.signature.parameterClause, copies: false)
      return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { leaveFunction("init") }

    private func enterFunction(
      _ node: Syntax, _ parameters: FunctionParameterClauseSyntax, copies: Bool
    ) {
      var names = Set(parameters.parameters.map { ($0.secondName ?? $0.firstName).text })
      let finder = Bindings(viewMode: .sourceAccurate)
      finder.walk(node)
      names.formUnion(finder.names)
      bound.append(names)
      if copies { copying += 1 }
    }

    private func leaveFunction(_ name: String) {
      bound.removeLast()
      if Self.copies(name) { copying -= 1 }
    }

    /// Returns whether a function of this name only copies, compares or archives values.
    private static func copies(_ name: String) -> Bool {
      name.hasPrefix("copy") || ["==", "hash", "encode"].contains(name)
    }

    private func declare(
      _ name: String, _ base: String, _ modifiers: DeclModifierListSyntax,
      _ parameters: FunctionParameterClauseSyntax, _ body: CodeBlockSyntax?
    ) {
      guard let body else { return }
      let isEmpty = body.statements.isEmpty
      if modifiers.has("override"), !isEmpty { overridden.insert(name) }
      guard isReplacement, isPublic(modifiers), !base.hasPrefix("_") else { return }
      if modifiers.has("override"), !isEmpty { return }
      let text = body.statements.trimmedDescription
      if base == "init", ["nil", "return nil"].contains(text) { return }
      let words = Set(body.tokens(viewMode: .sourceAccurate).map(\.text))
      if !words.isDisjoint(with: Self.loud) { return }
      // A parameter that only names a type, or makes an initializer another one, has no value.
      let ignored = parameters.parameters.filter {
        !words.contains(($0.secondName ?? $0.firstName).text)
          && !$0.type.trimmedDescription.hasSuffix(".Type")
          && $0.type.trimmedDescription != "Void"
      }
      // An initializer without parameters may have nothing to do.
      let isIdle = isEmpty && base != "init"
      guard isIdle || !ignored.isEmpty else { return }
      functions.append(
        Function(
          type: type, name: name, base: base, isOpen: modifiers.has("open"), isEmpty: isEmpty))
    }

    /// Words in the body of a function that isn't silent.
    private static let loud = ["Diagnostics", "fatalError", "preconditionFailure", "throw"]

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
      if modifiers.has("public") || modifiers.has("open") { return true }
      let others = ["private", "fileprivate", "internal", "package"]
      return types.last?.publishes == true && !others.contains { modifiers.has($0) }
    }

    // MARK: Properties

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      var names: Set<String> = []
      guard bound.isEmpty else {
        silenced.append([])
        return .visitChildren
      }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        names.formUnion([name, "_" + name])
        let modifiers = node.modifiers
        let storage = storage(of: name, binding.accessorBlock)
        let body = binding.accessorBlock?.description ?? ""
        let isForwarded = body.contains("newValue") && !body.contains("super.")
        names.formUnion(storage ?? [])
        if binding.accessorBlock?.isActive == true { active.insert(name) }
        guard isReplacement, node.bindingSpecifier.text == "var", !types.isEmpty,
          isPublic(modifiers), !modifiers.has("override") || isForwarded,
          !modifiers.hasNarrowSetter,
          !name.hasPrefix("_"), !protocols.contains(type), let storage
        else { continue }
        properties.append(
          Property(
            type: type, name: name, storage: storage,
            isForwarded: isForwarded))
      }
      silenced.append(names)
      return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) { silenced.removeLast() }

    /// Returns where a property stores its value, or `nil` if it does more.
    private func storage(of name: String, _ block: AccessorBlockSyntax?) -> Set<String>? {
      guard let block else { return [name, "_" + name] }
      guard case .accessors(let accessors) = block.accessors else { return nil }
      let words = Set(block.tokens(viewMode: .sourceAccurate).map(\.text))
      if words.contains("Diagnostics") { return nil }
      if accessors.allSatisfy({ ["didSet", "willSet"].contains($0.accessorSpecifier.text) }) {
        // An observer that compares the value, and reads it for nothing else, only notices the change.
        let rest = block.trimmedDescription.replacing("\(name) != oldValue", with: "")
          .replacing("\(name) == oldValue", with: "")
        return rest.contains(name) ? nil : [name, "_" + name]
      }
      guard let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" })?.body
      else { return nil }
      // A setter that is one assignment of the new value.
      guard setter.statements.count == 1,
        let sequence = setter.statements.first?.item.as(SequenceExprSyntax.self),
        sequence.elements.count == 3,
        sequence.elements.last?.trimmedDescription == "newValue",
        let target = sequence.elements.first?.as(MemberAccessExprSyntax.self)?.declName
          ?? sequence.elements.first?.as(DeclReferenceExprSyntax.self)
      else { return setter.statements.isEmpty ? [name] : nil }
      return [name, "_" + name, target.baseName.text]
    }

    // MARK: Uses

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression
      if let name = called.as(MemberAccessExprSyntax.self)?.declName
        ?? called.as(DeclReferenceExprSyntax.self)
        ?? called.as(OptionalChainingExprSyntax.self)?.expression
        .as(MemberAccessExprSyntax.self)?.declName
      {
        calls.insert(name.baseName.text)
      }
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
        note(name.identifier.text, isMember: false)
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text
      var whole = Syntax(node)
      var isMember = false
      if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName == node {
        whole = Syntax(access)
        isMember = true
      }
      if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
        // A table of properties by key reads a property only for those who ask for the key.
        if isValueOfKey(Syntax(node)) { return .visitChildren }
        isMember = true
      }
      if !isMember, bound.last?.contains(name) == true { return .visitChildren }
      guard !isAssignedOrCopied(whole, name) else { return .visitChildren }
      note(name, isMember: isMember)
      return .visitChildren
    }

    /// Returns whether an expression is part of a key path that a dictionary has under a string.
    private func isValueOfKey(_ node: Syntax) -> Bool {
      var node = node
      while !node.is(KeyPathExprSyntax.self) {
        guard let parent = node.parent else { return false }
        node = parent
      }
      return node.parent?.as(DictionaryElementSyntax.self)?.key.is(StringLiteralExprSyntax.self)
        == true
    }

    private func note(_ name: String, isMember: Bool) {
      guard copying == 0, !silenced.contains(where: { $0.contains(name) }) else { return }
      if isMember {
        members.insert(name)
      } else {
        for type in types { implicit[type.name, default: []].insert(name) }
      }
    }

    /// Returns whether an expression is assigned to, or is the value for a property of the same name.
    private func isAssignedOrCopied(_ whole: Syntax, _ name: String) -> Bool {
      guard let list = whole.parent?.as(ExprListSyntax.self), list.count == 3,
        let first = list.first, list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { return false }
      if Syntax(first) == whole { return true }
      let target =
        first.as(MemberAccessExprSyntax.self)?.declName ?? first.as(DeclReferenceExprSyntax.self)
      return target?.baseName.text == name
    }
  }

  /// The names that a function's patterns and closures bind.
  private final class Bindings: SyntaxVisitor {
    var names: Set<String> = []
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.as(OptionalBindingConditionSyntax.self)?.initializer != nil
        || node.parent?.is(OptionalBindingConditionSyntax.self) != true
      {
        names.insert(node.identifier.text)
      }
      return .visitChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      names.insert((node.secondName ?? node.firstName).text)
      return .visitChildren
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether setting the property runs code.
  fileprivate var isActive: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.text != "get" && $0.body != nil }
  }
}

extension DeclModifierListSyntax {
  fileprivate func has(_ name: String) -> Bool {
    contains { $0.name.text == name && $0.detail == nil }
  }

  /// Whether only the module, or a part of it, can set the property.
  fileprivate var hasNarrowSetter: Bool { contains { $0.detail?.detail.text == "set" } }
}
