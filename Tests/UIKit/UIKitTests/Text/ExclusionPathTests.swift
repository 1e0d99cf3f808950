import CoreGraphics
import Foundation
import Testing

@testable import TextEngine
@testable import UIKit

/// Tests of text that flows around shapes.
///
/// Sources: Apple, `NSTextContainer.exclusionPaths`, “Display text with a custom layout”, and “Line Fragment
/// Generation” of the Text Layout Programming Guide: lines are shortened next to a shape, have a fragment at each
/// of its sides, and are shifted where a gap crosses all of the region.
@MainActor @Suite(.serialized) struct ExclusionPathTests {
  nonisolated static let widths: [CGFloat] = [140, 230, 333.3]

  @Test(arguments: TextShape.all, widths)
  func nothingTouchesAShapeAndNothingIsLost(shape: TextShape, width: CGFloat) {
    for (name, text) in ShapedTextBench.texts {
      for isRightToLeft in [false, true] {
        let bench = ShapedTextBench(
          text(), width: width, isRightToLeft: isRightToLeft, paths: shape.paths(width))
        bench.check("\(shape.name), \(width), \(name), right to left: \(isRightToLeft)")
      }
    }
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right, .justified])
  func alignmentsKeepToTheRoom(alignment: NSTextAlignment) {
    let string = ShapedTextBench.texts[0].text().string
    for shape in TextShape.all {
      for isRightToLeft in [false, true] {
        let bench = ShapedTextBench(
          ShapedTextBench.text(string, alignment: alignment), width: 230,
          isRightToLeft: isRightToLeft, paths: shape.paths(230))
        bench.check("\(shape.name), \(alignment), right to left: \(isRightToLeft)")
      }
    }
  }

  /// An empty text, and a text that ends with a paragraph separator, have a caret next to the shape.
  @Test(arguments: TextShape.all) func emptyLines(shape: TextShape) {
    for string in ["", "\n", "a\n\n\n", "word\nword\n"] {
      for isRightToLeft in [false, true] {
        let bench = ShapedTextBench(
          ShapedTextBench.text(string), width: 200, isRightToLeft: isRightToLeft,
          paths: shape.paths(200))
        bench.check("\(shape.name), \(string.count), right to left: \(isRightToLeft)")
      }
    }
  }

  // MARK: Columns

  private struct Line: Equatable {
    let range: Range<Int>
    let frame: CGRect
    let baseline: CGFloat
    let characters: [PlacedCharacter]

    init(_ line: TextLayout.Line, _ units: [UInt16]) {
      range = line.range
      frame = CGRect(x: line.x, y: line.top, width: line.width, height: line.height)
      baseline = line.baseline
      characters = line.glyphs.characters(of: units, origin: line.origin)
    }
  }

  private func lines(_ bench: ShapedTextBench) -> [Line] {
    bench.geometry.layout.lines.map { Line($0, bench.geometry.text.units) }
  }

  /// A container subclass that changes nothing.
  private final class PlainContainer: NSTextContainer {}

  /// Lines with the full width are identical to those of a column, to the bit: with a shape below the text, and
  /// in a subclass that is asked for each line.
  @Test(arguments: widths) func wholeLinesAreThoseOfAColumn(width: CGFloat) {
    let below = UIBezierPath(rect: CGRect(x: 20, y: 5000, width: 40, height: 40))
    for (name, text) in ShapedTextBench.texts {
      for alignment in [NSTextAlignment.natural, .center, .right, .justified] {
        for isRightToLeft in [false, true] {
          let styled = NSMutableAttributedString(attributedString: text())
          let style = NSMutableParagraphStyle()
          style.alignment = alignment
          style.firstLineHeadIndent = 20
          style.headIndent = 8
          style.tailIndent = -6
          style.lineSpacing = 3
          style.paragraphSpacing = 7
          style.paragraphSpacingBefore = 2
          styled.addAttribute(
            .paragraphStyle, value: style, range: NSRange(location: 0, length: styled.length))
          let note = "\(name), \(alignment), right to left: \(isRightToLeft)"
          let column = ShapedTextBench(styled, width: width, isRightToLeft: isRightToLeft)
          #expect(!column.geometry.hasFragments)
          let shaped = ShapedTextBench(
            styled, width: width, isRightToLeft: isRightToLeft, paths: [below])
          let subclass = ShapedTextBench(
            styled, in: PlainContainer(size: CGSize(width: width, height: 0)),
            isRightToLeft: isRightToLeft)
          for other in [shaped, subclass] {
            #expect(other.geometry.hasFragments)
            #expect(lines(other) == lines(column), "\(note)")
            #expect(other.geometry.size == column.geometry.size, "\(note)")
            #expect(
              other.geometry.lines.last?.baseline == column.geometry.lines.last?.baseline,
              "\(note)")
            #expect(
              other.manager.usedRect(for: other.container)
                == column.manager.usedRect(for: column.container), "\(note)")
          }
        }
      }
    }
  }

  /// After shapes are removed, the lines are those of a column.
  @Test func shapesComeAndGo() {
    for (name, text) in ShapedTextBench.texts {
      let column = ShapedTextBench(text(), width: 230)
      let bench = ShapedTextBench(text(), width: 230)
      for shape in TextShape.all {
        bench.container.exclusionPaths = shape.paths(230)
        bench.check("\(name), \(shape.name)")
        bench.container.exclusionPaths = []
        #expect(lines(bench) == lines(column), "\(name), \(shape.name)")
      }
    }
  }

  // MARK: Rows

  /// Next to a shape in the middle, a row has two fragments and starts with the one where its paragraph begins.
  @Test func bothSidesOfAShape() {
    let path = UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: 60))
    let latin = String(repeating: "word ", count: 60)
    let hebrew = String(repeating: "מילה ", count: 60)
    for (string, isRightToLeft) in [(latin, false), (latin, true), (hebrew, false), (hebrew, true)]
    {
      let bench = ShapedTextBench(
        ShapedTextBench.text(string), width: 300, isRightToLeft: isRightToLeft, paths: [path])
      var frames: [CGRect] = []
      bench.manager.enumerateLineFragments(
        forGlyphRange: NSRange(location: 0, length: bench.storage.length)
      ) { fragment, _, _, _, _ in frames.append(fragment) }
      let sides = [
        CGRect(x: 0, y: 0, width: 120, height: 0), CGRect(x: 180, y: 0, width: 120, height: 0),
      ]
      let order = string == hebrew ? sides.reversed() : sides
      // The system font with 17 points is 20.287 high, so three rows meet the shape.
      for row in 0..<3 {
        for part in 0..<2 {
          let frame = frames[2 * row + part]
          #expect(frame.minX == order[part].minX)
          #expect(frame.width == order[part].width)
          #expect(frame.minY == frames[2 * row].minY)
        }
      }
      #expect(frames.dropFirst(6).allSatisfy { $0.minX == 0 && $0.width == 300 })
      #expect(frames.count > 8)
    }
  }

  /// A shape across the full width moves lines to just below it. Lines above it stay as close as possible.
  @Test(arguments: [0, 5, 20.3, 21, 50, 99.9] as [CGFloat]) func acrossTheWidth(top: CGFloat) {
    let bench = ShapedTextBench(
      ShapedTextBench.text(String(repeating: "some words ", count: 40)), width: 200,
      paths: [UIBezierPath(rect: CGRect(x: 0, y: top, width: 200, height: 31))])
    let tops = bench.geometry.lines.map(\.top)
    let height = bench.geometry.lines[0].height
    let above = Int((top / height).rounded(.down))
    for (index, place) in tops.enumerated() {
      let expected =
        index < above ? CGFloat(index) * height : top + 31 + CGFloat(index - above) * height
      #expect(abs(place - expected) < 1e-4, "\(index)")
    }
  }

  /// A space no wider than the paddings doesn't count. A space for one letter gets one letter.
  @Test func narrowRoom() {
    for free in [2, 9, 10, 12, 18, 60] as [CGFloat] {
      for isRightToLeft in [false, true] {
        let shape = CGRect(
          x: isRightToLeft ? 0 : free, y: 0, width: 200 - free, height: 100)
        let bench = ShapedTextBench(
          ShapedTextBench.text("Wide letters"), width: 200, isRightToLeft: isRightToLeft,
          paths: [UIBezierPath(rect: shape)])
        bench.check("\(free)")
        // A W is more than 10 points wide.
        #expect((bench.geometry.lines[0].top < 100) == (free > 20), "\(free)")
        if free < 20 { #expect(abs(bench.geometry.lines[0].top - 100) < 1e-4, "\(free)") }
      }
    }
  }

  /// Indents are relative to the container's edges. Next to a shape that extends further, they have no effect.
  @Test func indents() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 10
    style.headIndent = 30
    style.tailIndent = -40
    let text = NSMutableAttributedString(
      attributedString: ShapedTextBench.text(String(repeating: "word ", count: 60)))
    text.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    for isRightToLeft in [false, true] {
      let path = UIBezierPath(
        rect: CGRect(x: isRightToLeft ? 280 : 0, y: 25, width: 20, height: 50))
      let bench = ShapedTextBench(text, width: 300, isRightToLeft: isRightToLeft, paths: [path])
      for (index, line) in bench.geometry.lines.dropLast().enumerated() {
        let leading = isRightToLeft ? 290 - line.right : line.left
        #expect(abs(leading - (index == 0 ? 10 : 30)) < 0.01)
        #expect((isRightToLeft ? line.left : 290 - line.right) >= 39.9)
      }
    }
  }

  // MARK: Limits

  /// The line limit counts rows, and the last row is truncated in its last space.
  @Test(arguments: [
    NSLineBreakMode.byWordWrapping, .byTruncatingTail, .byTruncatingHead, .byClipping,
  ])
  func limitedLines(mode: NSLineBreakMode) {
    let path = UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: 60))
    for limit in 1...5 {
      let bench = ShapedTextBench(
        ShapedTextBench.text(String(repeating: "several words ", count: 60)), width: 300,
        paths: [path])
      bench.container.lineBreakMode = mode
      bench.container.maximumNumberOfLines = limit
      let lines = bench.geometry.layout.lines
      #expect(Set(lines.map(\.top)).count == limit)
      #expect(lines.count == 2 * min(limit, 3) + max(0, limit - 3))
      #expect(bench.geometry.layout.isTruncated)
      for box in bench.boxes(bench.geometry) where mode != .byClipping {
        #expect(!path.contains(CGPoint(x: box.midX, y: box.midY)))
      }
    }
  }

  /// Text that doesn't fit in a container with shapes isn't laid out.
  @Test func theContainerEnds() {
    let text = ShapedTextBench.text(String(repeating: "several words ", count: 80))
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 40))
    for height in [10, 41, 100, 150] as [CGFloat] {
      let bench = ShapedTextBench(text, width: 200, paths: [path])
      bench.container.size.height = height
      let lines = bench.geometry.layout.lines
      let line: CGFloat = 20.287109375
      #expect(Set(lines.map(\.top)).count == Int(height / line))
      #expect(lines.allSatisfy { $0.top + $0.height <= height + 1e-4 })
      let shown = bench.manager.glyphRange(for: bench.container)
      #expect(shown == NSRange(location: 0, length: lines.last?.range.upperBound ?? 0))
      // Places beyond the end still have a caret.
      let caret = bench.geometry.caret(at: .init(offset: text.length))
      #expect(caret.maxY <= max(height, line) + 1e-4)
    }
  }

  // MARK: Edits

  /// Lines with the same space are reused, and the result equals a complete layout.
  @Test(arguments: TextShape.all) func edits(shape: TextShape) {
    var random = SplitMix(state: 11)
    let pieces = [
      "a", "word ", "\n", "שלום ", "a long piece of text that wraps ", "", "日本", "(2) ",
    ]
    let bench = ShapedTextBench(
      ShapedTextBench.texts[0].text(), width: 230, paths: shape.paths(230))
    for step in 0..<40 {
      let length = bench.storage.length
      let lower = random.next(length + 1)
      let upper = min(length, lower + random.next(12))
      bench.storage.replaceCharacters(
        in: NSRange(location: lower, length: upper - lower), with: pieces[random.next(pieces.count)]
      )
      let fresh = ShapedTextBench(bench.storage, width: 230, paths: shape.paths(230))
      #expect(
        lines(bench).map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
          == lines(fresh).map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] },
        "step \(step)")
      #expect(lines(bench).map(\.range) == lines(fresh).map(\.range), "step \(step)")
    }
  }

  /// A letter breaks only its paragraph again. The others stay, including those with a line that doesn't fit in
  /// the narrow space next to the shape.
  @Test func aKeystrokeLaysOutItsParagraph() {
    let string = (0..<40).map { "paragraph \($0) takes a few lines beside a shape" }
      .joined(separator: "\n")
    let bench = ShapedTextBench(
      ShapedTextBench.text(string), width: 200,
      paths: [UIBezierPath(ovalIn: CGRect(x: 100, y: 40, width: 90, height: 90))])
    #expect(bench.geometry.layout.brokenParagraphs == 40)
    let length = bench.storage.length
    for place in [length, length / 2, 30, 3] {
      bench.storage.replaceCharacters(in: NSRange(location: place, length: 0), with: "i")
      // If an additional line moves the text next to the shape, that text is broken again too.
      #expect(bench.geometry.layout.brokenParagraphs <= (place < 40 ? 8 : 1))
    }
  }

  /// A line with one word fills its width by stretching between its letters, also next to a shape.
  @Test func oneWordBesideAShape() {
    // Pango's unit is 1/1024 point. A character's edges are sums of those.
    let unit: CGFloat = 2.0 / 1024
    for isRightToLeft in [false, true] {
      for free in stride(from: 60 as CGFloat, through: 150, by: 15) {
        let shape = UIBezierPath(
          rect: CGRect(x: isRightToLeft ? 0 : free, y: 0, width: 300 - free, height: 400))
        let bench = ShapedTextBench(
          ShapedTextBench.text(
            "unbelievable incompatible irreproducible", alignment: .justified),
          width: 300, isRightToLeft: isRightToLeft, paths: [shape])
        let plain = ShapedTextBench(
          ShapedTextBench.text("unbelievable incompatible irreproducible", alignment: .left),
          width: 300, isRightToLeft: isRightToLeft, paths: [shape])
        let lines = bench.geometry.layout.lines
        for (line, natural) in zip(lines, plain.geometry.layout.lines) {
          #expect(line.range == natural.range)
          #expect(line.glyphs.width > natural.glyphs.width - unit)
          #expect(isRightToLeft ? abs(line.x + line.width - 290) < 1e-9 : line.x == 0)
        }
        // The width is the same for all lines, except for the last one and for the rest of a word that is a single
        // letter.
        let widths = lines.dropLast().filter { $0.range.count > 2 }.map(\.glyphs.width)
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 0.01, "\(widths)")
      }
    }
  }
}
