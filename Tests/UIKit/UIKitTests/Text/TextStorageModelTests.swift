import Foundation
import Testing
import UIKit

/// Compares a text storage with an array of units that have one attribute each. The bounds of random
/// edits may be anywhere: in flags, between letters and accents, in surrogate pairs.
@Suite struct TextStorageModelTests {
  static let pieces = [
    "", "a", "word ", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "🇩", "👍🏽", "שלום", "日本", "\r\n", "\r",
    "\n",
  ]

  struct Model {
    var units: [UInt16] = []
    var tags: [Int] = []

    mutating func replace(_ range: Range<Int>, _ text: String, tags new: [Int]) {
      units.replaceSubrange(range, with: text.utf16)
      // Half of a surrogate pair isn't text, so U+FFFD replaces it.
      units = Array(String(decoding: units, as: UTF16.self).utf16)
      tags.replaceSubrange(range, with: new)
    }

    /// Returns the attribute that plain text inherits: from the text that it replaces, or else from
    /// the text before it.
    func inherited(_ range: Range<Int>) -> Int {
      if tags.isEmpty { return 0 }
      return range.isEmpty ? tags[max(range.lowerBound - 1, 0)] : tags[range.lowerBound]
    }
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34, 55, 89] as [UInt64])
  func randomEdits(seed: UInt64) {
    var random = SplitMix(state: seed)
    let storage = NSTextStorage()
    var model = Model()
    for step in 0..<300 {
      let bounds = [random.next(model.units.count + 1), random.next(model.units.count + 1)]
      let lower = bounds.min()!
      // Short ranges, so that the text grows as often as it shrinks.
      let upper = min(bounds.max()!, lower + random.next(12))
      let range = NSRange(location: lower, length: upper - lower)
      let text = Self.pieces[random.next(Self.pieces.count)]
      let tag = random.next(4)
      switch random.next(6) {
      case 0, 1:
        let inherited = model.inherited(lower..<upper)
        storage.replaceCharacters(in: range, with: text)
        model.replace(
          lower..<upper, text, tags: Array(repeating: inherited, count: text.utf16.count))
      case 2:
        storage.replaceCharacters(
          in: range, with: NSAttributedString(string: text, attributes: Self.attributes(tag)))
        model.replace(lower..<upper, text, tags: Array(repeating: tag, count: text.utf16.count))
      case 3:
        storage.deleteCharacters(in: range)
        model.replace(lower..<upper, "", tags: [])
      case 4 where !model.units.isEmpty:
        storage.setAttributes(Self.attributes(tag), range: range)
        model.tags.replaceSubrange(
          lower..<upper, with: Array(repeating: tag, count: upper - lower))
      default:
        storage.insert(
          NSAttributedString(string: text, attributes: Self.attributes(tag)), at: lower)
        model.replace(lower..<lower, text, tags: Array(repeating: tag, count: text.utf16.count))
      }
      #expect(Array(storage.string.utf16) == model.units, "seed \(seed) step \(step)")
      #expect(storage.length == model.units.count, "seed \(seed) step \(step)")
      #expect(Self.tags(of: storage) == model.tags, "seed \(seed) step \(step)")
      if Array(storage.string.utf16) != model.units { return }
    }
  }

  private static func attributes(_ tag: Int) -> [NSAttributedString.Key: Any] {
    tag == 0 ? [:] : [.foregroundColor: UIColor(white: CGFloat(tag) / 4, alpha: 1)]
  }

  private static func tags(of text: NSAttributedString) -> [Int] {
    (0..<text.length).map { offset in
      let color = text.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
      var white: CGFloat = 0
      _ = color?.getWhite(&white, alpha: nil)
      return Int((white * 4).rounded())
    }
  }
}
