import Foundation

/// The pattern of one kind of data in a text, and its conversion to a value.
///
/// Each repetition has a limit, so that matching never takes time that grows with the square of the text: a
/// label of a host name has at most 63 letters (RFC 1035), a mail address 64 before its sign (RFC 5321).
struct DetectionPattern: @unchecked Sendable {
  let type: NSTextCheckingResult.CheckingType
  private let expression: NSRegularExpression
  /// Returns the value of a match, or `nil` if it isn't a valid one.
  private let meaning: @Sendable (_ text: String, _ match: NSTextCheckingResult) -> Any?

  static let all = [addresses, hosts, mail, phones, isoDates, namedDates, shortDates]

  func findings(
    in string: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
  ) -> [Finding] {
    expression.matches(in: string, options: options, range: range).compactMap { match in
      guard let place = Range(match.range, in: string) else { return nil }
      let text = string[place]
      // The end of a sentence, or the bracket around a URL, isn't part of it.
      let kept = type == .links ? Self.withoutEnd(text) : text
      guard let value = meaning(String(kept), match) else { return nil }
      return Finding(type, NSRange(kept.startIndex..<kept.endIndex, in: string), value)
    }
  }

  private init(
    _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
    meaning: @escaping @Sendable (String, NSTextCheckingResult) -> Any?
  ) {
    self.type = type
    self.meaning = meaning
    do {
      expression = try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    } catch {
      preconditionFailure("the pattern \(pattern) is none: \(error)")
    }
  }

  /// Returns a URL without the punctuation at its end that belongs to the sentence. A closing bracket stays if
  /// the URL contains the opening one.
  private static func withoutEnd(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last {
      let opening: Character? = last == ")" ? "(" : last == "]" ? "[" : nil
      let isUnopened = opening.map { mark in
        text.count { $0 == last } > text.count { $0 == mark }
      }
      guard ".,;:!?'\"".contains(last) || isUnopened == true else { return text }
      text.removeLast()
    }
    return text
  }
}

/// Patterns for links.
extension DetectionPattern {
  /// The pattern of the rest of a URL: a path, a query, a fragment.
  private static let rest = #"(?:[/?#][^\s<>"“”]*)?"#

  private static let addresses = DetectionPattern(
    .links, #"\b[a-z][a-z0-9+.-]{0,30}://[^\s<>"“”/?#]+"# + rest
  ) { text, _ in address(text) }

  /// The top-level domains with which a host name alone counts as a link. One that begins with `www.` always
  /// does.
  private static let domains =
    "com|org|net|edu|gov|int|info|biz|app|dev|io|ai|me|tv|co|eu|us|uk|de|fr|it|es|nl|se|no|dk|fi|pl|ch|at|be"
    + "|jp|cn|in|br|ru|au|ca|nz|kr|ie|pt|cz"

  private static let hosts = DetectionPattern(
    .links,
    #"(?<![@\w.])(?:www\.(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,20}|(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}(?:"#
      + domains + #"))(?![\w@])(?::\d{1,5})?"# + rest
  ) { text, _ in address("http://" + text) }

  private static let mail = DetectionPattern(
    .links,
    #"(?<![\w.+-])(?:mailto:)?[\w.%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,20}(?![\w@])"#
  ) { text, _ in address(text.lowercased().hasPrefix("mailto:") ? text : "mailto:" + text) }

  private static func address(_ text: String) -> URL? {
    // Letters beyond ASCII are percent-encoded.
    URL(string: text)
      ?? text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap(URL.init)
  }
}

/// Patterns for telephone numbers.
extension DetectionPattern {
  /// At least seven and at most fifteen digits (E.164), in groups separated by one character.
  private static let phones = DetectionPattern(
    .phoneNumbers,
    #"(?<![\w.+-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,15}(?:[ .-]\d{2,15}){0,6}(?![\w-]|\.\d)"#
  ) { text, _ in
    let count = text.count(where: \.isNumber)
    // A run of digits without separators may be any number, unless it is long enough.
    let isGrouped = text.contains { !$0.isNumber }
    return (isGrouped ? 7...15 : 10...15).contains(count) && !isDate(text) ? text : nil
  }

