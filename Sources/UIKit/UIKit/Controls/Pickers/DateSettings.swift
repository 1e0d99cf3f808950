import Foundation

/// The settings of a date picker apart from its date: its calendar, language and range.
struct DateSettings: Equatable {
  /// With the locale and the time zone that hold.
  private(set) var calendar: Calendar
  var minimum: Date?
  var maximum: Date?
  /// Minutes from a row to the next, a divisor of 60 from 1 to 30.
  private(set) var minuteInterval = 1

  /// - Parameters:
  ///   - calendar: whose locale and time zone hold where there is none of their own.
  init(calendar: Calendar, locale: Locale?, timeZone: TimeZone?) {
    var calendar = calendar
    calendar.locale = locale ?? calendar.locale ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    self.calendar = calendar
  }

  var locale: Locale { calendar.locale ?? .current }

  /// Sets the minute interval. An interval that doesn't divide 60, or is greater than 30, counts as 1.
  mutating func setMinuteInterval(_ interval: Int) {
    minuteInterval = (1...30).contains(interval) && 60 % interval == 0 ? interval : 1
  }

  // MARK: The range

  /// The dates that may be chosen. Limits in the wrong order don't hold, neither of them.
  var lower: Date { hasOrderedLimits ? minimum ?? .distantPast : .distantPast }
  var upper: Date { hasOrderedLimits ? maximum ?? .distantFuture : .distantFuture }

  private var hasOrderedLimits: Bool {
    guard let minimum, let maximum else { return true }
    return minimum <= maximum
  }

  func clamped(_ date: Date) -> Date { date.clamped(lower, upper) }

  /// Whether a part of an interval may be chosen. Its end is not in it.
  func allows(_ interval: DateInterval?) -> Bool {
    guard let interval else { return false }
    return interval.start <= upper && interval.end > lower
  }

  // MARK: Minutes

  /// The last moment before a date, or the date, whose minute is on a row.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let minute = (parts.minute ?? 0) % minuteInterval
    let nanoseconds = Double(parts.nanosecond ?? 0) / 1e9
    return date.addingTimeInterval(-Double(minute * 60 + (parts.second ?? 0)) - nanoseconds)
  }

  /// The date that may be chosen and is nearest, on a row where the range has one.
  func valid(_ date: Date, rounds: Bool) -> Date {
    let inside = clamped(date)
    guard rounds else { return inside }
    let down = rounded(inside)
    if down >= lower { return down }
    let up = down.addingTimeInterval(Double(minuteInterval) * 60)
    return up <= upper ? up : inside
  }
}
