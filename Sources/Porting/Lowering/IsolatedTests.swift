import SwiftSyntax

/// Test cases of the main actor: `@MainActor final class PondTests: XCTestCase`.
///
/// On Linux the package manager lists the tests of a class as nonisolated functions, and the program crashes if
/// they belong to the main actor. XCTest calls them on the main thread. So such a test becomes nonisolated, and
/// its body becomes a function of the main actor, which it calls. Its name stays the same, because snapshots use it.
extension ModuleLowering {
  func lowerIsolatedTest(_ member: Member, of file: FileContext) {
    guard member.kind == .function, member.name.hasPrefix("test"), member.parameters.isEmpty,
      !member.isAsync, !member.isStatic, !member.isGeneric, isOfMainActor(member),
      member.owner.type.lineage.last?.superclassName == "XCTestCase",
      let node = member.node.as(FunctionDeclSyntax.self), let body = node.body,
      !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) })
    else { return }
    for attribute in node.attributes
    where attribute.as(AttributeSyntax.self)?.attributeName.trimmedText == "MainActor" {
      file.blank(attribute.range)
    }
    file.edits.insert("nonisolated ", at: node.funcKeyword.start)
    let (attempt, effect) = member.isThrowing ? ("try ", "throws ") : ("", "")
    // A function, because Swift takes a closure with `try` in an argument for one that throws.
    file.edits.insert(" @MainActor func _test() \(effect){", at: body.leftBrace.end)
    file.edits.insert(
      "}; \(attempt)MainActor.assumeIsolated { \(attempt)_test() } ", at: body.rightBrace.start)
    for type in member.owner.type.lineage { letActorsTake(type) }
  }

  /// Lets the body of a test send its object to the main actor, on whose thread XCTest calls it.
  private func letActorsTake(_ type: NominalType) {
    guard let declaration = type.declaration, !declaration.isLocal,
      !declaration.inherited.contains(where: { $0.hasSuffix("Sendable") })
    else { return }
    let line = "extension \(declaration.qualifiedName): @unchecked Sendable {}"
    if !files[declaration.file].trailer.contains(line) {
      files[declaration.file].trailer.append(line)
    }
  }

  /// Whether a member, its extension, its class or a superclass is marked as belonging to the main actor.
  private func isOfMainActor(_ member: Member) -> Bool {
    member.isMainActor || member.owner.isMainActor
      || member.owner.type.lineage.contains { $0.declaration?.isMainActor == true }
  }
}
