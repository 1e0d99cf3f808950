import SwiftSyntax

/// Members visible to Objective-C that one module adds to another module's class, and that a subclass in a
/// third module overrides: `@objc open func reload()` in an extension of `UITableView`.
///
/// The member is declared `dynamic`. The overriding module replaces it by a member that checks the object's
/// class, as with UIKit's own members (``ReplaceableMembers``).
extension ModuleLowering {
  /// Declares a member so that other modules can replace it.
  func letOthersOverride(_ member: Member, of type: NominalType) {
    guard (member.access ?? member.owner.access ?? .internal) >= .internal, !member.isGeneric,
      !member.isUnavailable, let start = startOfReplaceable(member)
    else { return }
    dynamicMembers[type.name, default: []].insert(member.fullName)
    let modifiers = (member.node.asProtocol((any WithModifiersSyntax).self))?.modifiers
    for modifier in modifiers ?? [] where modifier.name.tokenKind == .keyword(.open) {
      // The compiler doesn't allow overriding a member that is declared in an extension.
      files[member.owner.file].edits.replace(modifier.range, with: "public")
    }
    if !member.isDynamic { files[member.owner.file].edits.insert("dynamic ", at: start) }
  }

  /// Returns the position of the word `func` or `var`, or `nil` for a member that can't be replaced.
  private func startOfReplaceable(_ member: Member) -> Int? {
    if let function = member.node.as(FunctionDeclSyntax.self) { return function.funcKeyword.start }
    guard let variable = member.node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindings.first?.accessorBlock != nil
    else { return nil }
    return variable.bindingSpecifier.start
  }

  /// Returns the overrides of such members of other modules in this module's classes.
  func overridesOfDynamicMembers() -> [(type: NominalType, member: Member, place: ReplacedMember)] {
    let known = module.known.map(\.dynamicMembers).filter { !$0.isEmpty }
    guard !known.isEmpty else { return [] }
    var found: [(type: NominalType, member: Member, place: ReplacedMember)] = []
    for type in table.types where type.declaration?.kind == .class {
      guard let first = type.lineage.last?.superclassName.map(TypeName.bare) else { continue }
      let classes = Array(sequence(first: first) { self.superclass(of: $0) }.prefix(64))
      for member in type.declaration!.members where member.isOverride && !member.isStatic {
        let owner = classes.first { name in
          known.contains { $0[name]?.contains(member.fullName) == true }
        }
        guard let owner else { continue }
        found.append((type, member, ReplacedMember(owner: owner, name: member.fullName)))
      }
    }
    return found
  }
}
