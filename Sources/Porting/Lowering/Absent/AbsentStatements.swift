import SwiftSyntax

/// The statements of a body that use names missing on Linux. Each is replaced by a call that reports this at
/// run time.
///
/// A condition that checks for a missing class is false. Declarations in a statement that is left out are
/// missing too. A `return` still returns: without a value, or the program ends there with the reason. The
/// program also ends where a variable would have been initialized, because the following code depends on it.
struct AbsentStatements {
  private let conditions: Conditions
  /// Returns the reason if a name is missing.
  private let missing: (String) -> AbsentModules.Lack?
  /// Members of types, which are recognised by the expression before the dot.
  private let others: MembersLeftOut
  /// The places of uses that the compiler found.
  private let uses: FoundUses
  /// Whether a node's text may use a missing name, except in some of its inner nodes.
  private let mentions: (Syntax, _ inner: [Syntax]) -> Bool
  private(set) var changes: [AbsentParts.Change] = []
  private var isInitializer = false
  /// The variables of the body that are declared without a value.
  private var withoutValue: Set<String> = []
  /// The stored properties that the initializer still has to set.
  private var unset: Set<String> = []
  /// The types of the body's variables that are initialized or declared with a type.
  private var variableTypes: [String: String] = [:]

  init(
    conditions: Conditions, others: MembersLeftOut, uses: FoundUses,
    mentions: @escaping (Syntax, _ inner: [Syntax]) -> Bool,
    missing: @escaping (String) -> AbsentModules.Lack?
  ) {
    self.conditions = conditions
    self.others = others
    self.uses = uses
    self.mentions = mentions
    self.missing = missing
  }

  /// Searches the body of a declaration.
  /// - Parameter unset: The stored properties that the declaration has to set, if it is an initializer.
  mutating func visit(
    _ body: CodeBlockItemListSyntax, of declaration: Syntax, unset: Set<String> = []
  ) {
    isInitializer = declaration.is(InitializerDeclSyntax.self)
    withoutValue = []
    self.unset = unset
    variableTypes = others.isEmpty ? [:] : VariableTypes.all(in: Syntax(body))
    visit(body, locals: [], isFunction: true)
  }

  // MARK: Blocks

  private mutating func visit(
    _ block: CodeBlockItemListSyntax, locals: Set<String>, isFunction: Bool
  ) {
    var locals = locals
    for item in block {
      // Most statements use none of the names.
      guard !locals.isEmpty || mentions(Syntax(item), []) else {
        noteVariables(of: item)
        if isFunction { unset.subtract(FirstValues.names(in: Syntax(item), among: unset)) }
        continue
      }
      if let guarded = item.item.as(GuardStmtSyntax.self),
        let lack = lack(in: Syntax(guarded.conditions), locals)
      {
        // The condition is never true, so the code after it isn't reached.
        let text = "do \(guarded.body.trimmedDescription)"
        let end = block.last?.range.upperBound ?? guarded.range.upperBound
        return replace(
          guarded.range.lowerBound..<end, with: text, for: lack, in: Syntax(guarded.conditions))
      }
      visit(item, &locals, isOnly: isFunction && block.count == 1)
      if isFunction { unset.subtract(FirstValues.names(in: Syntax(item), among: unset)) }
    }
  }

