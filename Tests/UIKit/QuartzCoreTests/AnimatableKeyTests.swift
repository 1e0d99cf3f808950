import Foundation
import QuartzCore
import Testing

/// Every animatable property, and every component of one, at each quarter of its animation. Each kind of
/// animation interpolates linearly between the ends.
@MainActor @Suite struct AnimatableKeyTests {
  private enum Kind {
    case plain, shape, gradient

    @MainActor func make() -> CALayer {
      switch self {
      case .plain: CALayer()
      case .shape: CAShapeLayer()
      case .gradient: CAGradientLayer()
      }
    }
  }

  /// Returns the components of a value.
  private static func numbers(_ value: Any?) -> [Double] {
    switch value {
    case let v as CGPoint: [v.x, v.y].map { Double($0) }
    case let v as CGSize: [v.width, v.height].map { Double($0) }
    case let v as CGRect: numbers(v.origin) + numbers(v.size)
    case let v as CATransform3D:
      [
        v.m11, v.m12, v.m13, v.m14, v.m21, v.m22, v.m23, v.m24, v.m31, v.m32, v.m33, v.m34,
        v.m41, v.m42, v.m43, v.m44,
      ].map { Double($0) }
    case let v as [Any]: v.flatMap(numbers)
    case let v as CGFloat: [Double(v)]
    case let v as Double: [v]
    case let v as NSNumber: [v.doubleValue]
    case let v?:
      CFGetTypeIDIsColor(v) ? ((v as! CGColor).components ?? []).map { Double($0) } : []
    case nil: []
    }
  }

  private static func CFGetTypeIDIsColor(_ value: Any) -> Bool { value is CGColor }

  private static func color(_ red: CGFloat, _ alpha: CGFloat) -> CGColor {
    CGColor(srgbRed: red, green: 0.5, blue: 1 - red, alpha: alpha)
  }

