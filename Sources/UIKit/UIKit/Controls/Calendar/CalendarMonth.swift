import Foundation

/// A month as days in rows of weeks.
struct CalendarMonth: Equatable {
  /// The beginning of its first day.
  let start: Date
  let dayCount: Int
  /// The number of empty cells in the first week, before the first day.
  let blanks: Int

  init(containing date: Date, in calendar: Calendar) {
    let interval = calendar.dateInterval(of: .month, for: date)
    start = interval?.start ?? calendar.startOfDay(for: date)
    dayCount = max(1, calendar.range(of: .day, in: .month, for: start)?.count ?? 1)
    let weekday = calendar.component(.weekday, from: start)
    blanks = (weekday - calendar.firstWeekday + 14) % 7
  }

  var weekCount: Int { (blanks + dayCount + 6) / 7 }

  /// Returns the cell of a day, counted from 1.
  func place(of day: Int) -> (week: Int, column: Int) {
    let index = blanks + day - 1
    return (index / 7, index % 7)
  }

  /// Returns the day in a cell; `nil` for an empty one.
  func day(week: Int, column: Int) -> Int? {
    let day = week * 7 + column - blanks + 1
    return (0..<7).contains(column) && (1...dayCount).contains(day) ? day : nil
  }

  /// Returns the beginning of a day.
  func date(of day: Int, in calendar: Calendar) -> Date {
    calendar.date(byAdding: .day, value: day - 1, to: start).map(calendar.startOfDay) ?? start
  }

  /// Returns the day of the month that contains a moment; `nil` for another month's.
  func day(at date: Date, in calendar: Calendar) -> Int? {
    let day =
      calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? -1
    return date >= start && day < dayCount ? day + 1 : nil
  }

  func adding(months: Int, in calendar: Calendar) -> CalendarMonth {
    let date = calendar.date(byAdding: .month, value: months, to: start) ?? start
    return CalendarMonth(containing: date, in: calendar)
  }

  /// Returns the interval from its first moment to that of the next month.
  func interval(in calendar: Calendar) -> DateInterval {
    let end = calendar.date(byAdding: .day, value: dayCount, to: start) ?? start
    return DateInterval(start: start, end: max(start, end))
  }
}
