import SwiftParser
import SwiftSyntax

/// Returns a package's manifest with the conditions that ask for a system or for Apple's modules replaced by their
/// values on a Mac, or `nil` if there are none.
///
/// A manifest runs on the computer that builds. For an iOS app that is a Mac, so `#if os(Linux)` leaves out there
/// what it leaves in here. Conditions of imports stay, because Linux has other modules.
public func manifestAsOnMac(_ text: String) -> String? {
  guard text.contains("#if") else { return nil }
  let conditions = ManifestConditions(viewMode: .sourceAccurate)
  conditions.walk(Parser.parse(source: text))
  guard !conditions.edits.isEmpty else { return nil }
  return String(decoding: conditions.edits.apply(to: Array(text.utf8)), as: UTF8.self)
}

private final class ManifestConditions: SyntaxVisitor {
  var edits = Edits()

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.clauses.contains(where: { $0.onlyImports != nil }) else { return .skipChildren }
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      _ = Conditions.mac.evaluate(condition) { range, value in
        edits.replace(range, with: value ? "true" : "false")
      }
    }
    return .visitChildren
  }
}
