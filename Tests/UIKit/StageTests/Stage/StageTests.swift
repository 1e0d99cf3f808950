import Stage
import Testing

/// A view that records its touches.
final class TouchView: UIView {
  var log: [String] = []
  var times: [TimeInterval] = []
  var places: [CGPoint] = []

  private func note(_ name: String, _ touches: Set<UITouch>) {
    for touch in touches {
      log.append(name)
      times.append(touch.timestamp)
      places.append(touch.location(in: nil))
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

/// An object that records the ticks of its display link.
@MainActor final class Ticker {
  var times: [TimeInterval] = []

  func tick(_ link: CADisplayLink) {
    times.append(link.timestamp)
  }
}

@MainActor @Suite struct StageTests {
  private func makeStage() -> (Stage, TouchView) {
    let stage = Stage()
    let controller = UIViewController()
    let view = TouchView()
    view.isMultipleTouchEnabled = true
    view.accessibilityIdentifier = "touched"
    controller.view = view
    stage.show(controller)
    return (stage, view)
  }

  @Test func theControllerFillsTheScreen() {
    let (stage, view) = makeStage()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.scale == 3)
    #expect(stage.view(withIdentifier: "touched") === view)
    #expect(stage.view(withIdentifier: "nothing") == nil)
    #expect(stage.recursiveDescription.contains("| TouchView #touched (0 0; 393 852)"))
  }

  @Test func aDragMovesAtFrameTimesWithConstantVelocity() {
    let (stage, view) = makeStage()
    stage.advance(by: 1)
    stage.drag(
      from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 240), duration: 0.4, hold: 0.25)
    #expect(view.log == ["began"] + Array(repeating: "moved", count: 24) + ["ended"])
    for frame in 0...24 {
      #expect(abs(view.times[frame] - 1 - Double(frame) / 60) < 1e-9)
      #expect(abs(view.places[frame].y - 200 - CGFloat(frame) * 10) < 1e-9)
    }
    #expect(abs(view.times[25] - 1.65) < 1e-9)
    #expect(view.places[25] == CGPoint(x: 100, y: 440))
  }

  @Test func timePassesInFrames() {
    let (stage, _) = makeStage()
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Selector("tick(_:)", Ticker.tick))
    link.add(to: .main, forMode: .common)
    stage.advance(by: 0.5)
    link.invalidate()
    #expect(ticker.times.count == 30)
    for (index, time) in ticker.times.enumerated() {
      #expect(abs(time - Double(index + 1) / 60) < 1e-9)
    }
    stage.advance(by: 1000)
    #expect(abs(stage.time - 1000.5) < 1e-9)
    #expect(ticker.times.count == 30)
  }

  @Test func nothingHappensInAnIdleStage() {
    let (stage, _) = makeStage()
    let before = stage.layerTree()
    stage.renderLoop.counts = FrameCounts()
    stage.advance(by: 3600)
    #expect(stage.renderLoop.counts.commits <= 2)
    #expect(stage.layerTree().root === before.root)
    #expect(!stage.needsFrame)
  }

  @Test func whatIsScheduledRunsInItsFrame() {
    let (stage, _) = makeStage()
    var time: TimeInterval?
    stage.renderLoop.schedule(after: 2.005) { time = CACurrentMediaTime() }
    stage.advance(by: 10)
    #expect(time.map { abs($0 - 121.0 / 60) < 1e-9 } == true)
  }

  @Test func severalFingers() {
    let (stage, view) = makeStage()
    stage.touchDown(at: CGPoint(x: 10, y: 10), finger: 1)
    stage.touchDown(at: CGPoint(x: 20, y: 10), finger: 2)
    stage.touchMove(to: CGPoint(x: 30, y: 30), finger: 2)
    stage.touchUp(finger: 1)
    stage.touchCancel(finger: 2)
    #expect(view.log == ["began", "began", "moved", "ended", "cancelled"])
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(view.log.suffix(2) == ["began", "ended"])
  }

  @Test func stagesDoNotMix() {
    let (first, firstView) = makeStage()
    let second = Stage(device: .iPhoneSE, appearance: .dark)
    let controller = UIViewController()
    second.show(controller)
    second.advance(by: 5)
    #expect(UIScreen.main.bounds.width == 375)
    first.tap(at: CGPoint(x: 1, y: 1), duration: 0.1)
    #expect(UIScreen.main.bounds.width == 393)
    #expect(abs(CACurrentMediaTime() - 0.1) < 1e-9)
    #expect(firstView.traitCollection.userInterfaceStyle == .light)
    second.makeCurrent()
    #expect(CACurrentMediaTime() == 5)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func theDeviceCanBeTurnedAndExchanged() {
    let (stage, view) = makeStage()
    stage.rotate(to: .landscapeRight)
    #expect(view.frame.size == CGSize(width: 852, height: 393))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(view.traitCollection.verticalSizeClass == .compact)
    stage.rotate(to: .portrait)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    stage.device = .iPhoneSE
    #expect(view.frame.size == CGSize(width: 375, height: 667))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    stage.appearance = .dark
    stage.textSize = .accessibilityLarge
    stage.layoutDirection = .rightToLeft
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
