import Foundation

/// The columns of a date picker's wheels: the meaning of their rows, and the date of a choice.
///
/// Days, months, hours and minutes are cyclic. They have many times as many rows as values, so that the user
/// doesn't see an end of the wheel; a *value* is a row's index in one round.
@MainActor struct DateWheels {
  enum Kind: Equatable { case time, date, dateAndTime, countDown, yearAndMonth }

  enum Column: String {
    case year, month, day
    /// A day with its weekday, counted from the middle one.
    case wholeDay
    /// The hour from 0 to 23; the title shows 12 hours if the locale uses them.
    case hour
    case minute
    /// The periods before and after noon.
    case period
    case countHours, countMinutes
  }

  let kind: Kind
  let settings: DateSettings
  let columns: [Column]
  let texts: DateTexts
  let years: CalendarYears
  /// The day in the middle of the wheel of whole days.
  private let middleDay: Date
  private let today: Date
  /// The locale's field of hours.
  private let hourPattern: String

  /// The number of rounds of a cyclic wheel.
  static let rounds = 200
  /// The number of years on a wheel, from the first.
  static let yearCount = 10_000
  /// The number of days on a wheel of whole days, half of them before the middle.
  static let wholeDayCount = 200_000

  /// Creates the columns.
  ///
  /// - Parameter isMirrored: Whether columns run from right to left. Hours are still to the left of minutes,
  ///   as in text.
  init(
    _ kind: Kind, _ settings: DateSettings, around date: Date, today: Date,
    isMirrored: Bool = false
  ) {
    self.kind = kind
    self.settings = settings
    self.today = today
    texts = DateTexts(settings.calendar)
    years = CalendarYears(settings.calendar)
    middleDay = settings.calendar.startOfDay(for: date)
    var columns = Self.columns(kind, texts)
    if isMirrored, let hour = columns.firstIndex(of: .hour),
      let minute = columns.firstIndex(of: .minute)
    {
      columns.swapAt(hour, minute)
    }
    self.columns = columns
    hourPattern = texts.fields(of: "jmm").first { Self.column($0) == .hour } ?? "H"
  }

  private static func columns(_ kind: Kind, _ texts: DateTexts) -> [Column] {
    switch kind {
    case .countDown: [.countHours, .countMinutes]
    case .time: clock(texts)
    case .dateAndTime: [.wholeDay] + clock(texts)
    case .date: texts.fields(of: "yMMMMd").compactMap(column)
    case .yearAndMonth: texts.fields(of: "yMMMM").compactMap(column)
    }
  }

  private static func column(_ field: String) -> Column? {
    switch field.first {
    case "y", "U", "r": .year
    case "M", "L": .month
    case "d": .day
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .period
    default: nil
    }
  }

  private static func clock(_ texts: DateTexts) -> [Column] {
    texts.fields(of: "jmm").compactMap(column)
  }

  var calendar: Calendar { settings.calendar }

  // MARK: Rows

  /// Returns the number of values in a round of a column, at a date.
  func valueCount(_ column: Column, at date: Date) -> Int {
    switch column {
    case .year: Self.yearCount
    case .month: years.months(of: years.number(of: date)).count
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .wholeDay: Self.wholeDayCount
    case .hour, .countHours: 24
    case .minute, .countMinutes: 60 / settings.minuteInterval
    case .period: 2
    }
  }

  func goesRound(_ column: Column) -> Bool {
    switch column {
    case .month, .day, .hour, .minute, .countMinutes: true
    case .year, .wholeDay, .period, .countHours: false
    }
  }

  func rowCount(_ column: Column, at date: Date) -> Int {
    valueCount(column, at: date) * (goesRound(column) ? Self.rounds : 1)
  }

  /// Returns the value in front at a date.
  func value(_ column: Column, at date: Date) -> Int {
    let clock = calendar.dateComponents([.hour, .minute], from: date)
    switch column {
    case .year: return (years.number(of: date) - 1).clamped(0, Self.yearCount - 1)
    case .month:
      return years.monthIndex(of: date, in: years.months(of: years.number(of: date)))
    case .day: return years.day(of: date) - 1
    case .wholeDay:
      let days = calendar.dateComponents(
        [.day], from: middleDay, to: calendar.startOfDay(for: date)
      ).day
      return ((days ?? 0) + Self.wholeDayCount / 2).clamped(0, Self.wholeDayCount - 1)
    case .hour, .countHours: return clock.hour ?? 0
    case .minute, .countMinutes: return (clock.minute ?? 0) / settings.minuteInterval
    case .period: return (clock.hour ?? 0) / 12
    }
  }

  func wholeDay(_ value: Int) -> Date {
    calendar.date(byAdding: .day, value: value - Self.wholeDayCount / 2, to: middleDay)
      ?? middleDay
  }

  // MARK: Titles

  func title(_ column: Column, _ value: Int, at date: Date) -> String {
    switch column {
    case .year:
      let months = years.months(of: value + 1)
      let place = min(self.value(.month, at: date), max(0, months.count - 1))
      return texts.year(months.isEmpty ? years.start(of: value + 1) : months[place])
    case .month:
      let months = years.months(of: years.number(of: date))
      return value < months.count ? texts.month(months[value]) : ""
    case .day: return dayTitle(value, at: date)
    case .wholeDay:
      let day = wholeDay(value)
      return calendar.isDate(day, inSameDayAs: today) ? texts.today : texts.wholeDay(day)
    case .hour: return texts.clock(pattern: hourPattern, hour: value, minute: 0)
    case .countHours: return texts.clock(pattern: "H", hour: value, minute: 0)
    case .minute:
      return texts.clock(pattern: "mm", hour: 0, minute: value * settings.minuteInterval)
    case .countMinutes:
      return texts.clock(pattern: "m", hour: 0, minute: value * settings.minuteInterval)
    case .period: return texts.clock(pattern: "a", hour: value * 12, minute: 0)
    }
  }

  /// Returns the title of a day. Days that this month doesn't have are named as in the year's longest
  /// month.
  private func dayTitle(_ value: Int, at date: Date) -> String {
    let months = years.months(of: years.number(of: date))
    let longest = months.max { years.dayCount(ofMonthAt: $0) < years.dayCount(ofMonthAt: $1) }
    guard let longest, let day = calendar.date(byAdding: .day, value: value, to: longest) else {
      return "\(value + 1)"
    }
    return texts.day(day)
  }
}
