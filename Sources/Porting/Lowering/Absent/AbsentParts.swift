import SwiftParser
import SwiftSyntax

/// The parts of a module that need a framework missing on Linux. They are left out, and the rest is built.
///
/// A declaration is left out if its head uses a name of such a framework: in its type, its parameters, its
/// inheritance clause or a property's value. Then every declaration that names a type that was left out is left
/// out too. In bodies only the affected statements are left out: see ``AbsentStatements``. Each of these is
/// reported with a warning.
struct AbsentParts {
  /// A range of a file's bytes that is replaced or removed.
  struct Change {
    var range: Range<Int>
    /// The replacement; `nil` if the range is removed.
    var replacement: String?
    /// The message, and the position that it refers to; the range's first byte if that is `nil`.
    var message: String?
    var place: Int?
    var severity = Diagnostic.Severity.warning
    /// Whether the rest can still be built.
    var isLeftOut = true
  }

  /// A declaration that can be left out.
  private struct Part {
    var node: Syntax
    var file: Int
    /// The type that it declares.
    var typeName: String?
    /// The parts inside it that don't belong to its head: members, bodies, and a clause that is changed
    /// separately.
    var apart: [Syntax]
    /// The names that its head uses, except those after a dot. Computed on demand.
    var used: Set<String>?
    /// The statement blocks that belong to it.
    var bodies: [CodeBlockItemListSyntax] = []
    /// The type that it is a member of.
    var owner: String?
    /// The names of a member.
    var memberNames: Set<String> = []
    /// The declaration that contains it.
    var parent: Int?
    var isMain: Bool
    /// The reason why it is left out.
    var lack: AbsentModules.Lack?
    var isLeftOut = false
    /// The parts inside it.
    var inner: [Int] = []
    /// The parts inside it that don't belong to its head, with the bodies.
    var outside: [Syntax] { apart + bodies.map { Syntax($0) } }
    /// The type that can't be created without it: a structure with an implicit memberwise initializer that has
    /// it as a stored property.
    var whole: Int?
  }

  private var parts: [Part] = []
  /// The types of the module, and the types that have a member with a name.
  private var declaredTypes: Set<String> = []
  private var ownersOfMembers: [String: Set<String>] = [:]
  /// The associated types of each protocol. In its members these names don't refer to a framework's types.
  private var associatedTypesOf: [String: Set<String>] = [:]
  private let files: [SourceFileSyntax]
  private let texts: [[UInt8]]
  private let conditions: Conditions
  /// The absent frameworks that each file imports, directly or through a module that includes UIKit.
  private var absent: [AbsentModules] = []
  /// The replacements for inheritance clauses.
  private var clauses: [(file: Int, part: Int, change: Change)] = []
  /// The names of types that other modules left out.
  private let known: Set<String>
  /// The names of types that were left out completely.
  private(set) var namesLeftOut: Set<String> = []
  /// The uses that the compiler found, in each file.
  private let uses: [FoundUses]

  /// - Parameters:
  ///   - texts: The bytes of the files.
  ///   - uses: The uses of left-out declarations that the compiler found in each file.
  init(
    _ files: [SourceFileSyntax], texts: [[UInt8]], conditions: Conditions, known: Set<String>,
    bringers: Set<String> = [], uses: [Set<LeftOutUse>]
  ) {
    self.uses = files.indices.map { FoundUses(uses[$0], in: files[$0], text: texts[$0]) }
    self.files = files
    self.texts = texts
    self.conditions = conditions
    self.known = known
    // Most files of a module have the same imports.
    var namesByImports: [Set<String>: AbsentModules.Imported] = [:]
    absent = zip(files, texts).map { file, text in
      let imports = Self.imports(of: file, conditions, bringers: bringers).filter {
        ["AVFAudio", "Foundation", "UIKit"].contains($0)
          || AppleModules.areAbsent($0, of: conditions.modules)
      }
      let imported =
        namesByImports[imports]
        ?? AbsentModules.Imported(
          imports, hasAudio: conditions.modules.contains("AVFAudio"))
      namesByImports[imports] = imported
      return AbsentModules(imported, in: text)
    }
  }

