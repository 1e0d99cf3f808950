/// The names that the compiler's `hasFeature` and `hasAttribute` know.
///
/// Source: the compiler of Swift 6.3. `CompilerConditionTests` asks it about each name. A name that isn't here doesn't
/// exist for the compiler either, or a module has to enable it.
enum CompilerNames {
  /// The features of every module, in every language mode.
  static let features: Set<String> = [
    "ABIAttributeSE0479", "Actors", "AlwaysInheritActorContext", "AssociatedTypeAvailability",
    "AssociatedTypeImplements", "AsyncAwait", "AsyncSequenceFailure", "AttachedMacros",
    "BitwiseCopyable", "BitwiseCopyable2", "BodyMacros", "BorrowingSwitch",
    "BuiltinAddressOfRawLayout", "BuiltinAssumeAlignment",
    "BuiltinBuildComplexEqualityExecutor", "BuiltinBuildExecutor", "BuiltinBuildMainExecutor",
    "BuiltinContinuation", "BuiltinCreateAsyncTaskInGroup",
    "BuiltinCreateAsyncTaskWithExecutor", "BuiltinCreateTaskGroupWithFlags",
    "BuiltinEmplaceTypedThrows", "BuiltinExecutor", "BuiltinHopToActor",
    "BuiltinIntLiteralAccessors", "BuiltinJob", "BuiltinStackAlloc",
    "BuiltinTaskGroupWithArgument", "BuiltinTaskRunInline", "BuiltinUnprotectedStackAlloc",
    "ConcurrentFunctions", "ConformanceSuppression", "EffectfulProp",
    "ExpressionMacroDefaultArguments", "ExtensionMacroAttr", "ExtensionMacros",
    "FreestandingExpressionMacros", "GeneralizedIsSameMetaTypeBuiltin", "GlobalActors",
    "ImplicitSelfCapture", "InheritActorContext", "InlineArrayTypeSugar", "IsolatedAny",
    "IsolatedAny2", "IsolatedConformances", "IsolatedDeinit", "LexicalLifetimes",
    "LifetimeDependenceMutableAccessors", "Macros", "MarkerProtocol", "MemorySafetyAttributes",
    "ModuleSelector", "MoveOnly", "MoveOnlyPartialConsumption", "MoveOnlyResilientTypes",
    "NoAsyncAvailability", "NoncopyableGenerics", "NoncopyableGenerics2", "NonescapableTypes",
    "NonfrozenEnumExhaustivity",
    "ObjCImplementation", "OptionalIsolatedParameters", "ParameterPacks",
    "PrimaryAssociatedTypes2", "RawIdentifiers", "RethrowsProtocol", "RetroactiveAttribute",
    "Sendable", "SendableCompletionHandlers", "SendingArgsAndResults",
    "SpecializeAttributeWithAvailability", "TypedThrows", "UnavailableFromAsync",
    "UnsafeInheritExecutor", "ValueGenerics", "ValueGenericsNameLookup",
  ]

  /// The features that Swift 6 mode enables.
  static let featuresOfSwift6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "RegionBasedIsolation", "StrictConcurrency",
  ]

  /// The attributes without a leading underscore.
  static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSApplicationMain", "NSCopying", "NSManaged", "Sendable", "UIApplicationMain", "abi",
    "attached", "autoclosure", "available", "backDeployed", "c", "concurrent", "convention",
    "derivative", "differentiable", "discardableResult", "dynamicCallable",
    "dynamicMemberLookup", "escaping", "exclusivity", "export", "frozen", "globalActor",
    "inlinable", "inline", "isolated", "lifetime", "main", "noDerivative", "nonisolated",
    "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "requires_stored_property_inits", "resultBuilder", "retroactive", "transpose", "unchecked",
    "unsafe", "usableFromInline", "warn_unqualified_access",
  ]
}
