import Micro

/// The best runs of a player.
@available(iOS 16, *)
struct Fame: Document {
  static let kind = "fame"
  /// The number of runs that are kept.
  static let capacity = 50

  /// The entries, best first; equal ones are in order of arrival.
  private(set) var entries: [Entry] = []

  struct Entry: Codable, Hashable, Identifiable, Sendable {
    /// The identifier of the run.
    let id: String
    var name: String
    var points: Int
    var rivals: Int
    var seconds: Double
    var difficulty: String
    /// The name of the kind of dish; `nil` for a run from before there were several.
    var dish: String?
    var seed: UInt64
    /// Whether it was the seed of the day.
    var isOfTheDay = false
    var day: Day
    /// The raw value of `CauseOfDeath`; `nil` if the run was given up.
    var cause: UInt8?
  }

  init() {}

  /// Enters a run. Entering it again changes nothing.
  mutating func enter(_ entry: Entry) {
    entries.removeAll { $0.id == entry.id }
    let place = entries.firstIndex { $0.points < entry.points } ?? entries.count
    entries.insert(entry, at: place)
    if entries.count > Self.capacity { entries.removeLast() }
  }
}
