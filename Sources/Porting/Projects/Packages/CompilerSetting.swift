/// A setting of the Swift compiler that a project chooses and a manifest can say.
enum CompilerSetting: Hashable, Sendable {
  case upcomingFeature(String)
  case experimentalFeature(String)
  case mainActorByDefault

  /// As a manifest writes it.
  var text: String {
    switch self {
    case .upcomingFeature(let name): ".enableUpcomingFeature(\(quoted(name)))"
    case .experimentalFeature(let name): ".enableExperimentalFeature(\(quoted(name)))"
    case .mainActorByDefault: ".defaultIsolation(MainActor.self)"
    }
  }
}