  private mutating func visit(
    _ item: CodeBlockItemSyntax, _ locals: inout Set<String>, isOnly: Bool
  ) {
    let node = Syntax(item.item)
    if let condition = node.as(IfConfigDeclSyntax.self) {
      guard
        let inner = conditions.activeElements(of: condition)?.as(CodeBlockItemListSyntax.self)
      else { return }
      for item in inner {
        if let guarded = item.item.as(GuardStmtSyntax.self),
          let lack = lack(in: Syntax(guarded.conditions), locals)
        {
          // The code after the `#if` can't be removed with it, so the names that the guard declares are missing
          // there.
          locals.formUnion(names(declaredBy: guarded.conditions))
          replace(
            guarded.range, with: "do \(guarded.body.trimmedDescription)", for: lack,
            in: Syntax(guarded.conditions))
        } else {
          visit(item, &locals, isOnly: false)
        }
      }
      return
    }
    let blocks = StatementBlocks.outermost(in: node)
    if let lack = lack(in: node, outside: blocks.map { Syntax($0.statements) }, locals) {
      if let statement = node.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        ?? node.as(IfExprSyntax.self), isNeverTrue(statement.conditions, locals)
      {
        return neverTake(statement, for: lack, locals)
      }
      locals.formUnion(names(declaredBy: node))
      return leaveOut(node, for: lack, isOnly: isOnly)
    }
    noteVariables(of: item)
    for block in blocks {
      if let branch = block.statements.parent?.as(SwitchCaseSyntax.self),
        let name = caseLeftOut(of: branch)
      {
        replace(branch.range, with: "", for: AbsentModules.Lack(leftOut: name), in: Syntax(branch))
        continue
      }
      visit(block.statements, locals: locals, isFunction: block.isClosure)
    }
  }

  /// Notes the variables that a statement declares without a value.
  private mutating func noteVariables(of item: CodeBlockItemSyntax) {
    if let condition = item.item.as(IfConfigDeclSyntax.self) {
      let active = conditions.activeElements(of: condition)
      for inner in active?.as(CodeBlockItemListSyntax.self) ?? [] { noteVariables(of: inner) }
    } else if let variable = item.item.as(VariableDeclSyntax.self),
      variable.bindings.allSatisfy({ $0.initializer == nil && $0.accessorBlock == nil })
    {
      withoutValue.formUnion(names(declaredBy: Syntax(variable)))
    }
  }

  // MARK: Statements

  /// Returns one of the cases if a branch only handles cases that were left out of their enumerations.
  private func caseLeftOut(of branch: SwitchCaseSyntax) -> String? {
    guard !others.cases.isEmpty || !uses.isEmpty, case .case(let label) = branch.label else {
      return nil
    }
    let names = label.caseItems.map { item in
      let pattern = Syntax(item.pattern)
      return uses.name(in: pattern)
        ?? MemberUse.implicit(in: pattern.tokens()).first { others.cases.contains($0) }
    }
    return names.contains(nil) ? nil : names.first ?? nil
  }

