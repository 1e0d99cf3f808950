import Foundation
import Testing

@testable import MicroApp

@Suite struct DayTests {
  @Test("A date is a day in the user's time zone")
  func timeZones() throws {
    // 2026-11-21 23:30 in Greenwich: 20,778 days and 84,600 seconds after 1970 began.
    let date = Date(timeIntervalSince1970: 20_778 * 86_400 + 84_600)
    let greenwich = try #require(TimeZone(secondsFromGMT: 0))
    let east = try #require(TimeZone(secondsFromGMT: 3600))
    #expect(Day(date, in: greenwich) == Day(year: 2026, month: 11, day: 21))
    #expect(Day(date, in: east) == Day(year: 2026, month: 11, day: 22))
  }

  @Test("The seed of a day is its eight digits")
  func seed() {
    #expect(Day(year: 2026, month: 1, day: 9).seed == 20_260_109)
    #expect(Day(year: 2026, month: 11, day: 21).seed == 20_261_121)
  }

  @Test("Days are in order")
  func order() {
    let days = [
      Day(year: 2025, month: 12, day: 31), Day(year: 2026, month: 1, day: 1),
      Day(year: 2026, month: 1, day: 2), Day(year: 2026, month: 2, day: 1),
    ]
    #expect(days.shuffled().sorted() == days)
  }
}
