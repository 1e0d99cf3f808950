import Foundation

/// The game's questions to the world outside: the only place where a calendar or a locale comes in, so
/// that a test can answer them.
@available(iOS 16, *)
public struct Surroundings: Sendable {
  /// The current day.
  public var today: @Sendable () -> Day
  /// A number that nobody can foresee, for the seed of a new run.
  public var chance: @Sendable () -> UInt64
  /// The languages that the user reads, best first, as `de-CH`.
  public var preferredLanguages: [String]

  public init(
    today: @escaping @Sendable () -> Day, chance: @escaping @Sendable () -> UInt64,
    preferredLanguages: [String]
  ) {
    self.today = today
    self.chance = chance
    self.preferredLanguages = preferredLanguages
  }

  /// The device's own.
  public static var system: Surroundings {
    Surroundings(
      today: { Day(Date(), in: .current) }, chance: { .random(in: 0...UInt64.max) },
      preferredLanguages: Locale.preferredLanguages)
  }
}
