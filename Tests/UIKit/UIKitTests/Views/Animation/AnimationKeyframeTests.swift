import Foundation
import Stage
import Testing

@MainActor @Suite struct AnimationKeyframeTests {
  let box = MovingBox()
  /// The bits of linear timing, for which iOS has no name in the keyframe options.
  static let even = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// Animates to 100 in a quarter of the duration, rests for a quarter, and returns to 0.
  private func animate(_ options: UIView.KeyframeAnimationOptions) {
    box.stage.makeCurrent()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        box.view.frame.origin.x = 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        box.view.frame.origin.x = 0
      }
    }
  }

  private func expect(_ places: [(Double, CGFloat)], _ tolerance: CGFloat = 1e-4) {
    for (time, place) in places {
      box.stage.advance(by: 0.1 + time - box.stage.time)
      #expect(abs(box.x - place) < tolerance, "at \(time): \(box.x), not \(place)")
    }
  }

  @Test func linear() {
    animate(Self.even)
    expect([(0.125, 50), (0.25, 100), (0.375, 100), (0.5, 100), (0.75, 50), (1, 0)])
    #expect(box.isAtRest)
  }

  @Test func discrete() {
    animate([Self.even, .calculationModeDiscrete])
    expect([(0.2, 0), (0.26, 100), (0.9, 100), (1.01, 0)])
  }

  /// 200 points at a constant speed, whatever the times.
  @Test func paced() {
    animate([Self.even, .calculationModePaced])
    expect([(0.25, 50), (0.5, 100), (0.75, 50)])
  }

  /// Smoothly through the keyframes at their times: halfway to the second keyframe, the curve is beyond
  /// the straight line's 25. The Catmull-Rom tangent in the middle is (0 − 0) / 2, and half the
  /// distance at the ends. Hermite's curve at ½ is ½·100 + (50 − 0)/8 = 56.25.
  @Test func cubic() {
    box.stage.makeCurrent()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [Self.even, .calculationModeCubic]
    ) {
      for (index, place) in [100.0, 0].enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(index) / 2, relativeDuration: 0.5) {
          box.view.frame.origin.x = place
        }
      }
    }
    expect([(0.25, 56.25), (0.5, 100), (0.75, 56.25), (1, 0)])
  }

  @Test func cubicPaced() {
    animate([Self.even, .calculationModeCubicPaced])
    expect([(0.5, 100)], 1)
    box.stage.advance(by: 0.6)
    #expect(box.isAtRest)
  }

  /// Without other bits, the whole animation eases in and out.
  @Test func theWholeEasesByDefault() {
    animate([])
    let middle = CGFloat(easeInOut(0.2) * 400)
    expect([(0.2, middle), (0.5, 100)])
  }

  @Test func theWholeRepeats() {
    animate([Self.even, .repeat])
    expect([(0.125, 50), (0.375, 100), (1.125, 50), (1.375, 100), (2.75, 50)])
    box.view.layer.removeAllAnimations()
    #expect(box.isAtRest)
  }

  @Test func keyframesMayComeInAnyOrderAndOverlap() {
    box.stage.makeCurrent()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.even) {
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
        box.view.frame.origin.x = 200
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        box.view.frame.origin.x = 100
      }
      UIView.performWithoutAnimation { box.view.frame.origin.x = 200 }
    }
    expect([(0.25, 50), (0.5, 100), (0.75, 150)])
  }

  @Test func whatNestsInAnAnimationTakesItsTime() {
    box.stage.makeCurrent()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      animate([])
    }
    expect([(0.25, 50), (0.75, 100), (1.5, 50)])
  }

  /// An early stop isn't a jump: the rest of the keyframes continues below the new animation.
  @Test func anInterruptionDoesNotJump() {
    animate(Self.even)
    expect([(0.125, 50)])
    UIView.animate(withDuration: 1) { box.view.frame.origin.x = 300 }
    #expect(abs(box.x - 50) < 1e-6)
    box.stage.advance(by: 2)
    #expect(box.isAtRest)
    #expect(box.x == 300)
  }

  @Test func theAsynchronousFormTellsTheEnd() async {
    box.stage.makeCurrent()
    let view = box.view
    let task = Task { @MainActor in
      await UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      }
    }
    while view.layer.animationKeys() == nil { await Task.yield() }
    box.stage.advance(by: 0.6)
    #expect(await task.value)
  }
}
