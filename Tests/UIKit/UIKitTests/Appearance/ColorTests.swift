import Testing
import UIKit

@Suite struct ColorTests {
  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let dark = UITraitCollection(userInterfaceStyle: .dark)

  static func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    let c = color.resolvedColor(with: traits).cgColor.rgba
    return [c.red, c.green, c.blue, c.alpha].map { Int(($0 * 255).rounded()) }
  }

  /// Source: Apple, `UIColor` conforms to `NSSecureCoding`.
  @Test(arguments: [
    UIColor.red, .white, .clear, UIColor(white: 0.25, alpha: 0.5),
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .systemBlue, .label,
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
  ])
  func anArchivedColorIsTheSame(_ color: UIColor) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    for traits in [Self.light, Self.dark] {
      #expect(
        read.resolvedColor(with: traits).cgColor == color.resolvedColor(with: traits).cgColor)
    }
    let list = try NSKeyedArchiver.archivedData(
      withRootObject: NSArray(array: [color]), requiringSecureCoding: true)
    let colors = try NSKeyedUnarchiver.unarchivedObject(
      ofClasses: [NSArray.self, UIColor.self], from: list)
    #expect((colors as? NSArray)?.count == 1)
  }

  /// Values from the Human Interface Guidelines' tables of system colours.
  @Test(arguments: [
    (UIColor.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
    (.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
    (.systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
    (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
    (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
    (.separator, [60, 60, 67, 74], [84, 84, 88, 153]),
    (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
    (.systemGroupedBackground, [242, 242, 247, 255], [0, 0, 0, 255]),
    (.opaqueSeparator, [198, 198, 200, 255], [56, 56, 58, 255]),
  ])
  func systemColorsAdapt(color: UIColor, light: [Int], dark: [Int]) {
    #expect(Self.bytes(color, Self.light) == light)
    #expect(Self.bytes(color, Self.dark) == dark)
  }

  @Test func elevatedBackgroundsAreLighterInTheDark() {
    let elevated = UITraitCollection(traitsFrom: [
      Self.dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(Self.bytes(.systemBackground, elevated) == [28, 28, 30, 255])
  }

  @Test func componentsComeBack() {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(
        &r, green: &g, blue: &b, alpha: &a))
    #expect([r, g, b, a] == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&r, alpha: &a))
    #expect(r == 0.25)
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
  }

  @Test func hueGoesThereAndBackOnAGrid() {
    for hue in stride(from: 0.0, to: 1, by: 0.05) {
      for saturation in [0.25, 0.5, 1] {
        for brightness in [0.25, 1] {
          let color = UIColor(
            hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
          var (h, s, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
          _ = color.getHue(&h, saturation: &s, brightness: &b, alpha: nil)
          #expect(abs(h - hue) < 1e-9)
          #expect(abs(s - saturation) < 1e-9)
          #expect(abs(b - brightness) < 1e-9)
        }
      }
    }
  }

  @Test func equalityIsOfValuesAndOfDynamicIdentity() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .green)
    #expect(UIColor.label == .label)
    #expect(UIColor.label != .black)
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.rgba.alpha == 0.5)
  }

  @Test func aDynamicColorKeepsItsNatureWithAnotherAlpha() {
    let color = UIColor.systemBackground.withAlphaComponent(0.5)
    #expect(Self.bytes(color, Self.light) == [255, 255, 255, 128])
    #expect(Self.bytes(color, Self.dark) == [0, 0, 0, 128])
  }
}
