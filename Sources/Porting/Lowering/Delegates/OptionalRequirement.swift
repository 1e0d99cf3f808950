import SwiftSyntax

/// An optional requirement of a protocol of Objective-C, and the members that its witness consists of here.
struct OptionalRequirement {
  /// Whether a member implements the requirement, judged by its name and types.
  let isMet: (Member) -> Bool
  let protocolName: String
  /// The member's name as its author writes it, with labels.
  let fullName: String
  /// A name that is unique among all requirements.
  let key: String
  /// The witness's name with labels.
  let witnessName: String
  /// Whether other modules see the protocol.
  let isPublic: Bool
  /// The attributes and modifiers of each witness.
  let attributes: String
  /// The attribute that makes a member the witness, if its name doesn't.
  let implementing: String
  /// Returns the witness of a class that lacks the member. Objects of other classes may have it: `casts` has the
  /// statements that call theirs.
  let missing: (_ casts: [(type: String, member: Member)]) -> String
  /// Returns the witness of a class that has the member.
  let present: (Member) -> String
}

extension OptionalRequirement {
  /// A requirement of a lowered protocol: a property that holds a function.
  init(_ optional: OptionalMember) {
    let head = "var \(optional.loweredName): \(optional.requirementType)"
    isMet = { member in
      member.name == optional.baseName && !member.isStatic
        && (optional.labels == nil
          ? member.kind == .property
          : member.kind == .function && member.labels == optional.labels!)
        && (optional.callName == nil
          || member.parameters.map(\.type.asArgument) == optional.parameterTypes)
    }
    protocolName = optional.protocolName
    fullName =
      optional.baseName + (optional.labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "")
    key = "\(optional.protocolName).\(optional.loweredName)"
    witnessName = optional.loweredName
    isPublic = optional.isPublic
    attributes = ""
    implementing = ""
    missing = { casts in
      let calls = casts.map {
        "if let object = self as? \($0.type) { return \(optional.value(of: "object")) }; "
      }
      return "\(head) { \(calls.joined())\(calls.isEmpty ? "nil" : "return nil") }"
    }
    present = { _ in "\(head) { \(optional.value(of: "self")) }" }
  }

  /// A requirement of one of UIKit's protocols.
  ///
  /// - Parameters:
  ///   - isChecked: Whether the compiler checks that calls of the main actor come from it, as Swift 6 does.
  ///   - comparable: Returns a type in the form in which two spellings of it are equal.
  init(
    _ requirement: Member, of name: String, isChecked: Bool,
    comparable: @escaping (String) -> String
  ) {
    let lowered = "_optional_\(requirement.plainName)"
    let arguments = requirement.argumentList
    let types = requirement.parameters.map { comparable($0.type) }
    let result = requirement.type.map(comparable)
    isMet = { member in
      guard member.fullName == requirement.fullName, member.kind == requirement.kind,
        !member.isStatic, !member.isAsync, !member.isThrowing, !member.isGeneric
      else { return false }
      guard member.kind == .function else {
        // A property whose type isn't written gets it from its value.
        return member.type.map { Self.fits(comparable($0), result ?? "") } ?? true
      }
      let isFitting = zip(member.parameters, types).allSatisfy { parameter, type in
        let own = comparable(parameter.type)
        return own == type || parameter.type.hasSuffix("!") && own == type + "?"
      }
      return isFitting
        && Self.fits(member.type.map(comparable) ?? "Void", result ?? "Void")
    }
    let isolated = !DelegateProtocols.nonisolated.contains(name)
    let mayHop = isChecked && !isolated
    protocolName = name
    fullName = requirement.fullName
    key = "\(name).\(requirement.fullName)(\(types.joined(separator: ",")))"
    witnessName = "_optional_" + requirement.fullName
    isPublic = true
    attributes = isolated ? "@MainActor " : mayHop ? "nonisolated " : ""
    implementing = "@_disfavoredOverload @_implements(\(name), \(requirement.fullName)) "
    /// Calls a member of an object, on the main actor.
    func call(_ object: String) -> String {
      let call = "\(object).\(requirement.name)\(arguments)"
      guard mayHop else { return call }
      let names = requirement.parameters.map(\.name) + [object]
      let copies = Set(names).sorted().map { "nonisolated(unsafe) let \($0) = \($0); " }.joined()
        .replacing("let self = self", with: "let me = self")
      let hopped = call.hasPrefix("self.") ? "me" + call.dropFirst(4) : call
      guard let type = requirement.type else {
        return "do { \(copies)MainActor.assumeIsolated { \(hopped) } }"
      }
      return "{ \(copies)nonisolated(unsafe) var result: \(type)!; "
        + "MainActor.assumeIsolated { result = \(hopped) }; return result }()"
    }
    let form = requirement.form(named: lowered)
    // Calls by the requirement's name prefer the protocol's default to the disfavoured witness.
    let own =
      "return " + (name == "_WindowKeeping" ? "nil" : "self.\(requirement.name)\(arguments)")
    missing = { casts in
      let gets = casts.map { "if let object = self as? \($0.type) { return \(call("object")) }; " }
      let get = gets.joined() + own
      guard requirement.isSettable else { return "\(form) { \(get) }" }
      let sets = casts.filter(\.member.takesValues).map {
        "if let object = self as? \($0.type) { object.\(requirement.name) = newValue }; "
      }
      return "\(form) { get { \(get) } set { \(sets.joined()) } }"
    }
    present = { member in
      let get = requirement.type == nil ? call("self") : "return \(call("self"))"
      guard requirement.isSettable else { return "\(form) { \(get) }" }
      let set = member.takesValues ? "self.\(requirement.name) = newValue" : ""
      return "\(form) { get { \(get) } set { \(set) } }"
    }
  }

  /// Whether a witness may have a type: the requirement's, or the same without optionality.
  private static func fits(_ type: String, _ requirement: String) -> Bool {
    type == requirement || type + "?" == requirement
  }
}

extension OptionalMember {
  /// Returns the requirement's value for an object that has the member.
  fileprivate func value(of object: String) -> String {
    guard let labels else { return "\(object).\(baseName)" }
    let names = labels.indices.map { "a\($0)" }
    let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
    let start = names.isEmpty ? "" : "(\(names.joined(separator: ", "))) in "
    return "{ \(start)\(effectMarks)\(object).\(baseName)(\(arguments.joined(separator: ", "))) }"
  }
}

extension Member {
  /// Whether a property can be set: it is a variable that stores a value or has a setter.
  fileprivate var takesValues: Bool {
    guard let node = node.as(VariableDeclSyntax.self),
      node.bindingSpecifier.tokenKind == .keyword(.var)
    else { return false }
    return isSettable || node.bindings.first?.accessorBlock == nil
  }
}
