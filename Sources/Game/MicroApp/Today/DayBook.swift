import Micro

/// The best of each day that a player swam in that day's dish.
@available(iOS 16, *)
struct DayBook: Document {
  static let kind = "days"
  /// How many days are remembered.
  static let capacity = 400

  /// In the order of the days.
  private(set) var entries: [Entry] = []

  struct Entry: Codable, Hashable, Sendable {
    let day: Day
    /// The best run.
    var run: String
    var name: String
    var points: Int
    var rivals: Int
    var seconds: Double
    /// Whether the day's goal was reached, in any run.
    var isGoalReached: Bool
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    entries = try values.value(.entries, or: [])
    entries.sort { $0.day < $1.day }
  }

  /// The best of a day; `nil` for one without a run.
  func best(of day: Day) -> Entry? { entries.last { $0.day == day } }

  /// Enters a run. Doing it twice changes nothing.
  ///
  /// - Returns: Whether it is the best of its day.
  @discardableResult
  mutating func enter(_ entry: Entry) -> Bool {
    guard let place = entries.firstIndex(where: { $0.day == entry.day }) else {
      entries.append(entry)
      entries.sort { $0.day < $1.day }
      if entries.count > Self.capacity { entries.removeFirst() }
      return true
    }
    let isGoalReached = entry.isGoalReached || entries[place].isGoalReached
    let isBest = entry.points > entries[place].points || entry.run == entries[place].run
    if isBest { entries[place] = entry }
    entries[place].isGoalReached = isGoalReached
    return isBest
  }

  /// On how many days in a row there was a run, up to a day or the one before it: who hasn't played yet today hasn't
  /// lost the streak.
  func streak(on day: Day) -> Int {
    let days = Set(entries.map(\.day))
    var last = days.contains(day) ? day : day.before
    var count = 0
    while days.contains(last) {
      count += 1
      last = last.before
    }
    return count
  }
}
