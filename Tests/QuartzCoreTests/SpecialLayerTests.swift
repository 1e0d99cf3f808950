import QuartzCore
import Testing

@MainActor @Suite struct GradientLayerTests {
  private func render(_ change: (CAGradientLayer) -> Void) -> Pixels {
    let test = TestLoop(width: 100, height: 100)
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.colors = [CGColor.black, CGColor.white]
    change(layer)
    test.root.addSublayer(layer)
    return test.render()
  }

  @Test func axialRunsDownByDefault() {
    let pixels = render { _ in }
    for y in stride(from: 5, to: 100, by: 10) {
      let grey = Int((Double(y) + 0.5) * 2.55)
      #expect(near(pixels[50, y], [grey, grey, grey, 255], 3))
    }
  }

  @Test func locationsAndDirection() {
    let pixels = render {
      $0.colors = [CGColor.red, CGColor.red, CGColor.blue, CGColor.blue]
      $0.locations = [0, 0.3, 0.3, 1]
      $0.startPoint = CGPoint(x: 0, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    #expect(pixels[10, 50] == [255, 0, 0, 255] && pixels[28, 50] == [255, 0, 0, 255])
    #expect(pixels[32, 50] == [0, 0, 255, 255] && pixels[99, 50] == [0, 0, 255, 255])
  }

  @Test func radialIsAnEllipseAboutTheStart() {
    let pixels = render {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.75)
    }
    #expect(near(pixels[50, 50], [0, 0, 0, 255], 8))
    #expect(near(pixels[75, 50], [128, 128, 128, 255], 4))
    #expect(near(pixels[50, 62], [128, 128, 128, 255], 6))
    #expect(near(pixels[50, 90], [255, 255, 255, 255]))
  }

  @Test func conicTurnsClockwise() {
    let pixels = render {
      $0.type = .conic
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    for (x, y, share) in [(80, 80, 0.125), (20, 80, 0.375), (20, 20, 0.625), (80, 20, 0.875)] {
      let grey = Int(share * 255)
      #expect(near(pixels[x, y], [grey, grey, grey, 255], 4), "\(x), \(y): \(pixels[x, y])")
    }
  }

  @Test func cornersClipIt() {
    let pixels = render { $0.cornerRadius = 50 }
    #expect(pixels.alpha(2, 2) == 0)
    #expect(pixels.alpha(50, 50) == 255)
  }

  @Test func oddListsAreHarmless() {
    for colors: [Any]? in [nil, [], [CGColor.red], ["red"], [CGColor.red, 3, CGColor.blue]] {
      for locations: [NSNumber]? in [nil, [], [0.5], [1, 0], [-3, 7]] {
        for type in [CAGradientLayerType.axial, .radial, .conic] {
          _ = render {
            $0.colors = colors
            $0.locations = locations
            $0.type = type
            $0.endPoint = $0.startPoint
          }
        }
      }
    }
  }
}

@MainActor @Suite struct ShapeLayerTests {
  private func render(_ change: (CAShapeLayer) -> Void) -> Pixels {
    let test = TestLoop(width: 100, height: 100)
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    change(layer)
    test.root.addSublayer(layer)
    return test.render()
  }

  private var line: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    return path
  }

  @Test func fillRules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
    path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
    let nonZero = render { $0.path = path }
    let evenOdd = render {
      $0.path = path
      $0.fillRule = .evenOdd
    }
    #expect(nonZero.alpha(50, 50) == 255 && evenOdd.alpha(50, 50) == 0)
    #expect(nonZero[20, 20] == [0, 0, 0, 255] && evenOdd[20, 20] == [0, 0, 0, 255])
  }

  @Test func strokeStartAndEndCutTheLine() {
    let pixels = render {
      $0.path = line
      $0.fillColor = nil
      $0.strokeColor = .red
      $0.lineWidth = 10
      $0.strokeStart = 0.2
      $0.strokeEnd = 0.7
    }
    for x in 0..<100 {
      #expect(pixels.alpha(x, 50) == ((20..<70).contains(x) ? 255 : 0), "\(x)")
    }
  }

  @Test func strokeEndOfACircleEndsAtItsLength() {
    let pixels = render {
      $0.path = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
      $0.fillColor = nil
      $0.strokeColor = .red
      $0.lineWidth = 8
      $0.strokeEnd = 0.5
    }
    // From the right, by way of larger y.
    #expect(pixels.alpha(50, 80) == 255)
    #expect(pixels.alpha(50, 20) == 0)
  }

  @Test func dashes() {
    let pixels = render {
      $0.path = line
      $0.strokeColor = .red
      $0.lineWidth = 10
      $0.lineDashPattern = [10, 10]
      $0.lineDashPhase = 5
    }
    #expect(pixels.alpha(2, 50) == 255 && pixels.alpha(10, 50) == 0 && pixels.alpha(20, 50) == 255)
  }

