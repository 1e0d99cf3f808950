/// Registrations: the names under which Objective-C would know the members of classes, reported to the runtime.
extension ModuleLowering {
  /// Adds the functions that register members to classes and extensions.
  func addRegistrations() {
    for file in files {
      var ordinal = 0
      for declaration in file.declarations where declaration.parent == nil || declaration.isLocal {
        guard let call = register(declaration, in: file, &ordinal) else { continue }
        if declaration.isLocal {
          // Nothing else can name the class, so the function that contains it registers its members.
          file.edits.insert(
            "; _registerLocalMembers(of: \(declaration.name).self) { \(call) }",
            at: declaration.end + 1)
        } else {
          file.registrations.append(call)
        }
      }
    }
  }

  /// - Returns: The call that registers the members of a declaration and of those inside it.
  private func register(
    _ declaration: TypeDeclaration, in file: FileContext, _ ordinal: inout Int
  ) -> String? {
    var statements: [String] = []
    if declaration.kind == .class || declaration.kind == .extension,
      declaration.type.declaration.map({ $0.kind == .class }) ?? true, !declaration.isUnavailable
    {
      statements = declaration.members.compactMap { statement(for: $0, in: declaration) }
      statements += declaration.members.flatMap { implementations(of: $0, in: declaration) }
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
      // Several extensions of one class each have a function, even in several modules.
      function = "_registerMembers_\(file.functionSuffix)_\(ordinal)"
      ordinal += 1
      access = "fileprivate "
    } else if declaration.kind == .protocol {
      return nil
    }
    declaration.additions.append(
      "@MainActor \(access)static func \(function)() { \(statements.joined(separator: "; ")) }")
    let call = "\(declaration.name).\(function)()"
    // A generic class is registered by the subclasses that specify its parameters.
    return declaration.isGeneric ? nil : call
  }

  /// Returns the name by which the members of a class refer to it where a value could also be meant. If a class
  /// has the same name as a method of a delegate's protocol, the module's class is meant.
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

  /// Returns the statement that registers a member, or `nil` for members that aren't visible to Objective-C.
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

  /// Whether a member is visible to Objective-C: it is marked, its type is marked as a whole, or it implements
  /// a requirement visible to Objective-C. An override is called through the overridden member, so it isn't
  /// registered, except for actions that the responder chain looks up.
  private func isExposed(_ member: Member) -> Bool {
    guard !member.isHidden, !member.owner.hidesMembers else { return false }
    if EditingRequirement.isMet(by: member) { return true }
    if member.isOverride { return isCallback(member) || EditActions.has(member) }
    if isExposedByItself(member) { return true }
    if let access = member.access, access <= .fileprivate { return false }
    return requirement(of: member) != nil || isAskedFor(member)
  }

  /// Whether a member or its type is marked as visible to Objective-C.
  func isExposedByItself(_ member: Member) -> Bool {
    if member.isObjC { return true }
    if let access = member.access, access <= .fileprivate { return false }
    let isOfAll =
      member.owner.exposesMembers
      || member.owner.type.lineage.contains { $0.declaration?.exposesMembers == true }
    return isOfAll && isExpressible(member)
  }

  /// Whether the types of a member can be represented in Objective-C, in a class that exposes everything it
  /// can. The text alone doesn't determine that; types that certainly can't be represented are excluded.
  private func isExpressible(_ member: Member) -> Bool {
    let types = member.parameters.map(\.type) + [member.type ?? ""]
    return !types.contains {
      $0.contains("some ") || $0.hasPrefix("(") && $0.contains(",") && !$0.contains("->")
    }
  }
}

extension NominalType {
  /// Whether its sources have already been lowered.
  var hasRegistrations: Bool {
    parts.contains { $0.members.contains { $0.name.hasPrefix("_registerMembers_") } }
  }
}

/// Names that `NSObject` and formatters call on iOS but that don't exist on Linux. Overrides of these lose the
/// keyword.
enum CallbackNames {
  /// Whether a member has one of these names.
  static func has(_ member: Member) -> Bool {
    if all.contains(member.fullName) { return true }
    return isOfObjects(member) && member.owner.type.lineage.last?.superclassName == "NSObject"
  }

  /// Whether a member has the name of one that storyboards and assistive software call on any object.
  static func isOfObjects(_ member: Member) -> Bool { ofPlainObjects.contains(member.fullName) }

  /// The members that storyboards and assistive software call. UIKit's own classes have them, so that they can be
  /// overridden.
  private static let ofPlainObjects: Set<String> = [
    "awakeFromNib()", "prepareForInterfaceBuilder()",
    "accessibilityActivate()", "accessibilityDecrement()", "accessibilityElement(at:)",
    "accessibilityElementCount()", "accessibilityElementDidBecomeFocused()",
    "accessibilityElementDidLoseFocus()", "accessibilityElementIsFocused()",
    "accessibilityIncrement()", "accessibilityPerformEscape()", "accessibilityPerformMagicTap()",
    "accessibilityScroll(_:)", "index(ofAccessibilityElement:)",
    "accessibilityActivationPoint", "accessibilityAttributedHint", "accessibilityAttributedLabel",
    "accessibilityAttributedValue", "accessibilityContainerType", "accessibilityCustomActions",
    "accessibilityCustomRotors", "accessibilityElements", "accessibilityElementsHidden",
    "accessibilityFrame", "accessibilityHint", "accessibilityLabel", "accessibilityLanguage",
    "accessibilityNavigationStyle", "accessibilityPath", "accessibilityRespondsToUserInteraction",
    "accessibilityTraits", "accessibilityUserInputLabels", "accessibilityValue",
    "accessibilityViewIsModal", "isAccessibilityElement", "shouldGroupAccessibilityChildren",
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

/// The standard edit actions that every responder in UIKit has and that do nothing. A class that overrides one
/// performs the action, as `respondsToSelector:` shows on iOS.
enum EditActions {
  /// Whether a member overrides one of them.
  static func has(_ member: Member) -> Bool {
    member.kind == .function && names.contains(member.fullName)
      && member.parameters.map(\.type) == ["Any?"]
      // Sources that have already been lowered register their members themselves.
      && !member.owner.members.contains { $0.name.hasPrefix("_registerMembers_") }
  }

  private static let names: Set<String> = [
    "cut(_:)", "copy(_:)", "paste(_:)", "pasteAndMatchStyle(_:)", "select(_:)", "selectAll(_:)",
    "delete(_:)", "makeTextWritingDirectionLeftToRight(_:)",
    "makeTextWritingDirectionRightToLeft(_:)", "toggleBoldface(_:)", "toggleItalics(_:)",
    "toggleUnderline(_:)", "duplicate(_:)", "move(_:)", "rename(_:)", "export(_:)",
    "printContent(_:)",
  ]
}

/// The data source's method that performs an edit. A table looks for it before it offers to delete a row, because a row
/// can't be swiped without it.
private enum EditingRequirement {
  static func isMet(by member: Member) -> Bool {
    member.kind == .function && !member.isStatic
      && member.fullName == "tableView(_:commit:forRowAt:)"
      // Sources that have already been lowered register their members themselves.
      && !member.owner.members.contains { $0.name.hasPrefix("_registerMembers_") }
  }
}

extension FileContext {
  /// The file's name as part of a function's name.
  var functionSuffix: String {
    let name = path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return String(stem.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
