/// Objects that stand between UIKit and a delegate: they answer themselves which methods they have, and
/// hand on what they don't have.
///
/// UIKit here calls a delegate's methods without asking. So a class that overrides `responds(to:)`
/// or `forwardingTarget(for:)` gets a method for each that iOS would ask about, which asks then.
extension ModuleLowering {
  /// Lowers the classes of the module that are such, or that have subclasses that are.
  func lowerForwarding() {
    let asked = ["responds", "forwardingTarget"].flatMap { table.membersByName[$0] ?? [] }
    guard asked.contains(where: \.isOverride) else { return }
    for type in table.types where type.declaration?.kind == .class {
      let kin = type.lineage + type.descendants
      let answers = kin.contains { $0.overrides("responds(to:)") }
      let forwards = kin.contains { $0.overrides("forwardingTarget(for:)") }
      guard answers || forwards else { continue }
      // A superclass of the module's has them already.
      var done = Set(type.lineage.dropFirst().flatMap(\.parts).flatMap(protocols))
      for part in type.parts {
        for name in protocols(of: part) where done.insert(name).inserted {
          for method in DelegateProtocols.all.methods(of: name) where method.isOptional {
            let call = ForwardedCall(method: method, protocolName: name)
            if let (owner, own) = type.own(method) {
              guard answers, owner === type, rename(own, to: call.ownName) else { continue }
              part.additions.append(
                head(of: type) + call.stub(of: own) + " { " + call.choosing + " }")
            } else if forwards {
              add(call, to: type, in: part)
            } else {
              continue
            }
            files[part.file].usesObjectiveC = true
            files[part.file].usesSPI = true
            silent.insert(name)
          }
        }
      }
    }
  }

  /// UIKit's protocols for delegates that a declaration says its type conforms to.
  private func protocols(of part: TypeDeclaration) -> [String] {
    DelegateProtocols.all.refined(by: table.protocols(of: part))
  }

  /// Adds the method that hands a message on.
  private func add(_ call: ForwardedCall, to type: NominalType, in part: TypeDeclaration) {
    let below = type.descendants.compactMap { other in
      other.own(call.method).flatMap { $0.owner === other ? $0.member : nil }
    }
    // What is declared in an extension can't be overridden.
    let place = below.isEmpty ? part : type.declaration!
    let isolation = below.isEmpty ? "" : "@MainActor "
    for member in below where !member.isOverride {
      files[member.owner.file].edits.insert("override ", at: member.node.start)
    }
    place.additions.append(
      isolation + head(of: type) + call.stub(of: call.method) + " { " + call.handingOn + " }")
  }

  /// The word that makes a witness as visible as its class.
  private func head(of type: NominalType) -> String {
    (type.declaration?.access ?? .internal) >= .public ? "public " : ""
  }

  /// Whether Objective-C sees a member because UIKit's delegates may have it, and something asks.
  func isAskedFor(_ member: Member) -> Bool {
    // Lowered sources are lowered already.
    guard asksObjects, !member.owner.type.hasRegistrations else { return false }
    return isOfDelegate(member)
  }

  /// Whether a member is what one of UIKit's protocols for delegates asks of its type, or of a class
  /// above.
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

/// A call of a delegate's optional method that goes to whoever answers it.
private struct ForwardedCall {
  let method: Member
  let protocolName: String

  private var selector: String { "Selector(\"\(method.derivedName)\")" }

  /// The object that has nothing but the protocol's defaults.
  private var silent: String { "\(DelegateProtocols.silentName(of: protocolName))()" }

  /// The method's head, with another's types where that is the author's.
  func stub(of member: Member) -> String { member.form(named: method.name) }

  /// The name that the class's own method gets.
  var ownName: String { "_own_" + method.name }

  /// The call of the class's own method where the object says that it has it.
  var choosing: String {
    "responds(to: \(selector)) ? \(ownName)\(method.argumentList) "
      + ": \(silent).\(method.name)\(method.argumentList)"
  }

  /// The call of the method of whom the object names for it.
  var handingOn: String {
    "(_receiver(of: \(selector)) as? any \(protocolName) ?? \(silent))"
      + ".\(method.name)\(method.argumentList)"
  }
}

extension DelegateProtocols {
  static func silentName(of name: String) -> String { "_Silent_\(name)" }

  /// The class whose objects have none of a protocol's optional methods.
  func silentClass(of name: String) -> String {
    let required = methods(of: name).filter { !$0.isOptional }.map {
      "  \($0.form(named: $0.name)) { preconditionFailure(\"only what is optional is asked for\") }\n"
    }
    return "final class \(Self.silentName(of: name)): NSObject, \(name) {\n\(required.joined())}\n"
  }
}

extension NominalType {
  /// Whether the class itself overrides a member.
  fileprivate func overrides(_ name: String) -> Bool {
    parts.contains { $0.members.contains { $0.isOverride && $0.fullName == name } }
  }

  /// The class's own method of a protocol's, and which class of its lineage has it.
  fileprivate func own(_ method: Member) -> (owner: NominalType, member: Member)? {
    for type in lineage {
      let found = type.parts.lazy.flatMap(\.members).first {
        $0.fullName == method.fullName && !$0.isStatic
          && $0.parameters.map(\.type) == method.parameters.map(\.type)
      }
      if let found { return (type, found) }
    }
    return nil
  }
}
