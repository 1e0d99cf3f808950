import QuartzCore
import Testing

@MainActor @Suite struct AnimationTests {
  private func setUp() -> (TestLoop, CALayer) {
    let test = TestLoop()
    return (test, test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  private func basic(
    _ path: String, _ from: Any?, _ to: Any?, duration: CFTimeInterval = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  @Test func presentationMovesTheModelStays() {
    let (test, layer) = setUp()
    layer.add(basic("position.x", 0, 100), forKey: "move")
    for step in 0...9 {
      test.loop.advance(to: Double(step) / 10)
      #expect(abs(layer.presentation()!.position.x - CGFloat(step) * 10) < 1e-9)
      #expect(layer.position.x == 5)
    }
    test.loop.advance(to: 1)
    #expect(layer.presentation()!.position.x == 5)
  }

  @Test func presentationIsNilOutsideOfATree() {
    #expect(CALayer().presentation() == nil)
  }

  @Test func fromToBy() {
    let cases: [(Double?, Double?, Double?, Double, Double)] = [
      (1, 5, nil, 1, 5), (1, nil, 5, 1, 6), (nil, 5, 2, 3, 5), (1, nil, nil, 1, 10),
      (nil, 1, nil, 10, 1), (nil, nil, 4, 10, 14), (1, 5, 99, 1, 5),
    ]
    for (from, to, by, start, end) in cases {
      let (test, layer) = setUp()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 10
      CATransaction.commit()
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      animation.duration = 1
      layer.add(animation, forKey: nil)
      for step in 0..<4 {
        test.loop.advance(to: Double(step) / 4)
        let expected = start + (end - start) * Double(step) / 4
        #expect(abs(Double(layer.presentation()!.cornerRadius) - expected) < 1e-9)
      }
    }
  }

  @Test func valuesOfEveryKind() {
    let (test, layer) = setUp()
    let cases: [(String, Any, Any, Any)] = [
      ("position", CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 5, y: 5)),
      (
        "bounds", CGRect(x: 0, y: 0, width: 2, height: 4), CGRect(x: 2, y: 2, width: 4, height: 8),
        CGRect(x: 1, y: 1, width: 3, height: 6)
      ),
      (
        "shadowOffset", CGSize(width: 0, height: 2), CGSize(width: 4, height: 4),
        CGSize(width: 2, height: 3)
      ),
      ("opacity", 0, 1 as Float, 0.5), ("hidden", false, true, 1.0),
    ]
    for (key, from, to, middle) in cases {
      layer.add(basic(key, from, to, duration: 2), forKey: key)
      test.loop.advance(to: test.loop.now + 1)
      let shown = layer.presentation()!.value(forKeyPath: key)
      switch middle {
      case let middle as CGPoint: #expect(shown as? CGPoint == middle)
      case let middle as CGRect: #expect(shown as? CGRect == middle)
      case let middle as CGSize: #expect(shown as? CGSize == middle)
      default: #expect(shown as? CGFloat == CGFloat(middle as! Double))
      }
      layer.removeAllAnimations()
    }
  }

  @Test func colorsMixAndFadeFromNothing() {
    let (test, layer) = setUp()
    layer.add(basic("backgroundColor", CGColor.red, CGColor.blue), forKey: "a")
    layer.add(basic("borderColor", nil, CGColor.green), forKey: "b")
    test.loop.advance(to: 0.5)
    let shown = layer.presentation()!
    #expect(shown.backgroundColor?.components?.prefix(4) == [0.5, 0, 0.5, 1])
    #expect(layer.backgroundColor == nil)
  }

  @Test func additiveAnimationsAddUp() {
    let (test, layer) = setUp()
    for delta in [10.0, 100] {
      let animation = basic("position.x", delta, 0)
      animation.isAdditive = true
      layer.add(animation, forKey: nil)
    }
    #expect(layer.presentation()!.position.x == 115)
    test.loop.advance(to: 0.5)
    #expect(layer.presentation()!.position.x == 60)
    test.loop.advance(to: 1)
    #expect(layer.presentation()!.position.x == 5)
  }

  @Test func cumulativeRunsGoOn() {
    let (test, layer) = setUp()
    let animation = basic("transform.rotation", 0, 0.5)
    animation.isCumulative = true
    animation.repeatCount = 3
    layer.add(animation, forKey: nil)
    for (time, angle) in [(0.5, 0.25), (1.5, 0.75), (2.5, 1.25)] {
      test.loop.advance(to: time)
      let shown = layer.presentation()!.value(forKeyPath: "transform.rotation") as! CGFloat
      #expect(abs(Double(shown) - angle) < 1e-9)
    }
  }

  @Test func laterAnimationsWinAndSeeEarlierOnes() {
    let (test, layer) = setUp()
    layer.add(basic("opacity", 0, 1), forKey: "first")
    layer.add(basic("opacity", 0.25, nil), forKey: "second")
    test.loop.advance(to: 0.5)
    // Halfway from 0.25 to the value that the first animation shows, 0.5.
    #expect(abs(layer.presentation()!.opacity - 0.375) < 1e-6)
  }

  @Test func groupsShareAClock() {
    let (test, layer) = setUp()
    let group = CAAnimationGroup()
    let late = basic("opacity", 0, 1, duration: 1)
    late.beginTime = 1
    let short = basic("position.x", 0, 100, duration: 0)
    group.animations = [late, short]
    group.duration = 2
    layer.add(group, forKey: "group")
    test.loop.advance(to: 0.5)
    #expect(layer.presentation()!.opacity == 1)
    #expect(layer.presentation()!.position.x == 25)
    test.loop.advance(to: 1.5)
    #expect(abs(layer.presentation()!.opacity - 0.5) < 1e-6)
    #expect(layer.presentation()!.position.x == 75)
  }

  @Test func forwardsKeepsTheEnd() {
    let (test, layer) = setUp()
    let animation = basic("opacity", 1, 0.25)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    test.loop.advance(to: 5)
    #expect(layer.presentation()?.opacity == 0.25)
    #expect(layer.animation(forKey: "fade") != nil)
    test.loop.commit()
    #expect(!test.loop.needsFrame)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test func backwardsShowsTheBeginning() {
    let (test, layer) = setUp()
    let animation = basic("opacity", 0.25, 1)
    animation.beginTime = 1
    animation.fillMode = .backwards
    layer.add(animation, forKey: nil)
    test.loop.advance(to: 0.5)
    #expect(layer.presentation()?.opacity == 0.25)
    test.loop.advance(to: 1.5)
    #expect(layer.presentation()?.opacity == 0.625)
  }

  @Test func aPausedLayerStandsStillAndGoesOn() {
    let (test, layer) = setUp()
    layer.add(basic("position.x", 0, 100), forKey: nil)
    test.loop.advance(to: 0.25)
    // The recipe of Apple's technical Q&A QA1673.
    layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    test.loop.advance(to: 7)
    #expect(layer.presentation()?.position.x == 25)
    #expect(!test.loop.needsFrame)
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    test.loop.advance(to: 7.25)
    #expect(layer.presentation()?.position.x == 50)
  }

  @Test func customKeysAreKept() {
    let layer = CALayer()
    layer.setValue("hello", forKey: "greeting")
    #expect(layer.value(forKey: "greeting") as? String == "hello")
    #expect(layer.value(forKey: "nothing") == nil)
  }
}
