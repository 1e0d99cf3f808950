import SwiftSyntax

/// Checks whether the code after a statement is unreachable because each of its branches ends with a `throw` or
/// a `return` with a value. The statement's replacement must then return too.
enum AlwaysReturns {
  static func holds(for node: Syntax) -> Bool {
    if let node = node.as(ExpressionStmtSyntax.self) { return holds(for: Syntax(node.expression)) }
    if let node = node.as(ReturnStmtSyntax.self) { return node.expression != nil }
    if node.is(ThrowStmtSyntax.self) { return true }
    if let node = node.as(IfExprSyntax.self) {
      guard holds(for: node.body.statements) else { return false }
      switch node.elseBody {
      case .ifExpr(let next): return holds(for: Syntax(next))
      case .codeBlock(let block): return holds(for: block.statements)
      case nil: return false
      }
    }
    if let node = node.as(SwitchExprSyntax.self) {
      return node.cases.allSatisfy { element in
        guard case .switchCase(let branch) = element else { return false }
        return holds(for: branch.statements)
      }
    }
    if let node = node.as(DoStmtSyntax.self) {
      return holds(for: node.body.statements)
        && node.catchClauses.allSatisfy { holds(for: $0.body.statements) }
    }
    return false
  }

  private static func holds(for block: CodeBlockItemListSyntax) -> Bool {
    block.last.map { holds(for: Syntax($0.item)) } ?? false
  }
}
