import CoreGraphics
import Foundation
import Testing

@testable import TextEngine

/// Tests of lines next to a rectangle. Source: Apple, `NSTextContainer.exclusionPaths`, and the invariants of lines.
@Suite struct TextRegionTests {
  static let strings = [
    "word", "A somewhat longer sentence that has to wrap in most columns, and goes on and on.",
    "one\ntwo three four\n\nfive six seven eight nine ten eleven twelve",
    "שלום עולם, זה טקסט ארוך יותר שממשיך וממשיך", "incomprehensibilities of incompatibilities",
    "日本語の文章は単語の間に空白がない。日本語の文章は単語の間に空白がない。",
  ]
  static let holes: [CGRect] = [
    CGRect(x: 60, y: 15, width: 50, height: 60), CGRect(x: 0, y: 0, width: 80, height: 30),
    CGRect(x: 120, y: 25, width: 80, height: 45), CGRect(x: 0, y: 10, width: 200, height: 30),
    CGRect(x: 3, y: 0, width: 100, height: 500),
  ]

  /// Returns a region with the width 200 and a rectangle without text.
  static func region(
    padding: CGFloat, hole: CGRect? = nil, bottom: CGFloat = .infinity
  ) -> TextRegion {
    TextRegion(width: 200, padding: padding, bottom: bottom) { proposed, _, isRightToLeft in
      guard let hole, hole.minY < proposed.maxY, hole.maxY > proposed.minY else {
        return .init(fragment: proposed, rest: .zero)
      }
      let free = [(proposed.minX, hole.minX), (max(hole.maxX, proposed.minX), proposed.maxX)]
        .filter { $0.1 - $0.0 > 2 * padding }
        .map { CGRect(x: $0.0, y: proposed.minY, width: $0.1 - $0.0, height: proposed.height) }
      let ordered = isRightToLeft ? free.reversed() : free
      return .init(
        fragment: ordered.first ?? .zero, rest: ordered.count > 1 ? ordered[1] : .zero)
    } next: { below in
      hole.flatMap { below < $0.maxY ? $0.maxY : nil } ?? .infinity
    }
  }

  static func text(
    _ string: String, _ alignment: TextAlignment = .natural, size: CGFloat = 17,
    mode: LineBreakMode = .byWordWrapping
  ) -> AttributedText {
    var shape = AttributedText.Shape(font: FontSpecification(size: size))
    shape.paragraph.alignment = alignment
    shape.paragraph.lineBreakMode = mode
    shape.paragraph.paragraphSpacing = 3
    shape.paragraph.lineSpacing = 2
    return AttributedText(string, shape: shape)
  }

  /// A line's numbers, which are equal if the layouts are.
  static func numbers(_ layout: TextLayout) -> [[CGFloat]] {
    layout.lines.map {
      [
        CGFloat($0.range.lowerBound), CGFloat($0.range.upperBound), $0.x, $0.top, $0.width,
        $0.height,
        $0.baseline,
      ]
    }
  }

  @Test(arguments: strings) func aRegionWithoutShapesIsAColumn(string: String) {
    for padding in [0, 5] as [CGFloat] {
      for alignment in TextLineGridTests.alignments {
        for isRightToLeft in [false, true] {
          for limit in [0, 1, 2] {
            let options = TextLayoutOptions(
              width: 200 - 2 * padding, lineLimit: limit, isRightToLeft: isRightToLeft)
            let text = Self.text(
              string, alignment, mode: limit == 1 ? .byTruncatingTail : .byWordWrapping)
            let column = TextLayout(text, options)
            let region = TextLayout(
              text, options, region: Self.region(padding: padding), known: nil)
            #expect(Self.numbers(region) == Self.numbers(column), "\(alignment) \(limit)")
            #expect(region.size == column.size)
            #expect(region.isTruncated == column.isTruncated)
            #expect(region.fragments.count == region.lines.count)
            #expect(region.fragments.map(\.row) == Array(region.lines.indices))
          }
        }
      }
    }
  }

