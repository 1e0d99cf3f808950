import Foundation
import QuartzCore
import Testing

private func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
}

private func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
  near(a.origin, b.origin, tolerance) && abs(a.width - b.width) < tolerance
    && abs(a.height - b.height) < tolerance
}

@MainActor @Suite struct GeometryTests {
  nonisolated static let anchors = [0.0, 0.25, 0.5, 1]

  @Test(arguments: anchors, anchors) func frameIsWhatWasSet(x: Double, y: Double) {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: x, y: y)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 10 + 30 * x, y: 20 + 40 * y))
  }

  @Test(arguments: anchors, anchors) func frameUnderScale(x: Double, y: Double) {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: x, y: y)
    layer.setAffineTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 7, ty: -3))
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(near(layer.frame, CGRect(x: 10, y: 20, width: 30, height: 40)))
    #expect(near(layer.bounds, CGRect(x: 0, y: 0, width: 15, height: 80)))
  }

  @Test func frameOfATurnedLayerIsItsBox() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(near(layer.frame, CGRect(x: 45, y: 40, width: 10, height: 20)))
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let side = 30 / 2.0.squareRoot()
    #expect(
      near(layer.frame, CGRect(x: 50 - side / 2, y: 50 - side / 2, width: side, height: side)))
  }

  @Test func boundsOriginAndNegativeSizes() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 20, width: -30, height: 40)
    #expect(layer.bounds == CGRect(x: -20, y: 20, width: 30, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: -10, height: -10)
    #expect(layer.frame == CGRect(x: -10, y: -10, width: 10, height: 10))
  }

  /// Converts back and forth between two branches of a tree, under every combination of transforms.
  @Test func convertIsInvertible() {
    let transforms = [
      CATransform3DIdentity, CATransform3DMakeScale(2, 0.5, 1),
      CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeTranslation(3, 4, 0),
      CATransform3DMakeScale(-1, 1, 1),
    ]
    for outer in transforms {
      for inner in transforms {
        for isFlipped in [false, true] {
          let root = CALayer()
          root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          root.isGeometryFlipped = isFlipped
          let (a, b, c) = (CALayer(), CALayer(), CALayer())
          for layer in [a, b, c] { layer.frame = CGRect(x: 11, y: 7, width: 40, height: 30) }
          a.bounds.origin = CGPoint(x: 5, y: -9)
          root.addSublayer(a)
          a.addSublayer(b)
          root.addSublayer(c)
          a.transform = outer
          b.transform = inner
          c.transform = CATransform3DConcat(inner, outer)
          let p = CGPoint(x: 12, y: 34)
          #expect(near(b.convert(b.convert(p, to: c), from: c), p, 1e-6))
          #expect(near(c.convert(b.convert(p, to: c), to: b), p, 1e-6))
          #expect(near(a.convert(b.convert(p, to: a), to: c), b.convert(p, to: c), 1e-6))
        }
      }
    }
  }

  @Test func convertByHand() {
    let root = CALayer()
    let child = CALayer()
    root.addSublayer(child)
    child.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    child.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(child.convert(CGPoint(x: 1, y: 51), to: root) == CGPoint(x: 11, y: 21))
    #expect(root.convert(CGPoint(x: 11, y: 21), to: child) == CGPoint(x: 1, y: 51))
    #expect(
      child.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: nil)
        == CGRect(x: 10, y: -30, width: 5, height: 5))
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    // The centre stays, and right becomes down.
    #expect(near(child.convert(CGPoint(x: 60, y: 100), to: root), CGPoint(x: 60, y: 80)))
  }

  @Test func perspectiveOfSublayers() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    root.sublayerTransform.m34 = -1 / 500
    let child = CALayer()
    child.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    child.zPosition = 250
    root.addSublayer(child)
    // Halfway to the eye, everything is twice as large about the middle of the root.
    #expect(near(child.convert(CGPoint(x: 0, y: 0), to: root), CGPoint(x: 0, y: 0), 1e-6))
    #expect(near(child.convert(CGPoint(x: 100, y: 50), to: root), CGPoint(x: 200, y: 100), 1e-6))
    #expect(near(root.convert(CGPoint(x: 200, y: 100), to: child), CGPoint(x: 100, y: 50), 1e-6))
  }

  @Test func hitTestFindsTheFrontmost() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (a, b, inner) = (CALayer(), CALayer(), CALayer())
    a.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    b.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    inner.frame = CGRect(x: 40, y: 40, width: 30, height: 30)
    root.addSublayer(a)
    root.addSublayer(b)
    b.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === a)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === b)
    // The point is outside of the superlayer, which excludes it only with `masksToBounds`.
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === inner)
    b.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    a.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === a)
    a.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === b)
    #expect(root.hitTest(CGPoint(x: 100, y: 50)) == nil)
  }

  @Test func hitTestOfWhatIsShown() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.position.x = 95
    test.loop.advance(to: 0)
    let shown = test.root.presentation()!
    #expect(shown.hitTest(CGPoint(x: 5, y: 5))?.model() === layer)
    #expect(shown.hitTest(CGPoint(x: 95, y: 5))?.model() === test.root)
  }
}

