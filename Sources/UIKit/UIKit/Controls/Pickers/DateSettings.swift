import Foundation

/// The settings of a date picker apart from its date: its calendar, language and range.
struct DateSettings: Equatable {
  /// The calendar with the effective locale and time zone.
  private(set) var calendar: Calendar
  var minimum: Date?
  var maximum: Date?
  /// The minutes from one row to the next, a divisor of 60 from 1 to 30.
  private(set) var minuteInterval = 1

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - calendar: The calendar, whose locale and time zone are used if the others are nil.
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

  /// The range of dates that may be chosen. If the limits are in the wrong order, neither applies.
  var lower: Date { hasOrderedLimits ? minimum ?? .distantPast : .distantPast }
  var upper: Date { hasOrderedLimits ? maximum ?? .distantFuture : .distantFuture }

  private var hasOrderedLimits: Bool {
    guard let minimum, let maximum else { return true }
    return minimum <= maximum
  }

  func clamped(_ date: Date) -> Date { date.clamped(lower, upper) }

  /// Whether a part of an interval may be chosen. The interval doesn't include its end.
  func allows(_ interval: DateInterval?) -> Bool {
    guard let interval else { return false }
    return interval.start <= upper && interval.end > lower
  }

  // MARK: Minutes

  /// Returns the last moment at or before a date whose minute is on a row.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let minute = (parts.minute ?? 0) % minuteInterval
    let nanoseconds = Double(parts.nanosecond ?? 0) / 1e9
    return date.addingTimeInterval(-Double(minute * 60 + (parts.second ?? 0)) - nanoseconds)
  }

  /// Returns the nearest date that may be chosen, on a row if the range contains one.
  func valid(_ date: Date, rounds: Bool) -> Date {
    let inside = clamped(date)
    guard rounds else { return inside }
    let down = rounded(inside)
    if down >= lower { return down }
    let up = down.addingTimeInterval(Double(minuteInterval) * 60)
    return up <= upper ? up : inside
  }
}