  private static let cases: [(Kind, [String], Any, Any)] = [
    (
      .plain, ["bounds", "contentsRect", "contentsCenter"],
      CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 5, y: -6, width: 11, height: 20)
    ),
    (.plain, ["position", "anchorPoint"], CGPoint(x: 1, y: 2), CGPoint(x: -3, y: 10)),
    (
      .plain,
      [
        "anchorPointZ", "zPosition", "opacity", "cornerRadius", "borderWidth", "shadowOpacity",
        "shadowRadius", "contentsScale", "position.x", "position.y", "anchorPoint.x",
        "bounds.origin.x", "bounds.origin.y", "bounds.size.width", "bounds.size.height",
        "shadowOffset.width", "shadowOffset.height", "contentsRect.origin.x",
        "contentsRect.size.height", "transform.scale.x", "transform.scale.y",
        "transform.scale.z", "transform.scale", "transform.rotation", "transform.rotation.x",
        "transform.rotation.y", "transform.rotation.z", "transform.translation.x",
        "transform.translation.y", "transform.translation.z", "sublayerTransform.rotation.y",
        "sublayerTransform.scale.x",
      ], 0.25, 0.75
    ),
    (
      .plain, ["shadowOffset", "bounds.size", "transform.translation"],
      CGSize(width: 4, height: 3), CGSize(width: 8, height: -1)
    ),
    (.plain, ["bounds.origin"], CGPoint(x: 4, y: 3), CGPoint(x: 8, y: -1)),
    (
      .plain, ["transform", "sublayerTransform"], CATransform3DMakeScale(1, 2, 3),
      CATransform3DTranslate(CATransform3DMakeScale(3, 4, 1), 7, 8, 9)
    ),
    (
      .plain, ["backgroundColor", "borderColor", "shadowColor"], color(0, 1), color(1, 0.5)
    ),
    (.shape, ["fillColor", "strokeColor"], color(0.25, 0), color(0.5, 1)),
    (
      .shape, ["strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase"], 0.1, 0.9
    ),
    (.gradient, ["startPoint", "endPoint"], CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0.5)),
    (.gradient, ["colors"], [color(0, 1), color(1, 1)], [color(1, 0), color(0.5, 0.5)]),
    (.gradient, ["locations"], [0.0, 0.5], [0.5, 1.0]),
  ]

  private func check(
    _ kind: Kind, _ path: String, _ from: Any, _ to: Any, _ animation: CAPropertyAnimation
  ) {
    let test = TestLoop()
    CATransaction.setDisableActions(true)
    let layer = kind.make()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = [CGColor.red, CGColor.blue]
      gradient.locations = [0, 1]
    }
    test.root.addSublayer(layer)
    test.loop.commit()
    let before = Self.numbers(layer.value(forKeyPath: path))
    animation.keyPath = path
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let (start, end) = (Self.numbers(from), Self.numbers(to))
    #expect(!start.isEmpty)
    #expect(start.count == end.count)
    for quarter in 0...3 {
      let part = Double(quarter) / 4
      test.loop.advance(to: part)
      let shown = Self.numbers(layer.presentation()?.value(forKeyPath: path))
      let wanted = zip(start, end).map { $0 + ($1 - $0) * part }
      // Opacities and colours are stored as 32-bit floats.
      #expect(
        shown.count == wanted.count,
        "\(path) at \(part): \(shown), not \(wanted)")
      #expect(
        zip(shown, wanted).allSatisfy { abs($0 - $1) < 1e-6 },
        "\(path) at \(part): \(shown), not \(wanted)")
    }
    #expect(Self.numbers(layer.value(forKeyPath: path)) == before, "\(path): the model changes")
    test.loop.advance(to: 1)
    #expect(Self.numbers(layer.presentation()?.value(forKeyPath: path)) == before)
    #expect(layer.animationKeys() == nil)
  }

  @Test func basicAnimations() {
    for (kind, paths, from, to) in Self.cases {
      for path in paths {
        let animation = CABasicAnimation()
        animation.fromValue = from
        animation.toValue = to
        check(kind, path, from, to, animation)
      }
    }
  }

  /// The same animation as keyframes through its middle.
  @Test func keyframeAnimations() {
    for (kind, paths, from, to) in Self.cases {
      for path in paths {
        let animation = CAKeyframeAnimation()
        animation.values = [from, to]
        check(kind, path, from, to, animation)
      }
    }
  }

  /// A rotation about each axis turns about that axis at a constant speed.
  @Test func rotationsTurnEvenly() {
    for axis in ["x", "y", "z"] {
      let animation = CABasicAnimation()
      animation.fromValue = 0.0
      animation.toValue = 1.2
      check(.plain, "transform.rotation.\(axis)", 0.0, 1.2, animation)
    }
  }

  @Test func pathsMixPointByPoint() {
    func path(_ scale: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1 * scale, y: 2))
      path.addLine(to: CGPoint(x: 3 * scale, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6 * scale), control: CGPoint(x: 7 * scale, y: 8))
      path.addCurve(
        to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11 * scale, y: 12),
        control2: CGPoint(x: 13, y: 14 * scale))
      path.closeSubpath()
      return path
    }
    for key in ["path", "shadowPath"] {
      let test = TestLoop()
      let layer = CAShapeLayer()
      test.root.addSublayer(layer)
      test.loop.commit()
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = path(1)
      animation.toValue = path(3)
      animation.duration = 1
      layer.add(animation, forKey: nil)
      test.loop.advance(to: 0.25)
      let shown = layer.presentation()?.value(forKeyPath: key)
      #expect((shown as! CGPath).elements == path(1.5).elements)
    }
  }

  /// Values without a middle change halfway.
  @Test func flagsAndPicturesChangeInTheMiddle() {
    let pictures = [quarters(4, 4), quarters(8, 8)]
    for time in [0.25, 0.75] {
      let test = TestLoop()
      let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      for key in ["hidden", "masksToBounds", "doubleSided", "contents"] {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = key == "contents" ? pictures[0] : false
        animation.toValue = key == "contents" ? pictures[1] : true
        animation.duration = 1
        layer.add(animation, forKey: nil)
      }
      test.loop.advance(to: time)
      let shown = layer.presentation()!
      #expect(shown.isHidden == (time > 0.5))
      #expect(shown.masksToBounds == (time > 0.5))
      #expect(shown.isDoubleSided == (time > 0.5))
      #expect((shown.contents as? CGImage)?.width == (time > 0.5 ? 8 : 4))
    }
  }

  /// Compares every spring on a grid with the motion of a mass on a damped spring.
  @Test func springsFollowTheirClosedForm() {
    for mass in [0.5, 1, 2] {
      for stiffness in [50.0, 100, 400] {
        for ratio in [0.1, 0.5, 0.9, 1] {
          for velocity in [-5.0, 0, 5] {
            let test = TestLoop()
            let layer = test.addLayer(frame: .zero)
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.mass = CGFloat(mass)
            spring.stiffness = CGFloat(stiffness)
            spring.damping = CGFloat(2 * ratio * (stiffness * mass).squareRoot())
            spring.initialVelocity = CGFloat(velocity)
            spring.fromValue = 0.0
            spring.toValue = 1.0
            spring.duration = 2
            layer.add(spring, forKey: nil)
            let omega = (stiffness / mass).squareRoot()
            for step in 1..<8 {
              let time = Double(step) / 4
              test.loop.advance(to: time)
              let left: Double
              if ratio == 1 {
                left = (1 + (omega - velocity) * time) * exp(-omega * time)
              } else {
                let damped = omega * (1 - ratio * ratio).squareRoot()
                left =
                  exp(-ratio * omega * time)
                  * (cos(damped * time) + (ratio * omega - velocity) / damped * sin(damped * time))
              }
              let shown = Double(layer.presentation()!.position.x)
              // The critical case is recognized by its damping, which is rounded, so the phase is off by √ε.
              #expect(abs(shown - (1 - left)) < 1e-6, "\(mass) \(stiffness) \(ratio) \(velocity)")
            }
          }
        }
      }
    }
  }
}
