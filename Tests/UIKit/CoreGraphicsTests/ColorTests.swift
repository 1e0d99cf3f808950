import CoreGraphics
import Testing

@Suite struct ColorTests {
  @Test func componentsAndSpace() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
    #expect(color == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(color != color.copy(alpha: 1))
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(gray.components == [0.5, 1])
    #expect(gray.colorSpace?.model == .monochrome)
    #expect(CGColorSpace(name: "no such space") == nil)
  }

  @Test func everySpaceGoesToAnotherAndBack() throws {
    let names = [
      CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB,
      CGColorSpace.extendedLinearSRGB, CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3,
      CGColorSpace.linearDisplayP3, CGColorSpace.adobeRGB1998, CGColorSpace.itur_709,
      CGColorSpace.itur_2020,
    ]
    for name in names {
      let space = try #require(CGColorSpace(name: name))
      for r in [0, 0.2, 0.5, 1] as [CGFloat] {
        for g in [0, 0.4, 1] as [CGFloat] {
          for b in [0, 0.7, 1] as [CGFloat] {
            let color = CGColor(srgbRed: r, green: g, blue: b, alpha: 0.5)
            let there = try #require(
              color.converted(to: space, intent: .defaultIntent, options: nil))
            // sRGB is within all of these spaces, so nothing is clamped.
            #expect(there.alpha == 0.5)
            #expect(there.colorSpace == space)
            for (found, given) in [
              (there.rgba.red, r), (there.rgba.green, g), (there.rgba.blue, b),
            ] {
              #expect(abs(found - given) < 1e-4, "\(name) \(r) \(g) \(b)")
            }
          }
        }
      }
    }
  }

  /// The numbers also come from Apple's ColorSync utility and the CSS Color specification.
  @Test func knownConversions() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1])).rgba
    #expect(abs(red.red - 1.0931) < 1e-3)
    #expect(abs(red.green + 0.2267) < 1e-3)
    #expect(abs(red.blue + 0.1501) < 1e-3)
    let white = try #require(CGColor(colorSpace: p3, components: [1, 1, 1, 1])).rgba
    #expect(abs(white.red - 1) < 1e-6)
    #expect(abs(white.green - 1) < 1e-6)
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let half = try #require(CGColor(colorSpace: linear, components: [0.5, 0.5, 0.5, 1])).rgba
    #expect(abs(half.red - 0.735357) < 1e-6)
    let ink = CGColorSpaceCreateDeviceCMYK()
    let orange = try #require(CGColor(colorSpace: ink, components: [0, 0.5, 1, 0.2, 1])).rgba
    #expect(abs(orange.red - 0.8) < 1e-9)
    #expect(abs(orange.green - 0.4) < 1e-9)
    #expect(orange.blue == 0)
    let back = try #require(
      CGColor(srgbRed: 0.8, green: 0.4, blue: 0, alpha: 1).converted(
        to: ink, intent: .defaultIntent, options: nil)?.components)
    for (found, given) in zip(back, [0, 0.5, 1, 0.2, 1]) { #expect(abs(found - given) < 1e-9) }
  }

  @Test func gamutsAndRanges() throws {
    #expect(try #require(CGColorSpace(name: CGColorSpace.displayP3)).isWideGamutRGB)
    #expect(!(try #require(CGColorSpace(name: CGColorSpace.sRGB)).isWideGamutRGB))
    #expect(
      CGColorSpaceUsesExtendedRange(try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))))
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let vivid = try #require(CGColor(colorSpace: p3, components: [0, 1, 0, 1]))
    let clamped = try #require(
      vivid.converted(
        to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil))
    #expect(clamped.components == [0, 1, 0, 1])
  }
}
