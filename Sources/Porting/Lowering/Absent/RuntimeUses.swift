/// Uses of the Objective-C runtime, which Linux lacks: exchanged implementations, added methods, classes
/// created at run time, and messages as objects.
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

  /// The types of the functions' parameters and results.
  private static let types: Set<String> = ["IMP", "Method"]

  /// All of these names.
  static var names: [String] { functions.union(messages).union(types).sorted() }

  /// Returns the effect of a name, or `nil` for other names.
  static func reason(for name: String) -> String? {
    if functions.contains(name) || types.contains(name) {
      return "'\(name)', which changes classes through Objective-C's runtime"
    }
    return messages.contains(name) ? "'\(name)', an Objective-C message as an object" : nil
  }
}
