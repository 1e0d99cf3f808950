import SwiftSyntax

/// Attributes and modifiers of Objective-C. They are replaced by spaces, so that columns stay the same.
extension FileReader {
  func lower(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedText
    switch name {
    case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
      "IBDesignable", "GKInspectable":
      file.blank(node.range)
    case "UIApplicationMain", "NSApplicationMain":
      file.edits.replace(node.attributeName.range, with: "main")
    case "retroactive":
      // The project's modules belong to one package, where the compiler rejects this attribute.
      file.blank(node.range)
    case "Observable", "ObservationIgnored":
      // On iOS, Foundation re-exports these macros.
      file.foundationModules.insert("Observation")
    case "NSCopying":
      file.edits.replace(node.attributeName.range, with: "_NSCopying")
      file.usesObjectiveC = true
    case "NSManaged":
      if lowerManagedLayerProperty(node) { return }
      file.report(
        .error, at: node,
        "@NSManaged needs Core Data, which makes the accessors and doesn't exist on Linux; "
          + "put the class behind '#if canImport(CoreData)'")
    case "convention":
      // C has no selectors, so this marks a method's implementation, which can't be requested here.
      let isImplementation =
        node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.oneLine.contains("Selector")
      guard node.arguments?.oneLine == "block" || isImplementation == true else { return }
      file.blank(node.range)
    default: break
    }
  }

  /// Lowers a property of a layer that Core Animation stores and animates by name. Returns `false` for
  /// properties of other classes.
  private func lowerManagedLayerProperty(_ node: AttributeSyntax) -> Bool {
    guard isInLayer, let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let type = binding.typeAnnotation,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return false }
    file.blank(node.range)
    file.edits.insert(
      " { get { _managedValue(forKey: \"\(name)\") } set { _setManagedValue(newValue, forKey: \"\(name)\") } }",
      at: type.end)
    return true
  }

  /// Whether the class around the current node is a layer. The name of the superclass shows it, or that of a class whose
  /// extension is in another file.
  private var isInLayer: Bool {
    guard let scope, [.class, .extension].contains(scope.kind) else { return false }
    let declaration =
      scope.kind == .class
      ? scope : file.declarations.first { $0.kind == .class && $0.name == scope.name }
    let name = declaration.map { $0.inherited.first ?? "" } ?? scope.name
    return TypeName.bare(name).hasSuffix("Layer")
  }

  func lower(_ node: DeclModifierSyntax) {
    switch node.name.tokenKind {
    case .keyword(.dynamic):
      // In an extension, other modules may override the marked member: see ``DynamicMembers``.
      guard let scope, scope.kind == .class else { return }
      file.blank(node.range)
    default: break
    }
  }
}
