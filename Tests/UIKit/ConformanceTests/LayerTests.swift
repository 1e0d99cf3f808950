import Stage
import Testing

/// Tests of Core Animation's documented and recorded values.
@MainActor @Suite struct LayerTests {
  /// Source: F-ANIM-01.
  @Test func implicitAnimationsTakeAQuarterSecond() {
    #expect(CATransaction.animationDuration() == 0.25)
  }

  /// Source: F-ANIM-02. The initial velocity is 0 (Apple, `CASpringAnimation`).
  @Test func springDefaults() {
    let spring = CASpringAnimation(keyPath: "opacity")
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
  }

  /// Source: F-ANIM-03. The colour is opaque black (Apple, `CALayer`).
  @Test func shadowDefaults() {
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowColor?.alpha == 1)
  }

  /// Apple, `CALayer`: anchor point in the centre, gravity `resize`, an opaque black border of width
  /// 0.
  @Test func layerDefaults() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.contentsGravity == .resize)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsScale == 1)
    #expect(layer.borderWidth == 0)
    #expect(layer.borderColor?.alpha == 1)
    #expect(layer.isDoubleSided)
    #expect(layer.opacity == 1)
    #expect(!layer.masksToBounds)
    #expect(layer.sublayers == nil)
  }

  /// Apple, `CAShapeLayer`: black fill, no stroke, width 1, miter limit 10.
  @Test func shapeDefaults() {
    let layer = CAShapeLayer()
    #expect(layer.fillColor?.alpha == 1)
    #expect(layer.strokeColor == nil)
    #expect(layer.lineWidth == 1)
    #expect(layer.miterLimit == 10)
    #expect(layer.strokeEnd == 1)
    #expect(layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter)
  }

  /// Apple, `CAGradientLayer`: from the centre of the top to the centre of the bottom.
  @Test func gradientDefaults() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
  }

  /// Apple, `CAMediaTimingFunctionName`: the control points of each curve.
  @Test func namedTimingFunctions() {
    var point: [Float] = [0, 0]
    let expected: [(CAMediaTimingFunctionName, [Float], [Float])] = [
      (.easeIn, [0.42, 0], [1, 1]), (.easeOut, [0, 0], [0.58, 1]),
      (.easeInEaseOut, [0.42, 0], [0.58, 1]), (.default, [0.25, 0.1], [0.25, 1]),
    ]
    for (name, first, second) in expected {
      let function = CAMediaTimingFunction(name: name)
      function.getControlPoint(at: 1, values: &point)
      #expect(point == first)
      function.getControlPoint(at: 2, values: &point)
      #expect(point == second)
    }
  }

  /// Source: F-ANIM-06, `CASpringAnimation().settlingDuration`.
  @Test func settlingDuration() {
    #expect(abs(CASpringAnimation().settlingDuration - 1.4727003) < 1e-6)
  }
}
