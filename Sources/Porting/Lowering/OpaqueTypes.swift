import SwiftSyntax

/// Opaque types and elements with a protocol of Objective-C: `(some Shape)?`, `where Element: Shape`.
///
/// On iOS such a protocol conforms to itself, so an optional object of any type can be passed, and a result may be one.
/// On Linux the compiler only makes an opaque type of a parameter without an optional. Everywhere else the type becomes
/// `any Shape`, which takes the same objects.
extension FileReader {
  func readOpaqueType(_ node: SomeOrAnyTypeSyntax) {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.some) else { return }
    var isOptional = false
    for parent in node.ancestors {
      switch parent.kind {
      case .optionalType, .implicitlyUnwrappedOptionalType: isOptional = true
      case .tupleType, .tupleTypeElement, .tupleTypeElementList: continue
      case .functionParameter where !isOptional: return
      case .functionParameter, .returnClause, .typeAnnotation:
        return file.sites.append(Site(kind: .opaqueType(node), scope: scope))
      default: return
      }
    }
  }

  /// Reads the extensions of lists whose elements conform to a protocol: `extension Array where Element: Shape`.
  func readElementBounds(_ node: ExtensionDeclSyntax) {
    for requirement in node.genericWhereClause?.requirements ?? [] {
      guard let bound = requirement.requirement.as(ConformanceRequirementSyntax.self),
        bound.leftType.oneLine == "Element"
      else { continue }
      file.sites.append(Site(kind: .elementBound(bound), scope: scope))
    }
  }
}

extension ModuleLowering {
  func lower(_ node: SomeOrAnyTypeSyntax, in scope: TypeDeclaration?, of file: FileContext) {
    if isOfObjects(node.constraint, in: scope, of: file) {
      file.edits.replace(node.someOrAnySpecifier.range, with: "any")
    }
  }

  /// Lists of any objects with such a protocol get the extension, because their elements don't conform to it.
  func lower(
    _ node: ConformanceRequirementSyntax, in scope: TypeDeclaration?, of file: FileContext
  ) {
    guard isOfObjects(node.rightType, in: scope, of: file) else { return }
    file.edits.replace(node.colon.range, with: " ==")
    file.edits.insert("any ", at: node.rightType.start)
  }

  /// Whether a type is a protocol of Objective-C.
  private func isOfObjects(
    _ type: TypeSyntax, in scope: TypeDeclaration?, of file: FileContext
  ) -> Bool {
    let name = TypeName.bare(type.oneLine)
    let own = table.find(name, from: scope, file: file.index)?.declaration
    return own.map { $0.kind == .protocol && $0.isObjC }
      ?? module.known.contains { $0.objectProtocols.contains(name) }
  }
}
