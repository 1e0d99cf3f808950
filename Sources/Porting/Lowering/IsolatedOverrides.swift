import SwiftSyntax

/// Overrides of methods that `NSObject` has on iOS, in UIKit's classes: `override func awakeFromNib()`.
///
/// Objective-C's headers say nothing about the isolation of these methods. So before Swift 6 an override belongs to
/// the main actor, as its class does. This UIKit declares them nonisolated, as Swift 6 sees them, so the override
/// becomes nonisolated and its body runs on the main actor.
extension ModuleLowering {
  func lowerIsolatedOverride(_ member: Member, of file: FileContext) {
    guard module.languageMode != .v6, member.kind == .function, member.isOverride, !member.isAsync,
      !isCallback(member), CallbackNames.isOfObjects(member),
      ["Bool", "Int", "Void", nil].contains(member.type),
      let node = member.node.as(FunctionDeclSyntax.self), let body = node.body,
      !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) })
    else { return }
    for attribute in node.attributes
    where attribute.as(AttributeSyntax.self)?.attributeName.trimmedText == "MainActor" {
      file.blank(attribute.range)
    }
    file.edits.insert("nonisolated ", at: node.funcKeyword.start)
    file.edits.insert(
      " MainActor.assumeIsolated { () -> \(member.type ?? "Void") in", at: body.leftBrace.end)
    file.edits.insert("} ", at: body.rightBrace.start)
  }
}
