import Testing
import UIKit

@MainActor @Suite struct ViewGeometryTests {
  @Test func frameBoundsAndCenterAgree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.frame.size = CGSize(width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
  }

  @Test func aTransformTurnsAboutTheCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(abs(frame.minX - 5) < 1e-9)
    #expect(abs(frame.minY + 5) < 1e-9)
    #expect(abs(frame.width - 10) < 1e-9)
    #expect(view.center == CGPoint(x: 10, y: 5))
  }

  /// Every conversion in a small hierarchy, in both directions, compared with the sum of the
  /// origins.
  @Test func convertingGoesThereAndBack() {
    let window = UIWindow(frame: CGRect(x: 3, y: 5, width: 300, height: 300))
    let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let b = UIView(frame: CGRect(x: 7, y: 9, width: 50, height: 50))
    let c = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 60))
    window.addSubview(a)
    a.addSubview(b)
    window.addSubview(c)
    a.bounds.origin = CGPoint(x: 0, y: 11)
    b.transform = CGAffineTransform(scaleX: 2, y: 2)
    c.transform = CGAffineTransform(rotationAngle: 0.3)
    let all: [UIView?] = [window, a, b, c, nil]
    for from in all {
      for to in all {
        for point in [CGPoint.zero, CGPoint(x: 12, y: -7)] {
          let start = from ?? window
          let there = start.convert(point, to: to)
          let back = start.convert(there, from: to)
          #expect(abs(back.x - point.x) < 1e-9)
          #expect(abs(back.y - point.y) < 1e-9)
        }
      }
    }
    #expect(a.convert(CGPoint(x: 1, y: 12), to: window) == CGPoint(x: 11, y: 21))
    #expect(b.convert(b.bounds, to: a) == CGRect(x: -18, y: -16, width: 100, height: 100))
    #expect(window.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 3, y: 5))
  }

  @Test func windowsConvertThroughTheScreen() {
    let one = UIWindow(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    let two = UIWindow(frame: CGRect(x: 0, y: 30, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let other = UIView(frame: CGRect(x: 5, y: 5, width: 3, height: 4))
    one.addSubview(view)
    two.addSubview(other)
    #expect(view.convert(CGPoint.zero, to: other) == CGPoint(x: 6, y: -33))
  }

  /// The topmost views of two hierarchies without a window are compared by their frames.
  ///
  /// Source: `CoachMarkHelperTests` of [Instructions](https://github.com/ephread/Instructions), which run on iOS.
  @Test func hierarchiesWithoutAWindowConvertByTheirFrames() {
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let two = UIView(frame: CGRect(x: 20, y: 20, width: 220, height: 340))
    let view = UIView(frame: CGRect(x: 70, y: 90, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    one.addSubview(view)
    two.addSubview(other)
    #expect(
      other.convert(CGRect(x: 30, y: 40, width: 50, height: 50), from: view)
        == CGRect(x: 80, y: 110, width: 50, height: 50))
    #expect(view.convert(CGPoint(x: 80, y: 110), from: other) == CGPoint(x: 30, y: 40))
  }

  /// One axis of a child at 10…40 in 100 while the parent grows to 160: the parts that receive the
  /// 60.
  @Test(
    arguments: [
      (false, false, false, 10.0, 30.0),
      (false, false, true, 10, 30),
      (false, true, false, 10, 90),
      (true, false, false, 70, 30),
      (true, true, false, 25, 75),
      (false, true, true, 10, 50),
      (true, false, true, 10 + 60 * 10 / 70, 30),
      (true, true, true, 16, 48),
    ] as [(Bool, Bool, Bool, Double, Double)])
  func autoresizingSharesInProportion(
    before: Bool, size: Bool, after: Bool, origin: Double, length: Double
  ) {
    let span = AutoresizingSpan(origin: 10, length: 30).resized(
      from: 100, to: 160, before: before, size: size, after: after)
    #expect(abs(span.origin - origin) < 1e-9)
    #expect(abs(span.length - length) < 1e-9)
  }

  @Test func autoresizingFollowsTheSuperview() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = UIView(frame: parent.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let centred = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    centred.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    for view in [filling, centred, fixed] { parent.addSubview(view) }
    parent.frame = CGRect(x: 5, y: 5, width: 200, height: 60)
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(centred.frame == CGRect(x: 90, y: 20, width: 20, height: 20))
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
