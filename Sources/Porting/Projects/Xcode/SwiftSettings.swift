/// The Xcode settings that change what the Swift compiler accepts, converted for a package's manifest.
enum SwiftSettings {
  static func settings(of settings: BuildSettings) -> [CompilerSetting] {
    var lines: [CompilerSetting] = []
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      lines.append(.mainActorByDefault)
    }
    var features: Set<String> = []
    for (setting, feature) in upcoming where settings.isOn(setting) { features.insert(feature) }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      features.formUnion([
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ])
    }
    lines += features.sorted().map(CompilerSetting.upcomingFeature)
    return lines
  }

  /// Xcode's names for the compiler's upcoming features.
  private static let upcoming = [
    "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
    "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY":
      "GlobalActorIsolatedTypesUsability",
    "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": "RegionBasedIsolation",
    "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
  ]
}