  var isEmpty: Bool {
    absent.allSatisfy(\.isEmpty) && known.isEmpty && uses.allSatisfy(\.isEmpty)
  }

  /// The names of the functions, variables, cases and nested types that were left out.
  var membersLeftOut: Set<String> {
    parts.reduce(into: []) { names, part in
      guard part.isLeftOut else { return }
      names.formUnion(part.memberNames)
      if part.owner != nil, let name = part.typeName { names.insert(name) }
    }
  }

  /// Returns the imports of a file that are compiled for iOS, where every framework can be imported.
  private static func imports(
    of file: SourceFileSyntax, _ conditions: Conditions, bringers: Set<String>
  ) -> Set<String> {
    var imports: Set<String> = []
    visit(file.statements, conditions) { item, _ in
      guard let first = item.as(ImportDeclSyntax.self)?.path.first else { return }
      imports.insert(first.name.text)
    }
    return imports.isDisjoint(with: bringers) ? imports : imports.union(["UIKit"])
  }

  /// Returns the types of a file that only exist on iOS, because they are declared where an absent framework
  /// can be imported.
  private static func typesForFrameworks(
    in file: SourceFileSyntax, _ conditions: Conditions
  ) -> Set<String> {
    var names: Set<String> = []
    visit(file.statements, conditions) { item, isThere in
      if !isThere, let name = typeName(of: item) { names.insert(name) }
    }
    return names
  }

  /// Visits the top-level code of a file that is compiled for iOS, and passes whether each part is also
  /// compiled here. Branches for absent frameworks aren't.
  private static func visit(
    _ statements: CodeBlockItemListSyntax, _ conditions: Conditions, isThere: Bool = true,
    _ body: (CodeBlockItemSyntax.Item, _ isThere: Bool) -> Void
  ) {
    for statement in statements {
      guard let node = statement.item.as(IfConfigDeclSyntax.self) else {
        body(statement.item, isThere)
        continue
      }
      let active = conditions.activeElements(of: node)
      for clause in node.clauses {
        guard let inner = clause.elements?.as(CodeBlockItemListSyntax.self) else { continue }
        let isActive = clause.elements?.id == active?.id
        if isActive || clause.condition.map(asksForFramework) == true {
          visit(inner, conditions, isThere: isThere && isActive, body)
        }
      }
    }
  }

