import SwiftSyntax

/// A member of one of UIKit's classes, in whose place overrides in extensions are called.
struct ReplacedMember: Hashable {
  var owner: String
  var name: String
}

/// Overrides in extensions of UIKit's classes: what Objective-C calls categories.
extension ModuleLowering {
  /// The member that an override in an extension of another module's class replaces; `nil` when UIKit's member
  /// can't be replaced.
  func replacedMember(by member: Member, of type: NominalType) -> ReplacedMember? {
    guard type.declaration == nil else { return nil }
    return ReplaceableMembers.owner(of: member, for: type.name).map {
      ReplacedMember(owner: $0, name: member.fullName)
    }
  }

  /// Lowers the overrides of a member. Where the class itself has the member, the override replaces it.
  /// Where it inherits the member, a replacement stands with the class that has it, and asks which class
  /// the object is of.
  func lower(_ members: [(type: NominalType, member: Member)], replacing replaced: ReplacedMember) {
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

  /// Makes an override the replacement of what a class of UIKit's has.
  private func replace(_ member: Member) {
    guard rename(member, to: "_replaced_\(member.plainName)") else { return }
    let file = files[member.owner.file]
    file.edits.insert("@_dynamicReplacement(for: \(member.fullName)) ", at: member.node.start)
    for reference in SuperReferences.of(member.name, in: member.node) {
      file.edits.replace(reference.superWord, with: "self")
    }
  }

  /// Gives an override the name by which the replacement calls it.
  ///
  /// - Parameters:
  ///   - next: the override that `super` means; without one it is UIKit's member.
  ///   - flag: the variable that tells the replacement to call UIKit's member this once.
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
