/// Uses of the Objective-C runtime, which Linux lacks: exchanged implementations, added methods, classes
/// created at run time, and messages as objects.
enum RuntimeUses {
  private static let functions: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
    "class_replaceMethod", "class_getInstanceMethod", "class_getClassMethod",
    "method_getImplementation", "method_getTypeEncoding", "imp_implementationWithBlock",
    "object_setClass", "objc_allocateClassPair", "objc_registerClassPair",
    "class_copyIvarList", "class_copyMethodList", "class_copyPropertyList",
    "class_copyProtocolList", "class_getClassVariable", "class_getInstanceVariable",
    "class_getMethodImplementation", "class_getProperty", "class_addIvar", "class_addProperty",
    "class_addProtocol", "class_conformsToProtocol", "class_respondsToSelector",
    "ivar_getName", "ivar_getOffset", "ivar_getTypeEncoding", "method_copyArgumentType",
    "method_copyReturnType", "method_getName", "method_getNumberOfArguments",
    "objc_copyClassList", "objc_disposeClassPair", "objc_getClassList", "object_getIvar",
    "object_setIvar", "property_copyAttributeValue", "property_getAttributes",
    "property_getName", "protocol_copyMethodDescriptionList", "sel_registerName",
  ]

  private static let messages: Set<String> = [
    "NSInvocation", "NSMethodSignature", "forwardInvocation",
  ]

  /// The types of the functions' parameters and results.
  private static let types: Set<String> = ["IMP", "Ivar", "Method", "objc_property_t"]

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
