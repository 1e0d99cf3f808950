import SwiftSyntax

/// The statements of a body that name what Linux lacks: each gives way to a call that says so.
///
/// A condition that asks whether an object is of a class that isn't there is false. Whatever a
/// statement that is left out declares is missing too. A `return` still returns: nothing, or the
/// program ends there with the reason.
struct AbsentStatements {
  private let conditions: Conditions
  /// Says what a name is, when it is one that is missing.
  private let missing: (String) -> String?
  private(set) var changes: [AbsentParts.Change] = []
  private var isInitializer = false

  init(conditions: Conditions, missing: @escaping (String) -> String?) {
    self.conditions = conditions
    self.missing = missing
  }

  /// Looks through the body of a declaration.
  mutating func visit(_ body: CodeBlockItemListSyntax, of declaration: Syntax) {
    isInitializer = declaration.is(InitializerDeclSyntax.self)
    visit(body, locals: [], isFunction: true)
  }

  // MARK: Blocks

  private mutating func visit(
    _ block: CodeBlockItemListSyntax, locals: Set<String>, isFunction: Bool
  ) {
    var locals = locals
    for item in block {
      if let guarded = item.item.as(GuardStmtSyntax.self),
        reason(in: Syntax(guarded.conditions), locals) != nil
      {
        // It is never passed: what follows isn't reached.
        let text = "do \(guarded.body.trimmedDescription)"
        let end = block.last?.range.upperBound ?? guarded.range.upperBound
        let reason = reason(in: Syntax(guarded.conditions), locals) ?? ""
        return replace(guarded.range.lowerBound..<end, with: text, because: reason)
      }
      visit(item, &locals, isOnly: isFunction && block.count == 1)
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
      for item in inner { visit(item, &locals, isOnly: false) }
      return
    }
    if let reason = reason(in: node, outsideBlocks: true, locals) {
      if let statement = node.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        ?? node.as(IfExprSyntax.self), isNeverTrue(statement.conditions, locals)
      {
        return neverTake(statement, because: reason, locals)
      }
      locals.formUnion(names(declaredBy: node))
      return leaveOut(node, because: reason, isOnly: isOnly)
    }
    for block in StatementBlocks.outermost(in: node) {
      visit(block.statements, locals: locals, isFunction: block.isClosure)
    }
  }

  // MARK: Statements

  private mutating func leaveOut(_ node: Syntax, because reason: String, isOnly: Bool) {
    let isReturn = node.is(ReturnStmtSyntax.self)
    guard !node.isProtocol((any DeclSyntaxProtocol).self) || node.is(VariableDeclSyntax.self) else {
      return replace(node.range, with: "", because: reason)
    }
    // A closure has as many arguments as it names.
    let arguments = Set(
      node.tokens(viewMode: .sourceAccurate).compactMap {
        if case .dollarIdentifier(let name) = $0.tokenKind { name } else { nil }
      })
    let uses = arguments.sorted().map { "_ = \($0); " }.joined()
    let call = "absent(\"\(reason)\")"
    let returns = !isInitializer && (isReturn || isOnly)
    replace(
      node.range, with: uses + (returns ? "return \(call)" : "(\(call) as Void)"),
      because: reason)
  }

  private mutating func replace(_ range: Range<Int>, with text: String, because reason: String) {
    changes.append(
      AbsentParts.Change(
        range: range, replacement: text, message: "this is left out: it uses \(reason)"))
  }

  // MARK: Conditions that are never true

  /// Whether one of the conditions is a cast to a class that is missing.
  private func isNeverTrue(_ list: ConditionElementListSyntax, _ locals: Set<String>) -> Bool {
    list.contains { element in
      let value: ExprSyntax? =
        switch element.condition {
        case .optionalBinding(let binding): binding.initializer?.value
        case .expression(let expression): expression
        default: nil
        }
      guard let value, reason(in: Syntax(value), locals) != nil else { return false }
      return value.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.as) || $0.tokenKind == .keyword(.is)
      }
    }
  }

  private mutating func neverTake(
    _ node: IfExprSyntax, because reason: String, _ locals: Set<String>
  ) {
    replace(node.conditions.range, with: "Bool(false)", because: reason)
    if let first = node.body.statements.first, let last = node.body.statements.last {
      changes.append(
        AbsentParts.Change(range: first.range.lowerBound..<last.range.upperBound))
    }
    switch node.elseBody {
    case .ifExpr(let next):
      if let reason = self.reason(in: Syntax(next.conditions), locals),
        isNeverTrue(next.conditions, locals)
      {
        return neverTake(next, because: reason, locals)
      }
      for block in StatementBlocks.outermost(in: Syntax(next)) {
        visit(block.statements, locals: locals, isFunction: false)
      }
    case .codeBlock(let block): visit(block.statements, locals: locals, isFunction: false)
    case nil: break
    }
  }

  // MARK: Names

  private func reason(
    in node: Syntax, outsideBlocks: Bool = false, _ locals: Set<String>
  ) -> String? {
    let blocks =
      outsideBlocks ? StatementBlocks.outermost(in: node).map { Syntax($0.statements) } : []
    for name in AbsentParts.identifiers(node, without: blocks).sorted() {
      if let reason = missing(name) { return reason }
      if locals.contains(name) { return "'\(name)', which is left out" }
    }
    return nil
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
