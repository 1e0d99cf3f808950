import Foundation

extension DateWheels {
  /// Returns the date after the user chose `values`, one for each column; the one at `changed` is new.
  ///
  /// The date keeps the parts that the choice leaves open: the time of day of a date, the day of a time. A
  /// day that the month doesn't have becomes its last. The date is in the range, and on a row of the minutes.
  func date(choosing values: [Int], changed: Int, from date: Date) -> Date {
    let parts = Dictionary(zip(columns, values), uniquingKeysWith: { first, _ in first })
    var result = date
    switch kind {
    case .date, .yearAndMonth:
      result = chosenDay(parts, isYear: columns[changed] == .year, from: date)
    case .time:
      result = chosenTime(parts, isPeriod: columns[changed] == .period, on: date, from: date)
    case .dateAndTime:
      let day = parts[.wholeDay].map(wholeDay) ?? date
      result = chosenTime(parts, isPeriod: columns[changed] == .period, on: day, from: date)
    case .countDown: return date
    }
    return settings.valid(result, rounds: kind != .date && kind != .yearAndMonth)
  }

  private func chosenDay(_ parts: [Column: Int], isYear: Bool, from date: Date) -> Date {
    let year = parts[.year].map { $0 + 1 } ?? years.number(of: date)
    let months = years.months(of: year)
    guard !months.isEmpty else { return date }
    var index = parts[.month] ?? value(.month, at: date)
    if isYear { index = years.monthIndex(like: date, among: months) }
    let start = months[index.clamped(0, months.count - 1)]
    let day = parts[.day].map { $0 + 1 } ?? years.day(of: date)
    let last = years.dayCount(ofMonthAt: start)
    return years.date(monthStart: start, day: min(day, last), timeOf: date)
  }

  private func chosenTime(
    _ parts: [Column: Int], isPeriod: Bool, on day: Date, from date: Date
  ) -> Date {
    var hour = parts[.hour] ?? calendar.component(.hour, from: date)
    if isPeriod, let period = parts[.period] { hour = hour % 12 + 12 * period }
    let minute =
      parts[.minute].map { $0 * settings.minuteInterval }
      ?? calendar.component(.minute, from: date)
    return calendar.time(hour: hour, minute: minute, onDayOf: day)
  }

  // MARK: Durations

  /// Returns the seconds of a choice of hours and minutes, at least one row of minutes.
  func duration(choosing values: [Int]) -> TimeInterval {
    var seconds = 0
    for (column, value) in zip(columns, values) {
      switch column {
      case .countHours: seconds += value * 3600
      case .countMinutes: seconds += value * settings.minuteInterval * 60
      default: break
      }
    }
    return TimeInterval(max(seconds, settings.minuteInterval * 60))
  }

  func value(_ column: Column, duration: TimeInterval) -> Int {
    let minutes = Int(duration / 60)
    return column == .countHours
      ? min(minutes / 60, 23) : minutes % 60 / settings.minuteInterval
  }

  // MARK: The range

  /// Whether the range allows a row, if the other columns keep their values at `date`.
  func isEnabled(_ column: Column, _ value: Int, at date: Date) -> Bool {
    switch column {
    case .year:
      return settings.allows(
        DateInterval(start: years.start(of: value + 1), end: years.start(of: value + 2)))
    case .month:
      let months = years.months(of: years.number(of: date))
      guard value < months.count else { return false }
      return settings.allows(calendar.dateInterval(of: .month, for: months[value]))
    case .day:
      let months = years.months(of: years.number(of: date))
      guard !months.isEmpty else { return false }
      let start = months[years.monthIndex(of: date, in: months)]
      guard value < years.dayCount(ofMonthAt: start),
        let day = calendar.date(byAdding: .day, value: value, to: start)
      else { return false }
      return settings.allows(calendar.dateInterval(of: .day, for: day))
    case .wholeDay: return settings.allows(calendar.dateInterval(of: .day, for: wholeDay(value)))
    case .hour: return allows(hour: value, minute: 0, minutes: 60, at: date)
    case .minute:
      let hour = calendar.component(.hour, from: date)
      return allows(
        hour: hour, minute: value * settings.minuteInterval, minutes: settings.minuteInterval,
        at: date)
    case .period: return allows(hour: value * 12, minute: 0, minutes: 720, at: date)
    case .countHours, .countMinutes: return true
    }
  }

  private func allows(hour: Int, minute: Int, minutes: Int, at date: Date) -> Bool {
    let start = calendar.time(hour: hour, minute: minute, onDayOf: date)
    return settings.allows(DateInterval(start: start, duration: Double(minutes) * 60))
  }
}
