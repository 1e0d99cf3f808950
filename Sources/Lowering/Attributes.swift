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
    case "NSCopying":
      file.edits.replace(node.attributeName.range, with: "_NSCopying")
      file.usesObjectiveC = true
    case "NSManaged":
      file.report(
        .error, at: node,
        "@NSManaged needs Core Data, which makes the accessors at run time and isn't on Linux; "
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

  func lower(_ node: DeclModifierSyntax) {
    switch node.name.tokenKind {
    case .keyword(.dynamic):
      guard let scope, scope.kind == .class || scope.kind == .extension else { return }
      file.blank(node.range)
    default: break
    }
  }
}
