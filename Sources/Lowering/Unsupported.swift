import SwiftSyntax

/// What can't be lowered, and why.
extension FileReader {
  func check(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    if let reason = Unsupported.reasons[name] {
      file.report(.error, at: node, reason)
    } else if ObjectiveCNames.all.contains(name) || callsObject(node) {
      file.usesObjectiveC = true
    } else if CombineNames.all.contains(name) {
      file.usesCombine = true
    } else if name == "intersects" {
      file.usesIntersects = true
    }
  }

  /// Whether it is the name in a call of what every object has in Objective-C.
  private func callsObject(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let labels = ObjectiveCNames.members[node.baseName.text],
      let member = node.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.arguments.contains { labels.contains($0.label?.text ?? "_") }
  }

  func check(_ node: IdentifierTypeSyntax) {
    let name = node.name.text
    if CombineNames.all.contains(name) { file.usesCombine = true }
    if let reason = Unsupported.reasons[name] {
      file.report(.error, at: node, reason)
    } else if ObjectiveCNames.all.contains(name) {
      file.usesObjectiveC = true
    }
  }
}

enum Unsupported {
  static let reasons: [String: String] = {
    var reasons: [String: String] = [:]
    for name in [
      "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
      "class_replaceMethod", "class_getInstanceMethod", "class_getClassMethod",
      "method_getImplementation", "imp_implementationWithBlock", "object_setClass",
      "objc_allocateClassPair", "objc_registerClassPair",
    ] {
      reasons[name] =
        "'\(name)' changes classes through Objective-C's runtime, which Linux lacks; override the "
        + "method in a subclass, or put this behind '#if canImport(Darwin)'"
    }
    for name in ["NSInvocation", "NSMethodSignature", "forwardInvocation", "forwardingTarget"] {
      reasons[name] =
        "'\(name)' forwards messages of Objective-C's, which Linux lacks; call the method directly, "
        + "or put this behind '#if canImport(Darwin)'"
    }
    return reasons
  }()
}
