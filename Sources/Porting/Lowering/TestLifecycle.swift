import SwiftSyntax

/// `try await super.setUp()` in a test case whose superclass is `XCTestCase`.
///
/// XCTest's method does nothing. On Linux it is nonisolated, and a test case of the main actor can't be sent to
/// it.
extension FileReader {
  func lowerLifecycle(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true,
      ["setUp", "tearDown"].contains(member.declName.baseName.text), node.arguments.isEmpty,
      let waiting = node.parent?.as(AwaitExprSyntax.self),
      scopes.last(where: { $0.kind == .class })?.inherited.first == "XCTestCase"
    else { return }
    let whole = waiting.parent?.as(TryExprSyntax.self)?.range ?? waiting.range
    file.edits.replace(whole, with: "()")
  }
}
