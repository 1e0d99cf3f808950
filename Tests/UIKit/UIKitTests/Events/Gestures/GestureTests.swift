import OozeKernel
import Stage
import Testing

@MainActor @Suite struct GestureTests {
  let stage = Stage(device: .iPhone14Pro)
  let controller = UIViewController()
  var view: UIView { controller.view }

  init() {
    stage.show(controller)
  }

  /// Records its touches.
  final class TouchView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
      #expect(touches.allSatisfy { $0.phase == .cancelled })
    }
  }

  /// Records the states in which it is called.
  @MainActor final class Target {
    var states: [UIGestureRecognizer.State] = []
    func act(_ sender: UIGestureRecognizer) { states.append(sender.state) }
  }

  final class Chooser: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var simultaneous = false
    var receives = true
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
  }

  func touchView() -> TouchView {
    stage.makeCurrent()
    let touched = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    view.addSubview(touched)
    return touched
  }

  @discardableResult
  func add<R: UIGestureRecognizer>(_ recognizer: R, to view: UIView) -> (R, Target) {
    let target = Target()
    recognizer.addTarget(target, action: Selector("act(_:)", Target.act))
    view.addGestureRecognizer(recognizer)
    return (recognizer, target)
  }

  let place = CGPoint(x: 200, y: 200)

  // MARK: Touches without recognizers

  @Test func aViewSeesItsTouchThrough() {
    let touched = touchView()
    stage.drag(from: place, by: CGVector(dx: 0, dy: 300), duration: 2 / 60)
    #expect(touched.log == ["began", "moved", "moved", "ended"])
  }

  @Test func aCancelledTouchIsCancelled() {
    let touched = touchView()
    stage.touchDown(at: place)
    stage.touchCancel()
    #expect(touched.log == ["began", "cancelled"])
  }

  @Test func aViewTakesOneFingerUnlessItWantsMore() {
    let touched = touchView()
    stage.touchDown(at: place, finger: 0)
    stage.touchDown(at: place, finger: 1)
    stage.touchUp(finger: 1)
    #expect(touched.log == ["began"])
    touched.isMultipleTouchEnabled = true
    stage.touchDown(at: place, finger: 2)
    stage.touchUp(finger: 2)
    #expect(touched.log == ["began", "began", "ended"])
    stage.touchUp(finger: 0)
    #expect(touched.log == ["began", "began", "ended", "ended"])
  }

  @Test func tapCountsGoUpInQuickSuccession() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = Counter(frame: view.bounds)
    view.addSubview(counter)
    for _ in 0..<3 {
      stage.tap(at: place)
      stage.advance(by: 0.1)
    }
    stage.advance(by: 1)
    stage.tap(at: place)
    stage.tap(at: CGPoint(x: 20, y: 700))
    #expect(counter.counts == [1, 2, 3, 1, 1])
  }

  // MARK: Tap

  @Test func aTapIsRecognizedAndCancelsTheTouch() {
    let touched = touchView()
    let (tap, target) = add(UITapGestureRecognizer(), to: touched)
    stage.tap(at: place)
    #expect(target.states == [.ended])
    #expect(touched.log == ["began", "cancelled"])
    #expect(tap.state == .possible)
  }

  @Test func aTapLeavesTheTouchWhenItMay() {
    let touched = touchView()
    let (tap, target) = add(UITapGestureRecognizer(), to: touched)
    tap.cancelsTouchesInView = false
    stage.tap(at: place)
    #expect(target.states == [.ended])
    #expect(touched.log == ["began", "ended"])
  }

  @Test(arguments: [(0.1, 1), (0.7, 1), (0.8, 0), (2, 0)] as [(Double, Int)])
  func aTapIsShort(duration: Double, count: Int) {
    let (_, target) = add(UITapGestureRecognizer(), to: touchView())
    stage.tap(at: place, duration: duration)
    #expect(target.states.count == count)
  }

  @Test func aDoubleTapNeedsTwoSoon() {
    let touched = touchView()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let (_, target) = add(double, to: touched)
    stage.tap(at: place)
    stage.advance(by: 0.1)
    #expect(target.states.isEmpty)
    stage.tap(at: place)
    #expect(target.states == [.ended])
    stage.advance(by: 1)
    stage.tap(at: place)
    stage.advance(by: 0.5)
    stage.tap(at: place)
    #expect(target.states == [.ended])
  }

  @Test func aSingleTapWaitsForTheDoubleTapToFail() {
    let touched = touchView()
    let (double, doubled) = add(UITapGestureRecognizer(), to: touched)
    double.numberOfTapsRequired = 2
    let (single, singled) = add(UITapGestureRecognizer(), to: touched)
    single.require(toFail: double)
    stage.tap(at: place)
    #expect(singled.states.isEmpty)
    stage.advance(by: 0.5)
    #expect(singled.states == [.ended])
    #expect(doubled.states.isEmpty)

    stage.advance(by: 1)
    stage.tap(at: place)
    stage.advance(by: 0.1)
    stage.tap(at: place)
    stage.advance(by: 1)
    #expect(doubled.states == [.ended])
    #expect(singled.states == [.ended])
  }

  @Test func twoFingersTapTogether() {
    let touched = touchView()
    touched.isMultipleTouchEnabled = true
    let (tap, target) = add(UITapGestureRecognizer(), to: touched)
    tap.numberOfTouchesRequired = 2
    stage.tap(at: place)
    #expect(target.states.isEmpty)
    stage.touchDown(at: place, finger: 0)
    stage.touchDown(at: CGPoint(x: 250, y: 200), finger: 1)
    stage.advance(by: 0.05)
    stage.touchUp(finger: 0)
    stage.touchUp(finger: 1)
    #expect(target.states == [.ended])
  }

  // MARK: Pan

  @Test func aPanFollowsTheFinger() {
    let touched = touchView()
    let (pan, target) = add(UIPanGestureRecognizer(), to: touched)
    stage.touchDown(at: place)
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 200, y: 209))
    #expect(pan.state == .possible)
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 200, y: 212))
    #expect(pan.state == .began)
    #expect(abs(pan.translation(in: view).y - 2) < 1e-9)
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 200, y: 300))
    #expect(pan.state == .changed)
    #expect(abs(pan.translation(in: view).y - 90) < 1e-9)
    stage.touchUp()
    #expect(target.states == [.began, .changed, .ended])
    #expect(touched.log == ["began", "moved", "cancelled"])
    #expect(pan.state == .possible)
  }

  @Test func translationCanBeSetAndTurnsWithTheView() {
    let touched = touchView()
    touched.transform = CGAffineTransform(scaleX: 2, y: 2)
    let (pan, _) = add(UIPanGestureRecognizer(), to: touched)
    stage.touchDown(at: place)
    stage.touchMove(to: CGPoint(x: 230, y: 200))
    #expect(abs(pan.translation(in: view).x - 20) < 1e-9)
    #expect(abs(pan.translation(in: touched).x - 10) < 1e-9)
    pan.setTranslation(.zero, in: view)
    stage.touchMove(to: CGPoint(x: 240, y: 205))
    #expect(abs(pan.translation(in: view).x - 10) < 1e-9)
    #expect(abs(pan.translation(in: view).y - 5) < 1e-9)
    stage.touchUp()
  }

  @Test func velocityIsThatOfTheLastTenth() {
    let (pan, _) = add(UIPanGestureRecognizer(), to: touchView())
    stage.touchDown(at: place)
    stage.move(from: place, by: CGVector(dx: 0, dy: 300), duration: 0.5)
    #expect(abs(pan.velocity(in: view).y - 600) < 1e-6)
    let low = CGPoint(x: place.x, y: place.y + 300)
    stage.move(from: low, by: CGVector(dx: 0, dy: -60), duration: 0.2)
    #expect(abs(pan.velocity(in: view).y + 300) < 1e-6)
    stage.advance(by: 0.2)
    stage.touchMove(to: CGPoint(x: place.x, y: place.y + 240))
    #expect(pan.velocity(in: view).y == 0)
    stage.touchUp()
  }

  @Test func aSecondFingerDoesNotMakeTheTranslationJump() {
    let touched = touchView()
    touched.isMultipleTouchEnabled = true
    let (pan, _) = add(UIPanGestureRecognizer(), to: touched)
    stage.touchDown(at: place, finger: 0)
    stage.touchMove(to: CGPoint(x: 200, y: 230), finger: 0)
    let before = pan.translation(in: view).y
    stage.touchDown(at: CGPoint(x: 280, y: 280), finger: 1)
    #expect(pan.translation(in: view).y == before)
    stage.touchMove(to: CGPoint(x: 280, y: 290), finger: 1)
    #expect(abs(pan.translation(in: view).y - before - 5) < 1e-9)
    stage.touchUp(finger: 0)
    #expect(pan.state == .changed)
    #expect(abs(pan.translation(in: view).y - before - 5) < 1e-9)
    stage.touchUp(finger: 1)
    #expect(pan.state == .possible)
  }

  // MARK: Long press

  @Test func aLongPressBeginsWhileTheFingerRests() {
    let (press, target) = add(UILongPressGestureRecognizer(), to: touchView())
    stage.touchDown(at: place)
    stage.advance(by: 0.45)
    #expect(press.state == .possible)
    stage.advance(by: 0.1)
    #expect(press.state == .began)
    stage.touchMove(to: CGPoint(x: 300, y: 300))
    stage.touchUp()
    #expect(target.states == [.began, .changed, .ended])
  }

  @Test(arguments: [(9.0, true), (10, true), (11, false)] as [(Double, Bool)])
  func aLongPressAllowsTenPoints(distance: Double, isRecognized: Bool) {
    let (press, _) = add(UILongPressGestureRecognizer(), to: touchView())
    stage.touchDown(at: place)
    stage.touchMove(to: CGPoint(x: place.x + distance, y: place.y))
    stage.advance(by: 0.6)
    #expect((press.state == .began) == isRecognized)
    stage.touchUp()
  }

  @Test func aSwipeIsQuickAndStraight() {
    let touched = touchView()
    let (_, target) = add(UISwipeGestureRecognizer(), to: touched)
    stage.drag(from: place, by: CGVector(dx: 80, dy: 5), duration: 0.1)
    #expect(target.states == [.ended])
    stage.drag(from: place, by: CGVector(dx: -80, dy: 5), duration: 0.1)
    stage.drag(from: place, by: CGVector(dx: 80, dy: 90), duration: 0.1)
    stage.drag(from: place, by: CGVector(dx: 80, dy: 0), duration: 1)
    #expect(target.states == [.ended])
  }

  // MARK: Several recognizers

  @Test func theInnerOfTwoPansWins() {
    let touched = touchView()
    let (_, inner) = add(UIPanGestureRecognizer(), to: touched)
    let (_, outer) = add(UIPanGestureRecognizer(), to: view)
    stage.drag(from: place, by: CGVector(dx: 0, dy: 50), duration: 0.1)
    #expect(inner.states.first == .began)
    #expect(outer.states.isEmpty)
    #expect(inner.states.last == .ended)
  }

  @Test func aDelegateLetsBothRecognize() {
    let touched = touchView()
    let chooser = Chooser()
    chooser.simultaneous = true
    let (_, inner) = add(UIPanGestureRecognizer(), to: touched)
    let (pan, outer) = add(UIPanGestureRecognizer(), to: view)
    pan.delegate = chooser
    stage.drag(from: place, by: CGVector(dx: 0, dy: 50), duration: 0.1)
    #expect(inner.states.first == .began)
    #expect(outer.states.first == .began)
    #expect(outer.states == inner.states)
  }

  @Test func aRequirementGivesTheOuterPanTheWay() {
    let touched = touchView()
    let (inner, inners) = add(UIPanGestureRecognizer(), to: touched)
    let (outer, outers) = add(UIPanGestureRecognizer(), to: view)
    inner.require(toFail: outer)
    stage.drag(from: place, by: CGVector(dx: 0, dy: 50), duration: 0.1)
    #expect(outers.states.last == .ended)
    #expect(inners.states.isEmpty)
    // The outer recognizer declines, so the inner one continues from where it waited.
    let chooser = Chooser()
    chooser.begins = false
    outer.delegate = chooser
    stage.drag(from: place, by: CGVector(dx: 0, dy: 50), duration: 0.1)
    #expect(inners.states.first == .began)
    #expect(inners.states.last == .ended)
  }

  @Test func aDelegateKeepsTouchesAway() {
    let touched = touchView()
    let chooser = Chooser()
    chooser.receives = false
    let (tap, target) = add(UITapGestureRecognizer(), to: touched)
    tap.delegate = chooser
    stage.tap(at: place)
    #expect(target.states.isEmpty)
    #expect(touched.log == ["began", "ended"])
  }

  @Test func aRecognizerThatIsOffSeesNothingAndTurningItOffCancels() {
    let touched = touchView()
    let (pan, target) = add(UIPanGestureRecognizer(), to: touched)
    stage.touchDown(at: place)
    stage.touchMove(to: CGPoint(x: 200, y: 250))
    pan.isEnabled = false
    #expect(target.states == [.began, .cancelled])
    stage.touchMove(to: CGPoint(x: 200, y: 300))
    stage.touchUp()
    #expect(target.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    stage.drag(from: place, by: CGVector(dx: 0, dy: 50), duration: 0.1)
    #expect(target.states == [.began, .cancelled])
  }

  @Test func delayedTouchesComeWhenTheRecognizerFails() {
    let touched = touchView()
    let (press, _) = add(UILongPressGestureRecognizer(), to: touched)
    press.delaysTouchesBegan = true
    stage.touchDown(at: place)
    #expect(touched.log.isEmpty)
    stage.touchMove(to: CGPoint(x: 230, y: 200))
    #expect(touched.log == ["began", "moved"])
    stage.touchUp()
    #expect(touched.log == ["began", "moved", "ended"])
    touched.log = []
    stage.touchDown(at: place)
    stage.advance(by: 0.6)
    stage.touchUp()
    #expect(touched.log.isEmpty)
  }

  @Test func theEndOfATouchWaitsForADoubleTap() {
    let touched = touchView()
    let (double, _) = add(UITapGestureRecognizer(), to: touched)
    double.numberOfTapsRequired = 2
    stage.tap(at: place)
    #expect(touched.log == ["began"])
    stage.advance(by: 0.5)
    #expect(touched.log == ["began", "ended"])
  }

  @Test func aRecognizerThatNeverDecidesHoldsNothingUp() {
    let touched = touchView()
    add(UIGestureRecognizer(), to: touched)
    stage.tap(at: place)
    #expect(touched.log == ["began", "ended"])
    #expect(touched.window?.gestures.isIdle == true)
  }

  @Test func aSubclassDrivesTheMachine() {
    final class Corner: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    let (corner, target) = add(Corner(), to: touchView())
    stage.drag(from: place, by: CGVector(dx: 5, dy: 0), duration: 1 / 60)
    #expect(target.states == [.began, .changed, .ended])
    #expect(corner.resets == 1)
  }

  @Test func removingARecognizerCancelsIt() {
    let touched = touchView()
    let (pan, target) = add(UIPanGestureRecognizer(), to: touched)
    stage.touchDown(at: place)
    stage.touchMove(to: CGPoint(x: 200, y: 250))
    touched.removeGestureRecognizer(pan)
    #expect(target.states == [.began, .cancelled])
    stage.touchUp()
    #expect(touched.gestureRecognizers?.isEmpty == true)
    #expect(view.window?.gestures.isIdle == true)
  }

  /// Random finger input: the recognizers are all idle once the fingers are gone.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func nothingIsLeftBehindByAnyFingers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func next(_ bound: Int) -> Int { random.below(bound) }
    let touched = touchView()
    touched.isMultipleTouchEnabled = true
    let recognizers: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer(),
      UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    (recognizers[1] as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
    recognizers[0].require(toFail: recognizers[1])
    for recognizer in recognizers { touched.addGestureRecognizer(recognizer) }
    view.addGestureRecognizer(UIPanGestureRecognizer())
    var down: Set<Int> = []
    for _ in 0..<200 {
      let finger = next(3)
      let point = CGPoint(x: 80 + next(240), y: 80 + next(240))
      if !down.contains(finger) {
        stage.touchDown(at: point, finger: finger)
        down.insert(finger)
      } else if next(3) > 0 {
        stage.touchMove(to: point, finger: finger)
      } else if next(4) > 0 {
        stage.touchUp(finger: finger)
        down.remove(finger)
      } else {
        stage.touchCancel(finger: finger)
        down.remove(finger)
      }
      stage.advance(by: Double(next(12)) / 60)
    }
    for finger in down { stage.touchUp(finger: finger) }
    stage.advance(by: 1)
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    #expect(view.window?.gestures.isIdle == true)
    let balance = touched.log.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    #expect(balance["began", default: 0] >= balance["ended", default: 0])
  }
}