  private static func typeName(of item: CodeBlockItemSyntax.Item) -> String? {
    let isType =
      item.isProtocol((any DeclGroupSyntax).self) || item.is(TypeAliasDeclSyntax.self)
    guard isType else { return nil }
    return item.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// Whether a condition only checks for Apple frameworks: `canImport(UIKit) && canImport(MapKit)`.
  private static func asksForFramework(_ condition: ExprSyntax) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return sequence.elements.allSatisfy {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" || asksForFramework($0)
      }
    }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedText == "canImport", let argument = call.arguments.first
    else { return false }
    let name = argument.expression.trimmedText
    return AppleModules.names.contains(name) && !AppleModules.ofOtherSystems.contains(name)
  }

  /// Returns the changes in each file.
  mutating func find() -> [[Change]] {
    var declared: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      _ = addAll(
        of: file.statements.map { Syntax($0.item) }, file: index, owner: nil, declared: &declared)
    }
    declaredTypes = Set(declared.keys)
    // A name is gone once all types with that name have been left out.
    var left = declared
    for name in associatedTypesOf.values.joined() { left[name, default: 0] += 1 }
    let hidden = files.reduce(into: known) {
      $0.formUnion(Self.typesForFrameworks(in: $1, conditions))
    }
    var gone = Gone(
      left: left, names: hidden.subtracting(left.keys),
      owners: MembersLeftOut(among: ownersOfMembers))
    let searches = absent.map { WordSearch($0.words) }
    for index in parts.indices {
      let names = absent[parts[index].file]
      guard headMentions(parts[index], searches[parts[index].file]) else { continue }
      let placeholders = placeholders(in: parts[index])
      let own = used(by: index).sorted().first {
        declared[$0] == nil && !placeholders.contains($0) && names.lack(of: $0) != nil
      }
      guard let own, let lack = names.lack(of: own) else { continue }
      leaveOut(index, lack, &gone)
    }
    leaveOutHeadsWithMissingMembers(&gone)
    for index in parts.indices where !uses[parts[index].file].isEmpty {
      let part = parts[index]
      if let name = uses[part.file].name(in: part.node, without: part.outside) {
        leaveOut(index, AbsentModules.Lack(leftOut: name), &gone)
      }
    }
    // A part that names a type that is gone is left out too, until nothing changes any more.
    var hasChanged = !gone.names.isEmpty || !gone.members.isEmpty || !gone.globals.isEmpty
    while hasChanged {
      hasChanged = false
      let words = WordSearch(gone.words)
      // Search the whole text of each part, not only its head: the result depends on the order in which this loop
      // finds the parts that it leaves out.
      let isConcerned = texts.map { words.occurs(in: $0[...]) }
      for index in parts.indices
      where !parts[index].isLeftOut && isConcerned[parts[index].file]
        && words.occurs(in: texts[parts[index].file][parts[index].node.range])
      {
        let names = gone.names.union(gone.globals)
          .union(parts[index].owner.flatMap { gone.members[$0] } ?? [])
        guard
          let name = used(by: index).intersection(names).min()
            ?? memberOfAnother(in: parts[index], gone)
        else { continue }
        leaveOut(index, AbsentModules.Lack(leftOut: name), &gone)
        hasChanged = true
      }
    }
    namesLeftOut = gone.names
    return changes(declared: Set(declared.keys))
  }

  /// Leaves out declarations whose values or default arguments use a member of an absent framework, such as a
  /// property with the category for recording.
  private mutating func leaveOutHeadsWithMissingMembers(_ gone: inout Gone) {
    let missing = absent.map { names in
      var members = MembersLeftOut(among: [:])
      members.add(missingWith: names)
      return members
    }
    let searches = missing.map { WordSearch($0.words) }
    for index in parts.indices where !parts[index].isLeftOut {
      let part = parts[index]
      let hasValues =
        part.node.is(VariableDeclSyntax.self) || part.node.is(FunctionDeclSyntax.self)
        || part.node.is(InitializerDeclSyntax.self)
      guard hasValues, !missing[part.file].isEmpty, headMentions(part, searches[part.file]),
        let name = missing[part.file].first(in: part.node.tokens(without: part.outside))
      else { continue }
      leaveOut(
        index, AbsentModules.Lack(of: name, "'\(name)', which belongs to a missing framework"),
        &gone)
    }
  }

  /// Whether the text of a part's head contains one of some words. This is much cheaper than searching its syntax tree.
  private func headMentions(_ part: Part, _ words: WordSearch) -> Bool {
    words.occurs(in: texts[part.file], of: part.node, without: part.outside)
  }

  /// Returns the names that a part's head uses.
  private mutating func used(by index: Int) -> Set<String> {
    if let used = parts[index].used { return used }
    let used = Self.identifiers(parts[index].node.tokens(without: parts[index].outside))
    parts[index].used = used
    return used
  }

  /// Returns the names that aren't a framework's types in a part: the associated types of its owner, and the generic
  /// parameters of the part and of the declarations around it.
  private func placeholders(in part: Part) -> Set<String> {
    var names = part.owner.flatMap { associatedTypesOf[$0] } ?? []
    for node in sequence(first: part.node, next: \.parent) {
      let generic = node.asProtocol(SyntaxProtocol.self) as? any WithGenericParametersSyntax
      for parameter in generic?.genericParameterClause?.parameters ?? [] {
        names.insert(parameter.name.text)
      }
    }
    return names
  }

  /// Returns the left-out member of another type that a variable's initial value uses.
  private func memberOfAnother(in part: Part, _ gone: Gone) -> String? {
    guard !gone.owners.isEmpty, part.node.is(VariableDeclSyntax.self) else { return nil }
    let tokens = part.node.tokens(without: part.bodies.map { Syntax($0) })
    return MemberUse.all(in: tokens).first { gone.owners.has($0) }?.member
  }

  private func changes(declared: Set<String>) -> [[Change]] {
    var result = [[Change]](repeating: [], count: files.count)
    for (file, part, change) in clauses where !parts[part].isLeftOut { result[file].append(change) }
    var membersLeftOut: [String: Set<String>] = [:]
    var globalsLeftOut: Set<String> = []
    var others = MembersLeftOut(among: ownersOfMembers)
    var casesLeft: Set<String> = []
    for part in parts where !part.isLeftOut && part.node.is(EnumCaseDeclSyntax.self) {
      casesLeft.formUnion(part.memberNames)
    }
    for part in parts where part.isLeftOut {
      if let owner = part.owner {
        let names = namesTaken(by: part, of: owner)
        membersLeftOut[owner, default: []].formUnion(names)
        if !namesLeftOut.contains(owner) { others.add(names, of: owner) }
        if part.node.is(EnumCaseDeclSyntax.self) {
          others.cases.formUnion(part.memberNames.subtracting(casesLeft))
        }
      } else if part.node.is(VariableDeclSyntax.self) {
        globalsLeftOut.formUnion(part.memberNames)
      }
    }
    func members(missingWith names: AbsentModules) -> MembersLeftOut {
      var members = others
      members.add(missingWith: names)
      return members
    }
    let covered = Set(parts.filter(\.isLeftOut).flatMap(\.inner))
    let leftOut = namesLeftOut.union(globalsLeftOut).union(membersLeftOut.values.joined())
    let search = WordSearch(leftOut.union(others.words))
    let searches = zip(absent, uses).map { names, uses in
      names.isEmpty && uses.isEmpty
        ? search
        : WordSearch(
          leftOut.union(names.words).union(members(missingWith: names).words).union(uses.names))
    }
    for (index, part) in parts.enumerated() {
      if part.isLeftOut {
        guard !covered.contains(index) else { continue }
        let name = Self.name(of: part)
        result[part.file].append(
          Change(
            range: part.node.rangeWithSemicolon,
            message: part.isMain
              ? "'\(name)' starts the app with SwiftUI, which Linux lacks; only apps with UIKit's "
                + "life cycle can be opened"
              : "'\(name)' is left out: it uses \(part.lack?.reason ?? "an API that Linux lacks")",
            place: part.lack?.place(in: part.node),
            severity: part.isMain || part.lack?.isError == true ? .error : .warning,
            isLeftOut: !part.isMain))
      } else if !covered.contains(index) {
        let search = searches[part.file]
        let text = texts[part.file]
        let bodies = part.bodies.filter { search.occurs(in: text, of: Syntax($0)) }
        guard !bodies.isEmpty else { continue }
        let names = absent[part.file]
        let left = namesLeftOut.union(globalsLeftOut)
          .union(part.owner.flatMap { membersLeftOut[$0] } ?? [])
        let own = placeholders(in: part)
        var statements = AbsentStatements(
          conditions: conditions, others: members(missingWith: names), uses: uses[part.file],
          mentions: { search.occurs(in: text, of: $0, without: $1) }
        ) { name in
          if left.contains(name) {
            return AbsentModules.Lack(leftOut: name)
          }
          return declared.contains(name) || own.contains(name) ? nil : names.lack(of: name)
        }
        for body in bodies {
          statements.visit(body, of: part.node, unset: propertiesToSet(by: part))
        }
        result[part.file] += statements.changes
      }
    }
    return result
  }

  /// Returns the names that are left out together with a member, wherever they are used.
  ///
  /// A framework's type and the module's own type can only be distinguished by name, such as `View` and
  /// `DayView`. Only names that no other type has are returned for the framework's type.
  private func namesTaken(by part: Part, of owner: String) -> Set<String> {
    let names = part.memberNames.subtracting(namesOfOthers(part, in: owner))
    guard !declaredTypes.contains(owner) else { return names }
    return names.filter { ownersOfMembers[$0]?.count == 1 }
  }

  /// Returns the names of an owner's other members that stay, if a member belongs to only some of the owner's
  /// types. For example, `setImage` for a wrapped map view doesn't affect `setImage` for a wrapped image view.
  private func namesOfOthers(_ part: Part, in owner: String) -> Set<String> {
    guard part.node.isInConstrainedExtension else { return [] }
    return parts.reduce(into: []) { names, other in
      guard other.owner == owner, !other.isLeftOut else { return }
      names.formUnion(other.memberNames.intersection(part.memberNames))
    }
  }

  /// Returns the name of a declaration for a message.
  private static func name(of part: Part) -> String {
    if let name = part.typeName { return name }
    if let node = part.node.as(ExtensionDeclSyntax.self) {
      return "extension \(node.extendedType.oneLine)"
    }
    if let node = part.node.as(FunctionDeclSyntax.self) { return node.name.text }
    if let node = part.node.as(VariableDeclSyntax.self) {
      return node.bindings.map { $0.pattern.trimmedDescription }.joined(separator: ", ")
    }
    return String(part.node.trimmedDescription.prefix { !$0.isNewline })
  }

  /// The names of types of which none is left.
  private struct Gone {
    var left: [String: Int]
    var names: Set<String> = []
    /// The names of nested types, by type.
    var members: [String: Set<String>] = [:]
    /// The names of global variables.
    var globals: Set<String> = []
    /// The members, by type.
    var owners: MembersLeftOut

    /// All of these names.
    var words: Set<String> {
      names.union(globals).union(members.values.joined()).union(owners.words)
    }

    mutating func remove(_ name: String) {
      left[name, default: 1] -= 1
      if left[name] == 0 { names.insert(name) }
    }
  }

  private mutating func leaveOut(
    _ index: Int, _ lack: AbsentModules.Lack, _ gone: inout Gone
  ) {
    guard !parts[index].isLeftOut else { return }
    parts[index].isLeftOut = true
    parts[index].lack = lack
    if let name = parts[index].typeName { gone.remove(name) }
    let node = parts[index].node
    if parts[index].owner == nil, node.is(VariableDeclSyntax.self) {
      gone.globals.formUnion(parts[index].memberNames)
    }
    if let owner = parts[index].owner {
      if node.is(AssociatedTypeDeclSyntax.self) || node.is(TypeAliasDeclSyntax.self) {
        gone.members[owner, default: []].formUnion(parts[index].memberNames)
      }
      gone.owners.add(namesTaken(by: parts[index], of: owner), of: owner)
    }
    if node.is(InitializerDeclSyntax.self), let type = parts[index].parent,
      canNotBeMade(type)
    {
      leaveOut(type, lack, &gone)
    }
    if node.is(FunctionDeclSyntax.self), let type = parts[index].parent, buildsNothing(type) {
      leaveOut(type, lack, &gone)
    }
    if let whole = parts[index].whole { leaveOut(whole, lack, &gone) }
    for inner in parts[index].inner { leaveOut(inner, lack, &gone) }
  }

  /// Whether a type is a result builder that has none of its required functions left.
  private func buildsNothing(_ type: Int) -> Bool {
    guard
      let group = parts[type].node.asProtocol((any DeclGroupSyntax).self),
      group.attributes.contains(where: { $0.trimmedDescription == "@resultBuilder" })
    else { return false }
    return !parts[type].inner.contains { inner in
      !parts[inner].isLeftOut
        && !parts[inner].memberNames.isDisjoint(with: ["buildBlock", "buildPartialBlock"])
    }
  }

  /// Whether a type has no initializer left that sets all of its properties.
  private func canNotBeMade(_ type: Int) -> Bool {
    var needsValues = parts[type].node.is(StructDeclSyntax.self)
    for inner in parts[type].inner where !parts[inner].isLeftOut {
      let node = parts[inner].node
      if let initializer = node.as(InitializerDeclSyntax.self) {
        let isConvenience = initializer.modifiers.contains {
          $0.name.tokenKind == .keyword(.convenience)
        }
        if !isConvenience { return false }
      }
      needsValues = needsValues || Self.needsValue(node)
    }
    return needsValues
  }

  /// Whether the node is a property of a class that an initializer has to set.
  private static func needsValue(_ node: Syntax) -> Bool {
    guard isStored(node), let node = node.as(VariableDeclSyntax.self) else { return false }
    return node.bindings.contains { binding in
      guard binding.initializer == nil, let type = binding.typeAnnotation?.type else {
        return false
      }
      let isOptional =
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      return !isOptional || node.bindingSpecifier.tokenKind == .keyword(.let)
    }
  }

  /// Returns the properties to which an initializer has to give values. One that calls another initializer of its type has
  /// none.
  private func propertiesToSet(by part: Part) -> Set<String> {
    guard let initializer = part.node.as(InitializerDeclSyntax.self), let type = part.parent,
      !initializer.modifiers.contains(where: { $0.name.tokenKind == .keyword(.convenience) })
    else { return [] }
    return parts[type].inner.reduce(into: []) { names, inner in
      guard !parts[inner].isLeftOut, Self.needsValue(parts[inner].node) else { return }
      names.formUnion(parts[inner].memberNames)
    }
  }

  private mutating func addAll(
    of nodes: [Syntax], file: Int, owner: String?, declared: inout [String: Int]
  ) -> [Int] {
    nodes.flatMap { node -> [Int] in
      if let condition = node.as(IfConfigDeclSyntax.self) {
        guard let elements = conditions.activeElements(of: condition) else { return [] }
        return addAll(
          of: elements.declarationsAndStatements, file: file, owner: owner, declared: &declared)
      }
      return add(node, file: file, owner: owner, declared: &declared).map { [$0] } ?? []
    }
  }

  /// Records a declaration. For a declaration with members, this is its head, and each member is recorded
  /// separately.
  private mutating func add(
    _ node: Syntax, file: Int, owner: String?, declared: inout [String: Int]
  ) -> Int? {
    guard !node.is(ImportDeclSyntax.self) else { return nil }
    let group = node.asProtocol((any DeclGroupSyntax).self)
    var name = (group as? any NamedDeclSyntax)?.name.text
    if owner == nil { name = name ?? node.as(TypeAliasDeclSyntax.self)?.name.text }
    if let name { declared[name, default: 0] += 1 }
    if let associated = node.as(AssociatedTypeDeclSyntax.self)?.name.text {
      if let owner { associatedTypesOf[owner, default: []].insert(associated) }
      name = associated
    }
    let index = parts.count
    var apart = (group.map { [Syntax($0.memberBlock)] } ?? [])
    if let clause = group?.inheritanceClause, let change = withoutAbsent(clause, file: file) {
      clauses.append((file, index, change))
      apart.append(Syntax(clause))
    }
    let bodies = group == nil ? Self.bodies(of: node) : []
    parts.append(
      Part(
        node: node, file: file, typeName: name,
        apart: apart, bodies: bodies, owner: owner, memberNames: Self.memberNames(of: node),
        isMain: group?.attributes.contains { $0.trimmedDescription == "@main" } ?? false))
    if let owner {
      for name in parts[index].memberNames { ownersOfMembers[name, default: []].insert(owner) }
    }
    if let group {
      let type = name ?? node.as(ExtensionDeclSyntax.self).map { $0.extendedType.oneLine }
      parts[index].inner = addAll(
        of: group.memberBlock.members.map { Syntax($0.decl) }, file: file, owner: type,
        declared: &declared)
      if node.is(StructDeclSyntax.self) || node.is(ClassDeclSyntax.self)
        || node.is(EnumDeclSyntax.self)
      {
        for inner in parts[index].inner { parts[inner].parent = index }
      }
      if node.is(StructDeclSyntax.self),
        !group.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
      {
        for inner in parts[index].inner where Self.isStored(parts[inner].node) {
          parts[inner].whole = index
        }
      }
    }
    return index
  }

  /// Whether the node is a property that an initializer sets.
  private static func isStored(_ node: Syntax) -> Bool {
    guard let node = node.as(VariableDeclSyntax.self) else { return false }
    return node.bindings.contains { $0.accessorBlock == nil }
      && !node.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }

  /// Returns the clause without protocols that aren't available, or `nil` if there are none of these or if the
  /// superclass isn't available.
  private func withoutAbsent(_ clause: InheritanceClauseSyntax, file: Int) -> Change? {
    var kept: [String] = []
    var gone: [String] = []
    for (index, inherited) in clause.inheritedTypes.enumerated() {
      let name = inherited.type.oneLine
      let isProtocol =
        index > 0 || ["Delegate", "DataSource", "Observer"].contains { name.hasSuffix($0) }
      if isProtocol, absent[file].module(of: TypeName.bare(name)) != nil {
        gone.append(name)
      } else {
        kept.append(name)
      }
    }
    guard let first = gone.first else { return nil }
    // Without its superclass, the type is left out.
    guard kept.allSatisfy({ absent[file].module(of: TypeName.bare($0)) == nil }) else { return nil }
    return Change(
      range: clause.range, replacement: kept.isEmpty ? "" : ": " + kept.joined(separator: ", "),
      message: "'\(first)' is left out: \(absent[file].whose(TypeName.bare(first)))")
  }

  private static func memberNames(of node: Syntax) -> Set<String> {
    if let node = node.as(FunctionDeclSyntax.self) { return [node.name.text] }
    if let node = node.as(AssociatedTypeDeclSyntax.self) { return [node.name.text] }
    if let node = node.as(TypeAliasDeclSyntax.self) { return [node.name.text] }
    if let node = node.as(EnumCaseDeclSyntax.self) { return Set(node.elements.map(\.name.text)) }
    if let node = node.as(VariableDeclSyntax.self) {
      return Set(
        node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
    }
    return []
  }

  /// Returns the bodies of a declaration's functions and accessors.
  private static func bodies(of node: Syntax) -> [CodeBlockItemListSyntax] {
    if let node = node.asProtocol((any WithOptionalCodeBlockSyntax).self) {
      return node.body.map { [$0.statements] } ?? []
    }
    if let node = node.as(SubscriptDeclSyntax.self) { return bodies(of: node.accessorBlock) }
    if let node = node.as(VariableDeclSyntax.self) {
      return node.bindings.flatMap { binding in
        bodies(of: binding.accessorBlock)
          + (binding.initializer.map { StatementBlocks.outermost(in: Syntax($0)) } ?? [])
          .map(\.statements)
      }
    }
    return []
  }

  private static func bodies(of block: AccessorBlockSyntax?) -> [CodeBlockItemListSyntax] {
    switch block?.accessors {
    case .getter(let statements): [statements]
    case .accessors(let accessors): accessors.compactMap { $0.body?.statements }
    case nil: []
    }
  }

  /// Returns the names among some tokens. Names after a dot don't count, except after `self`.
  static func identifiers(_ tokens: [TokenSyntax]) -> Set<String> {
    var names: Set<String> = []
    var previous = TokenKind.endOfFile
    var isOfSelf = false
    for token in tokens {
      let kind = token.tokenKind
      if case .identifier(let name) = kind, previous != .period || isOfSelf {
        names.insert(name)
      }
      // `self?.name` counts as a name of its own too.
      if kind == .postfixQuestionMark, previous == .keyword(.self) { continue }
      isOfSelf = kind == .period && previous == .keyword(.self)
      previous = kind
    }
    return names
  }
}

