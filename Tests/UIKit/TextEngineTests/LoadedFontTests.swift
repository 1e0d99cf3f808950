import CoreGraphics
import Foundation
import Testing

@testable import TextEngine

/// Tests of releasing fonts. Pango keeps everything that it loads for a font at a size. Text that shrinks to fit, and
/// each of the user's text sizes, needs further sizes, so the engine releases fonts.
@Suite(.serialized) struct LoadedFontTests {
  private static let string = "Fonts 日本 עברית 👍🏽"

  private static func text(_ size: CGFloat) -> AttributedText {
    TextLayoutTests.text(string, size: size)
  }

  private static func layout(_ size: CGFloat) -> TextLayout {
    .cached(text(size), TextLayoutOptions(width: 300))
  }

  private final class Weak {
    weak var layout: TextLayout?
    init(_ layout: TextLayout) { self.layout = layout }
  }

  /// The cache has space for all of these layouts.
  @Test func fontsOfManySizesAreLetGoWithTheirLayouts() {
    let layouts = (0..<500).map { Weak(Self.layout(100 + CGFloat($0) / 16)) }
    #expect(FontMap.shared.fontCount <= FontMap.maximumFonts)
    #expect(layouts.count { $0.layout != nil } <= FontMap.maximumFonts)
  }

  /// Existing layouts don't change, and a new layout of the same text is equal.
  @Test func layoutsOutliveTheRelease() throws {
    func pixels(_ layout: TextLayout, _ size: CGFloat) throws -> Data {
      let context = try #require(
        CGContext(
          data: nil, width: 300, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      layout.draw(Self.text(size), in: context, at: CGPoint(x: 3, y: 5))
      return try #require(context.makeImage()?.dataProvider?.data)
    }
    let sizes: [CGFloat] = [11, 12.5, 17, 23.75]
    let before = try sizes.map { size in
      let layout = Self.layout(size)
      return (layout, try pixels(layout, size))
    }
    let count = FontMap.shared.releaseCount
    var size: CGFloat = 300
    while FontMap.shared.releaseCount < count + 2 {
      _ = Self.layout(size)
      size += 0.25
    }
    for (size, (layout, picture)) in zip(sizes, before) {
      let again = Self.layout(size)
      #expect(again !== layout)
      #expect(again.size == layout.size)
      #expect(try pixels(layout, size) == picture)
      #expect(try pixels(again, size) == picture)
    }
  }
}
