/// The name of a run and its origin: everything that isn't part of the simulation.
@available(iOS 16, *)
struct RunCard: Codable, Hashable, Sendable {
  /// The identifier, unique among all runs of a player.
  let id: String
  /// The name of the player's creature.
  var name: String
  let seed: UInt64
  /// The difficulty's name.
  let difficulty: String
  /// Whether it is the seed of the day.
  var isOfTheDay = false
  /// The day on which it began.
  let day: Day
  /// The kept creature with which it began.
  var parent: String?
}
