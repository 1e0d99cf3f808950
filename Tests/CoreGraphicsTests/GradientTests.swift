import CoreGraphics
import Testing

@Suite struct GradientTests {
  static let options: [CGGradientDrawingOptions] = [
    [], .drawsBeforeStartLocation, .drawsAfterEndLocation,
    [.drawsBeforeStartLocation, .drawsAfterEndLocation],
  ]

  private func gradient(_ locations: [CGFloat] = [0, 1]) -> CGGradient {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: [Pixel.red.color, Pixel.blue.color] as CFArray, locations: locations)!
  }

  private func expected(_ t: CGFloat, _ options: CGGradientDrawingOptions) -> Pixel {
    if t < 0, !options.contains(.drawsBeforeStartLocation) { return .clear }
    if t > 1, !options.contains(.drawsAfterEndLocation) { return .clear }
    let t = min(1, max(0, t))
    return Pixel(Int((255 * (1 - t)).rounded()), 0, Int((255 * t).rounded()), 255)
  }

  @Test(arguments: options)
  func linearOnesGoAlongTheLine(options: CGGradientDrawingOptions) throws {
    for (start, end) in [(10, 30), (30, 10)] as [(CGFloat, CGFloat)] {
      let context = makeContext(40, 2)
      context.drawLinearGradient(
        gradient(), start: CGPoint(x: start, y: 0), end: CGPoint(x: end, y: 0), options: options)
      let bitmap = try #require(Bitmap(context))
      for x in 0..<40 {
        let t = (CGFloat(x) + 0.5 - start) / (end - start)
        #expect(bitmap[x, 0].differs(from: expected(t, options)) <= 2, "\(x), t = \(t)")
      }
    }
  }

  @Test(arguments: options)
  func radialOnesGoFromCircleToCircle(options: CGGradientDrawingOptions) throws {
    let context = makeContext(60, 60)
    let center = CGPoint(x: 30, y: 30)
    context.drawRadialGradient(
      gradient(), startCenter: center, startRadius: 5, endCenter: center, endRadius: 25,
      options: options)
    let bitmap = try #require(Bitmap(context))
    for y in 0..<60 {
      for x in 0..<60 {
        let t = (hypot(CGFloat(x) + 0.5 - 30, CGFloat(y) + 0.5 - 30) - 5) / 20
        // On the very edge a pixel may fall on either side.
        if abs(t) < 0.02 || abs(t - 1) < 0.02 { continue }
        #expect(bitmap[x, y].differs(from: expected(t, options)) <= 3, "\(x) \(y), t = \(t)")
      }
    }
  }

  @Test func stopsSitAtTheirLocations() throws {
    let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    for (from, to) in [(0.25, 0.75), (0, 0.5), (0.9, 1)] as [(CGFloat, CGFloat)] {
      let context = makeContext(100, 1)
      context.drawLinearGradient(
        gradient([from, to]), start: .zero, end: CGPoint(x: 100, y: 0), options: all)
      let bitmap = try #require(Bitmap(context))
      for x in 0..<100 {
        let t = ((CGFloat(x) + 0.5) / 100 - from) / (to - from)
        #expect(bitmap[x, 0].differs(from: expected(t, all)) <= 2, "\(x)")
      }
    }
  }

  @Test func componentsMakeOneToo() throws {
    let gray = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1],
        locations: nil, count: 2))
    let context = makeContext(10, 1)
    context.drawLinearGradient(gray, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    let bitmap = try #require(Bitmap(context))
    for x in 0..<10 { #expect(abs(bitmap[x, 0].g - Int(25.5 * (Double(x) + 0.5))) <= 2) }
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }
}
