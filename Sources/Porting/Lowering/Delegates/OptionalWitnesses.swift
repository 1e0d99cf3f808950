/// Witnesses of optional requirements that subclasses implement.
///
/// On iOS a method of a subclass is called if it matches an optional requirement of a protocol that a superclass
/// conforms to (F-SWIFT-13). Here a conformance calls the members of the class that conforms (F-SWIFT-05). So that
/// class gets a witness for the requirement, under another name (F-SWIFT-14). It says that the member is missing, and the
/// subclass overrides it.
/// The author's declarations stay as they are.
extension ModuleLowering {
  /// Adds the witnesses of optional requirements to the module's classes.
  func addWitnesses() {
    for type in table.types {
      var done = type.superclass.map { conformances(of: $0) } ?? foreignConformances(of: type)
      for part in type.parts where part.kind != .protocol {
        for name in conformances(of: part).sorted() where done.insert(name).inserted {
          for requirement in requirements(of: name) {
            addWitness(of: requirement, to: type, conformingIn: part)
          }
        }
      }
    }
    overrideForeignWitnesses()
  }

  /// Returns the optional requirements that a protocol itself declares.
  func requirements(of name: String) -> [OptionalRequirement] {
    if let known = knownRequirements[name] { return known }
    var found = (optionals.byProtocol[name] ?? []).map { OptionalRequirement($0) }
    if found.isEmpty, table.find(name, from: nil, file: 0)?.declaration == nil {
      let isChecked = module.languageMode == .v6
      found = DelegateProtocols.all.members(of: name).filter(\.isOptional).map {
        OptionalRequirement($0, of: name, isChecked: isChecked) { self.comparable($0) }
      }
    }
    knownRequirements[name] = found
    return found
  }

  private func addWitness(
    of requirement: OptionalRequirement, to type: NominalType, conformingIn part: TypeDeclaration
  ) {
    guard !hasWitness(of: requirement, type) else { return }
    let place = type.declaration ?? part
    let isWide = type.declaration.map { $0.effectiveAccess >= .public } ?? true
    let isOpen = type.declaration?.effectiveAccess == .open && requirement.isPublic
    let access = requirement.isPublic && isWide ? (isOpen ? "open " : "public ") : ""
    if let own = type.lineage.lazy.flatMap(\.parts).flatMap(\.members).first(
      where: requirement.isMet)
    {
      // The member itself is the witness, unless the requirement has another name.
      if requirement.implementing.isEmpty {
        place.additions.append("\(access)\(requirement.present(own))")
      }
      return
    }
    guard !foreignMembers(of: type).contains(requirement.fullName) else { return }
    let below = implementers(of: requirement, below: type)
    guard isOpen || !below.isEmpty else { return }
    let head = requirement.implementing + requirement.attributes + access
    if place.kind == .class {
      place.additions.append(head + requirement.missing([]))
      for (subclass, member) in below { override(requirement, with: member, of: subclass, isOpen) }
    } else if place.kind == .extension, !below.isEmpty {
      let named = below.filter { canName($0.type, in: place, for: $0.member, requirement) }
      place.additions.append(
        head + requirement.missing(named.map { (type: $0.type.name, member: $0.member) }))
    }
    note(requirement, in: place)
    if isOpen { witnesses[type.name, default: []].insert(requirement.key) }
  }

  /// Whether a type's sources have already been lowered, with its witness.
  private func hasWitness(of requirement: OptionalRequirement, _ type: NominalType) -> Bool {
    type.parts.contains { $0.members.contains { $0.fullName == requirement.witnessName } }
  }

  /// Adds a subclass's witness.
  private func override(
    _ requirement: OptionalRequirement, with member: Member, of type: NominalType, _ isOpen: Bool
  ) {
    guard let declaration = type.declaration, !hasWitness(of: requirement, type) else { return }
    let own = declaration.effectiveAccess
    let access =
      requirement.isPublic && own >= .public ? (isOpen && own == .open ? "open " : "public ") : ""
    let isolation = requirement.attributes.hasPrefix("nonisolated") ? requirement.attributes : ""
    let mark = requirement.implementing.isEmpty ? "" : "@_disfavoredOverload "
    declaration.additions.append(
      "\(mark)\(isolation)\(access)override \(requirement.present(member))")
    note(requirement, in: declaration)
  }

