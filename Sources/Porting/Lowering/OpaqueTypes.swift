import SwiftSyntax

/// Opaque types with a protocol of Objective-C: `(some Shape)?`.
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
}

extension ModuleLowering {
  func lower(_ node: SomeOrAnyTypeSyntax, in scope: TypeDeclaration?, of file: FileContext) {
    let name = TypeName.bare(node.constraint.oneLine)
    let own = table.find(name, from: scope, file: file.index)?.declaration
    let isOfObjects =
      own.map { $0.kind == .protocol && $0.isObjC }
      ?? module.known.contains { $0.objectProtocols.contains(name) }
    if isOfObjects { file.edits.replace(node.someOrAnySpecifier.range, with: "any") }
  }
}