  /// Returns whether digits in three groups are a date: `2024-03-05`, `05.03.2024`.
  private static func isDate(_ text: String) -> Bool {
    let groups = text.split(whereSeparator: { ".-".contains($0) }).map(\.count)
    return groups == [4, 2, 2] || groups == [2, 2, 4]
  }
}

/// Patterns for dates, in the calendar of the user's time zone. A date without a time is at noon, as on iOS.
extension DetectionPattern {
  private static let time = #"(?:(?:,|T| at| um)?\s?(\d{1,2}):(\d{2})(?::\d{2})?\s?(am|pm)?)?"#
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let month =
    "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    + #"|nov(?:ember)?|dec(?:ember)?)\.?"#

  private static let isoDates = DetectionPattern(
    .dates, #"\b(\d{4})-(\d{2})-(\d{2})"# + time + #"(?!\w)"#
  ) { text, match in
    let words = Words(match, in: text)
    return date(words[1], words[2], words[3], words, from: 4)
  }

  /// Dates such as `March 5, 2024`, `5 March 2024`.
  private static let namedDates = DetectionPattern(
    .dates,
    #"\b(?:"# + month + #" (\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th|\.)? "# + month
      + #"),? (\d{4})"# + time + #"(?!\w)"#
  ) { text, match in
    let words = Words(match, in: text)
    guard let name = words[1] ?? words[4],
      let index = months.firstIndex(of: String(name.lowercased().prefix(3)))
    else { return nil }
    return date(words[5], "\(index + 1)", words[2] ?? words[3], words, from: 6)
  }

  /// Dates such as `3/5/2024`, month first, and `5.3.2024`, day first.
  private static let shortDates = DetectionPattern(
    .dates, #"(?<![\w./])(\d{1,2})([/.])(\d{1,2})\2(\d{4})"# + time + #"(?![\w/])"#
  ) { text, match in
    let words = Words(match, in: text)
    let isMonthFirst = words[2] == "/"
    return date(
      words[4], isMonthFirst ? words[1] : words[3], isMonthFirst ? words[3] : words[1], words,
      from: 5)
  }

  /// The texts of a match's groups. The match refers to the surrounding text.
  private struct Words {
    private let groups: [String?]

    init(_ match: NSTextCheckingResult, in text: String) {
      let text = NSString(string: text)
      let start = match.range.location
      groups = (0..<match.numberOfRanges).map { index in
        let range = match.range(at: index)
        guard range.location != NSNotFound else { return nil }
        return text.substring(
          with: NSRange(location: range.location - start, length: range.length))
      }
    }

    subscript(index: Int) -> String? { groups[index] }
  }

  /// Returns the date with these components, whose time begins at an index of the words, or `nil` if there is
  /// no such date.
  private static func date(
    _ year: String?, _ month: String?, _ day: String?, _ words: Words, from time: Int
  ) -> Date? {
    var parts = DateComponents(
      year: year.flatMap { Int($0) }, month: month.flatMap { Int($0) },
      day: day.flatMap { Int($0) }, hour: 12)
    if let hour = words[time].flatMap({ Int($0) }) {
      let half = words[time + 2]?.lowercased()
      parts.hour = half == nil ? hour : hour % 12 + (half == "pm" ? 12 : 0)
      parts.minute = words[time + 1].flatMap { Int($0) }
    }
    let calendar = Calendar.current
    guard (parts.hour ?? 0) < 24, (parts.minute ?? 0) < 60, let date = calendar.date(from: parts),
      calendar.component(.day, from: date) == parts.day,
      calendar.component(.month, from: date) == parts.month
    else { return nil }
    return date
  }
}
