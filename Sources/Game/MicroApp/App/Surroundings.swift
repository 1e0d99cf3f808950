import Foundation

/// The information that the game needs about the world outside. Calendar and locale are used only here, so that a test
/// can replace them.
@available(iOS 16, *)
public struct Surroundings: Sendable {
  /// The current day.
  public var today: @Sendable () -> Day
  /// Returns an unpredictable number, for the seed of a new run.
  public var chance: @Sendable () -> UInt64
  /// The languages that the user reads, best first, such as `de-CH`.
  public var preferredLanguages: [String]

  public init(
    today: @escaping @Sendable () -> Day, chance: @escaping @Sendable () -> UInt64,
    preferredLanguages: [String]
  ) {
    self.today = today
    self.chance = chance
    self.preferredLanguages = preferredLanguages
  }

  /// The surroundings of the device.
  public static var system: Surroundings {
    Surroundings(
      today: { Day(Date(), in: .current) }, chance: { .random(in: 0...UInt64.max) },
      preferredLanguages: Locale.preferredLanguages)
  }
}
