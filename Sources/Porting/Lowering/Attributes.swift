import SwiftSyntax

/// Attributes and modifiers of Objective-C's: they vanish, and leave blanks so that columns stay.
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
      // The project's modules belong to one package, for which the compiler refuses the word.
      file.blank(node.range)
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
      // C has no selectors: that is a method's implementation, which nobody can ask for here.
      let isImplementation =
        node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.oneLine.contains("Selector")
      guard node.arguments?.oneLine == "block" || isImplementation == true else { return }
      file.blank(node.range)
    default: break
    }
  }

  /// A property of a layer that Core Animation keeps and animates by its name; `false` for those of
  /// other classes. Which class is a layer is told by the name of what it inherits from.
  private func lowerManagedLayerProperty(_ node: AttributeSyntax) -> Bool {
    guard let scope, scope.kind == .class,
      let superclass = scope.inherited.first, TypeName.bare(superclass).hasSuffix("Layer"),
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
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

  func lower(_ node: DeclModifierSyntax) {
    switch node.name.tokenKind {
    case .keyword(.dynamic):
      // In an extension other modules may override what it marks: see ``DynamicMembers``.
      guard let scope, scope.kind == .class else { return }
      file.blank(node.range)
    default: break
    }
  }
}
