import CoreGraphics
import Testing

@Suite struct LazyContextTests {
  @Test func allocatesAtTheFirstDrawing() throws {
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 10, height: 4), scale: 2)
    #expect(context.width == 20)
    #expect(context.height == 8)
    context.saveGState()
    context.translateBy(x: 1, y: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(context.makeImage() == nil)
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    let image = try #require(context.makeImage())
    let bytes = try #require(image.dataProvider?.data)
    for y in 0..<8 {
      for x in 0..<20 {
        let inside = (2..<6).contains(x) && (2..<4).contains(y)
        #expect(bytes[(y * 20 + x) * 4 + 2] == (inside ? 255 : 0), "pixel \(x), \(y)")
      }
    }
    let png = try #require(image.pngData())
    let again = try CGImage.decode(png)
    #expect(again.width == 20)
    #expect(again.height == 8)
    #expect(again.serial > image.serial)
  }
}
