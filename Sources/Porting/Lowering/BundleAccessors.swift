import SwiftSyntax

/// A framework's own `Bundle.module`, for builds without the package manager: `extension Bundle { static var module … }`.
///
/// Here the package manager builds it and declares a variable of that name itself, so the framework's is called `_module`.
extension ModuleLowering {
  func lowerBundleAccessors() {
    let own = (table.membersByName["module"] ?? []).filter {
      $0.isStatic && $0.kind == .property && $0.owner.type.name == "Bundle"
    }
    guard !own.isEmpty, !module.conditions.contains(Conditions.package) else { return }
    for file in files {
      for token in file.tree.tokens(viewMode: .sourceAccurate)
      where token.tokenKind == .identifier("module") {
        let isName =
          token.parent?.is(IdentifierPatternSyntax.self) == true
          && own.contains { $0.owner.file == file.index && $0.node.range.contains(token.start) }
        if isName || Self.isOfBundle(token) { file.edits.insert("_", at: token.start) }
      }
    }
  }

  /// Whether a name is a member of `Bundle`, which is written or follows from the place: `Bundle.module`, `in: .module`.
  private static func isOfBundle(_ name: TokenSyntax) -> Bool {
    guard let member = name.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.id == name.id
    else { return false }
    return member.base.map { ["Bundle", "Foundation.Bundle"].contains($0.oneLine) } ?? true
  }
}
