import Foundation

/// A sound of a run.
@available(iOS 16, *)
package enum Sound: String, CaseIterable, Hashable, Sendable {
  /// A mouth or a spike hits a creature.
  case bite
  /// The player's own creature hits another one's soft side.
  case flank
  /// Something is swallowed.
  case swallow
  /// The player's own creature is wounded.
  case hurt
  case tornLink
  case jet
  case shock
  case poison
  /// A body was edited.
  case edit
  /// An operation is refused.
  case refused
  /// An event of the whole dish is about to begin.
  case wave
  /// The player's own creature was eaten.
  case eaten
  /// The player's own nucleus is so weak that death is near.
  case heartbeat

  /// The number of variants, so that frequent sounds aren't always the same. Those of a meal also rise in a chain.
  package var variants: Int {
    switch self {
    case .swallow: 6
    case .bite, .flank, .hurt, .tornLink, .jet, .shock, .poison: 3
    case .edit, .refused, .wave, .eaten, .heartbeat: 1
    }
  }

  /// The number of variants that are played without a chain.
  var plainVariants: Int { min(variants, 3) }

  /// The volume relative to the other sounds, 0…1.
  var level: Float {
    switch self {
    case .swallow: 0.4
    case .bite, .jet, .edit, .refused: 0.5
    case .poison, .wave: 0.6
    case .flank, .hurt, .tornLink, .heartbeat: 0.7
    // Its peaks are short.
    case .shock: 0.8
    case .eaten: 0.9
    }
  }

  /// The time after a sound in which another of its kind is not played, in seconds. Wounds and meals occur in every
  /// step while a mouth holds on.
  var pause: Double {
    switch self {
    case .bite, .flank, .hurt, .poison: 0.25
    case .swallow: 0.15
    // A pulse of 75 beats per minute.
    case .heartbeat: 0.8
    default: 0.1
    }
  }

  /// Returns its file, which is made at its first use and then kept.
  package func file(variant: Int) -> Data { Self.files[self]?[variant % variants] ?? Data() }

  private static let files: [Sound: [Data]] = Dictionary(
    uniqueKeysWithValues: allCases.map { sound in
      (sound, (0..<sound.variants).map { sound.wave(variant: $0).file() })
    })
}
