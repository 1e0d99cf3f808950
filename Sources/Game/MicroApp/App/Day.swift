import Foundation

/// A day of the calendar, independent of the time zone.
@available(iOS 16, *)
public struct Day: Codable, Comparable, Hashable, Sendable {
  public let year: Int
  /// The month, 1 … 12.
  public let month: Int
  /// The day of the month, 1 … 31.
  public let day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  public init(_ date: Date, in timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    self.init(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// The seed of the day, the same for all players: its eight digits, such as 20261121.
  public var seed: UInt64 { UInt64(max(year, 0) * 10000 + month * 100 + day) }

  /// The previous day.
  var before: Day {
    guard day == 1 else { return Day(year: year, month: month, day: day - 1) }
    guard month > 1 else { return Day(year: year - 1, month: 12, day: 31) }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return Day(year: year, month: month - 1, day: lengths[month - 2])
  }

  public static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}
