/// A setting of the Swift compiler that a project chooses and that a manifest can express.
enum CompilerSetting: Hashable, Sendable {
  case upcomingFeature(String)
  case experimentalFeature(String)
  case mainActorByDefault

  /// The setting in the syntax of a manifest.
  var text: String {
    switch self {
    case .upcomingFeature(let name): ".enableUpcomingFeature(\(quoted(name)))"
    case .experimentalFeature(let name): ".enableExperimentalFeature(\(quoted(name)))"
    case .mainActorByDefault: ".defaultIsolation(MainActor.self)"
    }
  }
}
