import Foundation
import FoundationForLinux
import Testing

/// Source: Apple, NSDataDetector and NSTextCheckingResult: kinds, ranges and values. Apple doesn't document
/// which texts are recognized, so the cases are texts that anybody would tap.
struct DataDetectorTests {
  private typealias Kind = NSTextCheckingResult.CheckingType

  private func found(_ kinds: NSTextCheckingResult.CheckingType, _ text: String) throws -> [(
    String, NSTextCheckingResult
  )] {
    let detector = try NSDataDetector(types: kinds.rawValue)
    return detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map {
      (String(text[Range($0.range, in: text)!]), $0)
    }
  }

  private static let links: [(link: String, url: String)] = [
    ("https://example.org", "https://example.org"),
    ("http://example.org/a/b?c=d&e#f", "http://example.org/a/b?c=d&e#f"),
    ("https://en.wikipedia.org/wiki/Ooze_(film)", "https://en.wikipedia.org/wiki/Ooze_(film)"),
    ("www.example.museum", "http://www.example.museum"),
    ("example.com", "http://example.com"),
    ("example.com:8080/path", "http://example.com:8080/path"),
    ("sub.example.co/x", "http://sub.example.co/x"),
    ("ftp://host/file", "ftp://host/file"),
    ("someone@example.com", "mailto:someone@example.com"),
    ("first.last+tag@mail.example.org", "mailto:first.last+tag@mail.example.org"),
    ("mailto:someone@example.com", "mailto:someone@example.com"),
  ]
  private static let surroundings = [
    ("", ""), ("see ", " now"), ("(", ")"), ("See ", "."), ("“", "”"), ("é 🦠 ", ", or not"),
    ("a\n", "\nb"),
    ("<", ">"), ("is it ", "?"),
  ]

  @Test(arguments: links) func linksInSentences(link: String, url: String) throws {
    for (before, after) in Self.surroundings {
      let text = before + link + after
      let all = try found(.links, text)
      #expect(all.map(\.0) == [link], "\(text)")
      let result = try #require(all.first?.1)
      #expect(result.resultType == .links)
      #expect(result.url == URL(string: url), "\(text)")
      #expect(result.phoneNumber == nil)
      #expect(result.date == nil)
    }
  }

  private static let numbers = [
    "+1 415 555 0134", "(415) 555-0134", "415-555-0134", "415.555.0134", "+49 (30) 1234567",
    "555-0134",
    "4155550134", "+442079460018",
  ]

  @Test(arguments: numbers) func telephoneNumbersInSentences(number: String) throws {
    for (before, after) in Self.surroundings {
      let text = before + number + after
      let all = try found(.phoneNumbers, text)
      #expect(all.map(\.0) == [number], "\(text)")
      #expect(all.first?.1.resultType == .phoneNumbers)
      #expect(all.first?.1.phoneNumber == number)
    }
  }

  @Test(arguments: [
    "no link here", "a.b", "file.txt", "e.g. this", "3.14", "1.2.3", "12345", "2024-03-05",
    "05.03.2024", "end.Next one",
    "v1.2.3-beta", "10:30", "#4155550134a", "@name", "user@host",
  ]) func whatIsNothing(text: String) throws {
    #expect(try found([.links, .phoneNumbers], text).map(\.0) == [])
  }

  private static let dates: [(text: String, day: [Int], time: [Int])] = [
    ("2024-03-05", [2024, 3, 5], [12, 0]), ("2024-03-05T09:30", [2024, 3, 5], [9, 30]),
    ("3/5/2024", [2024, 3, 5], [12, 0]), ("5.3.2024", [2024, 3, 5], [12, 0]),
    ("March 5, 2024", [2024, 3, 5], [12, 0]), ("5 March 2024", [2024, 3, 5], [12, 0]),
    ("Mar. 5th, 2024 at 9:30 pm", [2024, 3, 5], [21, 30]),
    ("December 31 1999, 12:15 am", [1999, 12, 31], [0, 15]),
  ]

  @Test(arguments: dates) func datesInSentences(date: String, day: [Int], time: [Int]) throws {
    for (before, after) in Self.surroundings {
      let text = before + date + after
      let all = try found(.dates, text)
      #expect(all.map(\.0) == [date], "\(text)")
      let parts = Calendar.current.dateComponents(
        [.year, .month, .day, .hour, .minute], from: try #require(all.first?.1.date))
      #expect([parts.year, parts.month, parts.day] == day)
      #expect([parts.hour, parts.minute] == time)
    }
  }

  @Test(arguments: ["2024-02-30", "13/45/2024", "February 31, 2023", "2024-03-05T27:00"])
  func daysThatThereAreNot(text: String) throws {
    #expect(try found(.dates, text).isEmpty)
  }

  /// Results come in the order of the text, without duplicates.
  @Test func kindsTogether() throws {
    let text =
      "On 2024-03-05 write to a@b.com or call 415-555-0134, see www.example.org/2024-03-05."
    let all = try found([.dates, .links, .phoneNumbers], text)
    #expect(
      all.map(\.0) == ["2024-03-05", "a@b.com", "415-555-0134", "www.example.org/2024-03-05"])
    #expect(all.map(\.1.resultType) == [.dates, .links, .phoneNumbers, .links])
    let detector = try NSDataDetector(types: Kind.links.rawValue)
    let whole = NSRange(text.startIndex..., in: text)
    #expect(detector.numberOfMatches(in: text, range: whole) == 2)
    #expect(detector.rangeOfFirstMatch(in: text, range: whole).location == 23)
    var urls: [String] = []
    detector.enumerateMatches(in: text, range: whole) { result, _, stop in
      urls.append(result?.url?.absoluteString ?? "")
      stop.pointee = true
    }
    #expect(urls == ["mailto:a@b.com"])
    #expect(detector.firstMatch(in: text, range: NSRange(location: 0, length: 20)) == nil)
  }

  @Test func withoutAKindThereIsNoDetector() {
    for kind in [[], Kind(rawValue: 1 << 1), .regularExpression, Kind(rawValue: 1 << 6)] {
      #expect(throws: (any Error).self) { try NSDataDetector(types: kind.rawValue) }
    }
  }

  /// Results that an app creates itself.
  @Test func resultsOfOnesOwn() {
    let range = NSRange(location: 2, length: 3)
    let url = URL(string: "https://example.org")!
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    #expect(link.resultType == .links)
    #expect(link.url == url)
    #expect(link.range == range)
    #expect(link.numberOfRanges == 1)
    let place = NSTextCheckingResult.addressCheckingResult(
      range: range, components: [.city: "Bern"])
    #expect(place.addressComponents == [.city: "Bern"])
    #expect(place.url == nil)
    let flight = NSTextCheckingResult.transitInformationCheckingResult(
      range: range, components: [.flight: "12"])
    #expect(flight.components == [.flight: "12"])
    #expect(flight.addressComponents == nil)
  }

  /// Long texts of repeated beginnings don't take quadratic time.
  @Test(arguments: ["a.", "a-", "1-", "11 ", "a@", "%", "(", "http://", "mar 1 ", "www.", "a"])
  func repetitions(
    part: String
  ) throws {
    let text = String(repeating: part, count: 20_000) + "x"
    let detector = try NSDataDetector(types: Kind([.links, .phoneNumbers, .dates]).rawValue)
    #expect(
      detector.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        <= 20_000)
  }
}
