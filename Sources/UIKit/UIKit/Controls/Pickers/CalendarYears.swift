import Foundation

/// The years of a calendar as consecutive numbers, and their months, including calendars whose eras change
/// within a year or whose years differ in the number of months.
struct CalendarYears {
  let calendar: Calendar
  /// The calendar that counts years. An era of the Japanese calendar may begin within a year, so its years
  /// are Gregorian.
  private let counting: Calendar

  init(_ calendar: Calendar) {
    self.calendar = calendar
    guard calendar.identifier == .japanese else {
      counting = calendar
      return
    }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    gregorian.locale = calendar.locale
    counting = gregorian
  }

  /// The number of years in a cycle, if the calendar's eras are cycles.
  private var cycle: Int? { calendar.identifier == .chinese ? 60 : nil }

  /// Returns the number of a year, which is above 0 for years on a wheel. Years before the first era
  /// count as its first one.
  func number(of date: Date) -> Int {
    let parts = counting.dateComponents([.era, .year], from: date)
    let year = parts.year ?? 1
    if let cycle { return ((parts.era ?? 1) - 1) * cycle + year }
    if counting.identifier == .gregorian, parts.era == 0 { return 1 }
    return max(1, year)
  }

  /// Returns the beginning of a year.
  func start(of number: Int) -> Date {
    var parts = DateComponents(calendar: counting, timeZone: counting.timeZone)
    if let cycle {
      parts.era = (number - 1) / cycle + 1
      parts.year = (number - 1) % cycle + 1
    } else {
      if counting.identifier == .gregorian { parts.era = 1 }
      parts.year = number
    }
    parts.month = 1
    parts.day = 1
    return counting.date(from: parts) ?? .distantPast
  }

  /// Returns the beginnings of the months of a year. There are twelve or thirteen, found by adding one
  /// month at a time.
  func months(of number: Int) -> [Date] {
    let (start, end) = (start(of: number), start(of: number + 1))
    var months: [Date] = []
    for index in 0..<14 {
      guard let month = counting.date(byAdding: .month, value: index, to: start), month < end,
        month > months.last ?? .distantPast
      else { break }
      months.append(month)
    }
    return months
  }

  /// Returns the index of a date's month among those of its year, from 0.
  func monthIndex(of date: Date, in months: [Date]) -> Int {
    max(0, (months.lastIndex { $0 <= date }) ?? 0)
  }

  func dayCount(ofMonthAt start: Date) -> Int {
    counting.range(of: .day, in: .month, for: start)?.count ?? 30
  }

  func day(of date: Date) -> Int { counting.component(.day, from: date) }

  /// Returns the index of the month with the same name as that of `date` in another year, or if there is
  /// none, the same index.
  func monthIndex(like date: Date, among months: [Date]) -> Int {
    let wanted = counting.dateComponents([.month, .isLeapMonth], from: date)
    let all = months.map { counting.dateComponents([.month, .isLeapMonth], from: $0) }
    let same =
      all.firstIndex { $0.month == wanted.month && $0.isLeapMonth == wanted.isLeapMonth }
      ?? all.lastIndex { ($0.month ?? 0) <= (wanted.month ?? 0) }
    return same ?? 0
  }

  /// Returns a day of a month, counted from 1, at the time of day of `time`.
  func date(monthStart: Date, day: Int, timeOf time: Date) -> Date {
    let start = counting.date(byAdding: .day, value: day - 1, to: monthStart) ?? monthStart
    return counting.moved(time, toDayOf: start)
  }
}

extension Calendar {
  /// Returns the same time on another day; if clocks skip it, the moment after the gap.
  func moved(_ time: Date, toDayOf day: Date) -> Date {
    let parts = dateComponents([.hour, .minute, .second, .nanosecond], from: time)
    let moved = self.time(
      hour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0, onDayOf: day)
    return moved.addingTimeInterval(Double(parts.nanosecond ?? 0) / 1e9)
  }

  /// Returns a time on a day; if clocks skip it, the moment after the gap.
  func time(hour: Int, minute: Int, second: Int = 0, onDayOf day: Date) -> Date {
    let start = startOfDay(for: day)
    let first = dateComponents([.hour, .minute, .second], from: start)
    // If clocks change at midnight, the day begins later and has no earlier times.
    let began = ((first.hour ?? 0) * 60 + (first.minute ?? 0)) * 60 + (first.second ?? 0)
    guard (hour * 60 + minute) * 60 + second > began else { return start }
    let parts = DateComponents(hour: hour, minute: minute, second: second)
    guard let time = nextDate(after: start, matching: parts, matchingPolicy: .nextTime) else {
      return start
    }
    return isDate(time, inSameDayAs: start) ? time : start
  }
}
