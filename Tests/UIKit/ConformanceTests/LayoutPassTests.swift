import Stage
import Testing

/// Tests of the changes that cause a view's layout.
@MainActor @Suite struct LayoutPassTests {
  final class Counter: UIView {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  func show() -> (Stage, Counter, Counter) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    // The view is below the safe area, which would affect the margins.
    let outer = Counter(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
    let inner = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    stage.advance(by: 0.1)
    (outer.count, inner.count) = (0, 0)
    return (stage, outer, inner)
  }

  /// F-LAYOUT-09: changing contentOffset doesn't lay out the superview, changing bounds.size does.
  @Test func scrollingLaysOutTheViewOnlyAndResizingTheSuperviewToo() {
    let (stage, outer, inner) = show()
    inner.bounds.origin.y = 20
    stage.advance(by: 0.1)
    #expect((outer.count, inner.count) == (0, 1))
    inner.bounds.size.height = 120
    stage.advance(by: 0.1)
    #expect((outer.count, inner.count) == (1, 2))
  }

  @Test func movingLaysOutNothing() {
    let (stage, outer, inner) = show()
    inner.center = CGPoint(x: 100, y: 100)
    inner.transform = CGAffineTransform(rotationAngle: 1)
    stage.advance(by: 0.1)
    #expect((outer.count, inner.count) == (0, 0))
  }

  @Test func aSuperviewThatGivesSizesLaysOutOnce() {
    final class Filler: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        subviews.first?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 10)
      }
    }
    let (stage, outer, inner) = show()
    let filler = Filler(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    filler.addSubview(inner)
    outer.addSubview(filler)
    stage.advance(by: 0.1)
    filler.count = 0
    inner.count = 0
    filler.frame.size.width = 80
    stage.advance(by: 0.1)
    #expect((filler.count, inner.count) == (1, 1))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 80, height: 10))
  }
}
