/// Uses of the Objective-C runtime that Linux lacks: variables and properties of classes, classes created at run
/// time, implementations made of closures, and messages as objects.
enum RuntimeUses {
  private static let functions: Set<String> = [
    "class_addIvar", "class_addProperty", "class_addProtocol", "class_conformsToProtocol",
    "class_copyIvarList", "class_copyMethodList", "class_copyPropertyList",
    "class_copyProtocolList", "class_getClassVariable", "class_getInstanceVariable",
    "class_getProperty", "imp_implementationWithBlock", "ivar_getName", "ivar_getOffset",
    "ivar_getTypeEncoding", "method_copyArgumentType", "method_copyReturnType",
    "method_getNumberOfArguments", "object_getIvar", "object_setClass", "object_setIvar",
    "objc_allocateClassPair", "objc_copyClassList", "objc_disposeClassPair", "objc_getClassList",
    "objc_registerClassPair", "property_copyAttributeValue", "property_getAttributes",
    "property_getName", "protocol_copyMethodDescriptionList", "sel_registerName",
  ]

  private static let messages: Set<String> = [
    "NSInvocation", "NSMethodSignature", "forwardInvocation",
  ]

  /// The types of the functions' parameters and results.
  private static let types: Set<String> = ["Ivar", "objc_property_t"]

  /// The words of a file that calls the implementation of a method directly.
  static let casts = [
    "IMP", "class_getMethodImplementation", "method_getImplementation", "method_setImplementation",
    "unsafeBitCast",
  ]

  /// Returns whether a file with some of these words makes functions of implementations.
  static func castsImplementations(_ words: Set<String>) -> Bool {
    words.contains("unsafeBitCast")
      && casts.contains { $0 != "unsafeBitCast" && words.contains($0) }
  }

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
