import QuartzCore
import Testing

@MainActor @Suite struct CompositorTests {
  @Test func backgroundAndPosition() {
    let test = TestLoop(width: 20, height: 20)
    _ = test.addLayer(frame: CGRect(x: 2, y: 4, width: 6, height: 8), color: .red)
    let pixels = test.render()
    #expect(pixels.width == 20)
    #expect(pixels.height == 20)
    for y in 0..<20 {
      for x in 0..<20 {
        let inside = (2..<8).contains(x) && (4..<12).contains(y)
        #expect(pixels[x, y] == (inside ? [255, 0, 0, 255] : [0, 0, 0, 0]), "\(x), \(y)")
      }
    }
  }

  @Test func scaleIsPixelsPerPoint() {
    let test = TestLoop(width: 10, height: 10)
    test.root.contentsScale = 3
    _ = test.addLayer(frame: CGRect(x: 1, y: 1, width: 2, height: 2), color: .red)
    let pixels = test.render()
    #expect(pixels.width == 30)
    #expect(pixels[3, 3] == [255, 0, 0, 255])
    #expect(pixels[8, 8] == [255, 0, 0, 255])
    #expect(pixels[2, 3] == [0, 0, 0, 0])
    #expect(pixels[9, 8] == [0, 0, 0, 0])
  }

  @Test func scrolledBounds() {
    let test = TestLoop(width: 20, height: 20)
    let scroll = test.addLayer(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 30, width: 10, height: 4)
    inner.backgroundColor = .red
    scroll.addSublayer(inner)
    scroll.masksToBounds = true
    scroll.bounds.origin.y = 28
    let pixels = test.render()
    #expect(pixels[6, 6] == [0, 0, 0, 0])
    #expect(pixels[6, 7] == [255, 0, 0, 255])
    #expect(pixels[6, 10] == [255, 0, 0, 255])
    #expect(pixels[6, 11] == [0, 0, 0, 0])
  }

  /// Coordinates are floating-point numbers, so what a layer shows doesn't depend on how far its bounds are from the
  /// origin. Pagers that turn without an end begin in the middle of millions of points.
  @Test(arguments: [28, 2.5e6, 6.4e6, 5e7, -6.4e6])
  func scrolledBounds(origin: CGFloat) {
    let test = TestLoop(width: 20, height: 20)
    test.root.contentsScale = 3
    let scroll = test.addLayer(frame: CGRect(x: 5, y: 5, width: 10, height: 10), color: .green)
    scroll.borderWidth = 1
    scroll.borderColor = .black
    scroll.masksToBounds = true
    scroll.bounds.origin.y = origin
    let page = CALayer()
    page.frame = CGRect(x: 0, y: origin + 2, width: 10, height: 4)
    page.backgroundColor = .red
    scroll.addSublayer(page)
    let pixels = test.render()
    #expect(pixels[18, 14] == [0, 0, 0, 0])
    #expect(pixels[18, 16] == [0, 0, 0, 255])
    #expect(pixels[24, 20] == [0, 255, 0, 255])
    #expect(pixels[24, 21] == [255, 0, 0, 255])
    #expect(pixels[24, 32] == [255, 0, 0, 255])
    #expect(pixels[24, 33] == [0, 255, 0, 255])
  }

