import Stage
import Testing

/// Tests of gesture recognizers. Sources: `Docs/Facts/Gestures.md` and Apple's documentation of each class.
@MainActor @Suite struct GesturesTests {
  @MainActor final class Target {
    var states: [UIGestureRecognizer.State] = []
    var translations: [CGFloat] = []
    func act(_ sender: UIGestureRecognizer) {
      states.append(sender.state)
      if let pan = sender as? UIPanGestureRecognizer {
        translations.append(pan.translation(in: nil).y)
      }
    }
  }

  final class TouchView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  func show() -> (Stage, TouchView) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let view = TouchView()
    controller.view = view
    stage.show(controller)
    return (stage, view)
  }

  func target(_ recognizer: UIGestureRecognizer) -> Target {
    let target = Target()
    recognizer.addTarget(target, action: Selector("act(_:)", Target.act))
    return target
  }

  let start = CGPoint(x: 196, y: 300)

  /// F-GESTURE-01: the first 10 points don't count, so a slow drag of 180 points moves by 170.
  @Test func aSlowPanOf180MovesBy170() {
    let (stage, view) = show()
    let pan = UIPanGestureRecognizer()
    let target = target(pan)
    view.addGestureRecognizer(pan)
    stage.drag(from: start, by: CGVector(dx: 0, dy: 180), duration: 3)
    #expect(target.states.first == .began)
    // One point per frame: the tenth point recognizes the pan, which hasn't moved yet.
    #expect(abs(target.translations.first ?? -1) < 1e-9)
    #expect(abs((target.translations.last ?? 0) - 170) < 1e-9)
  }

  @Test func aFastPanLosesTheSameTenPoints() {
    let (stage, view) = show()
    let pan = UIPanGestureRecognizer()
    let target = target(pan)
    view.addGestureRecognizer(pan)
    stage.drag(from: start, by: CGVector(dx: 0, dy: 180), duration: 4.0 / 60)
    #expect(abs((target.translations.first ?? 0) - 35) < 1e-9)
    #expect(abs((target.translations.last ?? 0) - 170) < 1e-9)
  }

  /// F-SCROLL-06: the velocity is measured over about the last 100 ms.
  @Test(arguments: [100.0, 750, 3125])
  func theVelocityIsThatOfTheFinger(speed: Double) {
    let (stage, view) = show()
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.touchDown(at: start)
    stage.move(from: start, by: CGVector(dx: 0, dy: speed * 0.2), duration: 0.2)
    #expect(abs(pan.velocity(in: nil).y - speed) < 1e-6 * speed)
    stage.touchUp()
  }

  /// F-GESTURE-02: half a second, during which the finger may move by 10 points.
  @Test func aLongPressTakesHalfASecondAndTenPoints() {
    for (wait, distance, isRecognized) in [
      (0.48, 0, false), (0.52, 0, true), (0.52, 10, true), (0.52, 10.5, false),
    ] as [(Double, CGFloat, Bool)] {
      let (stage, view) = show()
      let press = UILongPressGestureRecognizer()
      #expect(press.minimumPressDuration == 0.5)
      #expect(press.allowableMovement == 10)
      view.addGestureRecognizer(press)
      stage.touchDown(at: start)
      stage.touchMove(to: CGPoint(x: start.x + distance, y: start.y))
      stage.advance(by: wait)
      #expect((press.state == .began) == isRecognized, "after \(wait) s, \(distance) pt")
      stage.touchUp()
    }
  }

  /// F-GESTURE-03: never two at once unless a delegate allows it.
  @Test func twoRecognizersNeverRecognizeAtOnceUnlessADelegateSaysSo() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    for delegate in [nil, both] {
      let (stage, view) = show()
      let recognizers = [UIPanGestureRecognizer(), UIPanGestureRecognizer()]
      let targets = recognizers.map(target)
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      recognizers[1].delegate = delegate
      stage.drag(from: start, by: CGVector(dx: 0, dy: 60), duration: 0.2)
      #expect(targets.count { !$0.states.isEmpty } == (delegate == nil ? 1 : 2))
    }
  }

  /// F-GESTURE-04: a recognizer cancels the touches in its view. `cancelsTouchesInView` is true by default,
  /// `delaysTouchesBegan` false, `delaysTouchesEnded` true.
  @Test func aRecognizerCancelsTouchesInItsView() {
    let (stage, view) = show()
    let tap = UITapGestureRecognizer()
    #expect(tap.cancelsTouchesInView)
    #expect(!tap.delaysTouchesBegan)
    #expect(tap.delaysTouchesEnded)
    view.addGestureRecognizer(tap)
    stage.tap(at: start)
    #expect(view.log == ["began", "cancelled"])
  }

  /// A touch stays with the view on which it began (Apple, "Handling touches in your view").
  @Test func aTouchStaysWithItsView() {
    let (stage, view) = show()
    let other = TouchView(frame: CGRect(x: 0, y: 500, width: 393, height: 200))
    view.addSubview(other)
    stage.drag(from: start, by: CGVector(dx: 0, dy: 300), duration: 0.1)
    #expect(view.log == ["began", "ended"])
    #expect(other.log.isEmpty)
  }
}
