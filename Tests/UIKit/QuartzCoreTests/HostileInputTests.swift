import Foundation
import QuartzCore
import Testing

/// Extreme and invalid numbers: drawing continues, and other layers are drawn.
@MainActor @Suite struct HostileInputTests {
  nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -1e300, 1e9, -1e9, 3e5, -1]

  private static var changes: [(String, (CAShapeLayer, CGFloat) -> Void)] {
    [
      ("cornerRadius", { $0.cornerRadius = $1 }), ("borderWidth", { $0.borderWidth = $1 }),
      ("shadowRadius", { $0.shadowRadius = $1 }),
      ("shadowOffset", { $0.shadowOffset = CGSize(width: $1, height: $1) }),
      ("opacity", { $0.opacity = Float($1) }), ("zPosition", { $0.zPosition = $1 }),
      ("anchorPoint", { $0.anchorPoint = CGPoint(x: $1, y: 0.5) }),
      ("anchorPointZ", { $0.anchorPointZ = $1 }),
      ("m11", { $0.transform.m11 = $1 }), ("m12", { $0.transform.m12 = $1 }),
      ("m14", { $0.transform.m14 = $1 }), ("m34", { $0.transform.m34 = $1 }),
      ("m41", { $0.transform.m41 = $1 }), ("m44", { $0.transform.m44 = $1 }),
      ("sublayer m34", { $0.sublayerTransform.m34 = $1 }),
      ("sublayer m14", { $0.sublayerTransform.m14 = $1 }),
      ("contentsRect", { $0.contentsRect = CGRect(x: $1, y: 0, width: 1, height: $1) }),
      ("contentsCenter", { $0.contentsCenter = CGRect(x: $1, y: 0, width: 1, height: $1) }),
      ("contentsScale", { $0.contentsScale = $1 }), ("lineWidth", { $0.lineWidth = $1 }),
      ("miterLimit", { $0.miterLimit = $1 }), ("lineDashPhase", { $0.lineDashPhase = $1 }),
      ("dashes", { $0.lineDashPattern = [NSNumber(value: Double($1)), 1] }),
      ("strokeStart", { $0.strokeStart = $1 }), ("strokeEnd", { $0.strokeEnd = $1 }),
      (
        "path",
        {
          $0.path = CGPath(rect: CGRect(x: $1, y: 0, width: 5, height: $1), transform: nil)
        }
      ),
      (
        "shadowPath",
        {
          $0.shadowPath = CGPath(rect: CGRect(x: $1, y: 0, width: 5, height: $1), transform: nil)
        }
      ),
      ("background", { $0.backgroundColor = .of($1, $1, $1, $1) }),
      (
        "backdrop",
        {
          $0.backdrop = Backdrop(
            blurRadius: $1, saturation: $1,
            tint: RGBA(red: Float($1), green: 0, blue: 0, alpha: 0.5))
        }
      ),
      ("large bounds", { if !$1.isNaN { $0.bounds.size = CGSize(width: $1, height: $1) } }),
      ("far away", { if !$1.isNaN { $0.position = CGPoint(x: $1, y: $1) } }),
      ("scrolled", { if !$1.isNaN { $0.bounds.origin = CGPoint(x: $1, y: $1) } }),
    ]
  }

  @Test(arguments: numbers) func drawingGoesOn(number: CGFloat) {
    for (name, change) in Self.changes {
      let test = TestLoop(width: 40, height: 40)
      CATransaction.setDisableActions(true)
      let layer = CAShapeLayer()
      layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
      layer.path = CGPath(ellipseIn: layer.bounds, transform: nil)
      layer.strokeColor = .green
      layer.strokeEnd = 0.9
      layer.contents = quarters(8, 8)
      layer.shadowOpacity = 0.5
      layer.masksToBounds = name.contains("bounds")
      let child = CALayer()
      child.frame = CGRect(x: 2, y: 2, width: 9, height: 9)
      child.backgroundColor = .blue
      child.transform = CATransform3DMakeRotation(0.3, 0, 1, 0)
      layer.addSublayer(child)
      change(layer, number)
      test.root.addSublayer(layer)
      let witness = CALayer()
      witness.frame = CGRect(x: 30, y: 30, width: 10, height: 10)
      witness.backgroundColor = .red
      witness.zPosition = .greatestFiniteMagnitude
      test.root.addSublayer(witness)
      let pixels = test.render()
      #expect(pixels.isComplete, "\(name) = \(number)")
      guard pixels.isComplete else { continue }
      #expect(pixels[35, 35] == [255, 0, 0, 255], "\(name) = \(number)")
      _ = layer.hitTest(CGPoint(x: 10, y: 10))
      _ = child.convert(CGPoint(x: 1, y: 1), to: test.root)
    }
  }

  @Test(arguments: numbers) func animationsGoOn(number: CGFloat) {
    let test = TestLoop(width: 40, height: 40)
    let layer = test.addLayer(frame: CGRect(x: 5, y: 5, width: 20, height: 20), color: .red)
    for path in [
      "transform.scale", "transform.rotation.x", "opacity", "cornerRadius", "position.x",
      "bounds.size.width", "nonsense", "", ".", "position.", "position.q", "transform.scale.x.y",
    ] {
      let animation = CASpringAnimation(keyPath: path)
      animation.fromValue = number
      animation.toValue = 1
      animation.duration = Double(number)
      animation.mass = number
      animation.stiffness = number
      animation.damping = number
      animation.initialVelocity = number
      animation.repeatCount = Float(number)
      animation.isCumulative = true
      layer.add(animation, forKey: path)
      let mistyped = CABasicAnimation(keyPath: path)
      mistyped.fromValue = "text"
      mistyped.toValue = CGColor.red
      layer.add(mistyped, forKey: nil)
    }
    for _ in 0..<5 { _ = test.render() }
    layer.removeAllAnimations()
    test.loop.commit()
    #expect(layer.animationKeys() == nil)
  }
}
