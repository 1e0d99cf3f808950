import Testing

@testable import UIKit

@Suite struct VisualFormatParserTests {
  private typealias Gap = VisualFormat.Gap
  private typealias Predicate = VisualFormat.Predicate

  private struct Piece<Value>: Sendable {
    let text: String
    /// The value for the position after the text.
    let value: @Sendable (Int) -> Value
  }

  private static func name(_ text: String, _ end: Int) -> VisualFormat.Value {
    .name(VisualFormat.Name(text: text, end: end))
  }

  private static let gaps: [Piece<Gap>] = [
    Piece(text: "") { _ in .flush },
    Piece(text: "-") { _ in .standard },
    Piece(text: "-12.5-") { _ in .predicates([Predicate(value: .number(12.5))]) },
    Piece(text: "-gap-") { .predicates([Predicate(value: name("gap", $0 - 1))]) },
    Piece(text: "-(-3)-") { _ in .predicates([Predicate(value: .number(-3))]) },
    Piece(text: "-(>=8,==20@750)-") { _ in
      .predicates([
        Predicate(relation: .greaterThanOrEqual, value: .number(8)),
        Predicate(value: .number(20), priority: .number(750)),
      ])
    },
  ]

  private static let sizes: [Piece<[Predicate]>] = [
    Piece(text: "") { _ in [] },
    Piece(text: "(50)") { _ in [Predicate(value: .number(50))] },
    Piece(text: "(<=wide@high)") {
      [
        Predicate(
          relation: .lessThanOrEqual, value: name("wide", $0 - 6), priority: name("high", $0 - 1))
      ]
    },
    Piece(text: "(.5,>=1e2)") { _ in
      [
        Predicate(value: .number(0.5)),
        Predicate(relation: .greaterThanOrEqual, value: .number(100)),
      ]
    },
  ]

  /// Every string of up to two views: 3 · 7 · 4 · 6 · 4 · 7.
  @Test func `every production is read as it is written`() throws {
    var count = 0
    for orientation in ["", "H:", "V:"] {
      for opening in [nil] + Self.gaps.map(Optional.some) {
        for closing in [nil] + Self.gaps.map(Optional.some) {
          for size in Self.sizes {
            for gap in Self.gaps {
              for secondSize in Self.sizes {
                try check(orientation, opening, size, gap, secondSize, closing)
                count += 1
              }
            }
          }
        }
      }
    }
    #expect(count == 3 * 7 * 4 * 6 * 4 * 7)
  }

  private func check(
    _ orientation: String, _ opening: Piece<Gap>?, _ size: Piece<[Predicate]>, _ gap: Piece<Gap>,
    _ secondSize: Piece<[Predicate]>, _ closing: Piece<Gap>?
  ) throws {
    var expected = VisualFormat(text: orientation)
    expected.axis = orientation == "V:" ? .vertical : .horizontal
    if let opening {
      expected.text += "|" + opening.text
      expected.opening = opening.value(expected.text.count)
    }
    add("_a1", size, to: &expected)
    expected.text += gap.text
    expected.gaps = [gap.value(expected.text.count)]
    add("b", secondSize, to: &expected)
    if let closing {
      expected.text += closing.text
      expected.closing = closing.value(expected.text.count)
      expected.text += "|"
    }
    let parsed = try VisualFormatParser.parse(expected.text)
    guard parsed != expected else { return }
    #expect(parsed == expected, "\(expected.text)")
  }

  private func add(_ name: String, _ size: Piece<[Predicate]>, to format: inout VisualFormat) {
    format.text += "[" + name
    let end = format.text.count
    format.text += size.text
    let predicates = size.value(format.text.count)
    format.text += "]"
    format.views.append(
      .init(name: .init(text: name, end: end), predicates: predicates, end: format.text.count))
  }

  @Test func `white space does not count`() throws {
    #expect(
      try VisualFormatParser.parse(" V: | - 10 -\n[ a ( == b ) ] ")
        == VisualFormatParser.parse("V:|-10-[a(==b)]"))
  }

  /// For each string, the valid part and the error in the rest.
  @Test(arguments: [
    ("[a", "", "Expected a ']' here"), ("|-0-[redView", "-0-|", "Expected a ']' here"),
    ("H", "|[a]", "Expected a ':'"), ("V:", "", "Expected a view"), ("H:|", "|", "Expected a view"),
    ("[a]-", "", "Expected a view"), ("[a]-10", "[b]", "Expected a '-' here"),
    ("[a]-10", "", "Expected a '-' here"),
    ("[a]-", "-10-[b]", "Expected a number, a name or a '('"),
    ("[", "]", "Expected a view name"), ("[", "1a]", "Expected a view name"),
    ("[a", ".b]", "Expected a ']' here"), ("[a(", ")]", "Expected a number or a name"),
    ("[a(>", "5)]", "Expected a relation"), ("[a(=", "5)]", "Expected a relation"),
    ("[a(5", "]", "Expected a ')' or a ','"), ("[a(5@", ")]", "Expected a number or a name"),
    ("[a(5,", ")]", "Expected a number or a name"), ("[a(5.5", ".5)]", "Expected a ')' or a ','"),
    ("[a]|", "[b]", "Expected the end"), ("[a]-|", "-", "Expected the end"),
    ("[a]", "a", "Expected a view"), ("[a]-(", "-(5))-[b]", "Expected a number or a name"),
  ])
  func `a malformed string is pointed at where reading stops`(
    good: String, bad: String, reason: String
  ) throws {
    let text = good + bad
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatParser.parse(text)
    }
    #expect(error?.reason.hasPrefix(reason) == true, "\(text): \(error?.reason ?? "")")
    #expect(error?.position == good.count, "\(text)")
    #expect(error?.text == text)
  }

  /// The report that iOS prints for this string, as a blog post on the format quotes it:
  /// github.com, chriseidhof's "Auto Layout in Swift".
  @Test func `the message has the string and a caret`() throws {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatParser.parse("|-0-[redView-0-| ")
    }
    #expect(
      error?.message == """
        Unable to parse constraint format: \

        Expected a ']' here. That is how you give the end of a view. \

        |-0-[redView-0-| \

                    ^
        """)
    #expect(
      #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse("  ") }?.message
        == "Unable to parse constraint format: It's an empty string.")
    #expect(
      #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse("[ä]") }?.message
        == "Unable to parse constraint format: It contains non-ASCII characters.")
  }

  /// Cut off, or with any character at any position, a string is parsed or refused, with a position
  /// inside it.
  @Test func `no string stops the parser`() {
    let text = "V:|-(>=8@x)-[a(<=b,1.5e1@750)]-4-[c]-|"
    let prefixes = text.indices.map { String(text[..<$0]) }
    let mutations = text.indices.flatMap { index in
      "[]()|-+.,@=<>:e1aHV ".map { character in
        var mutation = text
        mutation.replaceSubrange(index...index, with: String(character))
        return mutation
      }
    }
    var refused = 0
    for candidate in prefixes + mutations {
      do {
        let format = try VisualFormatParser.parse(candidate)
        #expect(format.gaps.count == format.views.count - 1)
      } catch {
        refused += 1
        #expect((0...candidate.count).contains(error.position), "\(candidate)")
      }
    }
    #expect(refused > mutations.count / 3)
  }
}
