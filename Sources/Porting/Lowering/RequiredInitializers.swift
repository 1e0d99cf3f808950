import SwiftSyntax

/// Initializers that a protocol requires and to which an extension of Apple's class conforms: `protocol Blank { init()
/// }`, `extension NSObject: Blank {}`.
///
/// With Objective-C the class's initializer is the witness. Swift demands a `required` initializer, which an extension
/// can't have. So the requirement becomes a static function. Its default in an extension of the protocol makes the
/// object by the class's method table (``Constructions``), and types of the module call their own initializer.
///
/// Calls through the protocol get another label. It belongs to an initializer without a body that has the symbol of a
/// static function, as in ``Constructions``. The function knows the class that it is called on, which may be a subclass
/// of a generic parameter. The body of an initializer only knows the parameter.
extension ModuleLowering {
  /// Finds the protocols with such initializers.
  func findRequiredInitializers() {
    for type in table.types where type.declaration?.kind == .protocol {
      let found = type.declaration!.members.filter {
        $0.kind == .initializer && !foreignClasses(conformingTo: type, with: $0).isEmpty
          && $0.node.as(InitializerDeclSyntax.self)?.optionalMark == nil
      }
      if !found.isEmpty { relabelled[type.name] = found }
    }
  }

  func lowerRequiredInitializers() {
    for type in table.types {
      for member in relabelled[type.name] ?? [] where member.owner === type.declaration {
        lower(member, of: type, for: foreignClasses(conformingTo: type, with: member))
      }
    }
  }

  /// Adds the label of a protocol's initializer to a call. Returns whether one of the types has such an initializer.
  func relabel(_ construction: Construction, for types: [NominalType?], in file: FileContext)
    -> Bool
  {
    let place = construction.range.upperBound
    guard construction.function == nil, place < file.bytes.count,
      file.bytes[place] == UInt8(ascii: "(")
    else { return false }
    for case let type? in types
    where relabelled[type.name]?.contains(where: { $0.labels == construction.labels }) == true {
      file.edits.insert(
        Self.label(of: type) + ": ()" + (construction.labels.isEmpty ? "" : ", "), at: place + 1)
      return true
    }
    return false
  }

  private static func label(of type: NominalType) -> String { "_of_\(type.plainName)" }

  /// Returns Apple's classes that an extension of the module lets conform, with the initializers that can be called.
  private func foreignClasses(
    conformingTo type: NominalType, with member: Member
  ) -> [(name: String, initializer: Constructions.Initializer)] {
    table.types.compactMap { other in
      guard other.declaration == nil, conforms(other, to: type),
        other.name == "NSObject" || AppleClasses.superclass(of: other.name) != nil,
        let found = Constructions.initializer(of: other.name, labels: member.labels)
      else { return nil }
      return (other.name, found)
    }
  }

  private func conforms(_ type: NominalType, to other: NominalType) -> Bool {
    type.parts.contains { $0.kind != .protocol && conformances(of: $0).contains(other.name) }
  }

  private func lower(
    _ member: Member, of type: NominalType,
    for classes: [(name: String, initializer: Constructions.Initializer)]
  ) {
    guard let node = member.node.as(InitializerDeclSyntax.self) else { return }
    let declaration = type.declaration!
    let file = files[declaration.file]
    let label = Self.label(of: type)
    let function = "_made\(label)"
    let effects = node.signature.effectSpecifiers.map { " " + $0.oneLine } ?? ""
    let attempt = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    file.edits.replace(node.initKeyword.range, with: "static func \(function)")
    file.edits.insert(" -> Self", at: node.signature.end)
    func parameters(_ ownership: String = "") -> [String] {
      zip(member.labels, member.parameters).map { label, parameter in
        (label == parameter.name ? label : "\(label) \(parameter.name)")
          + ": \(ownership)\(parameter.type)"
      }
    }
    let list = parameters().joined(separator: ", ")
    let arguments = zip(member.labels, member.parameters).map { label, parameter in
      label == "_" ? parameter.name : "\(label): \(parameter.name)"
    }.joined(separator: ", ")
    let access = declaration.effectiveAccess >= .public ? "public " : ""
    let symbol = ([moduleName.asSymbol, file.functionSuffix, type.plainName] + member.labels)
      .joined(separator: "_")
    let attributes =
      "@_silgen_name(\"lowered_\(symbol)\") " + (member.isMainActor ? "@MainActor " : "")
    // An initializer owns its arguments; a function borrows them.
    file.trailer.append(
      "extension \(type.name) { "
        + "\(attributes)\(access)init(\((["\(label) _: Void"] + parameters()).joined(separator: ", ")))\(effects); "
        + "\(attributes)static func _make\(label)(\(parameters("consuming ").joined(separator: ", ")))\(effects) "
        + "-> Self { \(attempt)self.\(function)(\(arguments)) } }")
    for (name, initializer) in classes {
      constructed.insert(initializer.declaration(in: moduleName.asSymbol))
      file.needsViews = file.needsViews || name != "NSObject"
      file.trailer.append(
        "extension \(type.name) where Self: \(name) { \(access)static func \(function)(\(list)) "
          + "-> Self { self._construct(\(arguments)) } }")
    }
    // Types that have the initializer themselves.
    for other in table.types where other.declaration.map({ $0.kind != .protocol }) ?? false {
      guard conforms(other, to: type), let place = other.declaration else { continue }
      let isVisible = !access.isEmpty && place.effectiveAccess >= .public
      place.additions.append(
        "\(isVisible ? access : "")static func \(function)(\(list))\(effects) "
          + "-> Self { \(attempt)self.init(\(arguments)) }")
    }
  }
}
