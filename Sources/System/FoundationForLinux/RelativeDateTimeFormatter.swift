import Foundation

/// A formatter for relative dates, in the past or in the future, which Foundation on Linux lacks. The words are
/// English.
///
///     formatter.localizedString(fromTimeInterval: -7200)  // "2 hours ago"
open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable {
    /// The output always has a number: "1 day ago".
    case numeric = 0
    /// The output has a name if there is one: "yesterday".
    case named = 1
  }

  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  open var formattingContext: Formatter.Context = .unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = DurationUnit.all.map { ($0, dateComponents.value(for: $0.component)) }
    let largest =
      values.first { ($0.1 ?? 0) != 0 } ?? values.last { $0.1 != nil }
      ?? (DurationUnit.all[DurationUnit.all.count - 1], 0)
    return text(largest.1 ?? 0, largest.0, isPast: (largest.1 ?? 0) < 0)
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    var calendar: Calendar = calendar
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return text(from: now, to: now + timeInterval, calendar, isPast: timeInterval.sign == .minus)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    text(from: referenceDate, to: date, calendar, isPast: date < referenceDate)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(
    from start: Date, to end: Date, _ calendar: Calendar, isPast: Bool
  ) -> String {
    let parts = calendar.dateComponents(
      Set(DurationUnit.all.map(\.component)), from: start, to: end)
    let unit = DurationUnit.all.first { (parts.value(for: $0.component) ?? 0) != 0 }
    guard let unit else { return text(0, DurationUnit.all.last!, isPast: isPast) }
    return text(parts.value(for: unit.component) ?? 0, unit, isPast: isPast)
  }

  private func text(_ value: Int, _ unit: DurationUnit, isPast: Bool) -> String {
    let text = name(value, unit) ?? counted(abs(value), unit, isPast: isPast)
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone else {
      return text
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func counted(_ value: Int, _ unit: DurationUnit, isPast: Bool) -> String {
    let amount =
      switch unitsStyle {
      case .full: "\(value) \(unit.fullName(value))"
      case .spellOut: "\(DurationUnit.spelledOut(value)) \(unit.fullName(value))"
      case .short, .abbreviated:
        "\(value) \(value == 1 ? unit.abbreviated.one : unit.abbreviated.several)"
      }
    return isPast ? "\(amount) ago" : "in \(amount)"
  }

  /// Returns the name of the previous, the current or the next unit.
  private func name(_ value: Int, _ unit: DurationUnit) -> String? {
    guard dateTimeStyle == .named, abs(value) <= 1 else { return nil }
    let isShort = unitsStyle == .short || unitsStyle == .abbreviated
    switch unit.component {
    case .second: return value == 0 ? "now" : nil
    case .minute, .hour: return value == 0 ? "this \(unit.full)" : nil
    case .day: return ["yesterday", "today", "tomorrow"][value + 1]
    default:
      let word = isShort ? unit.abbreviated.one : unit.full
      return ["last", "this", "next"][value + 1] + " " + word
    }
  }
}
