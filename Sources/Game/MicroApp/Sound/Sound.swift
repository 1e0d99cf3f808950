import Foundation

/// A sound of a run.
@available(iOS 16, *)
package enum Sound: String, CaseIterable, Hashable, Sendable {
  /// A mouth or a spike hits somebody.
  case bite
  /// Something is swallowed.
  case swallow
  /// One's own body is wounded.
  case hurt
  case tornLink
  case jet
  case shock
  case poison
  /// A body was edited.
  case edit
  /// Something can't be done.
  case refused
  /// Something is about to come over the whole dish.
  case wave
  /// One's own creature was eaten.
  case eaten

  /// How many ways there are to hear it, so that what comes often isn't always the same.
  package var variants: Int {
    switch self {
    case .bite, .swallow, .hurt, .tornLink, .jet, .shock, .poison: 3
    case .edit, .refused, .wave, .eaten: 1
    }
  }

  /// How loud it is next to the others, 0…1.
  var level: Float {
    switch self {
    case .swallow: 0.4
    case .bite, .jet, .edit, .refused: 0.5
    case .poison, .wave: 0.6
    case .hurt, .tornLink: 0.7
    // Its peaks are short.
    case .shock: 0.8
    case .eaten: 0.9
    }
  }

  /// The pause after a sound in which another of its kind is not heard, in seconds. Wounds and meals
  /// come in every step while a mouth holds on.
  var pause: Double {
    switch self {
    case .bite, .hurt, .poison: 0.25
    case .swallow: 0.15
    default: 0.1
    }
  }

  /// Its file. Made when it is first heard, and then kept.
  package func file(variant: Int) -> Data { Self.files[self]?[variant % variants] ?? Data() }

  private static let files: [Sound: [Data]] = Dictionary(
    uniqueKeysWithValues: allCases.map { sound in
      (sound, (0..<sound.variants).map { sound.wave(variant: $0).file() })
    })
}
