import CoreGraphics
import Foundation
import Testing

@testable import TextEngine

/// Tests of characters at points, and of selections up to the ends of lines. The caret's model is in `TextCaretTests`.
@Suite struct TextSelectionTests {
  private static let lineHeight: CGFloat = 17 * 2444 / 2048

  @Test(arguments: ["hello", "שלום", "ab שלום cd", "e\u{301}a👍🏽b"])
  func pointsAreInCharacters(string: String) {
    let geometry = TextCaretTests.geometry(string, .infinity, false)
    let boundaries = TextCaretTests.boundaries(string)
    for (start, end) in zip(boundaries, boundaries.dropFirst()) {
      let rect = geometry.firstRect(of: start..<end)
      #expect(rect.width > 0)
      for x in [rect.minX + 0.01, rect.midX, rect.maxX - 0.01] {
        #expect(geometry.character(at: CGPoint(x: x, y: rect.midY)) == start..<end, "\(start) \(x)")
      }
    }
    let size = geometry.size
    for point in [
      CGPoint(x: -1, y: 5), CGPoint(x: size.width + 1, y: 5), CGPoint(x: 5, y: -1),
      CGPoint(x: 5, y: size.height),
    ] {
      #expect(geometry.character(at: point) == nil, "\(point)")
    }
  }

  @Test func selectedLineEndsReachTheColumn() {
    let geometry = TextCaretTests.geometry("one\ntwo", 100, false)
    let parts = geometry.selection(of: 0..<7, column: 100)
    let first = parts.filter { $0.line == 0 }
    #expect(abs(first.reduce(0) { $0 + $1.rect.width } - 100) < 0.01)
    #expect(first.map(\.rect.minX).min() == 0)
    let second = parts.filter { $0.line == 1 }
    #expect(second.count == 1)
    #expect(second[0].rect == geometry.firstRect(of: 4..<7))
    #expect(abs(second[0].rect.minY - Self.lineHeight) < 1e-9)
    // Without a column, the selection ends with the letters.
    #expect(geometry.selection(of: 0..<7).count == 2)
    #expect(geometry.selection(of: 3..<3).isEmpty)
    #expect(geometry.firstRect(of: 5..<5) == geometry.caret(at: .init(offset: 5)))
    // A selection inside a line doesn't extend.
    #expect(geometry.selection(of: 0..<2, column: 100).map(\.line) == [0])
  }

  @Test func stepsEndWithTheText() {
    let geometry = TextCaretTests.geometry("ab\ncd", 100, false)
    #expect(geometry.place(beside: .init(offset: 0), toRight: false) == nil)
    #expect(geometry.place(beside: .init(offset: 3), toRight: false) == .init(offset: 2))
    #expect(geometry.place(beside: .init(offset: 2), toRight: true) == .init(offset: 3))
    #expect(geometry.place(beside: .init(offset: 5), toRight: true) == nil)
    let x = geometry.caret(at: .init(offset: 1)).midX
    #expect(geometry.place(from: .init(offset: 1), lines: 1, x: x)?.offset == 4)
    #expect(geometry.place(from: .init(offset: 4), lines: -1, x: x)?.offset == 1)
    #expect(geometry.place(from: .init(offset: 1), lines: -1, x: x) == nil)
    #expect(geometry.place(from: .init(offset: 1), lines: 2, x: x) == nil)
    #expect(geometry.edge(ofLineOf: .init(offset: 4), isEnd: false) == .init(offset: 3))
    #expect(geometry.edge(ofLineOf: .init(offset: 4), isEnd: true) == .init(offset: 5))
  }

  /// Points between two lines belong to the nearer one.
  @Test func pointsBelongToTheNearerLine() {
    let geometry = TextCaretTests.geometry("a\nb\nc", 100, false)
    for (y, line) in [
      (-5, 0), (Self.lineHeight - 0.01, 0), (Self.lineHeight, 1), (2 * Self.lineHeight - 0.01, 1),
      (2 * Self.lineHeight, 2), (900, 2),
    ] as [(CGFloat, Int)] {
      #expect(geometry.lineIndex(closestTo: CGPoint(x: 0, y: y)) == line, "\(y)")
    }
    #expect(geometry.lines(from: 1.5 * Self.lineHeight, to: 1.6 * Self.lineHeight) == 0..<3)
    #expect(geometry.lines(from: 0, to: 1) == 0..<2)
  }
}
