import Stage
import Testing

@MainActor @Suite struct PropertyAnimatorStateTests {
  let box = MovingBox()

  private func animator(_ ends: Ends? = nil) -> UIViewPropertyAnimator {
    box.stage.makeCurrent()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      box.view.frame.origin.x = 100
    }
    if let ends { animator.addCompletion { ends.list.append($0) } }
    return animator
  }

  @MainActor private final class Ends {
    var list: [UIViewAnimatingPosition] = []
  }

  private func pass(_ seconds: Double) { box.stage.advance(by: seconds) }

  // MARK: Stopping

  @Test func stoppedForGoodItStaysWhereItIs() {
    let ends = Ends()
    let animator = animator(ends)
    animator.startAnimation()
    pass(0.3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(box.isAtRest)
    #expect(abs(box.view.frame.origin.x - 30) < 1e-6)
    pass(2)
    #expect(ends.list == [])
    #expect(abs(box.x - 30) < 1e-6)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 30),
  ]) func stoppedItIsFinished(at position: UIViewAnimatingPosition, place: CGFloat) {
    let ends = Ends()
    let animator = animator(ends)
    animator.startAnimation()
    pass(0.3)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(!animator.isRunning)
    #expect(box.isAtRest)
    #expect(abs(box.view.frame.origin.x - 30) < 1e-6)
    pass(1)
    #expect(ends.list == [])
    animator.finishAnimation(at: position)
    #expect(ends.list == [position])
    #expect(animator.state == .inactive)
    #expect(abs(box.view.frame.origin.x - place) < 1e-6)
    #expect(box.isAtRest)
  }

  /// Every kind of property gets back its old value.
  @Test func everyPropertyComesBack() {
    box.stage.makeCurrent()
    let view = box.view
    view.backgroundColor = .systemRed
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      view.center = CGPoint(x: 200, y: 300)
      view.bounds.size = CGSize(width: 10, height: 20)
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.alpha = 0.3
      view.backgroundColor = .systemBlue
      view.layer.cornerRadius = 8
      // The same property is changed twice.
      view.alpha = 0.6
    }
    for stop in [false, true] {
      animator.addAnimations {}
      animator.fractionComplete = 0.5
      if stop {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
      } else {
        animator.isReversed = true
        animator.startAnimation()
        pass(1.1)
      }
      #expect(view.center == CGPoint(x: 50, y: 150))
      #expect(view.bounds.size == CGSize(width: 100, height: 100))
      #expect(view.transform == .identity)
      #expect(view.alpha == 1)
      #expect(view.backgroundColor == .systemRed)
      #expect(view.layer.cornerRadius == 0)
      #expect(box.isAtRest)
    }
  }

  // MARK: Blocks

  /// A block with a delay factor begins after that part of the time and ends with the rest.
  @Test(arguments: [0.0, 0.25, 0.5]) func laterBlocksEndWithTheOthers(factor: CGFloat) {
    let animator = animator()
    animator.addAnimations({ box.view.alpha = 0 }, delayFactor: factor)
    for fraction in [0.1, 0.3, 0.6, 0.9] as [CGFloat] {
      animator.fractionComplete = fraction
      let part = max(0, (fraction - factor) / (1 - factor))
      #expect(abs(box.alpha - (1 - part)) < 1e-6)
    }
    animator.fractionComplete = 0
    animator.startAnimation()
    pass(0.75)
    #expect(abs(box.alpha - (1 - (0.75 - factor) / (1 - factor))) < 1e-6)
    pass(0.3)
    #expect(box.isAtRest)
    #expect(animator.state == .inactive)
  }

  /// Changes that are added to a running animator take the remaining time, and a delay factor counts from
  /// now.
  @Test func addedWhileRunningItTakesTheRest() {
    let animator = animator()
    animator.startAnimation()
    pass(0.5)
    animator.addAnimations { box.view.frame.origin.y = 200 }
    animator.addAnimations({ box.view.alpha = 0 }, delayFactor: 0.5)
    #expect(abs(box.x - 50) < 1e-6)
    #expect(abs(box.y - 100) < 1e-6)
    pass(0.25)
    #expect(abs(box.x - 75) < 1e-6)
    #expect(abs(box.y - 150) < 1e-6)
    #expect(abs(box.alpha - 1) < 1e-6)
    pass(0.125)
    #expect(abs(box.alpha - 0.5) < 1e-6)
    pass(0.2)
    #expect(box.isAtRest)
  }

  /// Retargets as in WWDC's sample code: the same property with another value.
  @Test func aNewTargetDoesNotJump() {
    let animator = animator()
    animator.startAnimation()
    pass(0.5)
    animator.addAnimations { box.view.frame.origin.x = 0 }
    #expect(abs(box.x - 50) < 1e-6)
    pass(0.6)
    #expect(box.isAtRest)
    #expect(box.x == 0)
  }

  @Test func keyframesAreScrubbed() {
    box.stage.makeCurrent()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          box.view.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          box.view.frame.origin.x = 0
        }
      }
    }
    for (fraction, place) in [(0.125, 50), (0.25, 100), (0.4, 100), (0.75, 50), (1, 0)]
      as [(CGFloat, CGFloat)]
    {
      animator.fractionComplete = fraction
      #expect(abs(box.x - place) < 1e-6, "at \(fraction): \(box.x)")
    }
    animator.fractionComplete = 0.25
    animator.isReversed = true
    animator.startAnimation()
    pass(1.1)
    #expect(box.isAtRest)
    #expect(box.x == 0)
    #expect(animator.state == .inactive)
  }

  /// Nested animations are driven by the animator and complete with it.
  @Test func nestedAnimationsEndWithIt() {
    box.stage.makeCurrent()
    var order: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 0.2) {
        box.view.alpha = 0
      } completion: {
        order.append("nested \($0)")
      }
    }
    animator.addCompletion { _ in order.append("animator") }
    animator.startAnimation()
    pass(0.5)
    #expect(abs(box.alpha - 0.5) < 1e-6)
    #expect(order == [])
    animator.isReversed = true
    pass(1)
    #expect(order == ["nested false", "animator"])
    #expect(box.alpha == 1)
  }

  /// Completions of animators and blocks are called in the order of their ends, even within one frame.
  @Test func endsAreToldInOrderAcrossKinds() {
    box.stage.makeCurrent()
    var order: [String] = []
    let inner = UIView()
    box.view.addSubview(inner)
    pass(0.1)
    for (index, duration) in [0.305, 0.301, 0.308, 0.303].enumerated() {
      if index.isMultiple(of: 2) {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
          inner.frame.origin.x += 1
        }
        animator.addCompletion { _ in order.append("\(duration)") }
        animator.startAnimation()
      } else {
        UIView.animate(withDuration: duration) {
          inner.alpha *= 0.5
        } completion: { _ in
          order.append("\(duration)")
        }
      }
    }
    pass(0.5)
    #expect(order == ["0.301", "0.303", "0.305", "0.308"])
  }

  /// A paused presentation, which doesn't depend on time, stays even if the view is out of the window for a
  /// while.
  @Test func aPausedAnimatorOutlivesItsViewsAbsence() {
    let animator = animator()
    animator.fractionComplete = 0.25
    let parent = box.view.superview
    box.view.removeFromSuperview()
    pass(0.1)
    parent?.addSubview(box.view)
    pass(0.1)
    #expect(abs(box.x - 25) < 1e-6)
    animator.stopAnimation(true)
  }

  // MARK: Touches

  /// A moving view is hit at its visible position, halfway from x = 0 to 300. If the app handles
  /// hit-testing, it is hit at its final position.
  @Test(arguments: [false, true]) func movingViewsAreHitWhereTheyAreSeen(manual: Bool) {
    box.stage.makeCurrent()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      box.view.frame.origin.x = 300
    }
    animator.isManualHitTestingEnabled = manual
    animator.startAnimation()
    pass(0.5)
    let root = box.view.superview
    let seen = CGPoint(x: 200, y: 150)
    let goal = CGPoint(x: 340, y: 150)
    #expect(root?.hitTest(seen, with: nil) === (manual ? root : box.view))
    #expect(root?.hitTest(goal, with: nil) === (manual ? box.view : root))
    pass(1)
    #expect(root?.hitTest(goal, with: nil) === box.view)
  }

  @Test func animatedViewsTakeNoTouchesIfAskedNotTo() {
    let animator = animator()
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    let point = CGPoint(x: 50, y: 50)
    #expect(box.view.hitTest(point, with: nil) == nil)
    pass(1.1)
    #expect(box.view.hitTest(point, with: nil) === box.view)
  }

  // MARK: Parameters

  @Test func parametersSayWhatTheyAre() {
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.timingCurveType == .cubic)
    #expect(cubic.cubicTimingParameters === cubic)
    #expect(cubic.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
    #expect(cubic.springTimingParameters == nil)
    let builtin = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(builtin.timingCurveType == .builtin)
    #expect(builtin.animationCurve == .easeIn)
    #expect(abs(builtin.controlPoint1.x - 0.42) < 1e-6)
    #expect(builtin.controlPoint2.y == 1)
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(spring.timingCurveType == .spring)
    #expect(spring.springTimingParameters === spring)
    #expect(spring.initialVelocity == .zero)
    #expect(spring.cubicTimingParameters == nil)
  }

  /// A spring with a mass determines its own duration. On iOS, mass 1, stiffness 100 and damping 10 settle
  /// in 1.4727 s.
  @Test func aPhysicalSpringHasItsOwnDuration() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: spring)
    #expect(abs(animator.duration - 1.4727003346780927) < 1e-9)
    #expect(UIViewPropertyAnimator(duration: 0.7, curve: .linear).duration == 0.7)
  }

  /// Both at once: the spring's time follows the curve.
  @Test func aComposedPaceBendsASpringsTime() {
    @MainActor final class Composed: UITimingCurveProvider {
      let timingCurveType = UITimingCurveType.composed
      let cubicTimingParameters: UICubicTimingParameters? = UICubicTimingParameters(
        animationCurve: .easeInOut)
      let springTimingParameters: UISpringTimingParameters? = UISpringTimingParameters(
        dampingRatio: 1)
    }
    box.stage.makeCurrent()
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: Composed())
    animator.addAnimations { box.view.frame.origin.x = 100 }
    animator.startAnimation()
    pass(0.25)
    // Critically damped with ωD = 9.23341: 1 − (1 + ωt)·e^(−ωt).
    let phase = 9.23341 * easeInOut(0.25)
    #expect(abs(Double(box.x) - 100 * (1 - (1 + phase) * exp(-phase))) < 0.01)
    pass(1)
    #expect(box.isAtRest)
  }

  // MARK: Misuse

  @Test func misuseTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.scrubsLinearly = false
      }
    }
    // Released while it is paused.
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
      }
    }
  }
}
