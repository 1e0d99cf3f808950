import Foundation

/// How one kind of thing looks in a text, and what it means.
///
/// Each repetition that can be tried in vain has a bound, so that no text takes time that grows with its square: a
/// name of a host has parts of at most 63 letters (RFC 1035), an address for mail 64 before its sign (RFC 5321).
struct DetectionPattern: @unchecked Sendable {
  let type: NSTextCheckingResult.CheckingType
  private let expression: NSRegularExpression
  /// The meaning of what was matched; `nil` when it only looked so.
  private let meaning: @Sendable (_ text: String, _ match: NSTextCheckingResult) -> Any?

  static let all = [addresses, hosts, mail, phones, isoDates, namedDates, shortDates]

  func findings(
    in string: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
  ) -> [Finding] {
    expression.matches(in: string, options: options, range: range).compactMap { match in
      guard let place = Range(match.range, in: string) else { return nil }
      let text = string[place]
      // A sentence's end, or the bracket around an address, isn't part of it.
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

  /// An address without the marks at its end that belong to the sentence; a closing bracket stays where
  /// the address opens one.
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

/// Links.
extension DetectionPattern {
  /// The pattern of a host's rest: a path, a query, a fragment.
  private static let rest = #"(?:[/?#][^\s<>"“”]*)?"#

  private static let addresses = DetectionPattern(
    .links, #"\b[a-z][a-z0-9+.-]{0,30}://[^\s<>"“”/?#]+"# + rest
  ) { text, _ in address(text) }

  /// A host by itself is taken for a link when it ends with one of these, or begins with `www.`.
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
    // Letters beyond ASCII are written in percent signs.
    URL(string: text)
      ?? text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap(URL.init)
  }
}

/// Telephone numbers.
extension DetectionPattern {
  /// Seven digits at least, and fifteen at most (E.164), in groups that are told apart by one sign.
  private static let phones = DetectionPattern(
    .phoneNumbers,
    #"(?<![\w.+-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,15}(?:[ .-]\d{2,15}){0,6}(?![\w-]|\.\d)"#
  ) { text, _ in
    let count = text.count(where: \.isNumber)
    // A run of digits without a sign is a number of any kind unless it is long enough.
    let isGrouped = text.contains { !$0.isNumber }
    return (isGrouped ? 7...15 : 10...15).contains(count) && !isDate(text) ? text : nil
  }

  /// Whether digits in three groups are a day: `2024-03-05`, `05.03.2024`.
  private static func isDate(_ text: String) -> Bool {
    let groups = text.split(whereSeparator: { ".-".contains($0) }).map(\.count)
    return groups == [4, 2, 2] || groups == [2, 2, 4]
  }
}

/// Dates, in the calendar of the user's zone. A day without a time is its noon, as on iOS.
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

  /// `March 5, 2024`, `5 March 2024`.
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

  /// `3/5/2024`, month first, and `5.3.2024`, day first.
  private static let shortDates = DetectionPattern(
    .dates, #"(?<![\w./])(\d{1,2})([/.])(\d{1,2})\2(\d{4})"# + time + #"(?![\w/])"#
  ) { text, match in
    let words = Words(match, in: text)
    let isMonthFirst = words[2] == "/"
    return date(
      words[4], isMonthFirst ? words[1] : words[3], isMonthFirst ? words[3] : words[1], words,
      from: 5)
  }

  /// The texts that the groups of a match matched. The match is of the text around.
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

  /// The date of written parts, whose time stands in the words from an index on; `nil` when there is no
  /// such day.
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
