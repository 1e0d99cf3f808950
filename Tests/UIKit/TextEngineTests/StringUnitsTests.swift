import Testing

@testable import TextEngine

@Suite struct StringUnitsTests {
  @Test(arguments: [
    "", "a", "\u{7f}", "\u{80}", "é", "e\u{301}", "\u{FFFD}", "日本", "👍🏽", "🇩🇪", "\r\n",
  ])
  func theyAreThoseOfUTF16(_ part: String) {
    for before in ["", "ASCII ", "ü"] {
      for count in [0, 1, 7, 64] {
        let text = before + String(repeating: "plain ", count: count) + part
        #expect(text.units == Array(text.utf16))
        let last = text.dropFirst(before.count / 2)
        #expect(String(last).units == Array(last.utf16))
      }
    }
  }
}