  @Test func isNotClippedToItsBounds() {
    let pixels = render {
      $0.frame = CGRect(x: 40, y: 40, width: 10, height: 10)
      $0.path = CGPath(rect: CGRect(x: -20, y: -20, width: 50, height: 50), transform: nil)
    }
    #expect(pixels.alpha(25, 25) == 255 && pixels.alpha(65, 65) == 255)
  }

  @Test func pathsAndStrokesAnimate() {
    let test = TestLoop()
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    test.root.addSublayer(layer)
    test.loop.commit()
    let animation = CABasicAnimation(keyPath: "path")
    animation.toValue = CGPath(rect: CGRect(x: 20, y: 0, width: 30, height: 10), transform: nil)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    layer.strokeEnd = 0
    test.loop.advance(to: 0.25)
    #expect(layer.presentation()?.strokeEnd == 0)
    test.loop.advance(to: 0.5)
    #expect(
      layer.presentation()?.path?.boundingBoxOfPath
        == CGRect(x: 10, y: 0, width: 20, height: 10))
  }
}

@MainActor @Suite struct BackdropTests {
  /// Black on the left, white on the right, and a backdrop over the middle.
  private func render(
    _ backdrop: Backdrop, opacity: Float = 1, inGroup: Bool = false
  ) -> Pixels {
    let test = TestLoop(width: 100, height: 100)
    test.root.backgroundColor = .black
    _ = test.addLayer(frame: CGRect(x: 50, y: 0, width: 50, height: 100), color: .white)
    let layer = BackdropLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    layer._backdrop = backdrop
    layer.opacity = opacity
    let parent = CALayer()
    parent.frame = test.root.bounds
    if inGroup { parent.opacity = 0.999 }
    parent.addSublayer(layer)
    // Two things in the group, so that it is one.
    parent.addSublayer(CALayer())
    test.root.addSublayer(parent)
    return test.render()
  }

  @Test(arguments: [3.0, 8, 16]) func blursWhatLiesBehind(radius: Double) {
    let pixels = render(Backdrop(blurRadius: radius, saturation: 1, tint: .clear))
    for (distance, share) in [(-1.0, 0.159), (0, 0.5), (1, 0.841)] {
      let x = Int((50 + distance * radius).rounded())
      // The border lies between two pixels.
      let value = Double(pixels[x - 1, 50][0] + pixels[x, 50][0]) / 510
      #expect(abs(value - share) < 0.03, "\(radius), \(distance)")
    }
    #expect(pixels[30, 5] == [0, 0, 0, 255] && pixels[51, 5] == [255, 255, 255, 255])
  }

  @Test func edgesAreNotDarkened() {
    let test = TestLoop(width: 100, height: 100)
    test.root.backgroundColor = .white
    let layer = BackdropLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    layer._backdrop = Backdrop(blurRadius: 20, saturation: 1.8, tint: .clear)
    test.root.addSublayer(layer)
    let pixels = test.render()
    for y in [0, 1, 20, 42, 43] {
      for x in [0, 1, 50, 98, 99] { #expect(near(pixels[x, y], [255, 255, 255, 255])) }
    }
  }

  @Test func tintLiesOnTop() {
    let pixels = render(
      Backdrop(
        blurRadius: 0, saturation: 1, tint: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(near(pixels[20, 50], [128, 0, 0, 255]))
    #expect(near(pixels[80, 50], [255, 128, 128, 255]))
  }

  @Test func opacityMixesWithWhatIsSharp() {
    let pixels = render(
      Backdrop(blurRadius: 0, saturation: 1, tint: RGBA(red: 0, green: 1, blue: 0, alpha: 1)),
      opacity: 0.5)
    #expect(near(pixels[20, 50], [0, 128, 0, 255]))
  }

  @Test func seesThroughGroups() {
    let pixels = render(Backdrop(blurRadius: 5, saturation: 1, tint: .clear), inGroup: true)
    #expect(abs(pixels[50, 50][0] - 128) < 16)
    #expect(near(pixels[20, 50], [0, 0, 0, 255], 3))
    #expect(near(pixels[80, 50], [255, 255, 255, 255], 3))
  }

  @Test func saturation() {
    let test = TestLoop(width: 10, height: 10)
    test.root.backgroundColor = .of(0.6, 0.4, 0.4)
    let layer = BackdropLayer()
    layer.frame = test.root.bounds
    layer._backdrop = Backdrop(blurRadius: 0, saturation: 0, tint: .clear)
    test.root.addSublayer(layer)
    let grey = test.render()[5, 5]
    #expect(grey[0] == grey[1] && grey[1] == grey[2])
    layer._backdrop = Backdrop(blurRadius: 0, saturation: 2, tint: .clear)
    let strong = test.render()[5, 5]
    #expect(strong[0] > 153 && strong[1] < 102)
  }
}