  /// Records what a declaration's file needs for a witness of one of UIKit's requirements.
  private func note(_ requirement: OptionalRequirement, in declaration: TypeDeclaration) {
    if !requirement.implementing.isEmpty { files[declaration.file].needsViews = true }
  }

  /// Returns the classes nearest to a class that implement a requirement, each with its member. A class below one
  /// of them overrides the member itself.
  private func implementers(
    of requirement: OptionalRequirement, below type: NominalType
  ) -> [(type: NominalType, member: Member)] {
    let subclasses =
      type.declaration == nil
      ? table.types.filter { $0.declaration?.kind == .class && isBelow($0, type) }
      : type.descendants
    let found = subclasses.compactMap { own(requirement, of: $0) }
    return found.filter { entry in
      !entry.type.lineage.dropFirst().contains { other in found.contains { $0.type === other } }
    }.sorted { $0.type.name < $1.type.name }
  }

  /// Returns a class's own member that implements a requirement and that Objective-C sees.
  private func own(
    _ requirement: OptionalRequirement, of type: NominalType
  ) -> (type: NominalType, member: Member)? {
    let member = type.parts.lazy.flatMap(\.members).first { member in
      guard requirement.isMet(member), !member.isOverride, !member.isUnavailable, !member.isHidden,
        !member.owner.hidesMembers
      else { return false }
      return member.isObjC || (member.access ?? member.owner.access ?? .internal) > .fileprivate
    }
    return member.map { (type, $0) }
  }

  /// Whether an extension can name a class. Reports a class that it can't name.
  private func canName(
    _ type: NominalType, in place: TypeDeclaration, for member: Member,
    _ requirement: OptionalRequirement
  ) -> Bool {
    let isHidden = type.declaration!.scopes.contains {
      $0.isLocal || $0.file != place.file && ($0.access ?? .internal) < .internal
    }
    guard isHidden || type.isGeneric else { return true }
    files[member.owner.file].report(
      .error, at: member.node,
      "'\(member.fullName)' is an optional member of '\(requirement.protocolName)', to which an extension of "
        + "'\(place.name)' conforms, in a class that is "
        + (type.isGeneric ? "generic" : "private to another place")
        + ", which needs Objective-C's dispatch; let the class itself conform")
    return false
  }

  // MARK: Classes of other modules

  /// Overrides the witnesses of other modules' classes.
  private func overrideForeignWitnesses() {
    for type in table.types where type.declaration?.kind == .class && type.superclass == nil {
      let ancestors = foreignAncestors(of: type)
      let known = module.known.filter { !$0.conformances.isEmpty }
      guard !ancestors.isEmpty, !known.isEmpty else { continue }
      for ancestor in ancestors {
        let protocols = known.flatMap { $0.conformances[ancestor] ?? [] }
        for requirement in Set(protocols).sorted().flatMap(requirements) {
          let below =
            (own(requirement, of: type).map { [$0] }) ?? implementers(of: requirement, below: type)
          guard !below.isEmpty, !foreignMembers(of: type).contains(requirement.fullName) else {
            continue
          }
          let isOverridable = known.contains {
            $0.witnesses[ancestor]?.contains(requirement.key) == true
          }
          for (subclass, member) in below {
            guard !isOverridable else {
              override(requirement, with: member, of: subclass, true)
              continue
            }
            files[member.owner.file].report(
              .warning, at: member.node,
              "'\(member.fullName)' is an optional member of '\(requirement.protocolName)', to which '\(ancestor)' "
                + "conforms in a module where that class isn't open, so it is never called here; "
                + "declare it in '\(ancestor)' and override it")
          }
        }
      }
    }
  }

  /// The superclasses of a type that other modules declare, nearest first.
  private func foreignAncestors(of type: NominalType) -> [String] {
    let first =
      type.declaration == nil ? type.name : type.lineage.last?.superclassName.map(TypeName.bare)
    guard let first else { return [] }
    return Array(sequence(first: unqualified(first)) { self.superclass(of: $0) }.prefix(64))
  }

  /// The protocols to which the superclasses of other modules conform.
  private func foreignConformances(of type: NominalType) -> Set<String> {
    var found: Set<String> = []
    // An extension adds conformances to the class itself.
    for ancestor in foreignAncestors(of: type) {
      for known in module.known { found.formUnion(known.conformances[ancestor] ?? []) }
      found.formUnion(DelegateProtocols.all.refined(by: AppleClasses.conformances[ancestor] ?? []))
    }
    return found
  }

