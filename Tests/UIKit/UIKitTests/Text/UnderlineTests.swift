import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of lines under and through text.
///
/// Source: Apple's reference of `NSUnderlineStyle.byWord`: "Draw the line only beneath or through words, not
/// whitespace."
@MainActor struct UnderlineTests {
  /// Returns the ranges of pixels that a line covers in transparent text, from the left.
  private func stretches(
    _ text: String, _ style: NSUnderlineStyle, _ key: NSAttributedString.Key
  ) -> [Range<Int>] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 400, height: 40)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      NSAttributedString(
        string: text,
        attributes: [
          .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.clear,
          key: style.rawValue, .underlineColor: UIColor.red, .strikethroughColor: UIColor.red,
        ]
      ).draw(at: .zero)
    }
    var covered = [Bool](repeating: false, count: 401)
    image.cgImage?.forEachRow(in: 0..<40) { row in
      for x in 0..<400 where row[x] >> 24 > 127 { covered[x] = true }
    }
    var found: [Range<Int>] = []
    for x in 0..<400 where covered[x] && (x == 0 || !covered[x - 1]) {
      found.append(x..<covered[x...].firstIndex(of: false)!)
    }
    return found
  }

  @Test(
    arguments: [
      "word", "two words", "a b c d", " leading", "trailing ", "  both  ", "über größe", "tab\tbed",
      "no\u{A0}break", "שלום עולם", "多 字",
    ], [NSAttributedString.Key.underlineStyle, .strikethroughStyle])
  func wordsAlone(_ text: String, _ key: NSAttributedString.Key) throws {
    let words = text.split(whereSeparator: \.isWhitespace)
    for style in [NSUnderlineStyle.single, .thick, .double] {
      let all = stretches(text, style, key)
      #expect(all.count == 1, "\(text)")
      let own = stretches(text, style.union(.byWord), key)
      #expect(own.count == words.count, "\(text)")
      let whole = try #require(all.first)
      for stretch in own {
        #expect(whole.contains(stretch.lowerBound))
        #expect(stretch.upperBound <= whole.upperBound)
      }
      if text.split(separator: " ", omittingEmptySubsequences: false).count == 1, words.count == 1 {
        #expect(own == all)
      }
    }
  }

  @Test func withoutALineThereIsNone() {
    for text in ["word", "two words", " "] {
      #expect(stretches(text, .byWord, .underlineStyle) == [])
      #expect(stretches(text, [], .underlineStyle) == [])
    }
    #expect(stretches("   ", [.single, .byWord], .underlineStyle) == [])
  }
}
