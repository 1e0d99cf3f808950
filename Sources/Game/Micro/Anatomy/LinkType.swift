/// The type of a link, which holds two cells together. Saves and share codes contain the raw values; they never change.
public enum LinkType: UInt8, CaseIterable, Hashable, Sendable {
  /// A rigid brace.
  case strut
  /// A soft link that tears when stretched too far.
  case spring
  /// Living tissue that slides through water.
  case body
  /// A fragile link that pushes the most water.
  case fin
  /// A muscle that changes its length.
  case muscle
  /// A muscle that bends the body at its far end.
  case hingeMuscle
  /// A link that pulls but never pushes.
  case tentacle
  /// A link that carries signals and energy.
  case nerve

  /// Whether the brain and the body's wave drive it.
  public var isMuscle: Bool { self == .muscle || self == .hingeMuscle }

  /// The largest amplitude of its oscillation: a fraction of the length for a muscle, radians for a hinge muscle, 0 for
  /// links that no wave drives.
  public var largestAmplitude: Float {
    switch self {
    case .muscle: 0.35
    case .hingeMuscle: 0.9
    case .strut, .spring, .body, .fin, .tentacle, .nerve: 0
    }
  }
}
