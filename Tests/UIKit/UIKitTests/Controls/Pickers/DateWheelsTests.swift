import Foundation
import Testing

@testable import UIKit

/// The dates that rows of date wheels represent, against Foundation's own arithmetic.
@MainActor @Suite struct DateWheelsTests {
  nonisolated static let locales = ["en_US", "de_DE", "ar", "ja_JP", "he", "ko_KR"]
  nonisolated static let calendars: [Calendar.Identifier] = [
    .gregorian, .buddhist, .japanese, .hebrew, .islamicUmmAlQura,
  ]

  static func settings(
    _ identifier: Calendar.Identifier = .gregorian, _ locale: String = "en_US",
    zone: String = "Europe/Berlin"
  ) -> DateSettings {
    DateSettings(
      calendar: Calendar(identifier: identifier), locale: Locale(identifier: locale),
      timeZone: TimeZone(identifier: zone))
  }

  nonisolated static func date(_ text: String, zone: String = "Europe/Berlin") -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(identifier: zone)
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter.date(from: text.count == 10 ? text + " 00:00:00" : text)!
  }

  /// Days of all kinds: ends of months, leap days, days on which clocks change, and random ones.
  nonisolated static let dates: [Date] = {
    var random = SplitMix(state: 11)
    let fixed = [
      "2024-02-29 23:59:59", "2023-02-28 12:00:00", "2000-12-31 00:00:00", "2023-03-26 03:30:00",
      "2023-10-29 02:30:00", "2019-04-30 10:10:10", "2019-05-01 10:10:10", "1989-01-08 01:02:03",
      "2024-03-10 08:15:00", "2022-10-31 18:45:00",
    ].map { date($0) }
    return fixed
      + (0..<12).map { _ in
        Date(
          timeIntervalSinceReferenceDate: Double(
            Int.random(in: -1_500_000_000...1_500_000_000, using: &random)))
      }
  }()

  private func wheels(
    _ kind: DateWheels.Kind, _ settings: DateSettings, _ date: Date
  ) -> DateWheels { DateWheels(kind, settings, around: date, today: .distantPast) }

  // MARK: Columns

  /// Source: Unicode's CLDR by way of `DateFormatter.dateFormat(fromTemplate:)`.
  @Test func columnsFollowTheLocale() {
    func keys(_ kind: DateWheels.Kind, _ locale: String) -> [String] {
      wheels(kind, Self.settings(.gregorian, locale), .distantPast).columns.map(\.rawValue)
    }
    #expect(keys(.date, "en_US") == ["month", "day", "year"])
    #expect(keys(.date, "de_DE") == ["day", "month", "year"])
    #expect(keys(.date, "he") == ["day", "month", "year"])
    #expect(keys(.date, "ar") == ["day", "month", "year"])
    #expect(keys(.date, "ja_JP") == ["year", "month", "day"])
    #expect(keys(.yearAndMonth, "ja_JP") == ["year", "month"])
    #expect(keys(.yearAndMonth, "en_US") == ["month", "year"])
    #expect(keys(.time, "en_US") == ["hour", "minute", "period"])
    #expect(keys(.time, "ko_KR") == ["period", "hour", "minute"])
    #expect(keys(.time, "de_DE") == ["hour", "minute"])
    #expect(keys(.dateAndTime, "de_DE") == ["wholeDay", "hour", "minute"])
    #expect(keys(.countDown, "de_DE") == ["countHours", "countMinutes"])
    // From right to left the first column is at the right, and hours are still to the left of minutes.
    let mirrored = DateWheels(
      .time, Self.settings(.gregorian, "ar_EG"), around: .distantPast, today: .distantPast,
      isMirrored: true)
    #expect(mirrored.columns.map(\.rawValue) == ["minute", "hour", "period"])
  }

  @Test func titles() {
    let date = Self.date("2024-02-05 15:07:00")
    func titles(_ kind: DateWheels.Kind, _ locale: String, _ id: Calendar.Identifier = .gregorian)
      -> [String]
    {
      let wheels = wheels(kind, Self.settings(id, locale), date)
      return wheels.columns.map { wheels.title($0, wheels.value($0, at: date), at: date) }
    }
    #expect(titles(.date, "en_US") == ["February", "5", "2024"])
    #expect(titles(.date, "de_DE") == ["5", "Februar", "2024"])
    #expect(titles(.date, "ja_JP") == ["2024年", "2月", "5日"])
    #expect(titles(.date, "ja_JP", .japanese) == ["令和6年", "2月", "5日"])
    #expect(titles(.date, "en_US", .buddhist) == ["February", "5", "2567"])
    #expect(titles(.date, "en_US", .hebrew) == ["Shevat", "26", "5784"])
    #expect(titles(.time, "en_US") == ["3", "07", "PM"])
    #expect(titles(.time, "de_DE") == ["15", "07"])
    #expect(titles(.dateAndTime, "en_US") == ["Mon, Feb 5", "3", "07", "PM"])
    let arabic = titles(.date, "ar_EG")
    #expect(arabic == ["٥", "فبراير", "٢٠٢٤"])
    // Months that a year doesn't have get no rows, and those that it has all have names.
    let hebrew = wheels(.date, Self.settings(.hebrew), date)
    for (year, count) in [("2024-06-01", 13), ("2023-06-01", 12)] {
      let date = Self.date(year)
      #expect(hebrew.valueCount(.month, at: date) == count)
      let names = (0..<count).map { hebrew.title(.month, $0, at: date) }
      #expect(Set(names).count == count)
      #expect(!names.contains(""))
    }
  }

  @Test func todayIsCalledSo() {
    let today = Self.date("2024-02-05")
    let wheels = DateWheels(.dateAndTime, Self.settings(), around: today, today: today)
    let middle = DateWheels.wholeDayCount / 2
    #expect(wheels.title(.wholeDay, middle, at: today) == "Today")
    #expect(wheels.title(.wholeDay, middle + 1, at: today) == "Tue, Feb 6")
    #expect(wheels.title(.wholeDay, middle - 1, at: today) == "Sun, Feb 4")
  }

  // MARK: Choosing

  /// In every calendar and locale, the rows in front are those of the date: choosing them changes nothing.
  @Test(arguments: calendars, locales)
  func whatIsInFrontIsTheDate(_ identifier: Calendar.Identifier, _ locale: String) {
    let settings = Self.settings(identifier, locale)
    for date in Self.dates {
      let wheels = wheels(.date, settings, date)
      let values = wheels.columns.map { wheels.value($0, at: date) }
      for changed in values.indices {
        let chosen = wheels.date(choosing: values, changed: changed, from: date)
        // The first occurrence is chosen for an hour that clocks show twice.
        let isTwice = date == Self.date("2023-10-29 02:30:00")
        #expect(isTwice || abs(chosen.timeIntervalSince(date)) < 1e-3, "\(date) \(values)")
      }
      for (column, value) in zip(wheels.columns, values) {
        #expect((0..<wheels.valueCount(column, at: date)).contains(value))
        #expect(wheels.isEnabled(column, value, at: date))
      }
    }
  }

  /// Every day of every month of leap years and others: the month is the chosen one, the day the chosen one
  /// or the month's last, and the time of day stays.
  @Test(arguments: calendars)
  func everyDayOfAYear(_ identifier: Calendar.Identifier) {
    let settings = Self.settings(identifier)
    let calendar = settings.calendar
    for start in ["2023-07-15 09:41:00", "2024-02-29 09:41:00"].map({ Self.date($0) }) {
      let wheels = wheels(.date, settings, start)
      let year = calendar.dateInterval(of: .year, for: start)!
      let months = wheels.valueCount(.month, at: start)
      for month in 0..<months {
        for day in [0, 1, 14, 27, 28, 29, 30] {
          var values = wheels.columns.map { wheels.value($0, at: start) }
          values[wheels.columns.firstIndex(of: .day)!] = day
          let column = wheels.columns.firstIndex(of: .month)!
          values[column] = month
          let chosen = wheels.date(choosing: values, changed: column, from: start)
          if identifier != .japanese { #expect(year.contains(chosen)) }
          let count = calendar.range(of: .day, in: .month, for: chosen)!.count
          let parts = calendar.dateComponents([.day, .hour, .minute], from: chosen)
          #expect(parts.day == min(day + 1, count), "\(month) \(day)")
          #expect(parts.hour == 9)
          #expect(parts.minute == 41)
          #expect(wheels.value(.month, at: chosen) == month)
        }
      }
    }
  }

  /// From a leap day to other years: the same month, and its last day.
  @Test func leapDays() {
    let settings = Self.settings()
    let date = Self.date("2024-02-29 08:00:00")
    let wheels = wheels(.date, settings, date)
    for year in 1896...2104 {
      let chosen = wheels.date(choosing: [1, 28, year - 1], changed: 2, from: date)
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let expected = Self.date("\(year)-02-\(isLeap ? 29 : 28) 08:00:00")
      #expect(chosen == expected, "\(year)")
    }
    // A year without the thirteenth month continues with the one at its index.
    let hebrew = Self.settings(.hebrew)
    let adar = Self.date("2024-02-20 08:00:00")
    let own = DateWheels(.date, hebrew, around: adar, today: adar)
    let next = own.date(
      choosing: own.columns.map { own.value($0, at: adar) + ($0 == .year ? 1 : 0) },
      changed: own.columns.firstIndex(of: .year)!, from: adar)
    #expect(hebrew.calendar.component(.year, from: next) == 5785)
  }

  /// All minutes of days on which clocks change and of one on which they don't: the time is the chosen one,
  /// or the moment after the gap.
  @Test(arguments: ["2023-03-26", "2023-10-29", "2023-06-15"], [1, 5, 15, 30])
  func everyTimeOfADay(_ day: String, _ interval: Int) {
    var settings = Self.settings()
    settings.setMinuteInterval(interval)
    let calendar = settings.calendar
    let date = Self.date(day + " 12:34:56")
    let wheels = wheels(.time, settings, date)
    for hour in 0..<24 {
      for value in stride(from: 0, to: 60 / interval, by: max(1, 12 / interval)) {
        let chosen = wheels.date(
          choosing: [hour, value, hour / 12], changed: 0, from: date)
        let parts = calendar.dateComponents([.hour, .minute, .second], from: chosen)
        #expect(calendar.isDate(chosen, inSameDayAs: date))
        if day == "2023-03-26", hour == 2 {
          #expect(parts.hour == 3)
        } else {
          #expect(parts.hour == hour, "\(hour) \(value)")
          #expect(parts.minute == value * interval, "\(hour) \(value)")
        }
        #expect(parts.second == 0)
      }
    }
    // The other half of the day.
    for period in [0, 1] {
      let chosen = wheels.date(choosing: [12, 0, period], changed: 2, from: date)
      #expect(calendar.component(.hour, from: chosen) == period * 12)
    }
  }

  /// Days of a wheel of whole days are consecutive, across clock changes.
  @Test(arguments: ["Europe/Berlin", "America/Sao_Paulo", "Asia/Beirut", "UTC"])
  func wholeDays(_ zone: String) {
    let settings = Self.settings(zone: zone)
    let date = Self.date("2018-06-01 10:00:00", zone: zone)
    let wheels = wheels(.dateAndTime, settings, date)
    let middle = wheels.value(.wholeDay, at: date)
    for days in -400...400 {
      let values = [middle + days, 0, 30, 0]
      let chosen = wheels.date(choosing: values, changed: 0, from: date)
      let expected = settings.calendar.date(
        byAdding: .day, value: days, to: settings.calendar.startOfDay(for: date))!
      #expect(settings.calendar.isDate(chosen, inSameDayAs: expected), "\(days)")
      #expect(wheels.value(.wholeDay, at: chosen) == middle + days)
    }
  }

  // MARK: The range

  /// On a grid of limits: a choice is in the range, an allowed date is chosen unchanged, and a row is enabled
  /// if the range contains a moment of it.
  @Test func limits() {
    let base = Self.date("2024-01-30 12:00:00")
    let offsets: [Double?] = [nil, -86_400 * 40, -3600, 0, 7200, 86_400 * 25]
    for low in offsets {
      for high in offsets {
        for interval in [1, 15] {
          var settings = Self.settings()
          settings.minimum = low.map(base.addingTimeInterval)
          settings.maximum = high.map(base.addingTimeInterval)
          settings.setMinuteInterval(interval)
          let isOrdered = low == nil || high == nil || low! <= high!
          let lower = isOrdered ? settings.minimum ?? .distantPast : .distantPast
          let upper = isOrdered ? settings.maximum ?? .distantFuture : .distantFuture
          for kind in [DateWheels.Kind.date, .time, .dateAndTime] {
            let from = settings.clamped(base)
            let wheels = wheels(kind, settings, from)
            for (index, column) in wheels.columns.enumerated() {
              for step in [-7, -1, 1, 5, 20] {
                var values = wheels.columns.map { wheels.value($0, at: from) }
                let count = wheels.valueCount(column, at: from)
                values[index] = (values[index] + step + count) % count
                let chosen = wheels.date(choosing: values, changed: index, from: from)
                #expect(chosen >= lower && chosen <= upper)
              }
            }
            guard kind == .date else { continue }
            for day in 0..<31 {
              let start = settings.calendar.date(
                from: DateComponents(
                  year: settings.calendar.component(.year, from: from),
                  month: settings.calendar.component(.month, from: from), day: 1))!
              let length = settings.calendar.range(of: .day, in: .month, for: from)!.count
              let hasMoment = (0..<24 * 60).contains { minute in
                let moment = start.addingTimeInterval(Double(day * 1440 + minute) * 60)
                return moment >= lower && moment <= upper
              }
              #expect(
                wheels.isEnabled(.day, day, at: from) == (day < length && hasMoment), "\(day)")
            }
          }
        }
      }
    }
  }

  /// Source: Apple, `UIDatePicker.minuteInterval`: a divisor of 60, at most 30, otherwise 1.
  @Test func intervals() {
    for interval in -1...61 {
      var settings = Self.settings()
      settings.setMinuteInterval(interval)
      let isDivisor = interval > 0 && interval <= 30 && 60 % interval == 0
      #expect(settings.minuteInterval == (isDivisor ? interval : 1))
      let date = Self.date("2024-01-30 12:59:58")
      let rounded = settings.rounded(date)
      #expect(rounded <= date)
      #expect(date.timeIntervalSince(rounded) < Double(settings.minuteInterval) * 60)
      let minute = settings.calendar.component(.minute, from: rounded)
      #expect(minute % settings.minuteInterval == 0)
    }
  }

  /// Every duration that wheels show, and that of zero, which becomes a row of minutes.
  @Test func durations() {
    for interval in [1, 5, 20] {
      var settings = Self.settings()
      settings.setMinuteInterval(interval)
      let wheels = wheels(.countDown, settings, .distantPast)
      for hours in 0..<24 {
        for row in 0..<60 / interval {
          let seconds = wheels.duration(choosing: [hours, row])
          let expected = max(hours * 3600 + row * interval * 60, interval * 60)
          #expect(seconds == TimeInterval(expected))
          #expect(wheels.value(.countHours, duration: seconds) == hours)
        }
      }
    }
  }

  /// Months as weeks, for all first weekdays, against Foundation's numbers of days and weekdays.
  @Test(arguments: calendars)
  func monthsAsWeeks(_ identifier: Calendar.Identifier) {
    for first in 1...7 {
      var calendar = Self.settings(identifier).calendar
      calendar.firstWeekday = first
      var month = CalendarMonth(containing: Self.date("2022-11-15"), in: calendar)
      for _ in 0..<30 {
        #expect((0..<7).contains(month.blanks))
        #expect((4...6).contains(month.weekCount))
        var seen = 0
        for week in 0..<6 {
          for column in 0..<7 {
            guard let day = month.day(week: week, column: column) else { continue }
            seen += 1
            #expect(day == seen)
            let place = month.place(of: day)
            #expect(place.week == week && place.column == column)
            let date = month.date(of: day, in: calendar)
            let parts = calendar.dateComponents([.day, .weekday], from: date)
            #expect(parts.day == day)
            #expect(parts.weekday == (first - 1 + column) % 7 + 1)
            #expect(month.day(at: date.addingTimeInterval(3600), in: calendar) == day)
          }
        }
        #expect(seen == month.dayCount)
        let next = month.adding(months: 1, in: calendar)
        #expect(month.interval(in: calendar).end == next.start)
        #expect(next.adding(months: -1, in: calendar) == month)
        #expect(month.day(at: next.start, in: calendar) == nil)
        month = next
      }
    }
  }
}
