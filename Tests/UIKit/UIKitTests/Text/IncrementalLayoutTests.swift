import CoreGraphics
import Foundation
import Testing

@testable import TextEngine
@testable import UIKit

/// Tests that a keystroke lays out only the paragraph that it changes, and that the result equals a
/// complete layout.
@MainActor @Suite struct IncrementalLayoutTests {
  @MainActor private struct Bench {
    let storage = NSTextStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 1e7))

    init(_ text: String) {
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
      _ = manager.geometry
    }

    func replace(_ range: Range<Int>, _ text: String) {
      storage.replaceCharacters(
        in: NSRange(location: range.lowerBound, length: range.count), with: text)
    }

    /// The number of paragraphs laid out for the changes since the last time.
    var broken: Int { manager.geometry.layout.brokenParagraphs }

    /// Compares all properties of the lines between the layout after edits and a complete layout.
    func check(_ note: String) {
      let known = manager.geometry
      let fresh = TextLayout(known.text, known.layout.options)
      #expect(known.layout.size == fresh.size, "\(note)")
      #expect(known.layout.lines.map(Line.init) == fresh.lines.map(Line.init), "\(note)")
      for index in known.layout.lines.indices {
        let line = fresh.lines[index]
        let characters = line.glyphs.characters(of: known.text.units, origin: line.origin)
        let placed = known.layout.lines[index]
        #expect(
          placed.glyphs.characters(of: known.text.units, origin: placed.origin) == characters,
          "\(note)")
      }
    }
  }

  private struct Line: Equatable {
    let range: Range<Int>
    let frame: CGRect
    let baseline: CGFloat

    init(_ line: TextLayout.Line) {
      range = line.range
      frame = CGRect(x: line.x, y: line.top, width: line.width, height: line.height)
      baseline = line.baseline
    }
  }

  static func paragraphs(_ count: Int) -> String {
    (0..<count).map { "paragraph \($0) takes two or three lines in a column of 200 points" }
      .joined(separator: "\n")
  }

  /// Whatever the length of the text: one paragraph for a letter, two for a return, and one for
  /// joining two.
  @Test(arguments: [1, 10, 100, 1000])
  func aKeystrokeLaysOutItsParagraph(count: Int) {
    let bench = Bench(Self.paragraphs(count))
    #expect(bench.broken == count)
    for place in [0, bench.storage.length / 2, bench.storage.length] {
      bench.replace(place..<place, "x")
      #expect(bench.broken == 1)
      bench.replace(place..<place + 1, "")
      #expect(bench.broken == 1)
    }
    // Five letters are inserted into a paragraph.
    let paragraph = (bench.storage.string as NSString).paragraphRange(
      for: NSRange(location: bench.storage.length / 2, length: 0))
    let middle = paragraph.location + 5
    bench.replace(middle..<middle, "\n")
    #expect(bench.broken == 2)
    bench.replace(middle..<middle + 1, "")
    #expect(bench.broken == 1)
    // Nothing has changed.
    #expect(bench.manager.geometry.layout.brokenParagraphs == 1)
  }

  /// A font change in one paragraph affects only that one. Another column affects all.
  @Test func attributesAndWidthsCount() {
    let bench = Bench(Self.paragraphs(20))
    bench.storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 3, length: 4))
    #expect(bench.broken == 1)
    bench.check("font")
    bench.storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
    // Pango divides glyphs where the paint changes.
    #expect(bench.broken == 1)
    bench.check("colour")
    bench.container.size.width = 150
    #expect(bench.broken == 20)
    bench.check("width")
  }

  static let pieces = [
    "", "a", "word ", "\n", "\r\n", "e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "שלום", "مرحبا", "日本語", "\t", "\u{2028}",
    "a long piece of text that wraps", "\n\n", "x\ny",
  ]

  @Test(arguments: [3, 7, 31, 127] as [UInt64]) func randomEdits(seed: UInt64) {
    var random = SplitMix(state: seed)
    let bench = Bench(Self.paragraphs(6))
    for step in 0..<120 {
      let length = bench.storage.length
      let lower = random.next(length + 1)
      let upper = min(length, lower + random.next(30))
      if random.next(4) == 0, upper > lower {
        bench.storage.addAttribute(
          .font, value: UIFont.systemFont(ofSize: CGFloat(10 + random.next(20))),
          range: NSRange(location: lower, length: upper - lower))
      } else {
        bench.replace(lower..<upper, Self.pieces[random.next(Self.pieces.count)])
      }
      bench.check("seed \(seed), step \(step)")
    }
  }

  /// The drawing after edits equals that of the same text without edits.
  @Test func picturesAreTheSame() {
    let text = "one two three\nfour 👍🏽 five\nsix שלום seven"
    func picture(_ change: (UITextView) -> Void) -> CGImage? {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 200))
      change(view)
      view.layoutIfNeeded()
      let context = CGContext(lazyBitmapOfSize: view.bounds.size, scale: 2)
      view.drawContent(in: view.bounds, context)
      return context.takeImage()
    }
    let edited = picture { view in
      view.text = "one three\nfour 👍🏽 five\nsix שלום seven"
      _ = view.layoutManager.geometry
      view.textStorage.replaceCharacters(in: NSRange(location: 4, length: 0), with: "two ")
    }
    let whole = picture { $0.text = text }
    #expect(edited?.pngData() == whole?.pngData())
    #expect(whole != nil)
  }
}
