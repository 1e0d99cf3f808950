/// The name of a run and its origin: all that isn't part of the simulation.
@available(iOS 16, *)
struct RunCard: Codable, Hashable, Sendable {
  /// Unique among all runs of a player.
  let id: String
  /// The name of the player's creature.
  var name: String
  let seed: UInt64
  /// The difficulty's name.
  let difficulty: String
  /// Whether it is the seed of the day.
  var isOfTheDay = false
  /// When it was begun.
  let day: Day
  /// The kept creature that it began with.
  var parent: String?
}
