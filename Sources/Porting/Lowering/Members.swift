/// Registrations: what classes have under names of Objective-C, told to the runtime.
extension ModuleLowering {
  /// Adds the functions that register members to classes and extensions.
  func addRegistrations() {
    for file in files {
      var ordinal = 0
      for declaration in file.declarations where declaration.parent == nil {
        register(declaration, in: file, &ordinal)
      }
    }
  }

  /// - Returns: the call that registers what a declaration and those inside of it have.
  @discardableResult
  private func register(
    _ declaration: TypeDeclaration, in file: FileContext, _ ordinal: inout Int
  ) -> String? {
    var statements: [String] = []
    if declaration.kind == .class || declaration.kind == .extension,
      declaration.type.declaration.map({ $0.kind == .class }) ?? true, !declaration.isUnavailable
    {
      statements = declaration.members.compactMap { statement(for: $0, in: declaration) }
      if !statements.isEmpty {
        file.usesSPI = true
        statements.insert("let members = Members(of: \(valueName(of: declaration)).self)", at: 0)
      }
      if let superclass = declaration.type.superclass, superclass.isGeneric,
        declaration.kind == .class, let written = declaration.type.superclassName,
        hasRegistration(superclass)
      {
        statements.insert("\(written).\(Self.function(for: superclass.declaration!))()", at: 0)
      }
    }
    for nested in declaration.nested where !nested.isLocal {
      if let call = register(nested, in: file, &ordinal) { statements.append(call) }
    }
    guard !statements.isEmpty else { return nil }
    var function = Self.function(for: declaration)
    var access = ""
    if declaration.kind == .extension {
      // Several extensions of one class have a function each, also in several modules.
      function = "_registerMembers_\(file.functionSuffix)_\(ordinal)"
      ordinal += 1
      access = "fileprivate "
    } else if declaration.kind == .protocol {
      return nil
    }
    declaration.additions.append(
      "@MainActor \(access)static func \(function)() { \(statements.joined(separator: "; ")) }")
    let call = "\(declaration.name).\(function)()"
    // A generic class is registered by the classes that say what its parameters are.
    guard !declaration.isGeneric else { return nil }
    if declaration.parent == nil, !declaration.isLocal { file.registrations.append(call) }
    return declaration.isLocal ? nil : call
  }

  /// The name by which the members of a class call it where a value could stand. A class that begins as
  /// a method does may have one of that name, from a delegate's protocol: the module's is meant.
  private func valueName(of declaration: TypeDeclaration) -> String {
    let name = declaration.name
    guard name.first?.isLowercase == true, declaration.parent == nil, !declaration.isLocal,
      !table.types.contains(where: { $0.name == moduleName })
    else { return name }
    return "\(moduleName).\(name)"
  }

  private static func function(for declaration: TypeDeclaration) -> String {
    "_registerMembers_" + declaration.qualifiedName.split(separator: ".").joined(separator: "_")
  }

  private func hasRegistration(_ type: NominalType) -> Bool {
    guard let declaration = type.declaration else { return false }
    return declaration.members.contains { statement(for: $0, in: declaration) != nil }
      || type.superclass.map { $0.isGeneric && hasRegistration($0) } ?? false
  }

  /// The statement that registers a member; nil for those that Objective-C doesn't see.
  private func statement(for member: Member, in declaration: TypeDeclaration) -> String? {
    guard isExposed(member), !member.isStatic, !member.isUnavailable, !member.isGeneric else {
      return nil
    }
    switch member.kind {
    case .function:
      guard !member.isAsync, !member.parameters.contains(where: { $0.isInOut || $0.isVariadic })
      else { return nil }
      let name = objectiveCName(of: member)
      return "members.method(\"\(name)\") \(closure(calling: member, on: declaration.name))"
    case .property:
      return
        "members.property(\"\(objectiveCName(of: member))\", "
        + "\\\(valueName(of: declaration)).\(member.name))"
    case .initializer, .subscript: return nil
    }
  }

  /// Whether Objective-C sees a member: it says so, its type says so for all, or it is the witness
  /// of a requirement that Objective-C sees. An override is called by what it overrides; those by which
  /// a responder is found to carry an action out are told all the same.
  private func isExposed(_ member: Member) -> Bool {
    guard !member.isHidden, !member.owner.hidesMembers else { return false }
    if member.isOverride { return isCallback(member) || DocumentActions.has(member) }
    if isExposedByItself(member) { return true }
    if let access = member.access, access <= .fileprivate { return false }
    return requirement(of: member) != nil || isAskedFor(member)
  }

  /// Whether a member or its type says that Objective-C sees it.
  func isExposedByItself(_ member: Member) -> Bool {
    if member.isObjC { return true }
    if let access = member.access, access <= .fileprivate { return false }
    let isOfAll =
      member.owner.exposesMembers
      || member.owner.type.lineage.contains { $0.declaration?.exposesMembers == true }
    return isOfAll && isExpressible(member)
  }

  /// Whether a member of a class that exposes all it can has types that Objective-C has. Which
  /// those are can't be known from the text alone; what certainly isn't is left out.
  private func isExpressible(_ member: Member) -> Bool {
    let types = member.parameters.map(\.type) + [member.type ?? ""]
    return !types.contains {
      $0.contains("some ") || $0.hasPrefix("(") && $0.contains(",") && !$0.contains("->")
    }
  }
}

extension NominalType {
  /// Whether its sources have been lowered already.
  var hasRegistrations: Bool {
    parts.contains { $0.members.contains { $0.name.hasPrefix("_registerMembers_") } }
  }
}

/// Names that `NSObject` and formatters call on iOS, and Linux's lack: overrides of these lose the word.
enum CallbackNames {
  /// Whether a member has such a name.
  static func has(_ member: Member) -> Bool {
    if all.contains(member.fullName) { return true }
    guard ofPlainObjects.contains(member.fullName) else { return false }
    return member.owner.type.lineage.last?.superclassName == "NSObject"
  }

  /// The members that storyboards call. UIKit's own classes have it to override.
  private static let ofPlainObjects: Set<String> = [
    "awakeFromNib()", "prepareForInterfaceBuilder()",
  ]

  private static let all: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "setValue(_:forUndefinedKey:)",
    "value(forUndefinedKey:)", "setNilValueForKey(_:)", "setValue(_:forKey:)", "value(forKey:)",
    "setValue(_:forKeyPath:)", "value(forKeyPath:)", "responds(to:)",
    "forwardingTarget(for:)",
    "doesNotRecognizeSelector(_:)", "getObjectValue(_:for:errorDescription:)",
    "getObjectValue(_:for:range:)",
    "isPartialStringValid(_:newEditingString:errorDescription:)",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
  ]
}

/// The actions on documents that every responder of UIKit's has, and does nothing with: who overrides one
/// is who carries it out, as `respondsToSelector:` has it on iOS.
enum DocumentActions {
  /// Whether a member overrides one of them.
  static func has(_ member: Member) -> Bool {
    member.kind == .function && names.contains(member.fullName)
      && member.parameters.map(\.type) == ["Any?"]
      // What is lowered already says so itself.
      && !member.owner.members.contains { $0.name.hasPrefix("_registerMembers_") }
  }

  private static let names: Set<String> = [
    "duplicate(_:)", "move(_:)", "rename(_:)", "export(_:)", "printContent(_:)",
  ]
}

extension FileContext {
  /// The file's name as a part of a function's name.
  var functionSuffix: String {
    let name = path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return String(stem.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
