import Foundation

/// A day of the calendar, wherever on Earth.
@available(iOS 16, *)
public struct Day: Codable, Comparable, Hashable, Sendable {
  public let year: Int
  /// 1 … 12.
  public let month: Int
  /// 1 … 31.
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

  /// The seed of the day, the same for everybody: its eight digits, as 20261121.
  public var seed: UInt64 { UInt64(max(year, 0) * 10000 + month * 100 + day) }

  public static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}
