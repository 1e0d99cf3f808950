import SwiftSyntax

/// The outermost statement blocks and closures inside a statement.
final class StatementBlocks: SyntaxVisitor {
  typealias Found = (statements: CodeBlockItemListSyntax, isClosure: Bool)
  private var found: [Found] = []

  static func outermost(in node: Syntax) -> [Found] {
    let blocks = StatementBlocks(viewMode: .sourceAccurate)
    blocks.walk(node)
    return blocks.found
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.statements, false))
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.statements, true))
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.statements, false))
    return .skipChildren
  }
}
