import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of the conversions between both kinds of attributed strings.
///
/// Source: Foundation's documentation of `NSAttributedString.init(_:)`, `AttributedString.init(_:)` and
/// `AttributeContainer.init(_:)`.
struct AttributedStringConversionTests {
  nonisolated(unsafe) private static let values: [(NSAttributedString.Key, Any)] = [
    (.font, UIFont.systemFont(ofSize: 21)), (.foregroundColor, UIColor.systemTeal),
    (.backgroundColor, UIColor.black), (.ligature, 1), (.kern, CGFloat(2)),
    (.tracking, CGFloat(0.5)), (.strikethroughStyle, NSUnderlineStyle.single.rawValue),
    (.underlineStyle, NSUnderlineStyle.double.rawValue), (.strikethroughColor, UIColor.red),
    (.underlineColor, UIColor.green), (.baselineOffset, CGFloat(-3)),
    (.obliqueness, CGFloat(0.25)), (.strokeColor, UIColor.blue), (.strokeWidth, CGFloat(-4)),
    (.link, URL(string: "https://example.org/eel")!), (.paragraphStyle, NSParagraphStyle.default),
  ]

  @Test(arguments: 0..<16) func eachAttributeComesBack(_ index: Int) throws {
    let (key, value) = Self.values[index]
    let text = NSMutableAttributedString(string: "an eel, a ray")
    text.addAttribute(key, value: value, range: NSRange(location: 3, length: 3))
    let back = NSAttributedString(AttributedString(text))
    #expect(back.string == "an eel, a ray")
    var range = NSRange()
    let found = try #require(back.attribute(key, at: 3, effectiveRange: &range))
    #expect(range == NSRange(location: 3, length: 3))
    #expect("\(found)" == "\(value)")
    #expect(back.attributes(at: 0, effectiveRange: nil).isEmpty)
    #expect(back.attributes(at: 6, effectiveRange: nil).isEmpty)
  }

  @Test func dictionariesAndContainersHoldTheSame() {
    let all = Dictionary(uniqueKeysWithValues: Self.values.map { ($0.0, $0.1) })
    let container = AttributeContainer(all)
    #expect(container.font == UIFont.systemFont(ofSize: 21))
    #expect(container.underlineStyle == .double)
    let back = [NSAttributedString.Key: Any](container)
    #expect(Set(back.keys) == Set(all.keys))
    #expect(AttributeContainer([.font: "no font", NSAttributedString.Key("own"): 1]) == .init())
  }

  /// Foundation's number type, as used in source code.
  @Test func numbersOfAllKindsAreRead() {
    for value in [2 as Int, 2.0 as Double, 2 as CGFloat, NSNumber(value: 2)] as [Any] {
      #expect(AttributeContainer([.kern: value]).kern == 2)
      #expect(AttributeContainer([.ligature: value]).ligature == 2)
    }
  }

  @Test func aButtonsTitleTakesThem() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(
      "Dive", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 30)]))
    let title = try #require(configuration.attributedTitle.map { NSAttributedString($0) })
    #expect(
      title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == UIFont.boldSystemFont(ofSize: 30))
  }

  @Test func composedCharactersStayWhole() {
    let text = NSMutableAttributedString(string: "a👩‍🔬é")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 5))
    #expect(NSAttributedString(AttributedString(text)).string == "a👩‍🔬é")
    #expect(NSAttributedString(AttributedString(NSAttributedString(string: ""))).length == 0)
  }
}