  /// The names of optional requirements that the superclasses of other modules implement.
  private func foreignMembers(of type: NominalType) -> Set<String> {
    var found: Set<String> = []
    for ancestor in foreignAncestors(of: type) {
      for known in module.known { found.formUnion(known.implemented[ancestor] ?? []) }
      // A member of every view that has the name of a requirement.
      if ancestor == "UIView" { found.insert("gestureRecognizerShouldBegin(_:)") }
    }
    return found
  }

  // MARK: Conformances

  /// Returns the protocols that a declaration makes its type conform to, with those that they refine, in all modules.
  func conformances(of part: TypeDeclaration) -> Set<String> {
    if let known = part.conformances { return known }
    var found: Set<String> = []
    var waiting = table.protocols(of: part).map { name in
      table.find(name, from: part.parent, file: part.file)?.name ?? unqualified(name)
    }
    while let name = waiting.popLast() {
      guard found.insert(name).inserted else { continue }
      for known in module.known { waiting += known.refinements[name] ?? [] }
    }
    found.formUnion(DelegateProtocols.all.refined(by: found))
    part.conformances = found
    return found
  }

  /// Returns the protocols to which a type conforms, also through its superclasses.
  private func conformances(of type: NominalType) -> Set<String> {
    var found = foreignConformances(of: type)
    for ancestor in type.lineage {
      for part in ancestor.parts { found.formUnion(conformances(of: part)) }
    }
    return found
  }

  /// Returns a name without the name of its module.
  private func unqualified(_ name: String) -> String {
    guard let dot = name.firstIndex(of: ".") else { return name }
    let first = String(name[..<dot])
    let isModule =
      Self.frameworks.contains(first) || first == moduleName
      || module.known.contains { $0.name == first }
    return isModule ? String(name[name.index(after: dot)...]) : name
  }

  private static let frameworks: Set<String> = [
    "AVFAudio", "AVFoundation", "CoreGraphics", "Foundation", "QuartzCore", "Swift", "UIKit",
  ]

  /// Returns a type in the form in which two spellings of it are equal.
  private func comparable(_ type: String) -> String {
    if let known = comparableTypes[type] { return known }
    let form = comparableForm(of: type)
    comparableTypes[type] = form
    return form
  }

  private func comparableForm(of type: String) -> String {
    var words: [String] = []
    var word = ""
    func end() {
      guard !word.isEmpty else { return }
      let name = unqualified(word)
      let isMark = ["any", "escaping", "Sendable", "MainActor", "__shared"].contains(name)
      if !isMark { words.append(aliases[name].map(unqualified) ?? name) }
      word = ""
    }
    for character in type {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
      } else {
        end()
        if character == "!" {
          words.append("?")
        } else if character != " ", character != "@" {
          words.append(String(character))
        }
      }
    }
    end()
    let text = words.joined()
    // Brackets around a type alone, as in `(any UIDragSession)?`.
    guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
    return text == "()" ? "Void" : text.replacing(#/\(([A-Za-z0-9_.]+)\)/#) { String($0.1) }
  }

  /// Adds to a summary what other modules need to override the witnesses of this one.
  func addWitnesses(to summary: inout ModuleSummary) {
    summary.witnesses = witnesses
    for type in table.types {
      let isProtocol = type.declaration?.kind == .protocol
      if isProtocol {
        let refined = type.parts.flatMap { conformances(of: $0) }
        if !refined.isEmpty { summary.refinements[type.name] = Set(refined).sorted() }
        continue
      }
      guard (type.declaration.map { $0.kind == .class } ?? true) else { continue }
      let protocols = Set(type.parts.flatMap { conformances(of: $0) }).filter {
        !requirements(of: $0).isEmpty
      }
      if !protocols.isEmpty { summary.conformances[type.name] = protocols }
      let names = Set(conformances(of: type).flatMap(requirements).map(\.fullName))
      let own = type.lineage.flatMap(\.parts).flatMap(\.members).map(\.fullName).filter(
        names.contains)
      if !own.isEmpty { summary.implemented[type.name] = Set(own) }
    }
  }
}

extension TypeDeclaration {
  /// The access level of the declaration, which may be that of the extension around it.
  var effectiveAccess: Access {
    access ?? (parent?.kind == .extension ? parent?.access : nil) ?? .internal
  }
}
