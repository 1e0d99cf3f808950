/// Uses of Objective-C's runtime, which Linux lacks: exchanged implementations, added methods, classes
/// made anew, messages as objects.
enum RuntimeUses {
  private static let functions: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
    "class_replaceMethod", "class_getInstanceMethod", "class_getClassMethod",
    "method_getImplementation", "method_getTypeEncoding", "imp_implementationWithBlock",
    "object_setClass", "objc_allocateClassPair", "objc_registerClassPair",
  ]

  private static let messages: Set<String> = [
    "NSInvocation", "NSMethodSignature", "forwardInvocation",
  ]

  /// The types that the functions take and give.
  private static let types: Set<String> = ["IMP", "Method"]

  /// All such names.
  static var names: [String] { functions.union(messages).union(types).sorted() }

  /// The effect of a name; `nil` for others.
  static func reason(for name: String) -> String? {
    if functions.contains(name) || types.contains(name) {
      return "'\(name)', which changes classes through Objective-C's runtime"
    }
    return messages.contains(name) ? "'\(name)', an Objective-C message as an object" : nil
  }
}
