import Foundation
import Testing

@testable import UIKit

/// Tests of font feature settings with the numbers of Apple's fonts (`SFNTLayoutTypes.h`).
struct FontFeatureTests {
  private func font(_ settings: [(Int, Int)]) -> UIFont {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .featureSettings: settings.map {
        [UIFontDescriptor.FeatureKey.type: $0.0, UIFontDescriptor.FeatureKey.selector: $0.1]
      }
    ])
    return UIFont(descriptor: descriptor, size: 0)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    NSString(string: text).size(withAttributes: [.font: font]).width
  }

  /// The descriptor has the setting that makes the digits equally wide: Apple's numbers for number spacing, 6, and
  /// monospaced numbers, 0.
  @Test func theDescriptorOfSuchDigitsHasTheirSetting() throws {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .bold)
    let descriptor = font.fontDescriptor
    let settings = try #require(
      descriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]])
    #expect(settings == [[.type: 6, .selector: 0]])
    #expect(descriptor.fontAttributes[.featureSettings] != nil)
    #expect(UIFont(descriptor: descriptor, size: 0) == font)
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(plain.object(forKey: .featureSettings) == nil)
  }

  /// Source: Apple, UIFont.monospacedDigitSystemFont: all digits have the same width.
  @Test func digitsOfOneWidth() {
    let font = font([(kNumberSpacingType, kMonospacedNumbersSelector)])
    #expect(width("111", font) == width("888", font))
    #expect(width("111", self.font([])) < width("888", self.font([])))
    let own = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(width("1:11", font) == width("1:11", own))
    #expect(font == own)
  }

  @Test func featuresThatTheSystemFontHas() {
    let plain = font([])
    let fractions = font([(kFractionsType, kDiagonalFractionsSelector)])
    #expect(width("1/2", fractions) < width("1/2", plain))
    let small = font([(kVerticalPositionType, kSuperiorsSelector)])
    #expect(width("12", small) < width("12", plain))
  }

  @Test func settingsReadAsTheyWereWritten() throws {
    let grid = [
      [(kNumberSpacingType, kMonospacedNumbersSelector)],
      [(kStylisticAlternativesType, kStylisticAltThreeOnSelector)],
      [
        (kLowerCaseType, kLowerCaseSmallCapsSelector),
        (kUpperCaseType, kUpperCaseSmallCapsSelector),
      ],
      [(kLigaturesType, kCommonLigaturesOffSelector)],
    ]
    for settings in grid {
      let read = try #require(
        font(settings).fontDescriptor.object(forKey: .featureSettings)
          as? [[UIFontDescriptor.FeatureKey: Any]])
      let pairs = read.map { [$0[.type] as? Int, $0[.selector] as? Int] }
      #expect(pairs == settings.map { [$0.0, $0.1] })
    }
    #expect(font([]).fontDescriptor.object(forKey: .featureSettings) == nil)
  }

  /// The last setting of a feature wins, and a type's default resets its choices.
  @Test func laterSettingsCount() {
    let off = [
      (kFractionsType, kDiagonalFractionsSelector), (kFractionsType, kNoFractionsSelector),
    ]
    #expect(font(off) == font([]))
    let ligatures = [
      (kLigaturesType, kCommonLigaturesOffSelector), (kLigaturesType, kCommonLigaturesOnSelector),
    ]
    #expect(font(ligatures).specification.features == ["liga": 1])
  }

  @Test func whatNoFontHasIsIgnored() {
    for settings in [[(999, 0)], [(kNumberSpacingType, 77)], [(-1, -1)]] {
      #expect(font(settings) == font([]))
    }
    let odd = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .featureSettings: "tnum"
    ])
    #expect(UIFont(descriptor: odd, size: 0) == font([]))
  }

  @Test(arguments: [
    "Inter-Regular", ".SFUI-Regular", ".SFUI-BoldItalic", ".AppleSystemUIFontMonospaced-Medium",
    "HelveticaNeue-Bold",
  ])
  @MainActor func fontsByName(_ name: String) throws {
    let font = try #require(CGFont(name))
    let found = try #require(font.postScriptName)
    #expect(CGFont(found) == font)
    if name.hasPrefix(".") { #expect(found == name) }
  }

  @Test @MainActor func fontsThatAreNotThere() {
    for name in ["", "No such font", ".SFUI-", ".SFUI-Fat", ".SFUI-Italic"] {
      #expect(CGFont(name) == nil, "\(name)")
    }
  }

  /// The system font, which a text layer finds by its name.
  @Test @MainActor func textLayersTakeSuchFonts() throws {
    func layer(_ font: Any?) -> CATextLayer {
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
      layer.string = "Iiil"
      layer.fontSize = 14
      layer.foregroundColor = UIColor.black.cgColor
      layer.font = font
      return layer
    }
    func picture(_ font: Any?) -> Data? {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(
        size: CGSize(width: 60, height: 20), format: format)
      return renderer.pngData { layer(font).render(in: $0.cgContext) }
    }
    let bold = UIFont.systemFont(ofSize: 14, weight: .bold)
    let byName = picture(CGFont(bold.fontName))
    #expect(byName == picture(bold))
    #expect(byName != picture(nil))
  }

  /// Source: BonMot, whose fonts keep the text style when features are added to their attributes, and whose
  /// BONFontBehaviorTests say that a text style overrides a font's name, and that an unknown one has no effect.
  @Test func aTextStyleIsAnAttribute() throws {
    for style in [UIFont.TextStyle.body, .title1, .headline, .caption2] {
      let font = UIFont.preferredFont(forTextStyle: style)
      for value in [style, style.rawValue] as [Any] {
        var attributes = font.fontDescriptor.fontAttributes
        attributes[.textStyle] = value
        attributes[.featureSettings] = [
          [
            UIFontDescriptor.FeatureKey.type: 37, UIFontDescriptor.FeatureKey.selector: 1,
          ]
        ]
        let copy = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
        #expect(copy.fontDescriptor.fontAttributes[.textStyle] as? String == style.rawValue)
        #expect(copy.pointSize == font.pointSize)
      }
      let alone = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.textStyle: style]), size: 0)
      #expect(alone == font)
      let named = UIFontDescriptor(
        fontAttributes: [.name: "Avenir-Roman", .size: 10, .textStyle: style])
      #expect(named.fontAttributes[.textStyle] as? String == style.rawValue)
      #expect(named.pointSize == 10)
      #expect(UIFont(descriptor: named, size: 0).familyName == font.familyName)
    }
    let unknown = UIFontDescriptor(fontAttributes: [.size: 10, .textStyle: "Test"])
    #expect(unknown.fontAttributes[.textStyle] == nil)
    #expect(unknown.pointSize == 10)
  }
}
