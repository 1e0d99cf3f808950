import Stage
import Testing

@MainActor @Suite struct AnimationBlockTests {
  let stage = Stage(device: .iPhone14Pro)
  let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))

  init() {
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(box)
    stage.advance(by: 0.1)
  }

  var shownX: CGFloat { (box.layer.presentation() ?? box.layer).position.x - 50 }
  var shownAlpha: CGFloat { CGFloat((box.layer.presentation() ?? box.layer).opacity) }

  @Test func aLinearAnimationPassesThroughTheMiddle() {
    stage.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 100 }
    #expect(box.frame.origin.x == 100)
    #expect(abs(shownX) < 1e-9)
    for tenth in 1...10 {
      stage.advance(by: 0.1)
      #expect(abs(shownX - CGFloat(tenth) * 10) < 1e-6)
    }
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func completionComesOnceWithTheTruth() {
    stage.makeCurrent()
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.5) {
      box.alpha = 0
      box.frame.origin.x = 50
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.49)
    #expect(finished.isEmpty)
    stage.advance(by: 0.1)
    #expect(finished == [true])
    stage.advance(by: 2)
    #expect(finished == [true])
  }

  @Test func removingAnAnimationCompletesItUnfinished() {
    stage.makeCurrent()
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.5) {
      box.alpha = 0
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.1)
    box.layer.removeAllAnimations()
    stage.advance(by: 0.1)
    #expect(finished == [false])
  }

  @Test func withoutAnyChangeCompletionStillComesButNotAtOnce() {
    stage.makeCurrent()
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.5) {
    } completion: {
      finished.append($0)
    }
    UIView.animate(withDuration: 0) {
      box.alpha = 0.5
    } completion: {
      finished.append($0)
    }
    #expect(finished.isEmpty)
    #expect(box.layer.animationKeys() == nil)
    stage.advance(by: 0.02)
    #expect(finished == [true, true])
  }

  /// A reversal in the middle: the position doesn't jump, and the remaining parts of both
  /// animations add up.
  @Test func anInterruptedAnimationDoesNotJump() {
    stage.makeCurrent()
    UIView.animate(withDuration: 1) { box.frame.origin.x = 200 }
    stage.advance(by: 0.5)
    let before = shownX
    #expect(before > 50)
    #expect(before < 150)
    UIView.animate(withDuration: 1) { box.frame.origin.x = 0 }
    #expect(abs(shownX - before) < 1e-6)
    var last = shownX
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      #expect(abs(shownX - last) < 12)
      last = shownX
    }
    #expect(abs(shownX) < 1e-6)
  }

  @Test func aDelayShowsTheOldValueFirst() {
    stage.makeCurrent()
    UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { box.alpha = 0 }
    #expect(box.alpha == 0)
    stage.advance(by: 0.4)
    #expect(shownAlpha == 1)
    stage.advance(by: 0.35)
    #expect(abs(shownAlpha - 0.5) < 1e-5)
    stage.advance(by: 0.3)
    #expect(shownAlpha == 0)
  }

  @Test func nestedAnimationsInheritUnlessTheyOverride() {
    stage.makeCurrent()
    var times: [String: Double] = [:]
    let start = stage.time
    let inner = UIView(frame: box.bounds)
    box.addSubview(inner)
    stage.advance(by: 0.1)
    UIView.animate(withDuration: 1) {
      #expect(UIView.inheritedAnimationDuration == 1)
      box.alpha = 0.5
      UIView.animate(withDuration: 0.2) {
        inner.alpha = 0
      } completion: { _ in
        times["inherits"] = stage.time - start
      }
      UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
        inner.frame.origin.x = 5
      } completion: { _ in
        times["overrides"] = stage.time - start
      }
    }
    stage.advance(by: 2)
    #expect(abs((times["inherits"] ?? 0) - 1.1) < 0.05)
    #expect(abs((times["overrides"] ?? 0) - 0.3) < 0.05)
  }

  @Test func performWithoutAnimationDoesAndRestores() {
    stage.makeCurrent()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { box.alpha = 0.2 }
      box.frame.origin.x = 10
    }
    #expect(shownAlpha == CGFloat(Float(0.2)))
    #expect(box.layer.animationKeys() == ["position"])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func keyframesFollowOneAnother() {
    stage.makeCurrent()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 1 }
    }
    // The whole animation eases in and out: after a quarter of the time, it has covered less than a
    // quarter of the distance.
    let quarter = CGFloat(1 - 2 * easeInOut(0.25))
    for (time, alpha) in [(0.25, quarter), (0.5, 0), (0.75, quarter), (1, 1)]
      as [(Double, CGFloat)]
    {
      stage.advance(by: 0.25)
      #expect(abs(shownAlpha - alpha) < 1e-5, "at \(time)")
    }
  }

  @Test func animatedViewsTakeNoTouchesUnlessAllowed() {
    stage.makeCurrent()
    UIView.animate(withDuration: 1) { box.alpha = 0.5 }
    let place = CGPoint(x: 50, y: 50)
    #expect(box.hitTest(place, with: nil) == nil)
    stage.advance(by: 1.1)
    #expect(box.hitTest(place, with: nil) === box)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { box.alpha = 1 }
    #expect(box.hitTest(place, with: nil) === box)
  }

  @Test func aTransformAnimatesAndTurnsBackSmoothly() {
    stage.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    stage.advance(by: 0.5)
    let middle = box.layer.presentation()?.affineTransform().a ?? 0
    #expect(abs(middle - 2) < 1e-6)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.transform = .identity }
    let after = box.layer.presentation()?.affineTransform().a ?? 0
    #expect(abs(after - middle) < 1e-6)
    stage.advance(by: 1.1)
    #expect(box.layer.presentation()?.affineTransform().a == 1)
  }

  @Test func aColorAnimates() {
    stage.makeCurrent()
    box.backgroundColor = .black
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.backgroundColor = .white
    }
    stage.advance(by: 0.5)
    let shown = box.layer.presentation()?.backgroundColor?.rgba.red ?? 0
    #expect(abs(shown - 0.5) < 0.01)
  }

  @Test func aCrossDissolveFadesAndCleansUp() {
    stage.makeCurrent()
    box.backgroundColor = .red
    stage.advance(by: 0.1)
    var finished: [Bool] = []
    UIView.transition(with: box, duration: 0.5, options: .transitionCrossDissolve) {
      box.backgroundColor = .blue
    } completion: {
      finished.append($0)
    }
    #expect(box.layer.animationKeys() == ["transition"])
    stage.advance(by: 0.25)
    #expect(finished.isEmpty)
    stage.advance(by: 0.3)
    #expect(finished == [true])
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func aRepeatedAnimationGoesOnUntilItIsRemoved() {
    stage.makeCurrent()
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      box.alpha = 0
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.25)
    #expect(abs(shownAlpha - 0.5) < 1e-5)
    stage.advance(by: 0.5)
    #expect(abs(shownAlpha - 0.5) < 1e-5)
    stage.advance(by: 3)
    #expect(finished.isEmpty)
    box.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(finished == [false])
  }

  @Test func anIdleScreenNeedsNoFrameAfterwards() {
    stage.makeCurrent()
    UIView.animate(withDuration: 0.3) { box.alpha = 0.5 }
    stage.advance(by: 1)
    _ = stage.layerTree()
    #expect(!stage.renderLoop.needsFrame)
  }
}
