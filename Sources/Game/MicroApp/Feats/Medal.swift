import Micro
import UIKit

/// The medal of a run, by its score.
@available(iOS 16, *)
enum Medal: String, CaseIterable, Codable, Hashable, Sendable {
  case bronze, silver, gold

  /// The points from which a run gets it. Source: an own choice.
  var points: Int {
    switch self {
    case .bronze: 250
    case .silver: 600
    case .gold: 1200
    }
  }

  /// Creates the best medal for a score; `nil` below bronze.
  init?(points: Int) {
    guard let medal = Self.allCases.last(where: { points >= $0.points }) else { return nil }
    self = medal
  }

  /// Returns the next medal that a score doesn't reach; `nil` from gold on.
  static func next(after points: Int) -> Medal? { allCases.first { points < $0.points } }
}

@available(iOS 16, *)
extension Medal {
  /// The colour of its metal. Source: an own choice, with a contrast of at least 3 on light and dark cards.
  @MainActor var colour: UIColor {
    UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return switch self {
      case .bronze: Colour(isDark ? 0xC98A5B : 0x8F5A2B).uiColor
      case .silver: Colour(isDark ? 0xC3CBD3 : 0x66707A).uiColor
      case .gold: Colour(isDark ? 0xF2C14E : 0x8A6A00).uiColor
      }
    }
  }
}