  @Test(arguments: strings) func linesAvoidTheRectangle(string: String) {
    for hole in Self.holes {
      for alignment in TextLineGridTests.alignments {
        for isRightToLeft in [false, true] {
          let padding: CGFloat = 5
          let text = Self.text(string, alignment)
          let options = TextLayoutOptions(width: 190, isRightToLeft: isRightToLeft)
          let layout = TextLayout(
            text, options, region: Self.region(padding: padding, hole: hole), known: nil)
          let note = "\(hole) \(alignment) \(isRightToLeft)"
          #expect(!layout.isTruncated, "\(note)")
          var next = 0
          var previous: (row: Int, top: CGFloat, bottom: CGFloat) = (-1, 0, 0)
          for (line, fragment) in zip(layout.lines, layout.fragments) {
            // Every character is in one line.
            #expect(
              text.units[next..<line.range.lowerBound].allSatisfy(TextSegment.isSeparator),
              "\(note)")
            next = line.range.upperBound
            // Rows follow one another, and lines of a row are next to each other.
            if fragment.row == previous.row {
              #expect(line.top == previous.top, "\(note)")
            } else {
              #expect(fragment.row == previous.row + 1, "\(note)")
              #expect(line.top >= previous.bottom - 1e-9, "\(note)")
            }
            previous = (fragment.row, line.top, max(previous.bottom, line.top + line.height))
            // The text is inside its area, which isn't in the rectangle.
            let area = CGRect(
              x: fragment.x, y: line.top, width: fragment.width, height: line.height)
            let overlap = area.intersection(hole)
            #expect(overlap.isNull || overlap.width < 0.01 || overlap.height < 0.01, "\(note)")
            #expect(line.x >= fragment.left - 0.01, "\(note)")
            #expect(line.x + line.width <= fragment.right + 0.01, "\(note)")
            #expect(fragment.right - fragment.left <= 190 + 0.01, "\(note)")
            let (left, right) = (line.x - fragment.left, fragment.right - line.x - line.width)
            switch alignment {
            case .left: #expect(abs(left) < 0.01, "\(note)")
            case .right: #expect(abs(right) < 0.01, "\(note)")
            case .center: #expect(abs(left - right) < 0.01, "\(note)")
            case .natural, .justified:
              #expect(abs(isRightToLeft ? right : left) < 0.01, "\(note)")
            }
          }
          #expect(text.units[next...].allSatisfy(TextSegment.isSeparator), "\(note)")
        }
      }
    }
  }

  @Test(arguments: strings) func theBottomEndsTheText(string: String) {
    for bottom in [10, 21, 45, 70, 1000] as [CGFloat] {
      for hole in [nil, Self.holes[0], Self.holes[3]] {
        let text = Self.text(string)
        let region = Self.region(padding: 5, hole: hole, bottom: bottom)
        let layout = TextLayout(text, TextLayoutOptions(width: 190), region: region, known: nil)
        #expect(layout.lines.allSatisfy { $0.top + $0.height <= bottom + 0.01 }, "\(bottom)")
        let end = layout.lines.last?.range.upperBound ?? 0
        #expect(
          layout.isTruncated == !text.units[end...].allSatisfy(TextSegment.isSeparator), "\(bottom)"
        )
      }
    }
  }

  /// Carets and points in regions: each caret is in the area of its line, and the point finds its place.
  @Test(arguments: strings) func caretsAndPlacesAreInverse(string: String) {
    for hole in Self.holes {
      let text = Self.text(string)
      let geometry = TextGeometry(
        text, TextLayoutOptions(width: 190), typing: text.runs[0].shape, previous: nil,
        region: Self.region(padding: 5, hole: hole))
      #expect(geometry.hasFragments)
      #expect(geometry.endOfRoom == nil)
      for offset in string.indices.map({ $0.utf16Offset(in: string) }) {
        let caret = geometry.caret(at: .init(offset: offset))
        let found = geometry.place(closestTo: CGPoint(x: caret.midX, y: caret.midY))
        #expect(geometry.caret(at: found).midX == caret.midX, "\(hole) \(offset)")
        let index = geometry.lineIndex(closestTo: CGPoint(x: caret.midX, y: caret.midY))
        #expect(geometry.lines[index].top == caret.minY, "\(hole) \(offset)")
      }
      let all = geometry.lines(from: -10, to: 10_000)
      #expect(all.upperBound == geometry.lines.count)
      let top = geometry.lines(from: 0, to: 1)
      #expect(top.lowerBound == 0)
    }
  }

  /// Down and up return to the same row.
  @Test func rowsAreCountedFromALine() throws {
    let text = Self.text(Self.strings[1])
    let geometry = TextGeometry(
      text, TextLayoutOptions(width: 190), typing: text.runs[0].shape, previous: nil,
      region: Self.region(padding: 5, hole: Self.holes[0]))
    let row = try #require(geometry.fragments.firstIndex { $0.row == 1 })
    #expect(geometry.fragments[row + 1].row == 1)
    #expect(geometry.lineIndex(from: row + 1, rows: -1, closestTo: 0) == 0)
    #expect(geometry.lineIndex(from: row, rows: 0, closestTo: 190) == row + 1)
    #expect(geometry.lineIndex(from: 0, rows: 1, closestTo: 0) == row)
    #expect(geometry.lineIndex(from: 0, rows: 1, closestTo: 190) == row + 1)
    #expect(geometry.lineIndex(from: 0, rows: -1, closestTo: 0) == nil)
    #expect(geometry.lineIndex(from: row, rows: 100, closestTo: 0) == nil)
  }
}
