import SwiftSyntax

/// `#Preview` and `#Playground`, which only Xcode's canvas expands. An app contains nothing of them, so they are
/// removed without a report.
final class CanvasMacros: SyntaxVisitor {
  private(set) var changes: [AbsentParts.Change] = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// Whether a text may contain such a macro.
  static func mayStand(in text: [UInt8]) -> Bool { search.occurs(in: text[...]) }

  private static let names: Set<String> = ["Playground", "Preview"]
  private static let search = WordSearch(names)

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    remove(node)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    remove(node)
  }

  private func remove(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    guard Self.names.contains(node.macroName.text) else { return .visitChildren }
    changes.append(AbsentParts.Change(range: node.range))
    return .skipChildren
  }
}
