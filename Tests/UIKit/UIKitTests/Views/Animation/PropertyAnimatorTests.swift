import Stage
import Testing

@MainActor @Suite struct PropertyAnimatorTests {
  let box = MovingBox()

  /// Returns an animator that moves from x = 0 to 100 in one second.
  private func animator(
    _ curve: UIView.AnimationCurve = .linear, _ ends: Ends? = nil
  ) -> UIViewPropertyAnimator {
    box.stage.makeCurrent()
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) {
      box.view.frame.origin.x = 100
    }
    if let ends { animator.addCompletion { ends.list.append($0) } }
    return animator
  }

  @MainActor private final class Ends {
    var list: [UIViewAnimatingPosition] = []
  }

  private func pass(_ seconds: Double) { box.stage.advance(by: seconds) }

  // MARK: Running

  @Test(arguments: [UIView.AnimationCurve.linear, .easeInOut])
  func runsToItsEnd(curve: UIView.AnimationCurve) {
    let ends = Ends()
    let animator = animator(curve, ends)
    #expect(animator.state == .inactive)
    #expect(box.view.frame.origin.x == 0)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(box.view.frame.origin.x == 100)
    #expect(box.x == 0)
    for tenth in 1...9 {
      pass(0.1)
      let part = Double(tenth) / 10
      let progress = curve == .linear ? part : easeInOut(part)
      #expect(abs(Double(box.x) - progress * 100) < 1e-4)
      #expect(abs(Double(animator.fractionComplete) - progress) < 1e-6)
    }
    #expect(ends.list == [])
    pass(0.11)
    #expect(ends.list == [.end])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(box.isAtRest)
    #expect(animator.fractionComplete == 0)
    pass(2)
    #expect(ends.list == [.end])
  }

  @Test func aDelayShowsTheStart() {
    let animator = animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    #expect(animator.isRunning)
    pass(0.5)
    #expect(abs(box.x) < 1e-6)
    pass(0.5)
    #expect(abs(box.x - 50) < 1e-6)
    pass(0.6)
    #expect(box.isAtRest)
  }

  @Test func goesOnWhenNobodyKeepsIt() {
    let ends = Ends()
    animator(.linear, ends).startAnimation()
    pass(1.1)
    #expect(ends.list == [.end])
  }

  @Test func theRunningFormStartsAtOnce() {
    box.stage.makeCurrent()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear
    ) {
      box.view.frame.origin.x = 100
    } completion: {
      ends.append($0)
    }
    pass(1)
    #expect(abs(box.x - 50) < 1e-6)
    #expect(animator.isRunning)
    pass(0.6)
    #expect(ends == [.end])
  }

  @Test func withoutChangesItTakesItsTime() {
    box.stage.makeCurrent()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    pass(0.4)
    #expect(ends == [])
    #expect(animator.isRunning)
    pass(0.2)
    #expect(ends == [.end])
  }

  @Test func canBeUsedAgain() {
    let ends = Ends()
    let animator = animator(.linear, ends)
    animator.startAnimation()
    pass(1.1)
    animator.addAnimations { box.view.frame.origin.x = 0 }
    animator.addCompletion { ends.list.append($0) }
    animator.startAnimation()
    pass(0.25)
    #expect(abs(box.x - 75) < 1e-6)
    pass(1)
    #expect(ends.list == [.end, .end])
    #expect(box.isAtRest)
    #expect(box.x == 0)
  }

  @Test func completionsComeInTheOrderOfAdding() {
    let animator = animator()
    var order: [Int] = []
    for index in 0..<5 { animator.addCompletion { _ in order.append(index) } }
    animator.startAnimation()
    pass(1.1)
    #expect(order == [0, 1, 2, 3, 4])
  }

  @Test func theEndCanBeAwaited() async {
    let animator = animator()
    var isWaiting = false
    let end = Task { @MainActor in
      isWaiting = true
      return await animator.addCompletion()
    }
    while !isWaiting { await Task.yield() }
    // Other tests ran meanwhile.
    box.stage.makeCurrent()
    animator.startAnimation()
    pass(1.1)
    #expect(await end.value == .end)
  }

  // MARK: Pausing and scrubbing

  @Test func aPauseStandsStillAndGoesOn() {
    let ends = Ends()
    let animator = animator(.easeInOut, ends)
    animator.startAnimation()
    pass(0.3)
    let place = box.x
    animator.pauseAnimation()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(box.x == place)
    pass(5)
    #expect(box.x == place)
    #expect(ends.list == [])
    animator.startAnimation()
    #expect(abs(box.x - place) < 1e-9)
    pass(0.4)
    #expect(abs(Double(box.x) - easeInOut(0.7) * 100) < 1e-4)
    pass(0.4)
    #expect(ends.list == [.end])
  }

  /// A paused animator requests no frames.
  @Test func aPausedAnimatorNeedsNoFrames() {
    let animator = animator()
    animator.fractionComplete = 0.5
    _ = box.stage.layerTree()
    let loop = box.stage.renderLoop
    loop.counts = FrameCounts()
    #expect(!loop.needsFrame)
    #expect(!loop.hasActivity)
    pass(10)
    #expect(loop.counts.commits <= 1)
    #expect(loop.counts.nodesRebuilt == 0)
    animator.fractionComplete = 0.6
    #expect(loop.needsFrame)
    animator.stopAnimation(true)
  }

  @Test(arguments: [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut, .linear])
  func scrubsLinearly(curve: UIView.AnimationCurve) {
    let animator = animator(curve)
    for fraction in [0.0, 0.25, 0.9, 0.5, 1, 0.1] as [CGFloat] {
      animator.fractionComplete = fraction
      #expect(abs(box.x - fraction * 100) < 1e-9)
      #expect(animator.fractionComplete == fraction)
      #expect(!animator.isRunning)
      #expect(animator.state == .active)
    }
    animator.stopAnimation(true)
  }

  @Test func scrubsAlongItsCurveIfAsked() {
    let animator = animator(.easeInOut)
    animator.scrubsLinearly = false
    for fraction in [0.25, 0.9, 0.5, 0.1] {
      animator.fractionComplete = CGFloat(fraction)
      #expect(abs(Double(box.x) - easeInOut(fraction) * 100) < 1e-4)
      #expect(abs(Double(animator.fractionComplete) - fraction) < 1e-9)
    }
    animator.stopAnimation(true)
  }

  /// Reading the fraction and writing it back moves nothing, in both scrubbing modes.
  @Test(arguments: [false, true]) func takingHoldDoesNotJump(linear: Bool) {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = linear
    animator.startAnimation()
    pass(0.37)
    animator.pauseAnimation()
    let place = box.x
    let fraction = animator.fractionComplete
    animator.fractionComplete = fraction
    #expect(abs(box.x - place) < 1e-6)
    animator.stopAnimation(true)
  }

  /// From a quarter of the distance along the rest of the curve.
  @Test func goesOnFromWhereItWasMovedTo() {
    let animator = animator(.linear)
    animator.fractionComplete = 0.25
    animator.startAnimation()
    pass(0.5)
    #expect(abs(box.x - 75) < 1e-6)
    pass(0.3)
    #expect(box.isAtRest)
    #expect(animator.state == .inactive)
  }

  @Test func staysActiveAtItsEndIfAsked() {
    let ends = Ends()
    let animator = animator(.linear, ends)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    pass(1.2)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(ends.list == [])
    #expect(box.x == 100)
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    #expect(box.x == 100)
    #expect(animator.fractionComplete == 0)
    animator.startAnimation()
    pass(0.25)
    #expect(abs(box.x - 75) < 1e-6)
    animator.pausesOnCompletion = false
    pass(1)
    #expect(ends.list == [.start])
    #expect(box.isAtRest)
    #expect(box.x == 0)
  }

  // MARK: Reversing

  @Test func turnedRoundItEndsAtItsStart() {
    let ends = Ends()
    let animator = animator(.linear, ends)
    animator.startAnimation()
    pass(0.5)
    animator.isReversed = true
    #expect(abs(box.x - 50) < 1e-6)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
    pass(0.2)
    #expect(abs(box.x - 30) < 1e-6)
    #expect(abs(animator.fractionComplete - 0.7) < 1e-9)
    pass(0.4)
    #expect(ends.list == [.start])
    #expect(box.isAtRest)
    #expect(box.view.frame.origin.x == 0)
    #expect(!animator.isReversed)
  }

  /// An eased motion slows down before it reverses. Its distances in the last and the next hundredth of
  /// a second are equal except for the acceleration: at most 6 · 100 points per s² for a Bézier curve of
  /// this steepness and as much again for the reversal, times 0.01² s².
  @Test(arguments: [0.1, 0.3, 0.5, 0.7, 0.9]) func turningRoundIsSmooth(time: Double) {
    for pace in 0..<2 {
      let box = MovingBox()
      box.stage.frameRate = 1000
      let changes = { box.view.frame.origin.x = 100 }
      let animator =
        pace == 0
        ? UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: changes)
        : UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: changes)
      animator.startAnimation()
      box.stage.advance(by: time - 0.001)
      let first = box.x
      box.stage.advance(by: 0.001)
      let second = box.x
      animator.isReversed = true
      #expect(abs(box.x - second) < 1e-6)
      box.stage.advance(by: 0.001)
      let third = box.x
      #expect(abs((third - second) - (second - first)) < 0.02, "at \(time), pace \(pace)")
      box.stage.advance(by: 3)
      #expect(box.isAtRest)
      #expect(box.x == 0)
      #expect(animator.state == .inactive)
    }
  }

  @Test func startedReversedItComesFromItsEnd() {
    let ends = Ends()
    let animator = animator(.linear, ends)
    animator.isReversed = true
    animator.startAnimation()
    #expect(abs(box.x - 100) < 1e-6)
    pass(0.25)
    #expect(abs(box.x - 75) < 1e-6)
    pass(1)
    #expect(ends.list == [.start])
    #expect(box.view.frame.origin.x == 0)
  }

  @Test func itTakesBackItsOwnChangeOnly() {
    let animator = animator()
    animator.startAnimation()
    pass(0.5)
    UIView.animate(withDuration: 0.2) { box.view.frame.origin.x = 300 }
    animator.isReversed = true
    pass(0.25)
    let before = box.x
    pass(0.25)
    #expect(abs(before - box.x) < 30)
    pass(0.1)
    #expect(box.isAtRest)
    #expect(animator.state == .inactive)
    // It takes back its own 100 of the 300 points, and nothing jumps.
    #expect(box.x == 200)
  }

  // MARK: Continuing

  /// Half of the distance in the time of half of it, at a constant speed.
  @Test func goesOnAtAnotherPace() {
    let animator = animator(.easeInOut)
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    pass(0.25)
    #expect(abs(box.x - 75) < 1e-6)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    pass(1)
    #expect(abs(box.x - 87.5) < 1e-6)
    pass(1.1)
    #expect(box.isAtRest)
    #expect(animator.state == .inactive)
  }

  /// The velocity is in remaining distances per second: 2 from halfway is 100 points per second.
  @Test func goesOnWithASpringsVelocity() {
    let animator = animator(.easeInOut)
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 0)), durationFactor: 1)
    pass(0.001)
    #expect(abs(box.x - 50.1) < 0.01)
    pass(1.1)
    #expect(box.isAtRest)
    #expect(animator.state == .inactive)
  }

  @Test func aVelocityIsAVectorForPositionsAndALengthForTheRest() {
    box.stage.makeCurrent()
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: 4)))
    animator.addAnimations {
      box.view.frame.origin = CGPoint(x: 100, y: 200)
      box.view.alpha = 0
    }
    animator.startAnimation()
    pass(0.001)
    #expect(abs(box.x - 0.3) < 0.02)
    #expect(abs(box.y - 100.4) < 0.02)
    #expect(abs(box.alpha - 0.995) < 0.0002)
    animator.stopAnimation(true)
  }

  @Test func turnedRoundItGoesOnToItsStart() {
    let animator = animator(.easeInOut)
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    pass(0.5)
    #expect(abs(box.x - 25) < 1e-6)
    pass(0.6)
    #expect(box.isAtRest)
    #expect(box.x == 0)
  }
}