@Suite struct TransformTests {
  /// Transforms of every kind.
  private var transforms: [CATransform3D] {
    [
      CATransform3DIdentity, CATransform3DMakeScale(2, 3, 4),
      CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeRotation(0.5, 1, 2, 3),
      CATransform3DRotate(CATransform3DMakeScale(-2, 1, 1), 2, 0, 0, 1),
      CATransform3DRotate(CATransform3DMakeTranslation(5, 5, 5), 1, 0, 1, 0),
    ]
  }

  private func difference(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
    [
      a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22,
      a.m23 - b.m23, a.m24 - b.m24, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34,
      a.m41 - b.m41, a.m42 - b.m42, a.m43 - b.m43, a.m44 - b.m44,
    ].map(abs).max()!
  }

  @Test func inverseUndoes() {
    for t in transforms {
      for var u in transforms {
        u.m34 = -1 / 300
        let both = CATransform3DConcat(t, u)
        let nothing = CATransform3DConcat(both, CATransform3DInvert(both))
        #expect(difference(nothing, CATransform3DIdentity) < 1e-12)
      }
    }
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func concatDoesTheFirstFirst() {
    let t = CATransform3DConcat(
      CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 2))
    #expect(t.m41 == 20)
    let u = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0)
    #expect(CATransform3DEqualToTransform(t, u))
  }

  @Test func affineThereAndBack() {
    let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)
    let t = CATransform3DMakeAffineTransform(m)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == m)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }

  @Test func positiveRotationTurnsRightIntoDown() {
    let m = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    let p = CGPoint(x: 1, y: 0).applying(m)
    #expect(abs(p.x) < 1e-15)
    #expect(abs(p.y - 1) < 1e-15)
  }

  /// Core Animation accepts infinity and refuses only NaN. Reports of its exceptions say "CALayer position
  /// contains NaN", and layers at `CGRectNull` fail when they are drawn into a bitmap and not before ("sublayer
  /// with non-finite position [inf inf]").
  @Test(arguments: [
    CGRect.null, CGRect.infinite, CGRect.zero.insetBy(dx: 8, dy: 0),
    CGRect(x: -CGFloat.infinity, y: 3, width: 4, height: CGFloat.infinity),
  ])
  func infinityIsFarAway(_ rect: CGRect) {
    let layer = CALayer()
    let inner = CALayer()
    layer.addSublayer(inner)
    inner.frame = rect
    #expect(inner.frame.minX.isFinite)
    #expect(inner.frame.minY.isFinite)
    #expect(inner.frame.width.isFinite)
    inner.bounds = rect
    inner.position = rect.origin
    inner.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    inner.frame = rect
    #expect(inner.position.x.isFinite)
    #expect(inner.bounds.height.isFinite)
    inner.transform = CATransform3DIdentity
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func whatIsNoNumberEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().position = CGPoint(x: CGFloat.nan, y: 0) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0) }
    }
  }
}
