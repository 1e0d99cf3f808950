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
        // On the exact edge, a pixel may be on either side.
        if abs(t) < 0.02 || abs(t - 1) < 0.02 { continue }
        #expect(bitmap[x, y].differs(from: expected(t, options)) <= 3, "\(x) \(y), t = \(t)")
      }
    }
  }

  /// Adobe's definition (PDF 32000-1, 8.7.4.5.4): a point has the colour of the last circle through it, among
  /// the drawn circles with a nonnegative radius.
  @Test(arguments: options)
  func circlesLieOverEachOther(options: CGGradientDrawingOptions) throws {
    let circles: [(CGPoint, CGFloat, CGPoint, CGFloat)] = [
      (CGPoint(x: 15, y: 20), 4, CGPoint(x: 30, y: 25), 12),
      (CGPoint(x: 30, y: 25), 12, CGPoint(x: 15, y: 20), 4),
      (CGPoint(x: 20, y: 20), 3, CGPoint(x: 24, y: 20), 15),
      (CGPoint(x: 24, y: 20), 15, CGPoint(x: 20, y: 20), 3),
      (CGPoint(x: 12, y: 20), 6, CGPoint(x: 30, y: 20), 6),
    ]
    for (start, startRadius, end, endRadius) in circles {
      let context = makeContext(45, 45)
      context.drawRadialGradient(
        gradient(), startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: options)
      let bitmap = try #require(Bitmap(context))
      func color(_ x: CGFloat, _ y: CGFloat) -> Pixel {
        // |p − c(t)| = r(t), squared: a·t² − 2b·t + c = 0.
        let (dx, dy, dr) = (end.x - start.x, end.y - start.y, endRadius - startRadius)
        let (px, py) = (x - start.x, y - start.y)
        let a = dx * dx + dy * dy - dr * dr
        let b = px * dx + py * dy + startRadius * dr
        let c = px * px + py * py - startRadius * startRadius
        let root = (b * b - a * c).squareRoot()
        let solutions = abs(a) < 1e-9 ? [c / (2 * b)] : [(b + root) / a, (b - root) / a]
        let drawn = solutions.filter {
          !$0.isNaN && startRadius + $0 * dr >= 0
            && ($0 >= 0 || options.contains(.drawsBeforeStartLocation))
            && ($0 <= 1 || options.contains(.drawsAfterEndLocation))
        }
        return drawn.max().map { expected($0, options) } ?? .clear
      }
      for row in 0..<45 {
        for x in 0..<45 {
          let center = (CGFloat(x) + 0.5, 44.5 - CGFloat(row))
          let near = [-0.3, 0, 0.3].flatMap { dx in
            [-0.3, 0, 0.3].map { dy in color(center.0 + dx, center.1 + dy) }
          }
          // On an edge, a pixel may be on either side.
          guard near.allSatisfy({ $0.differs(from: near[4]) < 12 }) else { continue }
          #expect(
            bitmap[x, row].differs(from: near[4]) <= 4,
            "\(start) \(startRadius) to \(end) \(endRadius) at \(x) \(row): \(bitmap[x, row])")
        }
      }
    }
  }

  @Test(arguments: options)
  func stopsSitAtTheirLocations(options: CGGradientDrawingOptions) throws {
    for (from, to) in [(0.25, 0.75), (0, 0.5), (0.9, 1)] as [(CGFloat, CGFloat)] {
      for isRadial in [false, true] {
        let context = makeContext(140, 1)
        if isRadial {
          // Along the row of pixels, the circles' edges advance like the line.
          context.drawRadialGradient(
            gradient([from, to]), startCenter: CGPoint(x: -80, y: 0.5), startRadius: 100,
            endCenter: CGPoint(x: -80, y: 0.5), endRadius: 200, options: options)
        } else {
          context.drawLinearGradient(
            gradient([from, to]), start: CGPoint(x: 20, y: 0), end: CGPoint(x: 120, y: 0),
            options: options)
        }
        let bitmap = try #require(Bitmap(context))
        for x in 0..<140 {
          let t = (CGFloat(x) + 0.5 - 20) / 100
          // Between an end and the nearest stop, the stop's colour continues.
          let location = min(1, max(0, (t - from) / (to - from)))
          let color = t < 0 || t > 1 ? expected(t, options) : expected(location, [])
          #expect(bitmap[x, 0].differs(from: color) <= 2, "\(x), radial: \(isRadial)")
        }
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
