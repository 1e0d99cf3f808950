import CoreGraphics
import QuartzCore
import Testing

/// Source: Apple, CALayer.backgroundColor: "The value of this property may be a pattern color."
@MainActor @Suite struct BackgroundPatternTests {
  /// Returns a picture in quarters, 4 by 4 points at any number of pixels.
  private func color(pixels: Int = 4) throws -> CGColor {
    CGColor(
      pattern: try #require(
        CGPattern(image: quarters(pixels, pixels), size: CGSize(width: 4, height: 4))))
  }

  private func expected(_ x: Int, _ y: Int) -> [Int] {
    switch ((x % 4 + 4) % 4 < 2, (y % 4 + 4) % 4 < 2) {
    case (true, true): [255, 0, 0, 255]
    case (false, true): [0, 255, 0, 255]
    case (true, false): [0, 0, 255, 255]
    case (false, false): [255, 255, 255, 255]
    }
  }

  @Test func repeatsInTheLayersCoordinates() throws {
    for (x, y) in [(0, 0), (1, 0), (3, 5), (-2, -7)] {
      let test = TestLoop(width: 24, height: 24)
      let layer = CALayer()
      layer.frame = CGRect(x: 4, y: 5, width: 13, height: 14)
      layer.bounds.origin = CGPoint(x: x, y: y)
      layer.backgroundColor = try color()
      test.root.addSublayer(layer)
      let pixels = test.render()
      for row in 0..<24 {
        for column in 0..<24 {
          let isInside = (4..<17).contains(column) && (5..<19).contains(row)
          #expect(
            pixels[column, row]
              == (isInside ? expected(column - 4 + x, row - 5 + y) : [0, 0, 0, 0]),
            "\(column) \(row), bounds at \(x) \(y)")
        }
      }
    }
  }

  @Test func aPictureOfMorePixelsIsAsLargeInPoints() throws {
    let test = TestLoop(width: 12, height: 12)
    let layer = test.addLayer(
      frame: CGRect(x: 0, y: 0, width: 12, height: 12), color: try color(pixels: 8))
    let pixels = test.render()
    for row in 0..<12 {
      for column in 0..<12 { #expect(near(pixels[column, row], expected(column, row))) }
    }
    #expect(layer.backgroundColor?.pattern != nil)
  }

  @Test func liesBehindTheContentsWithinTheCorners() throws {
    let test = TestLoop(width: 16, height: 16)
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 16, height: 16), color: try color())
    layer.cornerRadius = 8
    let inner = CALayer()
    inner.frame = CGRect(x: 4, y: 4, width: 8, height: 8)
    inner.backgroundColor = .black
    layer.addSublayer(inner)
    let pixels = test.render()
    #expect(pixels[0, 0] == [0, 0, 0, 0])
    #expect(pixels[8, 1] == expected(8, 1))
    #expect(pixels[8, 8] == [0, 0, 0, 255])
  }

  @Test func fadesWithTheColourAndWithTheLayerAsOne() throws {
    let test = TestLoop(width: 8, height: 8)
    let layer = test.addLayer(
      frame: CGRect(x: 0, y: 0, width: 8, height: 8), color: try color().copy(alpha: 0.5))
    #expect(near(test.render()[0, 0], [128, 0, 0, 128]))
    layer.opacity = 0.5
    #expect(near(test.render()[0, 0], [64, 0, 0, 64]))
    layer.borderWidth = 1
    layer.borderColor = .black
    #expect(near(test.render()[0, 0], [0, 0, 0, 128]))
    #expect(near(test.render()[2, 2], [64, 64, 64, 64]))
  }

  @Test func aColourTakesItsPlaceAndGivesItBack() throws {
    let test = TestLoop(width: 8, height: 8)
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 8, height: 8), color: .black)
    let pattern = try color()
    for _ in 0..<2 {
      layer.backgroundColor = pattern
      #expect(test.render()[0, 0] == [255, 0, 0, 255])
      #expect(layer.backgroundColor === pattern)
      #expect(layer.presentation()?.backgroundColor === pattern)
      layer.backgroundColor = .black
      #expect(test.render()[0, 0] == [0, 0, 0, 255])
    }
    layer.backgroundColor = pattern
    layer.backgroundColor = nil
    #expect(test.render()[0, 0] == [0, 0, 0, 0])
  }

  @Test func castsTheShadowOfWhatIsDrawn() throws {
    let test = TestLoop(width: 24, height: 24)
    let layer = test.addLayer(frame: CGRect(x: 4, y: 4, width: 8, height: 8), color: try color())
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 10, height: 10)
    let pixels = test.render()
    #expect(pixels[16, 16] == [0, 0, 0, 255])
    #expect(pixels[13, 13] == [0, 0, 0, 0])
  }
}
