import CoreGraphics
import Testing

@Suite struct AffineTransformTests {
  static let numbers: [CGFloat] = [-2, -1, -0.5, 0, 0.5, 1, 3]
  static let grid: [CGAffineTransform] = {
    var result: [CGAffineTransform] = []
    for a in [-2, -0.5, 0, 1] as [CGFloat] {
      for b in [-1, 0, 0.5] as [CGFloat] {
        for c in [-0.5, 0, 3] as [CGFloat] {
          for d in [-1, 0, 2] as [CGFloat] {
            result.append(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 5, ty: -7))
          }
        }
      }
    }
    return result
  }()
  static let points = [
    CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -3, y: 7),
  ]

  private func isNear(_ p: CGPoint, _ q: CGPoint) -> Bool {
    hypot(p.x - q.x, p.y - q.y) < 1e-9
  }

  @Test func concatenatingAppliesTheLeftOneFirst() {
    for t1 in Self.grid {
      for t2 in Self.grid {
        let both = t1.concatenating(t2)
        for p in Self.points {
          #expect(isNear(p.applying(both), p.applying(t1).applying(t2)), "\(t1) \(t2) \(p)")
        }
      }
    }
  }

  @Test func buildersGoInFront() {
    for t in Self.grid {
      #expect(
        t.translatedBy(x: 2, y: 3)
          == CGAffineTransform(translationX: 2, y: 3).concatenating(t))
      #expect(t.scaledBy(x: 2, y: 3) == CGAffineTransform(scaleX: 2, y: 3).concatenating(t))
      #expect(t.rotated(by: 0.3) == CGAffineTransform(rotationAngle: 0.3).concatenating(t))
    }
  }

  @Test func invertingTwiceGivesItBack() {
    for t in Self.grid {
      let determinant = t.a * t.d - t.b * t.c
      guard determinant != 0 else {
        #expect(t.inverted() == t, "a singular transform is its own inverse, as on iOS")
        continue
      }
      for p in Self.points {
        #expect(isNear(p.applying(t).applying(t.inverted()), p), "\(t)")
        #expect(isNear(p.applying(t.inverted()).applying(t), p), "\(t)")
      }
    }
  }

  @Test func componentsPutTogetherGiveTheTransform() {
    for t in Self.grid where t.a * t.d - t.b * t.c != 0 {
      let again = CGAffineTransform(t.decomposed())
      for p in Self.points { #expect(isNear(p.applying(again), p.applying(t)), "\(t)") }
    }
  }

  @Test func componentsAreFoundAgain() {
    for sx in [0.5, 1, 3] as [CGFloat] {
      for sy in [-2, 0.5, 1] as [CGFloat] {
        for shear in [-1, 0, 0.75] as [CGFloat] {
          for rotation in [-3, -0.5, 0, 1.5] as [CGFloat] {
            let given = CGAffineTransformComponents(
              scale: CGSize(width: sx, height: sy), horizontalShear: shear, rotation: rotation,
              translation: CGVector(dx: 4, dy: 5))
            let found = CGAffineTransform(given).decomposed()
            #expect(abs(found.scale.width - sx) < 1e-9)
            #expect(abs(found.scale.height - sy) < 1e-9)
            #expect(abs(found.horizontalShear - shear) < 1e-9)
            #expect(abs(found.rotation - rotation) < 1e-9)
            #expect(found.translation == given.translation)
          }
        }
      }
    }
  }

  @Test func rectsGrowAroundTheirCorners() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -4, y: 4, width: 3, height: 8))
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 6) < 1e-12)
    #expect(abs(turned.minY - 1) < 1e-12)
    #expect(abs(turned.width - 4) < 1e-12)
    #expect(abs(turned.height - 3) < 1e-12)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9))
        == CGSize(width: 2, height: 3))
  }

  @Test func isCodedAsSixNumbers() throws {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(t)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
    let vector = CGVector(dx: 1.5, dy: -2)
    #expect(
      try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
  }
}
