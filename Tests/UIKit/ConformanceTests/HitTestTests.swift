import Stage
import Testing

/// Tests of hit-testing (F-GESTURE-05): views in front come first, and hidden, transparent or non-interactive
/// views are skipped. Only the top and left edges belong to a view. The rules are also in Apple's documentation of
/// `UIView.hitTest(_:with:)`.
@MainActor @Suite struct HitTestTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
  let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))

  init() {
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
  }

  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func laterSubviewsComeFirst() {
    #expect(hit(35, 35) === front)
    #expect(hit(15, 15) === back)
    #expect(hit(45, 45) === inner)
    #expect(hit(5, 5) === root)
    root.bringSubviewToFront(back)
    #expect(hit(45, 45) === back)
  }

  @Test func lowerEdgesBelongToTheViewAndUpperOnesDoNot() {
    for (x, y, isInside) in [
      (10.0, 10.0, true), (59.999, 59.999, true), (60, 20, false), (20, 60, false),
      (9.999, 20, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      front.isHidden = true
      #expect((hit(x, y) === back) == isInside, "(\(x), \(y))")
    }
  }

  @Test func whatLiesOutsideItsSuperviewIsNotHit() {
    // The inner view extends from 40 to 120, but its superview only to 80.
    #expect(hit(85, 45) === root)
  }

  @Test(
    arguments: [
      (0.0, false), (0.009, false), (0.0101, true), (0.5, true), (1, true),
    ] as [(CGFloat, Bool)])
  func transparencyPrunesTheWholeSubtree(alpha: CGFloat, isHit: Bool) {
    front.alpha = alpha
    #expect((hit(45, 45) === inner) == isHit)
  }

  @Test func hiddenAndUninteractiveViewsPruneTheWholeSubtree() {
    front.isHidden = true
    #expect(hit(45, 45) === back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(hit(45, 45) === back)
    root.isUserInteractionEnabled = false
    #expect(hit(5, 5) == nil)
  }

  @Test func pointInsideDecidesForTheView() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 80, y: 5, width: 10, height: 10))
    root.addSubview(wide)
    #expect(hit(72, 8) === wide)
    #expect(hit(69, 8) === root)
  }

  @Test func transformsAndScrolledBoundsAreFollowed() {
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(40, 40) === back)
    #expect(hit(55, 55) === inner || hit(55, 55) === front)
    front.transform = .identity
    root.bounds.origin = CGPoint(x: 0, y: 20)
    #expect(hit(15, 20) === back)
  }
}
