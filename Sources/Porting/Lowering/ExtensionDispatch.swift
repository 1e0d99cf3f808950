import SwiftSyntax

/// Members that the module adds to another module's class and overrides in subclasses. In Objective-C each
/// class has its own implementation. Here the member checks the object's class, the most derived first, and
/// calls that class's implementation under another name.
extension ModuleLowering {
  /// A member that overrides another one.
  struct Override {
    let type: NominalType
    let member: Member
    /// The number of levels between `type` and the external class that it is or derives from.
    let depth: Int

    /// The name in the lowered form.
    var name: String {
      "_\(member.plainName)_of_\(type.plainName)"
    }
  }

  /// Lowers these members, and returns their overrides, which need no further lowering.
  ///
  /// - Parameter others: Members that have been lowered.
  func lowerDispatch(except others: Set<ObjectIdentifier>) -> Set<ObjectIdentifier> {
    var lowered: Set<ObjectIdentifier> = []
    var overriding: [String: [(type: NominalType, member: Member)]] = [:]
    for type in table.types {
      for member in type.parts.flatMap(\.members) where member.isOverride {
        overriding[member.fullName, default: []].append((type, member))
      }
    }
    for type in table.types where type.declaration == nil {
      for part in type.extensions {
        for member in part.members
        where isDispatched(member, of: part) && !others.contains(ObjectIdentifier(member)) {
          let overrides = overrides(
            among: overriding[member.fullName] ?? [], below: type.name)
          guard !overrides.isEmpty else {
            letOthersOverride(member, of: type)
            continue
          }
          guard reportWhatIsHidden(overrides, from: member) else { continue }
          lower(member, overrides)
          lowered.formUnion(overrides.map { ObjectIdentifier($0.member) })
        }
      }
    }
    return lowered
  }

  private func isDispatched(_ member: Member, of part: TypeDeclaration) -> Bool {
    (member.kind == .function || member.kind == .property) && !member.isOverride
      && !member.isStatic && !member.isHidden && (member.isObjC || part.exposesMembers)
  }

  /// Returns the overrides in subclasses of a class, the most derived first.
  func overrides(
    among members: [(type: NominalType, member: Member)], below name: String
  ) -> [Override] {
    let found = members.compactMap { type, member -> Override? in
      guard let depth = depth(of: type, below: name), depth > 0 else { return nil }
      return Override(type: type, member: member, depth: depth)
    }
    return found.sorted { ($1.depth, $0.type.name) < ($0.depth, $1.type.name) }
  }

  /// Returns the number of levels between a type and a class of another module, or `nil` if it isn't a
  /// subclass.
  private func depth(of type: NominalType, below name: String) -> Int? {
    let own = type.declaration == nil ? 0 : type.lineage.count
    guard
      let first = type.declaration == nil
        ? type.name : type.lineage.last?.superclassName.map(TypeName.bare)
    else { return nil }
    let names = Array(sequence(first: first) { self.superclass(of: $0) }.prefix(64))
    return names.firstIndex(of: name).map { $0 + own }
  }

  /// Returns the superclass of another module's class.
  func superclass(of name: String) -> String? {
    knownSuperclasses[name].map(TypeName.bare) ?? AppleClasses.superclass(of: name)
  }

  /// Reports overrides in classes that the member's file can't name.
  private func reportWhatIsHidden(_ overrides: [Override], from member: Member) -> Bool {
    var isWhole = true
    for override in overrides {
      let type = override.type
      let isHidden =
        type.declaration.map { declaration in
          declaration.file != member.owner.file
            && declaration.scopes.contains { $0.isLocal || ($0.access ?? .internal) < .internal }
        } ?? false
      guard isHidden || type.isGeneric else { continue }
      isWhole = false
      files[override.member.owner.file].report(
        .error, at: override.member.node,
        "'\(member.fullName)' is declared in an extension of '\(member.owner.name)', a class of "
          + "another module, and overridden in a class that is "
          + (type.isGeneric ? "generic" : "private to another file")
          + ", which needs Objective-C's dispatch; declare it in a class of this module")
    }
    return isWhole
  }

  private func lower(_ member: Member, _ overrides: [Override]) {
    let base = "_extension_" + member.plainName
    guard rename(member, to: base) else { return }
    member.owner.additions.append(stub(of: member, calling: base, asking: overrides))
    for override in overrides where rename(override.member, to: override.name) {
      let next = overrides.first { other in
        other.depth < override.depth && isBelow(override.type, other.type)
      }
      let file = files[override.member.owner.file]
      for reference in SuperReferences.of(member.name, in: override.member.node) {
        file.edits.replace(reference.name, with: next?.name ?? base)
        file.edits.replace(reference.superWord, with: "self")
      }
    }
  }

  func isBelow(_ type: NominalType, _ other: NominalType) -> Bool {
    other.declaration == nil
      ? depth(of: type, below: other.name) != nil : type.lineage.contains { $0 === other }
  }
}

extension Member {
  /// The name without the backquotes of a keyword.
  var plainName: String { name.filter { $0 != "`" } }
}

/// Finds references to a superclass's member in a declaration.
final class SuperReferences: SyntaxVisitor {
  private let name: String
  private var found: [(superWord: Range<Int>, name: Range<Int>)] = []

  private init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func of(
    _ name: String, in node: some SyntaxProtocol
  ) -> [(superWord: Range<Int>, name: Range<Int>)] {
    let references = SuperReferences(name: name)
    references.walk(node)
    return references.found
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let word = node.base?.as(SuperExprSyntax.self), node.declName.baseName.text == name {
      found.append((word.range, node.declName.baseName.range))
    }
    return .visitChildren
  }
}
