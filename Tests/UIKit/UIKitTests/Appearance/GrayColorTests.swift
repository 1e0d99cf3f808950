import Testing
import UIKit

/// Tests of colours whose space has a single component.
///
/// Sources: Apple, `UIColor.init(white:alpha:)`: "a color object using the specified opacity and grayscale values";
/// the names and components as `print` shows them on iOS 16, such as `UIExtendedGrayColorSpace 1 1`; Apple,
/// `UIColor.black`, `.darkGray`, `.lightGray`, `.white`, `.gray`, `.clear`, `.darkText` and `.lightText`: "the
/// grayscale value".
@Suite struct GrayColorTests {
  static let grays: [(UIColor, CGFloat, CGFloat)] = [
    (.black, 0, 1), (.darkGray, 1.0 / 3, 1), (.lightGray, 2.0 / 3, 1), (.white, 1, 1),
    (.gray, 0.5, 1), (.clear, 0, 0), (.darkText, 0, 1), (.lightText, 1, 0.6),
    (UIColor(), 0, 0), (UIColor(white: 0.3, alpha: 0.5), 0.3, 0.5),
    (UIColor.white.withAlphaComponent(0.25), 1, 0.25),
    (UIColor(cgColor: CGColor(gray: 0, alpha: 1)), 0, 1),
  ]

  @Test(arguments: grays) func aGrayHasOneComponent(gray: (UIColor, CGFloat, CGFloat)) {
    let (color, white, alpha) = gray
    #expect(color.cgColor.numberOfComponents == 2)
    #expect(color.cgColor.components == [white, alpha])
    #expect(color.cgColor.colorSpace?.model == .monochrome)
    #expect(color.cgColor.colorSpace?.numberOfComponents == 1)
    var (r, g, b, w, a) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getWhite(&w, alpha: &a))
    #expect([w, a] == [white, alpha])
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect([r, g, b, a] == [white, white, white, alpha])
  }

  @Test(arguments: [
    UIColor.red, .green, .blue, .cyan, .yellow, .magenta, .orange, .purple, .brown,
    UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    UIColor(hue: 0, saturation: 0, brightness: 1, alpha: 1),
  ])
  func otherColorsHaveThree(color: UIColor) {
    #expect(color.cgColor.numberOfComponents == 4)
    #expect(color.cgColor.colorSpace?.model == .rgb)
  }

  @Test func equalityIsOfTheSpaceToo() {
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.clear == UIColor(white: 0, alpha: 0))
    #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == UIColor(white: 0.5, alpha: 1))
    #expect(
      UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)).hash == UIColor(white: 0.5, alpha: 1).hash)
    #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) != UIColor(white: 0.4, alpha: 1))
  }

  @Test func theDescription() {
    #expect("\(UIColor.white)" == "UIExtendedGrayColorSpace 1 1")
    #expect("\(UIColor(white: 0.25, alpha: 0.5))" == "UIExtendedGrayColorSpace 0.25 0.5")
    #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
  }
}