extension Conditions {
  /// Returns the elements of an `#if` that are compiled for iOS.
  func activeElements(of node: IfConfigDeclSyntax) -> Syntax? {
    for clause in node.clauses where holds(clause) {
      return clause.elements.map { Syntax($0) }
    }
    return nil
  }
}

extension Syntax {
  /// The range of a declaration, including the semicolon that separates it from the next one.
  fileprivate var rangeWithSemicolon: Range<Int> {
    let semicolon =
      parent?.as(MemberBlockItemSyntax.self)?.semicolon
      ?? parent?.as(CodeBlockItemSyntax.self)?.semicolon
    return start..<(semicolon?.end ?? range.upperBound)
  }

  /// Whether the node is a member of an extension with a `where` clause.
  fileprivate var isInConstrainedExtension: Bool {
    let group = ancestors.first { $0.isProtocol((any DeclGroupSyntax).self) }
    return group?.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
  }

  /// The items in a branch of `#if`.
  fileprivate var declarationsAndStatements: [Syntax] {
    if let list = self.as(CodeBlockItemListSyntax.self) { return list.map { Syntax($0.item) } }
    if let list = self.as(MemberBlockItemListSyntax.self) { return list.map { Syntax($0.decl) } }
    return []
  }
}

extension AppleModules {
  /// Returns whether a module belongs to Apple's SDK and isn't one of the available modules.
  static func areAbsent(_ module: String, of present: Set<String>) -> Bool {
    names.contains(module) && !present.contains(module) && StandIns.names[module] == nil
      || module == "SwiftUI"
  }
}
