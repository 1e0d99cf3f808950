/// Objects between UIKit and a delegate, which decide themselves which methods they have and forward the
/// others.
///
/// This UIKit calls a delegate's methods without checking. So a class that overrides `responds(to:)` or
/// `forwardingTarget(for:)` gets each method that iOS would check for, and the method does the check.
extension ModuleLowering {
  /// Lowers the classes of the module that forward messages, or whose subclasses do.
  func lowerForwarding() {
    let asked = ["responds", "forwardingTarget"].flatMap { table.membersByName[$0] ?? [] }
    guard asked.contains(where: \.isOverride) else { return }
    for type in table.types where type.declaration?.kind == .class {
      let kin = type.lineage + type.descendants
      let answers = kin.contains { $0.overrides("responds(to:)") }
      let forwards = kin.contains { $0.overrides("forwardingTarget(for:)") }
      guard answers || forwards else { continue }
      // A superclass in the module already has them.
      var done = Set(type.lineage.dropFirst().flatMap(\.parts).flatMap(protocols))
      for part in type.parts {
        for name in protocols(of: part) where done.insert(name).inserted {
          for method in DelegateProtocols.all.methods(of: name) where method.isOptional {
            let call = ForwardedCall(method: method, protocolName: name)
            guard lower(call, of: type, in: part, answers: answers, forwards: forwards) else {
              continue
            }
            files[part.file].usesObjectiveC = true
            files[part.file].usesSPI = true
            silent.insert(DelegateProtocols.holder(of: name))
          }
        }
      }
    }
  }

  /// Lowers one method of a class: its own method first checks whether the object says that it has it, and a method that
  /// the class doesn't have forwards the call. Returns whether that was needed.
  private func lower(
    _ call: ForwardedCall, of type: NominalType, in part: TypeDeclaration, answers: Bool,
    forwards: Bool
  ) -> Bool {
    guard let (owner, own) = type.own(call.method) else {
      if forwards { add(call, to: type, in: part) }
      return forwards
    }
    guard answers, owner === type, rename(own, to: call.ownName) else { return false }
    part.additions.append(head(of: type) + call.stub(of: own) + " { " + call.choosing(own) + " }")
    return true
  }

  /// Returns UIKit's delegate protocols that a declaration says its type conforms to.
  private func protocols(of part: TypeDeclaration) -> [String] {
    DelegateProtocols.all.refined(by: conformances(of: part))
  }

  /// Adds the method that forwards a message.
  private func add(_ call: ForwardedCall, to type: NominalType, in part: TypeDeclaration) {
    let below = type.descendants.compactMap { other in
      other.own(call.method).flatMap { $0.owner === other ? $0.member : nil }
    }
    // A member that is declared in an extension can't be overridden.
    let place = below.isEmpty ? part : type.declaration!
    let isolation = below.isEmpty ? "" : "@MainActor "
    for member in below where !member.isOverride {
      files[member.owner.file].edits.insert("override ", at: member.node.start)
    }
    place.additions.append(
      isolation + head(of: type) + call.stub(of: call.method) + " { " + call.handingOn + " }")
  }

  /// Returns the access modifier that makes a witness as visible as its class.
  private func head(of type: NominalType) -> String {
    (type.declaration?.access ?? .internal) >= .public ? "public " : ""
  }

  /// Whether a member has to be visible to Objective-C, because UIKit's delegates may have it and code checks
  /// for it.
  func isAskedFor(_ member: Member) -> Bool {
    // These sources have already been lowered.
    guard asksObjects, !member.owner.type.hasRegistrations else { return false }
    return isOfDelegate(member)
  }

  /// Whether a member implements a requirement of one of UIKit's delegate protocols, for its type or a
  /// superclass.
  func isOfDelegate(_ member: Member) -> Bool {
    guard member.kind == .function, !member.isStatic else { return false }
    return member.owner.type.lineage.contains { type in
      type.parts.contains { part in
        protocols(of: part).contains {
          DelegateProtocols.all.hasMethod(member.fullName, in: $0)
        }
      }
    }
  }
}

/// A call of a delegate's optional method that is forwarded.
private struct ForwardedCall {
  let method: Member
  let protocolName: String

  private var selector: String { "Selector(\"\(method.derivedName)\")" }

  /// The object that only has the protocol's defaults.
  private var silent: String { "\(DelegateProtocols.silentName(of: protocolName))()" }

  /// Returns the method's head in the form of `member`, which may have the author's types.
  func stub(of member: Member) -> String { member.form(named: method.name) }

  /// The name that the class's own method gets.
  var ownName: String { "_own_" + method.name }

  /// Returns the call of the class's own method, if the object says that it has it. In the stub, parameters have the
  /// names that the class's method gives them.
  func choosing(_ own: Member) -> String {
    "responds(to: \(selector)) ? \(ownName)\(own.argumentList) "
      + ": \(silent).\(method.name)\(own.argumentList)"
  }

  /// The call of the method of the object to which it is forwarded.
  var handingOn: String {
    "(_receiver(of: \(selector)) as? any \(protocolName) ?? \(silent))"
      + ".\(method.name)\(method.argumentList)"
  }
}

extension DelegateProtocols {
  static func silentName(of name: String) -> String { "_Silent_\(holder(of: name))" }

  /// Returns the class whose objects have none of a protocol's optional members.
  func silentClass(of name: String) -> String {
    let required = refined(by: [name]).flatMap(members).filter { !$0.isOptional }.map {
      let get = "preconditionFailure(\"only what is optional is asked for\")"
      let body = $0.isSettable ? "get { \(get) } set {}" : get
      return "  \($0.form(named: $0.name)) { \(body) }\n"
    }
    return "final class \(Self.silentName(of: name)): NSObject, \(name) {\n\(required.joined())}\n"
  }
}

extension NominalType {
  /// Whether the class itself overrides a member.
  fileprivate func overrides(_ name: String) -> Bool {
    parts.contains { $0.members.contains { $0.isOverride && $0.fullName == name } }
  }

  /// Returns the class's own method for a protocol's method, and the class that declares it.
  fileprivate func own(_ method: Member) -> (owner: NominalType, member: Member)? {
    for type in lineage {
      let found = type.parts.lazy.flatMap(\.members).first {
        $0.fullName == method.fullName && !$0.isStatic
          && $0.parameters.map { TypeName.key($0.type) }
            == method.parameters.map { TypeName.key($0.type) }
      }
      if let found { return (type, found) }
    }
    return nil
  }
}
