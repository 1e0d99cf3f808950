import SwiftSyntax

/// A member of a UIKit class that calls overrides in extensions.
struct ReplacedMember: Hashable {
  var owner: String
  var name: String
}

/// Overrides in extensions of UIKit's classes, called categories in Objective-C.
extension ModuleLowering {
  /// Returns the member that an override in an extension of another module's class replaces, or `nil` if
  /// UIKit's member can't be replaced.
  func replacedMember(by member: Member, of type: NominalType) -> ReplacedMember? {
    guard type.declaration == nil else { return nil }
    return ReplaceableMembers.owner(of: member, for: type.name).map {
      ReplacedMember(owner: $0, name: member.fullName)
    }
  }

  /// Lowers the overrides of a member. If the class itself declares the member, the override replaces it. If
  /// the class inherits the member, a replacement is added to the class that declares it; the replacement
  /// checks the class of the object.
  func lower(_ members: [(type: NominalType, member: Member)], replacing replaced: ReplacedMember) {
    announce(members[0].member, replacing: replaced)
    if let own = members.first(where: { $0.type.name == replaced.owner })?.member {
      for (type, member) in members where member !== own {
        leaveOut(
          member,
          "'\(replaced.name)' is overridden in extensions of '\(replaced.owner)' and of "
            + "'\(type.name)', of which only one can take effect; override it in one place")
      }
      return replace(own)
    }
    let overrides = overrides(among: members, below: replaced.owner)
    let flag = "_isPassing_" + replaced.name.map { $0.isLetter ? String($0) : "_" }.joined()
    for (index, override) in overrides.enumerated() {
      let next = overrides[(index + 1)...].first { isBelow(override.type, $0.type) }
      lower(override, before: next, passing: "\(replaced.owner).\(flag)")
    }
    let member = overrides[0].member
    let replacement = declaration(
      like: member, name: "_replaced_\(member.plainName)", getting: member.name, asking: overrides
    ) { "if Self.\(flag) { Self.\(flag) = false } else { \($0)}; " }
    files[member.owner.file].trailer.append(
      "extension \(replaced.owner) { static var \(flag) = false; "
        + "@_dynamicReplacement(for: \(replaced.name)) \(replacement) }")
  }

  /// Registers that the module overrides a member, for modules that exchange it.
  private func announce(_ member: Member, replacing replaced: ReplacedMember) {
    let file = files[member.owner.file]
    let setter = member.isSettable ? [SelectorName.setter(member.derivedName)] : []
    file.usesSPI = true
    file.registrations += ([member.derivedName] + setter).map {
      "Members(of: \(replaced.owner).self).override(\"\($0)\", in: \"\(moduleName)\")"
    }
  }

  /// Makes an override the replacement of a UIKit member.
  private func replace(_ member: Member) {
    guard rename(member, to: "_replaced_\(member.plainName)") else { return }
    let file = files[member.owner.file]
    file.edits.insert("@_dynamicReplacement(for: \(member.fullName)) ", at: member.node.start)
    for reference in SuperReferences.of(member.name, in: member.node) {
      file.edits.replace(reference.superWord, with: "self")
    }
  }

  /// Renames an override to the name that the replacement calls.
  ///
  /// - Parameters:
  ///   - next: The override that `super` refers to. If `nil`, that is UIKit's member.
  ///   - flag: The variable that makes the replacement call UIKit's member once.
  private func lower(_ override: Override, before next: Override?, passing flag: String) {
    let member = override.member
    let base = next?.name ?? "_super_\(member.plainName)_of_\(override.type.plainName)"
    var usesBase = false
    if let observers = takeObservers(of: member) {
      let calls = { (word: String) in
        observers.filter { $0.word == word }.map { $0.call + "; " }.joined()
      }
      let keeping = observers.contains { $0.word == "didSet" } ? "let oldValue = \(base); " : ""
      member.owner.additions.append(
        "\(member.form(named: override.name)) { get { \(base) } set { \(calls("willSet"))\(keeping)"
          + "\(base) = newValue; \(calls("didSet"))} }")
      usesBase = true
    } else {
      guard rename(member, to: override.name) else { return }
      for reference in SuperReferences.of(member.name, in: member.node) {
        files[member.owner.file].edits.replace(reference.name, with: base)
        files[member.owner.file].edits.replace(reference.superWord, with: "self")
        usesBase = true
      }
    }
    guard usesBase, next == nil else { return }
    member.owner.additions.append(
      declaration(like: member, name: base, getting: "super.\(member.name)") { _ in
        "\(flag) = true; "
      })
  }
}
