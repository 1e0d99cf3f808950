import Testing

@testable import Micro

@Suite("Decimal numbers as text") struct DecimalTextTests {
  private func text(_ number: Float) -> String {
    String(decoding: DecimalText.text(number), as: UTF8.self)
  }

  private func number(_ text: String) -> Float? { DecimalText.number(ArraySlice(text.utf8)) }

  @Test("every number reads back with the same bits")
  func roundTrip() {
    var random = RandomSource(seed: 1)
    var numbers = (0..<20_000).map { _ in
      Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
    }
    numbers += (-5000...5000).map { Float($0) / 100 }
    numbers += (0..<255).flatMap { exponent in
      // The first, the second and the last number of each power of two.
      [0, 1, 0x7F_FFFF].map { Float(bitPattern: exponent << 23 | $0) }
    }
    for value in numbers where value.isFinite {
      let back = number(text(value))
      if back?.bitPattern != value.bitPattern { Issue.record("\(value) became \(text(value))") }
    }
  }

  @Test("hundredths have at most two decimals")
  func hundredths() {
    for hundredths in -5000...5000 {
      let value = text(Float(hundredths) / 100)
      let decimals = value.split(separator: ".").dropFirst().first?.count ?? 0
      #expect(decimals <= 2, "\(value)")
      #expect(!value.contains("e"), "\(value)")
    }
  }

  @Test(
    "layout",
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (10, "10"), (0.1, "0.1"), (-0.25, "-0.25"),
      (123.456, "123.456"), (1e8, "100000000"), (1e9, "1e9"), (1.5e9, "1.5e9"),
      (0.000001, "0.000001"), (1.5e-7, "1.5e-7"), (16_777_216, "16777216"),
      (.greatestFiniteMagnitude, "3.4028235e38"), (.leastNonzeroMagnitude, "1e-45"),
    ] as [(Float, String)])
  func layout(number: Float, expected: String) {
    #expect(text(number) == expected)
  }

  @Test(
    "reads numbers as people write them",
    arguments: [
      ("007", 7), ("1.50", 1.5), ("-3e2", -300), ("2.5e-1", 0.25), ("0.0", 0), ("1e00", 1),
      ("3.14159265358979323846264338327950288", .pi.nextUp),
      ("100000000000000000000", 1e20), ("0.00000000000000000000000000001", 1e-29),
    ] as [(String, Float)])
  func reading(text: String, expected: Float) {
    #expect(number(text) == expected)
  }

  @Test(
    "refuses everything else",
    arguments: [
      "", "-", ".", "1.", ".5", "+1", "1e", "1e-", "1e123", "--1", "1.2.3", "1,5", "nan", "inf",
      "0x10", "1 ", " 1", "1e39", "99999999999999999999999999999999999999999", "1e+5", "١",
    ])
  func refusing(text: String) {
    #expect(number(text) == nil)
  }

  @Test("whole numbers have one to nine digits")
  func wholeNumbers() {
    func whole(_ text: String) -> UInt32? { DecimalText.wholeNumber(ArraySlice(text.utf8)) }
    #expect(whole("0") == 0)
    #expect(whole("999999999") == 999_999_999)
    for text in ["", "1000000000", "-1", "1.0", "a"] { #expect(whole(text) == nil) }
  }
}
