import SwiftParser
import SwiftSyntax

/// Methods whose implementations a program can exchange with those of others through Objective-C's runtime.
///
/// A module that calls the runtime's functions, or imports one that does, passes them selectors. So each method
/// that such a module names in `#selector`, other than as an action, asks at run time which implementation it
/// has. Methods of UIKit's classes get a replacement that asks (``ReplaceableMembers``).
extension ModuleLowering {
  /// Records the method that a selector names.
  ///
  /// - Parameters:
  ///   - type: The type that the selector's expression begins with, or the type around it.
  ///   - member: The module's member, if the selector names one.
  func recordExchangeable(
    _ name: String, labels: [String]?, isProperty: Bool, of type: String?, _ member: Member?,
    at node: MacroExpansionExprSyntax, in scope: TypeDeclaration?, of file: FileContext
  ) {
    guard exchangesMethods, !node.isAction else { return }
    if let member {
      if canBeExchanged(member), !exchanged.contains(where: { $0 === member }) {
        exchanged.append(member)
      }
      return
    }
    guard let type else { return }
    let own = table.find(TypeName.bare(type), from: scope, file: file.index)
    let first =
      own.flatMap { $0.lineage.last?.superclassName.map(TypeName.bare) } ?? TypeName.bare(type)
    var classes = [first]
    // The functions may be called with another class than the one that the selector names.
    for name in file.classesNamed.sorted() where isBelow(name, first) { classes.append(name) }
    for type in classes {
      let lineage = Array(sequence(first: type) { self.superclass(of: $0) }.prefix(64))
      guard
        let name = ReplaceableMembers.name(
          name, labels: labels, isProperty: isProperty, of: lineage),
        let owner = lineage.first(where: { ReplaceableMembers.owners[name]!.contains($0) })
      else { continue }
      let place = ReplacedMember(owner: owner, name: name)
      if exchangedPlaces[place] == nil { exchangedPlaces[place] = file }
    }
  }

  private func isBelow(_ name: String, _ other: String) -> Bool {
    sequence(first: name) { self.superclass(of: $0) }.prefix(64).dropFirst().contains(other)
  }

  private func canBeExchanged(_ member: Member) -> Bool {
    let owner = member.owner
    guard member.kind == .function || member.kind == .property, !member.isStatic, !member.isGeneric,
      !member.isAsync, !member.isThrowing, !member.isOptional, !member.isHidden,
      !member.isUnavailable, !isCallback(member), !isOfDelegate(member),
      owner.kind == .class || owner.kind == .extension && !member.isOverride,
      owner.type.declaration.map({ $0.kind == .class }) ?? true, !owner.isGeneric, !owner.isLocal,
      !owner.type.hasRegistrations,
      !member.parameters.contains(where: { $0.isInOut || $0.isVariadic || takesFunction($0) })
    else { return false }
    if member.kind == .property, !member.isComputed { return false }
    return !owner.type.descendants.flatMap(\.parts).flatMap(\.members).contains {
      $0.isOverride && $0.fullName == member.fullName
    }
  }

  // MARK: The module's methods

  /// Makes the module's methods ask for their implementations, and returns them.
  func lowerExchangedMembers() -> Set<ObjectIdentifier> {
    for member in exchanged {
      let own = ownImplementation(of: member)
      guard rename(member, to: own) else { continue }
      member.owner.additions.append(
        asking(
          member, as: objectiveCName(of: member), in: member.owner.name,
          head: head(of: member, keepsPrivate: true), named: member.name, otherwise: own))
    }
    return Set(exchanged.map { ObjectIdentifier($0) })
  }

  /// Returns the statements that register the implementations of an exchangeable method.
  func implementations(of member: Member, in declaration: TypeDeclaration) -> [String] {
    guard exchanged.contains(where: { $0 === member }) else { return [] }
    return registrations(
      of: member, as: objectiveCName(of: member), in: declaration.name,
      calling: ownImplementation(of: member), isReplacement: false
    ).map { "members" + $0 }
  }

  private func ownImplementation(of member: Member) -> String {
    "_implementation_\(member.owner.type.plainName)_\(member.plainName)"
  }

  // MARK: UIKit's methods

