import Foundation
import Testing
@testable import TextEngine

/// Tests of the positions of carets and selections, for all kinds of text in all kinds of columns.
@Suite struct TextCaretTests {
  static let strings = [
    "", "a", "hello world", "office affiliation", "שלום עולם", "مرحبا بالعالم", "abc שלום def",
    "שלום abc 123 עולם", "אב12גד", "12 אב", "e\u{301}a\u{308}o", "👨‍👩‍👧‍👦x👍🏽🇩🇪", "a\r\nb", "a\n", "\n\n",
    "one\n\ntwo three four", "日本語のテキスト",
    "a longer text that wraps in most of the columns there are",
    "abc שלום def עולם ghi ישראל jkl mno", "tab\tulator", "averyveryverylongwordwithoutspaces",
  ]
  static let columns: [CGFloat] = [.infinity, 300, 120, 60, 25]

  static func geometry(
    _ string: String, _ column: CGFloat, _ isRightToLeft: Bool
  ) -> TextGeometry {
    let shape = AttributedText.Shape(font: FontSpecification(size: 17))
    return TextGeometry(
      AttributedText(string, shape: shape),
      TextLayoutOptions(width: column, isRightToLeft: isRightToLeft), typing: shape)
  }

  /// Returns the offsets between characters as counted by Swift.
  static func boundaries(_ string: String) -> [Int] {
    string.indices.map { $0.utf16Offset(in: string) } + [string.utf16.count]
  }

  static let grid: [(String, CGFloat, Bool)] = strings.flatMap { string in
    columns.flatMap { column in [(string, column, false), (string, column, true)] }
  }

  /// The caret of each place is on a line, and no other place is nearer to it.
  @Test(arguments: grid)
  func caretsAndPlacesAreInverse(string: String, column: CGFloat, isRightToLeft: Bool) {
    let geometry = Self.geometry(string, column, isRightToLeft)
    let size = geometry.size
    for offset in Self.boundaries(string) {
      let caret = geometry.caret(at: .init(offset: offset))
      #expect(caret.width == 2)
      // San Francisco with 17 points: 17 · 1.193359.
      #expect(abs(caret.height - 20.287) < 0.001)
      #expect(caret.minY >= 0, "\(offset)")
      #expect(caret.maxY <= size.height + 0.001, "\(offset)")
      let found = geometry.place(closestTo: CGPoint(x: caret.midX, y: caret.midY))
      #expect(found.offset == offset, "\(string.debugDescription) \(offset)")
    }
  }

  /// A selection covers exactly its characters: two halves cover the same area as the whole.
  @Test(arguments: grid)
  func selectionsCoverExactly(string: String, column: CGFloat, isRightToLeft: Bool) {
    let geometry = Self.geometry(string, column, isRightToLeft)
    let boundaries = Self.boundaries(string)
    let end = string.utf16.count
    func area(_ range: Range<Int>) -> CGFloat {
      geometry.selection(of: range).reduce(0) { $0 + $1.rect.width * $1.rect.height }
    }
    let whole = area(0..<end)
    let lines = geometry.layout.lines.reduce(0) { $0 + $1.width * $1.height }
    // A glyph wider than its column counts with its full width.
    if column > 60 { #expect(abs(whole - lines) < 0.5) }
    for offset in boundaries {
      #expect(abs(area(0..<offset) + area(offset..<end) - whole) < 0.01)
      let rects = geometry.selection(of: offset..<end).map(\.rect)
      for (index, rect) in rects.enumerated() {
        #expect(rect.width >= 0 && rect.height > 0)
        for other in rects[..<index] {
          let common = rect.intersection(other)
          #expect(common.isNull || common.width * common.height < 0.01)
        }
      }
    }
  }

  /// A step to the right moves right on the line, and a step back returns.
  @Test(arguments: grid)
  func stepsAreVisual(string: String, column: CGFloat, isRightToLeft: Bool) {
    let geometry = Self.geometry(string, column, isRightToLeft)
    for offset in Self.boundaries(string) {
      let place = TextGeometry.Place(offset: offset)
      guard let next = geometry.place(beside: place, toRight: true) else { continue }
      let (from, to) = (geometry.caret(at: place), geometry.caret(at: next))
      // Between lines, right and left change their meaning with the lines' directions.
      guard from.midY == to.midY else { continue }
      #expect(to.midX > from.midX)
      let back = geometry.place(beside: next, toRight: false)
      #expect(back?.offset == offset, "\(string.debugDescription) \(offset) \(next)")
    }
  }

  /// Stepping from the left end reaches all places.
  @Test(arguments: [
    "hello", "שלום", "abc שלום def", "שלום abc 123 עולם", "אב12גד", "12 אב", "a אב 12 גד b",
  ])
  func stepsReachEveryPlace(string: String) {
    for isRightToLeft in [false, true] {
      let geometry = Self.geometry(string, .infinity, isRightToLeft)
      var place = geometry.place(closestTo: CGPoint(x: -100, y: 5))
      var reached = [place.offset]
      while let next = geometry.place(beside: place, toRight: true) {
        reached.append(next.offset)
        place = next
      }
      #expect(reached.sorted() == Self.boundaries(string))
    }
  }

  /// Hebrew in an English line: its start is at its left end, because the line continues there.
  /// Inside it, carets move to the left.
  @Test func directionsMeet() {
    let geometry = Self.geometry("ab אבג cd", .infinity, false)
    let x = (0...9).map { geometry.caret(at: .init(offset: $0)).midX }
    #expect(x[0] < x[1])
    #expect(x[1] < x[2])
    #expect(x[2] < x[3])
    #expect(x[3] < x[5])
    #expect(x[5] < x[4])
    #expect(x[4] < x[6])
    #expect(x[6] < x[7])
    #expect(x[7] < x[8])
    #expect(x[8] < x[9])
  }

  /// The end of a wrapped line and the start of the next have the same offset, but are two places.
  @Test func wraps() {
    let geometry = Self.geometry("aaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 60, false)
    let second = geometry.layout.lines[1].range.lowerBound
    let down = geometry.caret(at: .init(offset: second))
    let up = geometry.caret(at: .init(offset: second, isUpstream: true))
    #expect(down.midX == 0)
    #expect(down.minY > 0)
    #expect(up.minY == 0)
    #expect(up.midX > 40)
    #expect(geometry.place(closestTo: CGPoint(x: 59, y: 5)).isUpstream)
  }

  /// A text that ends in a line break has an empty line after it.
  @Test func lastLine() {
    let caret = Self.geometry("a\n", 100, false).caret(at: .init(offset: 2))
    #expect(abs(caret.minY - 20.287) < 0.001)
    #expect(caret.midX == 0)
    #expect(Self.geometry("a\n", 100, true).caret(at: .init(offset: 2)).midX == 100)
    #expect(abs(Self.geometry("", 100, false).size.height - 20.287) < 0.001)
  }

  /// A character with one or several glyphs has a single stop.
  @Test func charactersAreWhole() {
    let family = "👨‍👩‍👧‍👦"
    let geometry = Self.geometry("a\(family)b", .infinity, false)
    let after = 1 + family.utf16.count
    let left = geometry.caret(at: .init(offset: 1))
    let right = geometry.caret(at: .init(offset: after))
    #expect(right.midX > left.midX)
    // Places inside the character have the caret before it.
    for offset in 2..<after { #expect(geometry.caret(at: .init(offset: offset)) == left) }
    #expect(geometry.place(beside: .init(offset: 1), toRight: true)?.offset == after)
  }
}