  private mutating func leaveOut(_ node: Syntax, for lack: AbsentModules.Lack, isOnly: Bool) {
    let isReturn = node.is(ReturnStmtSyntax.self)
    guard !node.isProtocol((any DeclSyntaxProtocol).self) || node.is(VariableDeclSyntax.self) else {
      return replace(node.range, with: "", for: lack, in: node)
    }
    // A closure has as many arguments as it names. Closures inside the statement have their own.
    let arguments = Set(
      node.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
        guard case .dollarIdentifier(let name) = token.tokenKind,
          !token.isInClosure(inside: node)
        else { return nil }
        return name
      })
    let uses = arguments.sorted().map { "_ = \($0); " }.joined()
    let call = "absent(\"\(lack.reason)\")"
    // A closure that only assigns returns nothing.
    let assigns =
      node.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) }
      ?? false
    let returns =
      !isInitializer && (isReturn || isOnly && !assigns || AlwaysReturns.holds(for: node))
    let statement =
      if givesFirstValue(node) { "(\(call) as Never)" } else if returns { "return \(call)" } else {
        "(\(call) as Void)"
      }
    replace(node.range, with: uses + statement, for: lack, in: node)
  }

  /// Whether the statement initializes a variable that was declared without a value, or a property that the initializer
  /// has to set.
  private func givesFirstValue(_ node: Syntax) -> Bool {
    FirstValues.assigns(node, to: withoutValue, properties: unset)
  }

  private mutating func replace(
    _ range: Range<Int>, with text: String, for lack: AbsentModules.Lack, in node: Syntax
  ) {
    changes.append(
      AbsentParts.Change(
        range: range, replacement: text, message: "this is left out: it uses \(lack.reason)",
        place: lack.place(in: node), severity: lack.isError ? .error : .warning))
  }

  // MARK: Conditions that are never true

  /// Whether one of the conditions is a cast to a missing class.
  private func isNeverTrue(_ list: ConditionElementListSyntax, _ locals: Set<String>) -> Bool {
    list.contains { element in
      let value: ExprSyntax? =
        switch element.condition {
        case .optionalBinding(let binding): binding.initializer?.value
        case .expression(let expression): expression
        default: nil
        }
      guard let value, lack(in: Syntax(value), locals) != nil else { return false }
      return value.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.as) || $0.tokenKind == .keyword(.is)
      }
    }
  }

  private mutating func neverTake(
    _ node: IfExprSyntax, for lack: AbsentModules.Lack, _ locals: Set<String>
  ) {
    replace(
      node.conditions.range, with: "Bool(false)", for: lack, in: Syntax(node.conditions))
    if let first = node.body.statements.first, let last = node.body.statements.last {
      let call = givesFirstValue(Syntax(node.body)) ? "(absent(\"\(lack.reason)\") as Never)" : ""
      changes.append(
        AbsentParts.Change(
          range: first.range.lowerBound..<last.range.upperBound, replacement: call))
    }
    switch node.elseBody {
    case .ifExpr(let next):
      if let lack = self.lack(in: Syntax(next.conditions), locals),
        isNeverTrue(next.conditions, locals)
      {
        return neverTake(next, for: lack, locals)
      }
      for block in StatementBlocks.outermost(in: Syntax(next)) {
        visit(block.statements, locals: locals, isFunction: false)
      }
    case .codeBlock(let block): visit(block.statements, locals: locals, isFunction: false)
    case nil: break
    }
  }

  // MARK: Names

  /// Returns the reason why a node can't be used, which may have blocks that are looked at separately.
  private func lack(
    in node: Syntax, outside blocks: [Syntax] = [], _ locals: Set<String>
  ) -> AbsentModules.Lack? {
    guard !locals.isEmpty || mentions(node, blocks) else { return nil }
    let tokens = node.tokens(without: blocks)
    for name in AbsentParts.identifiers(tokens).sorted() {
      if let lack = missing(name) { return lack }
      if locals.contains(name) {
        return AbsentModules.Lack(leftOut: name)
      }
    }
    // Notification names and similar constants are members of another framework's type:
    // `.AVPlayerItemDidPlayToEndTime`.
    for member in MemberUse.implicit(in: tokens) where member.first?.isUppercase == true {
      if let lack = missing(member) { return lack }
    }
    // The pattern of one branch doesn't affect the others.
    let labels = blocks.compactMap { $0.parent?.as(SwitchCaseSyntax.self).map { Syntax($0.label) } }
    if let name = uses.name(in: node, without: blocks + labels) {
      return AbsentModules.Lack(leftOut: name)
    }
    guard !others.isEmpty else { return nil }
    if let use = MemberUse.all(in: tokens).first(where: {
      others.has($0, variables: variableTypes)
    }) {
      return AbsentModules.Lack(leftOut: use.member)
    }
    return MemberUse.implicit(in: labels.isEmpty ? tokens : node.tokens(without: blocks + labels))
      .first { others.cases.contains($0) }
      .map { AbsentModules.Lack(leftOut: $0) }
  }

  private func names(declaredBy conditions: ConditionElementListSyntax) -> Set<String> {
    Set(
      conditions.compactMap { element in
        guard case .optionalBinding(let binding) = element.condition else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      })
  }

  private func names(declaredBy node: Syntax) -> Set<String> {
    if let node = node.as(VariableDeclSyntax.self) {
      return Set(
        node.bindings.flatMap { binding in
          binding.pattern.tokens(viewMode: .sourceAccurate).compactMap {
            if case .identifier(let name) = $0.tokenKind { name } else { nil }
          }
        })
    }
    return (node.asProtocol((any NamedDeclSyntax).self)).map { [$0.name.text] } ?? []
  }
}

extension TokenSyntax {
  /// Whether a closure within a node contains the token.
  fileprivate func isInClosure(inside node: Syntax) -> Bool {
    ancestors.prefix { $0.id != node.id }.contains { $0.is(ClosureExprSyntax.self) }
  }
}
