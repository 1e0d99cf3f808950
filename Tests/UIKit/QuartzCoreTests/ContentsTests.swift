import QuartzCore
import Testing

@MainActor @Suite struct ContentsTests {
  nonisolated static let gravities: [CALayerContentsGravity] = [
    .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
    .resizeAspect, .resizeAspectFill,
  ]

  /// Returns the expected frame of the picture, computed independently.
  private func expected(
    _ gravity: CALayerContentsGravity, _ w: CGFloat, _ h: CGFloat, in b: CGRect
  ) -> CGRect {
    let name = gravity.rawValue.lowercased()
    var (w, h) = (w, h)
    if gravity == .resize { return b }
    if gravity == .resizeAspect || gravity == .resizeAspectFill {
      let wide = w / h > b.width / b.height
      let byWidth = gravity == .resizeAspect ? wide : !wide
      (w, h) = byWidth ? (b.width, h * b.width / w) : (w * b.height / h, b.height)
    }
    var (x, y) = (b.midX - w / 2, b.midY - h / 2)
    if name.contains("left") { x = b.minX }
    if name.contains("right") { x = b.maxX - w }
    if name.contains("top") { y = b.minY }
    if name.contains("bottom") { y = b.maxY - h }
    return CGRect(x: x, y: y, width: w, height: h)
  }

  @Test(arguments: gravities) func placesPicturesOfEverySize(_ gravity: CALayerContentsGravity) {
    for (width, height) in [(4, 4), (8, 4), (4, 8), (30, 6), (6, 30), (40, 40)] {
      for scale in [1.0, 2] {
        let test = TestLoop(width: 24, height: 24)
        let layer = CALayer()
        layer.frame = CGRect(x: 2, y: 4, width: 20, height: 16)
        layer.contents = quarters(width, height)
        layer.contentsScale = scale
        layer.contentsGravity = gravity
        layer.masksToBounds = true
        test.root.addSublayer(layer)
        let pixels = test.render()
        let frame = expected(
          gravity, CGFloat(width) / scale, CGFloat(height) / scale,
          in: CGRect(x: 2, y: 4, width: 20, height: 16))
        for y in 0..<24 {
          for x in 0..<24 {
            let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
            // Pixels on an edge, of the picture or between its quarters, are mixtures.
            let edges = [
              p.x - frame.minX, p.x - frame.maxX, p.x - frame.midX, p.y - frame.minY,
              p.y - frame.maxY, p.y - frame.midY,
            ]
            let reach = max(1, frame.width / CGFloat(width), frame.height / CGFloat(height))
            if edges.contains(where: { abs($0) < reach }) { continue }
            let isInside =
              frame.contains(p) && CGRect(x: 2, y: 4, width: 20, height: 16).contains(p)
            let (right, below) = (p.x > frame.midX, p.y > frame.midY)
            let color: [Int] =
              switch (right, below) {
              case (false, false): [255, 0, 0, 255]
              case (true, false): [0, 255, 0, 255]
              case (false, true): [0, 0, 255, 255]
              case (true, true): [255, 255, 255, 255]
              }
            #expect(
              near(pixels[x, y], isInside ? color : [0, 0, 0, 0]),
              "\(gravity.rawValue) \(width)×\(height) @\(scale) at \(x), \(y): \(pixels[x, y])")
          }
        }
      }
    }
  }

  @Test func contentsRectShowsAPart() {
    let parts: [(CGFloat, CGFloat, [Int])] = [
      (0, 0, [255, 0, 0, 255]), (0.5, 0, [0, 255, 0, 255]), (0, 0.5, [0, 0, 255, 255]),
      (0.5, 0.5, [255, 255, 255, 255]),
    ]
    for (x, y, color) in parts {
      let test = TestLoop(width: 20, height: 20)
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.contents = quarters(20, 20)
      layer.contentsRect = CGRect(x: x, y: y, width: 0.5, height: 0.5)
      test.root.addSublayer(layer)
      #expect(near(test.render()[10, 10], color))
    }
  }

  @Test func contentsCenterKeepsTheEdges() {
    let test = TestLoop(width: 40, height: 40)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    // 10 pixels: a red frame of 2 around blue.
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 10, height: 10), scale: 1)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
    layer.contents = context.makeImage()
    layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    test.root.addSublayer(layer)
    let pixels = test.render()
    for place in [0, 1, 38, 39] {
      #expect(near(pixels[place, 20], [255, 0, 0, 255]))
      #expect(near(pixels[20, place], [255, 0, 0, 255]))
    }
    for place in [3, 10, 20, 30, 36] {
      #expect(near(pixels[place, 20], [0, 0, 255, 255]))
      #expect(near(pixels[place, place], [0, 0, 255, 255]))
    }
  }

  @Test func nearestDoesNotMix() {
    let test = TestLoop(width: 20, height: 20)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.contents = quarters(2, 2)
    layer.magnificationFilter = .nearest
    test.root.addSublayer(layer)
    let pixels = test.render()
    #expect(pixels[9, 9] == [255, 0, 0, 255])
    #expect(pixels[10, 9] == [0, 255, 0, 255])
    #expect(pixels[9, 10] == [0, 0, 255, 255])
  }

  @Test func pixelForPixelIsExact() {
    let test = TestLoop(width: 9, height: 7)
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 1, width: 7, height: 5)
    let image = quarters(7, 5)
    layer.contents = image
    test.root.addSublayer(layer)
    let (pixels, source) = (test.render(), Pixels(image))
    for y in 0..<5 {
      for x in 0..<7 { #expect(pixels[x + 1, y + 1] == source[x, y]) }
    }
  }
}
