import Foundation

/// A unit for durations, with its English words. Units are sorted by size, the largest first.
struct DurationUnit {
  let component: Calendar.Component
  let flag: NSCalendar.Unit
  /// The full word, `hour`.
  let full: String
  /// The short word, `hr`, and the plural, `yrs`.
  let short: (one: String, several: String)
  /// The letter, `h`.
  let letter: String
  /// The abbreviation after a number, `hr.` in "2 hr. ago".
  let abbreviated: (one: String, several: String)
  /// The number of the next smaller units in this one; `nil` if it depends on the month.
  let parts: Int?

  static let all: [DurationUnit] = [
    DurationUnit(.year, .year, "year", ("yr", "yrs"), "y", ("yr.", "yr."), 12),
    DurationUnit(.month, .month, "month", ("mth", "mths"), "mo", ("mo.", "mo."), nil),
    DurationUnit(
      .weekOfMonth, .weekOfMonth, "week", ("wk", "wks"), "w", ("wk.", "wk."), 7),
    DurationUnit(.day, .day, "day", ("day", "days"), "d", ("day", "days"), 24),
    DurationUnit(.hour, .hour, "hour", ("hr", "hr"), "h", ("hr.", "hr."), 60),
    DurationUnit(.minute, .minute, "minute", ("min", "min"), "m", ("min.", "min."), 60),
    DurationUnit(.second, .second, "second", ("sec", "sec"), "s", ("sec.", "sec."), nil),
  ]

  private init(
    _ component: Calendar.Component, _ flag: NSCalendar.Unit, _ full: String,
    _ short: (String, String), _ letter: String, _ abbreviated: (String, String), _ parts: Int?
  ) {
    self.component = component
    self.flag = flag
    self.full = full
    self.short = (short.0, short.1)
    self.letter = letter
    self.abbreviated = (abbreviated.0, abbreviated.1)
    self.parts = parts
  }

  func fullName(_ value: Int) -> String { abs(value) == 1 ? full : full + "s" }

  func shortName(_ value: Int) -> String { abs(value) == 1 ? short.one : short.several }

  static func spelledOut(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en")
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
