import Foundation

extension DateFormatter {
  /// Returns the text for a date, with "Today" in place of the day if the formatter wants relative dates. Foundation on Linux
  /// ignores `doesRelativeDateFormatting`. Lowered modules call this instead of Foundation's method.
  ///
  /// Only English has these words here; other languages show the date.
  ///
  /// Source: Apple, `DateFormatter.doesRelativeDateFormatting`: "If a date formatter uses relative date formatting, where possible
  /// it replaces the date component of its output with a phrase—such as "today" or "tomorrow"—that indicates a relative
  /// date." The words are CLDR's.
  @_spi(Lowered) public func _string(from date: Date) -> String {
    let text = string(from: date)
    guard doesRelativeDateFormatting, let day = name(ofDayOf: date) else { return text }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.dateStyle = dateStyle
    formatter.timeStyle = .none
    let plain = formatter.string(from: date)
    return plain.isEmpty ? text : text.replacingOccurrences(of: plain, with: day)
  }

  private func name(ofDayOf date: Date) -> String? {
    guard dateStyle != .none, locale.language.languageCode?.identifier == "en" else { return nil }
    var calendar = calendar ?? .current
    calendar.timeZone = timeZone
    let (today, day) = (calendar.startOfDay(for: Date()), calendar.startOfDay(for: date))
    switch calendar.dateComponents([.day], from: today, to: day).day {
    case -1: return "Yesterday"
    case 0: return "Today"
    case 1: return "Tomorrow"
    default: return nil
    }
  }
}