  /// A view for the whole content shows the part that is in sight, with contents of a page on it.
  @Test(arguments: [1e3, 6.4e6, 5e7])
  func contentLargerThanCairosPlane(offset: CGFloat) {
    let test = TestLoop(width: 20, height: 20)
    test.root.contentsScale = 3
    let content = test.addLayer(
      frame: CGRect(x: -offset, y: 0, width: 2 * offset, height: 20), color: .red)
    content.cornerRadius = 4
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 4, height: 4), scale: 1)
    context.setFillColor(.green)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let page = CALayer()
    page.frame = CGRect(x: offset + 4, y: 4, width: 4, height: 4)
    page.contents = context.makeImage()
    content.addSublayer(page)
    let pixels = test.render()
    #expect(pixels[1, 1] == [255, 0, 0, 255])
    #expect(pixels[58, 58] == [255, 0, 0, 255])
    #expect(pixels[18, 18] == [0, 255, 0, 255])
    #expect(pixels[30, 30] == [255, 0, 0, 255])
  }

  @Test func hiddenAndTransparentAreNotDrawn() {
    let test = TestLoop(width: 4, height: 4)
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 4, height: 4), color: .red)
    CATransaction.setDisableActions(true)
    layer.isHidden = true
    #expect(test.render()[1, 1] == [0, 0, 0, 0])
    CATransaction.setDisableActions(true)
    layer.isHidden = false
    layer.opacity = 0
    #expect(test.render()[1, 1] == [0, 0, 0, 0])
  }

  /// In a group, overlapping children don't show through each other. With separate opacities they do.
  @Test func groupOpacityAgainstFlat() {
    for isGroup in [true, false] {
      let test = TestLoop(width: 20, height: 10)
      test.root.backgroundColor = .white
      let group = CALayer()
      group.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      group.opacity = 0.5
      group.allowsGroupOpacity = isGroup
      for (x, color) in [(0.0, CGColor.red), (5, CGColor.blue)] {
        let child = CALayer()
        child.frame = CGRect(x: x, y: 0, width: 10, height: 10)
        child.backgroundColor = color
        group.addSublayer(child)
      }
      test.root.addSublayer(group)
      let pixels = test.render()
      #expect(near(pixels[2, 5], [255, 128, 128, 255]))
      #expect(near(pixels[12, 5], [128, 128, 255, 255]))
      #expect(near(pixels[7, 5], isGroup ? [128, 128, 255, 255] : [128, 64, 191, 255]))
    }
  }

  @Test func cornersAreRoundedOneByOne() {
    let corners: [(CACornerMask, Int, Int)] = [
      (.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, 19, 0), (.layerMinXMaxYCorner, 0, 19),
      (.layerMaxXMaxYCorner, 19, 19),
    ]
    for (rounded, _, _) in corners {
      for curve in [CALayerCornerCurve.circular, .continuous] {
        let test = TestLoop(width: 20, height: 20)
        let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 6
        layer.maskedCorners = rounded
        layer.cornerCurve = curve
        let pixels = test.render()
        for (corner, x, y) in corners {
          #expect((pixels.alpha(x, y) == 0) == (corner == rounded))
        }
        #expect(pixels.alpha(10, 0) == 255)
        #expect(pixels.alpha(0, 10) == 255)
      }
    }
  }

  @Test func aFullRadiusIsACircle() {
    let test = TestLoop(width: 40, height: 40)
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 40, height: 40), color: .red)
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 100
    let pixels = test.render()
    for y in 0..<40 {
      for x in 0..<40 {
        let (dx, dy) = (Double(x) - 19.5, Double(y) - 19.5)
        let distance = (dx * dx + dy * dy).squareRoot()
        if distance < 19 { #expect(pixels.alpha(x, y) == 255) }
        if distance > 21 { #expect(pixels.alpha(x, y) == 0) }
      }
    }
  }

  @Test func masksToBoundsClipsSublayersToTheRoundedBounds() {
    for masks in [false, true] {
      let test = TestLoop(width: 30, height: 30)
      let layer = CALayer()
      layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
      layer.cornerRadius = 10
      layer.masksToBounds = masks
      let child = CALayer()
      child.frame = CGRect(x: -5, y: -5, width: 30, height: 30)
      child.backgroundColor = .red
      layer.addSublayer(child)
      test.root.addSublayer(layer)
      let pixels = test.render()
      #expect(pixels.alpha(15, 15) == 255)
      #expect(pixels.alpha(1, 15) == (masks ? 0 : 255))
      #expect(pixels.alpha(6, 6) == (masks ? 0 : 255))
    }
  }

  @Test func borderLiesInsideAndAboveTheSublayers() {
    let test = TestLoop(width: 20, height: 20)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.borderWidth = 3
    layer.borderColor = .blue
    let child = CALayer()
    child.frame = layer.bounds
    child.backgroundColor = .red
    layer.addSublayer(child)
    test.root.addSublayer(layer)
    let pixels = test.render()
    for place in 0..<20 {
      let isBorder = place < 3 || place >= 17
      #expect(pixels[place, 10] == (isBorder ? [0, 0, 255, 255] : [255, 0, 0, 255]))
      #expect(pixels[10, place] == (isBorder ? [0, 0, 255, 255] : [255, 0, 0, 255]))
    }
  }

  @Test func aBorderWiderThanTheLayerFillsIt() {
    let test = TestLoop(width: 10, height: 10)
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    CATransaction.setDisableActions(true)
    layer.borderWidth = 30
    let pixels = test.render()
    #expect(pixels[5, 5] == [0, 0, 0, 255])
  }

  @Test func maskKeepsWhereItIsOpaque() {
    let test = TestLoop(width: 20, height: 20)
    test.root.backgroundColor = .white
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = .red
    let mask = CALayer()
    mask.frame = CGRect(x: 5, y: 0, width: 10, height: 20)
    mask.backgroundColor = .of(0, 1, 0, 0.5)
    layer.mask = mask
    test.root.addSublayer(layer)
    let pixels = test.render()
    #expect(pixels[2, 10] == [255, 255, 255, 255])
    #expect(near(pixels[10, 10], [255, 127, 127, 255]))
    #expect(pixels[17, 10] == [255, 255, 255, 255])
  }

  @Test func shadowFallsWhereItsOffsetSays() {
    for (dx, dy) in [(10.0, 0.0), (-10, 0), (0, 10), (0, -10)] {
      let test = TestLoop(width: 60, height: 60)
      let layer = CALayer()
      layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
      layer.backgroundColor = .red
      layer.shadowOpacity = 1
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: dx, height: dy)
      test.root.addSublayer(layer)
      let pixels = test.render()
      func at(_ x: Double, _ y: Double) -> [Int] { pixels[Int(30 + x), Int(30 + y)] }
      #expect(near(at(dx * 1.5, dy * 1.5), [0, 0, 0, 255]))
      #expect(at(-dx * 1.5, -dy * 1.5) == [0, 0, 0, 0])
      #expect(at(0, 0) == [255, 0, 0, 255])
    }
  }

  /// A straight edge's shadow falls off as the integral of a Gaussian: half at the edge, 15.9 % one standard
  /// deviation outside, and 2.3 % two outside.
  @Test(arguments: [2.0, 5, 12, 20]) func shadowIsAGaussian(radius: Double) {
    let test = TestLoop(width: 300, height: 300)
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    layer.shadowRadius = radius
    layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    test.root.addSublayer(layer)
    let pixels = test.render()
    for (distance, share) in [(-2.0, 0.977), (-1, 0.841), (0, 0.5), (1, 0.159), (2, 0.023)] {
      // Pixels are sampled at their centres, and 200 is the right edge.
      let x = 200 + distance * radius - 0.5
      let (low, part) = (Int(x.rounded(.down)), x - x.rounded(.down))
      let alpha =
        Double(pixels.alpha(low, 150)) * (1 - part) + Double(pixels.alpha(low + 1, 150)) * part
      #expect(abs(alpha / 255 - share) < 0.03, "\(distance) · \(radius): \(alpha / 255)")
    }
  }

  @Test func shadowOfWhatIsDrawn() {
    let test = TestLoop(width: 60, height: 60)
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.path = CGPath(ellipseIn: layer.bounds, transform: nil)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 25, height: 25)
    test.root.addSublayer(layer)
    let pixels = test.render()
    #expect(near(pixels[45, 45], [0, 0, 0, 128]))
    #expect(pixels.alpha(36, 36) == 0)
    #expect(pixels[20, 20] == [0, 0, 0, 255])
  }

  @Test func masksToBoundsHidesTheShadow() {
    let test = TestLoop(width: 60, height: 60)
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = .red
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 25, height: 25)
    layer.masksToBounds = true
    test.root.addSublayer(layer)
    #expect(test.render().alpha(45, 45) == 0)
  }

  @Test func rotationIsClockwise() {
    let test = TestLoop(width: 40, height: 40)
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.contents = quarters(20, 20)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    test.root.addSublayer(layer)
    let pixels = test.render()
    #expect(near(pixels[15, 15], [0, 0, 255, 255]))
    #expect(near(pixels[25, 15], [255, 0, 0, 255]))
    #expect(near(pixels[15, 25], [255, 255, 255, 255]))
    #expect(near(pixels[25, 25], [0, 255, 0, 255]))
  }

  @Test func perspectiveNarrowsTheFarSide() {
    let test = TestLoop(width: 100, height: 100)
    test.root.sublayerTransform.m34 = -1 / 200
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    layer.contents = quarters(60, 60)
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    test.root.addSublayer(layer)
    let pixels = test.render()
    func height(_ x: Int) -> Int { (0..<100).filter { pixels.alpha(x, $0) > 127 }.count }
    let columns = (0..<100).filter { height($0) > 0 }
    let (left, right) = (columns.first!, columns.last!)
    // A positive rotation about y turns the right side away from the eye, so the near left edge is longer.
    #expect(height(left + 1) > height(right - 1) + 5)
    // The picture matches convert(_:to:).
    let corner = layer.convert(CGPoint(x: 0, y: 0), to: test.root)
    #expect(abs(corner.x - CGFloat(left)) < 1.5)
    let middle = layer.convert(CGPoint(x: 30, y: 30), to: test.root)
    let column = Int(middle.x.rounded())
    #expect(near(pixels[column - 3, 40], [255, 0, 0, 255], 6))
    #expect(near(pixels[column + 3, 40], [0, 255, 0, 255], 6))
    #expect(near(pixels[column - 3, 60], [0, 0, 255, 255], 6))
  }

  @Test func theBackOfASingleSidedLayerIsNotDrawn() {
    for (angle, isDrawn) in [(0.4, true), (2.8, false), (.pi, false), (5.9, true)] {
      let test = TestLoop(width: 40, height: 40)
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      layer.backgroundColor = .red
      layer.isDoubleSided = false
      layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      test.root.addSublayer(layer)
      #expect((test.render().alpha(20, 20) == 255) == isDrawn)
      layer.isDoubleSided = true
      #expect(test.render().alpha(20, 20) == 255)
    }
  }

  @Test func degenerateLayersDrawNothingAndBreakNothing() {
    let test = TestLoop(width: 20, height: 20)
    for transform in [
      CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(0, 1, 1), CATransform3D(),
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeScale(1e30, 1e30, 1),
      CATransform3DMakeTranslation(1e30, -1e30, 0),
    ] {
      let layer = CALayer()
      layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      layer.backgroundColor = .blue
      layer.contents = quarters(2, 2)
      layer.cornerRadius = 3
      layer.borderWidth = 1
      layer.shadowOpacity = 1
      layer.masksToBounds = true
      layer.transform = transform
      test.root.addSublayer(layer)
    }
    _ = test.render()
    test.root.sublayers = nil
    _ = test.addLayer(frame: CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
    #expect(test.render()[10, 10] == [255, 0, 0, 255])
  }

  @Test func renderInContextDrawsTheModel() {
    let test = TestLoop(width: 20, height: 20)
    let layer = test.addLayer(frame: CGRect(x: 5, y: 5, width: 10, height: 10), color: .red)
    layer.backgroundColor = .blue
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 20, height: 20), scale: 1)
    test.root.render(in: context)
    let pixels = Pixels(context.makeImage()!)
    #expect(pixels[10, 10] == [0, 0, 255, 255])
    #expect(pixels[2, 2] == [0, 0, 0, 0])
  }
}
