import SwiftSyntax

/// A module's own `<` for `NSNumber`.
///
/// Foundation on Linux has one as a member of the class, and a global function beside it is
/// ambiguous. A member of the module's own comes before it.
extension FileReader {
  func lowerComparison(_ node: FunctionDeclSyntax) {
    guard node.name.text == "<", node.parent?.is(CodeBlockItemSyntax.self) == true,
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      node.signature.parameterClause.parameters.map(\.type.oneLine) == ["NSNumber", "NSNumber"]
    else { return }
    file.edits.insert("extension NSNumber { ", at: node.start)
    file.edits.insert("static ", at: node.funcKeyword.start)
    file.edits.insert(" }", at: node.end)
  }
}
