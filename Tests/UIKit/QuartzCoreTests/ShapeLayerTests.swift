import QuartzCore
import Testing

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
    #expect(nonZero.alpha(50, 50) == 255)
    #expect(evenOdd.alpha(50, 50) == 0)
    #expect(nonZero[20, 20] == [0, 0, 0, 255])
    #expect(evenOdd[20, 20] == [0, 0, 0, 255])
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
    // From the right, towards larger y.
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
    #expect(pixels.alpha(2, 50) == 255)
    #expect(pixels.alpha(10, 50) == 0)
    #expect(pixels.alpha(20, 50) == 255)
  }

  @Test func isNotClippedToItsBounds() {
    let pixels = render {
      $0.frame = CGRect(x: 40, y: 40, width: 10, height: 10)
      $0.path = CGPath(rect: CGRect(x: -20, y: -20, width: 50, height: 50), transform: nil)
    }
    #expect(pixels.alpha(25, 25) == 255)
    #expect(pixels.alpha(65, 65) == 255)
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
