import Micro

/// The best run of each day in that day's dish.
@available(iOS 16, *)
struct DayBook: Document {
  static let kind = "days"
  /// The number of days that are kept.
  static let capacity = 400

  /// The entries, in the order of the days.
  private(set) var entries: [Entry] = []

  struct Entry: Codable, Hashable, Sendable {
    let day: Day
    /// The identifier of the best run.
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

  /// Returns the best run of a day; `nil` for a day without one.
  func best(of day: Day) -> Entry? { entries.last { $0.day == day } }

  /// Enters a run. Entering it again changes nothing.
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

  /// Returns the number of consecutive days with a run, up to a day or the one before it: a player who hasn't played
  /// yet today keeps the streak.
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
