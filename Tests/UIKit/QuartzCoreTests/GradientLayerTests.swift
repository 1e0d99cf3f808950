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
    #expect(pixels[10, 50] == [255, 0, 0, 255])
    #expect(pixels[28, 50] == [255, 0, 0, 255])
    #expect(pixels[32, 50] == [0, 0, 255, 255])
    #expect(pixels[99, 50] == [0, 0, 255, 255])
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
          let pixels = render {
            $0.colors = colors
            $0.locations = locations
            $0.type = type
            $0.endPoint = $0.startPoint
          }
          #expect(pixels.isComplete)
          // Without a colour, there is nothing to draw.
          if !(colors ?? []).contains(where: { $0 is CGColor }), pixels.isComplete {
            #expect(pixels.alpha(50, 50) == 0, "\(type) \(locations ?? [])")
          }
        }
      }
    }
  }
}
