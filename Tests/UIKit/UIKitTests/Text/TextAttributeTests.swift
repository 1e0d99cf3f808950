import Foundation
import Testing
import TextEngine
import UIKit

/// Tests of this project's objects in attributed strings. Foundation compares them when it joins
/// ranges.
@Suite struct TextAttributeTests {
  private static func values(_ key: NSAttributedString.Key) -> [Any] {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    switch key {
    case .font: return [11, 12, 17].map { UIFont.systemFont(ofSize: $0) }
    case .paragraphStyle: return [NSParagraphStyle.default, style]
    case .shadow: return [NSShadow(), shadow]
    default: return [UIColor.red, UIColor.label, UIColor(white: 0.5, alpha: 1)]
    }
  }

  @Test(arguments: [NSAttributedString.Key.font, .paragraphStyle, .shadow, .foregroundColor])
  func stringsTakeAndCompareOurObjects(key: NSAttributedString.Key) {
    let values = Self.values(key)
    for first in values {
      for second in values {
        let string = NSMutableAttributedString(
          string: "abc", attributes: [key: first, .kern: 1, .backgroundColor: UIColor.blue])
        string.addAttribute(key, value: second, range: NSRange(location: 1, length: 1))
        let copy = NSMutableAttributedString(attributedString: string)
        copy.append(string)
        copy.addAttribute(key, value: first, range: NSRange(location: 0, length: copy.length))
        var stretches = 0
        copy.enumerateAttribute(key, in: NSRange(location: 0, length: 6)) { value, range, _ in
          stretches += 1
          #expect((value as? NSObject) == (first as? NSObject))
        }
        #expect(stretches == 1)
        #expect(string.isEqual(to: NSAttributedString(attributedString: string)))
      }
    }
  }

  @Test func fontsAreEqualByWhatTheyAre() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(
      Set([UIFont.systemFont(ofSize: 9), .systemFont(ofSize: 9), .italicSystemFont(ofSize: 9)])
        .count == 2)
  }

  @Test func paragraphStylesAreValues() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = -1
    #expect(style.lineSpacing == 0)
    let copy = style.copy() as! NSParagraphStyle
    style.alignment = .right
    #expect(copy.alignment == .center)
    let mutable = copy.mutableCopy() as! NSMutableParagraphStyle
    #expect(mutable == copy)
    mutable.setParagraphStyle(style)
    #expect(mutable == style)
    #expect(mutable.alignment == .right)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }

  @Test func descriptorsChangeWhatTheySay() {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = UIFont(descriptor: font.fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0)
    #expect(bold.pointSize == 15)
    #expect(bold.fontDescriptor.symbolicTraits == .traitBold)
    let plain = UIFont(descriptor: bold.fontDescriptor.withSymbolicTraits([])!, size: 20)
    #expect(plain == .systemFont(ofSize: 20))
    let both = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])!
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let heavy = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 15, weight: .heavy))
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    // Apple, `init(name:matrix:)`: it sets the name and the matrix, and so leaves the size open.
    let named = UIFontDescriptor(name: "Menlo-Bold", matrix: .identity)
    #expect(named.fontAttributes[.size] == nil)
    #expect(UIFont(descriptor: named, size: 17) == UIFont(name: "Menlo-Bold", size: 17))
  }

  /// Source: Apple, WWDC 2019, "Font Management and Text Scaling": the system font's designs since iOS 13. The new
  /// descriptor differs in nothing else.
  @Test(arguments: [UIFontDescriptor.SystemDesign.default, .monospaced, .rounded, .serif])
  func theSystemFontHasDesigns(design: UIFontDescriptor.SystemDesign) throws {
    let descriptor = UIFont.systemFont(ofSize: 15, weight: .bold).fontDescriptor
    let font = UIFont(descriptor: try #require(descriptor.withDesign(design)), size: 0)
    #expect(font.pointSize == 15)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect((font.familyName == ".AppleSystemUIFont") == (design == .default))
    let back = UIFont(descriptor: try #require(font.fontDescriptor.withDesign(.default)), size: 0)
    #expect(back == .systemFont(ofSize: 15, weight: .bold))
    let unknown = UIFontDescriptor.SystemDesign(rawValue: "Blackletter")
    #expect(descriptor.withDesign(unknown) == nil)
  }

  /// Source: Apple, System Fonts: the families of iOS 16, of which each has at least one font.
  @Test(arguments: ["Helvetica Neue", "Georgia", "Menlo", "Times New Roman", "Zapfino"])
  func familiesOfIOSAreListed(family: String) {
    #expect(UIFont.familyNames.contains(family))
    let names = UIFont.fontNames(forFamilyName: family)
    #expect(!names.isEmpty)
    for name in names {
      #expect(UIFont(name: name, size: 12)?.familyName == family)
      #expect(UIFont(name: name, size: 12)?.fontName == name)
    }
  }

  @Test func installedFontsHaveNames() {
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Bold"))
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    let bold = UIFont(name: "Inter-Bold", size: 12)
    #expect(bold?.fontName == "Inter-Bold")
    #expect(bold?.familyName == "Inter")
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
  }

  @Test(arguments: [
    ("HelveticaNeue", UIFont.Weight.regular, false), ("Helvetica Neue", .regular, false),
    ("HelveticaNeue-UltraLight", .ultraLight, false),
    ("AvenirNext-DemiBoldItalic", .semibold, true),
    ("Georgia-BoldItalic", .bold, true), ("TimesNewRomanPS-BoldMT", .bold, false),
    ("Courier-Oblique", .regular, true), ("ArialMT", .regular, false),
  ])
  func familiesOfIOSHaveStandIns(name: String, weight: UIFont.Weight, isItalic: Bool) {
    let font = UIFont(name: name, size: 15)
    #expect(font?.specification.weight == FontWeight(weight))
    #expect(font?.specification.isItalic == isItalic)
    #expect(font?.pointSize == 15)
  }

  @Test func scaledFontsFollowTheTextSizeAndTheirLimit() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    let scaled = metrics.scaledFont(for: font, compatibleWith: traits)
    // Body's line spacing grows from 22 to 40 points: 36.36, rounded to the pixel.
    #expect(abs(scaled.pointSize - 20 * 40 / 22) <= 0.5)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 25, compatibleWith: traits)
    #expect(limited.pointSize == 25)
    #expect(scaled.adjusted(to: .large).pointSize == 20)
    #expect(limited.adjusted(to: .large).pointSize == 20)
    #expect(font.adjusted(to: .accessibilityLarge) == font)
  }
}
