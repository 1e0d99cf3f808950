import CPango
import Foundation
import Stage
import Testing

@testable import TextEngine
@testable import UIKit

/// Tests of text values with a source outside of this project.
@MainActor @Suite struct TextTests {
  /// F-TEXT-01: San Francisco's metrics per em.
  @Test(arguments: [11, 13, 17, 20, 34] as [CGFloat])
  func systemFontHasSanFranciscosMetrics(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(abs(font.ascender / size - 0.95215) < 1e-5)
    #expect(abs(font.descender / size + 0.24121) < 1e-5)
    #expect(abs(font.lineHeight / size - 1.193359) < 1e-6)
    #expect(abs(font.capHeight / size - 0.70459) < 1e-5)
    #expect(font.leading == 0)
  }

  /// F-TEXT-02: label sizes are rounded up to the device pixel, so 17 points are 20.333 at 3×.
  @Test(arguments: [(3, 61.0 / 3), (2, 20.5), (1, 21)] as [(CGFloat, CGFloat)])
  func labelHeightRoundsUpToThePixel(scale: CGFloat, height: CGFloat) {
    var shape = AttributedText.Shape(font: UIFont.systemFont(ofSize: 17).specification)
    shape.paragraph.lineBreakMode = .byTruncatingTail
    let layout = TextLayout(AttributedText("Hello", shape: shape), TextLayoutOptions())
    #expect(layout.size(scale: scale).height == height)
  }

  /// The same for a label on a device, and its width, which is also in whole pixels.
  @Test(
    arguments: [(.iPhone14Pro, 61.0 / 3), (.iPhoneSE, 20.5)] as [(Stage.Device, CGFloat)])
  func labelsFillWholePixels(device: Stage.Device, height: CGFloat) {
    let stage = Stage(device: device)
    let controller = UIViewController()
    stage.show(controller)
    let label = UILabel()
    controller.view.addSubview(label)
    for text in ["H", "Hello", "Paramecium caudatum", "i", "…"] {
      label.text = text
      let size = label.intrinsicContentSize
      #expect(size.height == height)
      let exact = TextLayout(label._text, TextLayoutOptions()).size.width
      let pixels = size.width * device.scale
      #expect((pixels - pixels.rounded()).magnitude < 1e-9)
      #expect(size.width >= exact, "\(text)")
      #expect(size.width < exact + 1 / device.scale, "\(text)")
    }
  }

  /// F-TEXT-04: the metrics are those of San Francisco, and the glyphs are those of Inter.
  @Test func glyphsAreInters() throws {
    let label = UILabel()
    label.text = "Amoeba"
    let line = try #require(TextLayout(label._text, TextLayoutOptions()).lines.first)
    let font = try #require(line.glyphs.pieces.first?.font)
    let pattern = try #require(
      pango_fc_font_get_pattern(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)))
    var family: UnsafeMutablePointer<FcChar8>?
    FcPatternGetString(pattern, FC_FAMILY, 0, &family)
    #expect(String(cString: try #require(family)).hasPrefix("Inter"))
  }

  /// Source: F-TEXT-03.
  @Test func labelDefaults() {
    let label = UILabel()
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.contentMode == .redraw)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
  }

  /// Human Interface Guidelines, Typography, iOS Dynamic Type sizes: each style at the default
  /// size, the smallest, the largest, and the largest accessibility size.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, [34, 31, 40, 60]), (.title1, [28, 25, 34, 58]),
    (.title2, [22, 19, 28, 56]), (.title3, [20, 17, 26, 55]), (.headline, [17, 14, 23, 53]),
    (.body, [17, 14, 23, 53]), (.callout, [16, 13, 22, 51]), (.subheadline, [15, 12, 21, 49]),
    (.footnote, [13, 12, 19, 44]), (.caption1, [12, 11, 18, 43]), (.caption2, [11, 11, 17, 40]),
  ])
  func textStyles(style: UIFont.TextStyle, sizes: [CGFloat]) {
    let categories: [UIContentSizeCategory] = [
      .large, .extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (category, size) in zip(categories, sizes) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == size, "\(category.rawValue)")
    }
  }

  /// F-TEXT-05: 17 in body at medium is 16.333… at 3×.
  @Test func scaledValueFollowsTheLeading() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(displayScale: 3),
    ])
    let value = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)
    #expect(value == 49.0 / 3)
  }

  /// The values of UIFontWeight… and the sizes in UIKit's headers.
  @Test func namedWeightsAndSizes() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
  }

  /// The raw values in UIKit's headers, which attributed strings and archives contain.
  @Test func rawValues() {
    #expect(NSUnderlineStyle.single.rawValue == 1)
    #expect(NSUnderlineStyle.double.rawValue == 9)
    #expect(NSUnderlineStyle.patternDot.rawValue == 0x100)
    #expect(NSTextAlignment.natural.rawValue == 4)
    #expect(NSTextAlignment.center.rawValue == 1)
    #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
    #expect(NSAttributedString.Key.font.rawValue == "NSFont")
    #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
    #expect(UIFont.TextStyle.body.rawValue == "UICTFontTextStyleBody")
  }
}
