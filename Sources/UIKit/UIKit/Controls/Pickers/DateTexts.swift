import Foundation

/// Texts for dates in a locale and a calendar. Formatters are created once.
@MainActor final class DateTexts {
  let calendar: Calendar
  private let locale: Locale
  private var formatters: [String: DateFormatter] = [:]

  init(_ calendar: Calendar) {
    self.calendar = calendar
    locale = calendar.locale ?? .current
  }

  /// Returns a text for a template of fields, which the locale orders.
  func text(_ template: String, _ date: Date) -> String {
    formatter(template) { $0.setLocalizedDateFormatFromTemplate(template) }.string(from: date)
  }

  /// Returns a text for an exact pattern.
  func text(pattern: String, _ date: Date) -> String {
    formatter("=" + pattern) { $0.dateFormat = pattern }.string(from: date)
  }

  func text(dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style, _ date: Date) -> String
  {
    formatter("\(dateStyle.rawValue)/\(timeStyle.rawValue)") {
      $0.dateStyle = dateStyle
      $0.timeStyle = timeStyle
    }.string(from: date)
  }

  private func formatter(_ key: String, _ prepare: (DateFormatter) -> Void) -> DateFormatter {
    if let formatter = formatters[key] { return formatter }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    prepare(formatter)
    formatters[key] = formatter
    return formatter
  }

  // MARK: Rows of wheels

  /// Returns a year, with its era if eras are no longer than a human life.
  func year(_ date: Date) -> String {
    text(calendar.identifier == .japanese ? "Gy" : "y", date)
  }

  func month(_ date: Date) -> String { text(pattern: "LLLL", date) }
  var today: String { SystemText.today.text(in: locale.identifier) }
  func day(_ date: Date) -> String { text("d", date) }
  func wholeDay(_ date: Date) -> String { text("EEEMMMd", date) }

  /// Returns the header of a month.
  func monthAndYear(_ date: Date) -> String {
    text(calendar.identifier == .japanese ? "GyMMMM" : "yMMMM", date)
  }

  /// Returns a number of a time, independent of time zones: `pattern` is one field of the locale's.
  func clock(pattern: String, hour: Int, minute: Int) -> String {
    let moment = Date(timeIntervalSinceReferenceDate: Double(hour * 3600 + minute * 60))
    return formatter("clock" + pattern) {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.timeZone = TimeZone(secondsFromGMT: 0)
      $0.dateFormat = pattern
    }.string(from: moment)
  }

  // MARK: Orders

  /// Returns the letters of a template's fields in the locale's order, such as `["d", "M", "y"]`; doubled
  /// ones stand for the minimum number of digits.
  func fields(of template: String) -> [String] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var fields: [String] = []
    var isQuoted = false
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, character.isASCII, character.isLetter else {
        fields.append("")
        continue
      }
      if fields.last?.first == character {
        fields[fields.count - 1].append(character)
      } else {
        fields.append(String(character))
      }
    }
    return fields.filter { !$0.isEmpty }
  }
}