  /// Makes members of UIKit's classes ask for their implementations.
  ///
  /// - Parameter overridden: The members that an extension of the module replaces.
  func lowerExchangedPlaces(except overridden: Set<ReplacedMember>) {
    let places = exchangedPlaces.keys.sorted { ($0.owner, $0.name) < ($1.owner, $1.name) }
    for place in places where !overridden.contains(place) {
      let file = exchangedPlaces[place]!
      let declaration = Self.declaration(
        of: place.owner, with: ReplaceableMembers.declarations[place.name]!)
      guard let member = declaration.members.first else { continue }
      let name = "_implementation_\(place.owner)_\(member.name)"
      let replacement = asking(
        member, as: member.derivedName, in: place.owner, head: "", named: name,
        otherwise: member.name, passesOn: true)
      file.usesSPI = true
      file.trailer.append(
        "extension \(place.owner) { @_dynamicReplacement(for: \(place.name)) \(replacement) }")
      file.registrations += registrations(
        of: member, as: member.derivedName, in: place.owner, calling: name, isReplacement: true
      ).map { "Members(of: \(place.owner).self)" + $0 }
    }
  }

  /// Returns the declaration of a UIKit class with one member.
  private static func declaration(of owner: String, with member: String) -> TypeDeclaration {
    let source = "extension \(owner) { \(member) }"
    let file = FileContext(
      path: "", bytes: Array(source.utf8), tree: Parser.parse(source: source), index: 0)
    FileReader(file, conditions: Conditions(custom: [], modules: [], languageMode: .v5))
      .walk(file.tree)
    let declaration = file.declarations[0]
    declaration.type = NominalType(name: owner, declaration: nil)
    return declaration
  }

  // MARK: Forms

  /// Returns a declaration like a member that runs the implementation which the method has at run time.
  ///
  /// - Parameters:
  ///   - other: The name of the member that runs if that is the method's own.
  ///   - passesOn: Whether that member is UIKit's, which other modules may replace too.
  private func asking(
    _ member: Member, as selector: String, in type: String, head: String, named name: String,
    otherwise other: String, passesOn: Bool = false
  ) -> String {
    func ask(_ selector: String, _ result: String, _ arguments: [String]) -> String {
      let list = (["self"] + arguments).joined(separator: ", ")
      let place = "\"\(selector)\", in: \(type).self, for: self"
      return "if let other = _replacement(of: \(place)), "
        + "let result: \(result) = other.call(\(list)) { return result }; "
        + (passesOn ? "_passOn(\(place), from: \"\(moduleName)\"); " : "")
    }
    let result = optional(member.type ?? "Void")
    let get =
      ask(selector, result, member.argumentNames)
      + "return \(other)\(member.argumentList)"
    let form = head + member.form(named: name)
    guard member.isSettable else { return "\(form) { \(get) }" }
    let set = ask(SelectorName.setter(selector), "Void", ["newValue"]) + "\(other) = newValue"
    return "\(form) { get { \(get) } set { \(set) } }"
  }

  /// Returns the calls that register a method, or a property's getter and setter, each from the dot on.
  ///
  /// - Parameter isReplacement: Whether the method called replaces one of UIKit's.
  private func registrations(
    of member: Member, as selector: String, in type: String, calling name: String,
    isReplacement: Bool
  ) -> [String] {
    let module = isReplacement ? ", replacedBy: \"\(moduleName)\"" : ""
    func call(_ selector: String, _ closure: String) -> String {
      ".implementation(\"\(selector)\"\(module)) \(closure)"
    }
    guard member.kind == .property else {
      return [call(selector, closure(calling: member, named: name, on: type))]
    }
    var calls = [call(selector, "{ (object: \(type)) in object.\(name) }")]
    if member.isSettable, let value = member.type.map(optional) {
      calls.append(
        call(
          SelectorName.setter(selector),
          "{ (object: \(type), value: \(value)) in object.\(name) = value }"))
    }
    return calls
  }
}

extension MacroExpansionExprSyntax {
  /// Whether the selector is the action of a control, a timer or an observer, or is only compared or asked for.
  fileprivate var isAction: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self) else {
      return parent.map { $0.is(ExprListSyntax.self) || $0.is(ExpressionPatternSyntax.self) }
        ?? false
    }
    if argument.label?.text == "action" { return true }
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let called = call.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
    return name.map { Self.callers.contains($0.baseName.text) } ?? false
  }

  /// The functions and types of iOS that call a selector or ask for it.
  private static let callers: Set<String> = [
    "CADisplayLink", "NSSortDescriptor", "NSStringFromSelector", "Thread", "Timer", "UICommand",
    "UIKeyCommand",
    "UIMenuItem",
    "addObserver", "addTarget", "cancelPreviousPerformRequests", "canPerformAction",
    "detachNewThreadSelector", "instancesRespond", "perform", "performSelector", "registerUndo",
    "removeTarget", "responds", "scheduledTimer", "sendAction",
  ]
}
