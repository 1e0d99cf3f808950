import QuartzCore
import Testing

private final class LayoutDelegate: NSObject, CALayerDelegate {
  var laidOut: [UInt32] = []
  var drawn: [UInt32] = []
  var whenLaidOut: ((CALayer) -> Void)?

  func layoutSublayers(of layer: CALayer) {
    laidOut.append(layer.serial)
    whenLaidOut?(layer)
  }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    drawn.append(layer.serial)
    ctx.setFillColor(.red)
    ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

@MainActor private final class Ticker {
  var ticks: [CFTimeInterval] = []
  var targets: [CFTimeInterval] = []

  func tick(_ link: CADisplayLink) {
    ticks.append(link.timestamp)
    targets.append(link.targetTimestamp)
  }

  func plain() { ticks.append(CACurrentMediaTime()) }
}

@MainActor @Suite struct RenderLoopTests {
  @Test func anIdleLoopNeedsNothing() {
    let test = TestLoop()
    #expect(!test.loop.needsFrame)
    #expect(!test.loop.hasActivity)
    #expect(test.loop.nextDeadline == nil)
  }

  @Test func timeStandsStillAndNeverGoesBack() {
    let test = TestLoop()
    #expect(CACurrentMediaTime() == 0)
    test.loop.advance(to: 3)
    #expect(CACurrentMediaTime() == 3)
    test.loop.advance(to: 1)
    #expect(CACurrentMediaTime() == 3)
  }

  @Test func wakesOnceWhenSomethingHappens() {
    let test = TestLoop()
    var wakes = 0
    test.loop.onNeedsFrame = { wakes += 1 }
    let layer = test.root
    layer.setNeedsLayout()
    layer.setNeedsLayout()
    #expect(wakes >= 1)
    #expect(test.loop.needsFrame)
    test.loop.commit()
    #expect(!test.loop.needsFrame)
  }

  @Test func scheduledActionsRunInTheOrderOfTheirTimes() {
    let test = TestLoop()
    var log: [String] = []
    test.loop.schedule(after: 2) { log.append("two") }
    test.loop.schedule(after: 1) { log.append("one") }
    test.loop.schedule(after: 1) { log.append("one again") }
    let cancelled = test.loop.schedule(after: 0.5) { log.append("never") }
    #expect(test.loop.nextDeadline == 0.5)
    cancelled.cancel()
    #expect(test.loop.nextDeadline == 1)
    #expect(!test.loop.needsFrame)
    #expect(test.loop.hasActivity)
    test.loop.advance(to: 3)
    #expect(log == ["one", "one again", "two"])
    #expect(!test.loop.hasActivity)
  }

  @Test func actionsScheduledByActionsWaitForTheNextFrame() {
    let test = TestLoop()
    var count = 0
    func again() {
      count += 1
      test.loop.schedule(after: 0, again)
    }
    test.loop.schedule(after: 0, again)
    test.loop.advance(to: 1)
    #expect(count == 1)
    test.loop.advance(to: 1)
    #expect(count == 2)
  }

  @Test func layoutGoesFromOutsideIn() {
    let test = TestLoop()
    let delegate = LayoutDelegate()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    for layer in [a, b, c] { layer.delegate = delegate }
    a.addSublayer(b)
    b.addSublayer(c)
    test.root.addSublayer(a)
    test.loop.commit()
    #expect(delegate.laidOut == [a.serial, b.serial, c.serial])
    delegate.laidOut = []
    c.setNeedsLayout()
    test.loop.counts = FrameCounts()
    test.loop.commit()
    #expect(delegate.laidOut == [c.serial])
    #expect(test.loop.counts.layersLaidOut == 1)
  }

  @Test func boundsNeedLayoutPositionDoesNot() {
    let test = TestLoop()
    let delegate = LayoutDelegate()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.delegate = delegate
    layer.position.x = 50
    layer.opacity = 0.5
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    test.loop.commit()
    #expect(delegate.laidOut == [])
    layer.bounds.origin.y = 5
    test.loop.commit()
    layer.bounds.size.height = 20
    test.loop.commit()
    #expect(delegate.laidOut == [layer.serial, layer.serial])
    #expect(!test.root.needsLayout())
  }

  @Test func layoutThatChangesWhatWasLaidOutIsDoneAgain() {
    let test = TestLoop()
    let delegate = LayoutDelegate()
    let (parent, child) = (CALayer(), CALayer())
    parent.delegate = delegate
    child.delegate = delegate
    parent.addSublayer(child)
    test.root.addSublayer(parent)
    var rounds = 0
    delegate.whenLaidOut = { layer in
      if layer === child && rounds < 3 {
        rounds += 1
        parent.setNeedsLayout()
      }
      if layer === parent { child.bounds.size.width += 1 }
    }
    test.loop.commit()
    #expect(child.bounds.width == 4)
    #expect(!parent.needsLayout())
    #expect(!child.needsLayout())
  }

  @Test func layoutThatNeverEndsIsStopped() {
    let test = TestLoop()
    let delegate = LayoutDelegate()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.delegate = delegate
    delegate.whenLaidOut = { $0.setNeedsLayout() }
    layer.setNeedsLayout()
    test.loop.commit()
    #expect(delegate.laidOut.count < 100)
    #expect(test.loop.needsFrame)
  }

  @Test func layoutIfNeededBeginsAtTheHighestThatNeedsIt() {
    let delegate = LayoutDelegate()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    for layer in [a, b, c] { layer.delegate = delegate }
    a.addSublayer(b)
    b.addSublayer(c)
    a.layoutIfNeeded()
    delegate.laidOut = []
    b.setNeedsLayout()
    c.setNeedsLayout()
    c.layoutIfNeeded()
    #expect(delegate.laidOut == [b.serial, c.serial])
  }

  @Test func drawsWhatIsDirtyOnly() {
    let test = TestLoop()
    let delegate = LayoutDelegate()
    let layers = (0..<5).map { _ in CALayer() }
    for layer in layers {
      layer.delegate = delegate
      layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      test.root.addSublayer(layer)
      layer.setNeedsDisplay()
    }
    test.loop.commit()
    #expect(delegate.drawn == layers.map(\.serial))
    #expect((layers[0].contents as! CGImage).width == 4)
    delegate.drawn = []
    layers[2].contentsScale = 3
    layers[2].setNeedsDisplay()
    test.loop.counts = FrameCounts()
    test.loop.commit()
    #expect(delegate.drawn == [layers[2].serial])
    #expect(test.loop.counts.layersDrawn == 1)
    #expect((layers[2].contents as! CGImage).width == 12)
  }

  @Test func drawingNothingLeavesNoContents() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    layer.setNeedsDisplay()
    test.loop.commit()
    #expect(layer.contents == nil)
    #expect(test.loop.counts.layersDrawn == 1)
  }

  @Test func displayLinkTicksEveryFrame() {
    let test = TestLoop()
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Selector("tick(_:)", Ticker.tick))
    #expect(!test.loop.needsFrame)
    link.add(to: .main, forMode: .common)
    #expect(test.loop.needsFrame)
    for step in 1...3 { test.loop.advance(to: Double(step) / 4) }
    #expect(ticker.ticks == [0.25, 0.5, 0.75])
    #expect(ticker.targets[0] == 0.25 + 1.0 / 60)
    link.isPaused = true
    #expect(!test.loop.needsFrame)
    test.loop.advance(to: 1)
    link.isPaused = false
    test.loop.advance(to: 2)
    #expect(ticker.ticks == [0.25, 0.5, 0.75, 2])
    link.invalidate()
    test.loop.advance(to: 3)
    #expect(ticker.ticks.count == 4)
    #expect(!test.loop.needsFrame)
  }

  @Test(arguments: [60, 30, 20, 10]) func displayLinkKeepsItsRate(rate: Int) {
    let test = TestLoop()
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Selector("plain", Ticker.plain))
    link.preferredFramesPerSecond = rate
    link.add(to: .main, forMode: .common)
    for step in 1...60 { test.loop.advance(to: Double(step) / 60) }
    #expect(ticker.ticks.count == rate)
  }

  @Test func selectorsAreNamesWithMethods() {
    let ticker = Ticker()
    let selector = Selector("plain", Ticker.plain)
    #expect(selector == Selector("plain"))
    #expect(selector != Selector("other", Ticker.plain))
    #expect(selector.perform(on: ticker))
    #expect(!Selector("plain").perform(on: ticker))
    #expect(!selector.perform(on: CALayer()))
    #expect(ticker.ticks.count == 1)
  }

  @Test func twoLoopsDoNotMeet() {
    let one = TestLoop()
    let layer = one.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let two = TestLoop()
    one.loop.makeCurrent()
    layer.opacity = 0
    #expect(one.loop.needsFrame)
    #expect(!two.loop.needsFrame)
    two.loop.makeCurrent()
    two.loop.advance(to: 9)
    #expect(layer.presentation()?.opacity == 1)
  }
}

@MainActor @Suite struct DisplayLinkRateTests {
  /// Returns the ticks of a link in one second of a screen of `frames` per second.
  private func ticks(
    _ frames: Int, _ range: CAFrameRateRange
  ) -> (ticker: Ticker, link: CADisplayLink) {
    let test = TestLoop()
    test.loop.frameDuration = 1 / Double(frames)
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Selector("tick(_:)", Ticker.tick))
    link.preferredFrameRateRange = range
    link.add(to: .main, forMode: .common)
    for step in 1...frames { test.loop.advance(to: Double(step) / Double(frames)) }
    link.invalidate()
    return (ticker, link)
  }

  /// The rate is the screen's rate divided by a whole number: the nearest, in frames, to the preferred rate,
  /// and within the range if possible.
  @Test(
    arguments: [
      (60, 0, 0, nil, 60), (60, 60, 60, 60, 60), (60, 0, 0, 30, 30), (60, 0, 0, 25, 30),
      (60, 0, 0, 22, 20), (60, 0, 0, 20, 20), (60, 0, 0, 1, 1), (60, 0, 0, 45, 60),
      (60, 0, 0, 120, 60), (60, 30, 60, nil, 60), (60, 0, 20, nil, 20), (60, 10, 24, 24, 20),
      (60, 24, 60, 24, 30), (120, 0, 0, nil, 120), (120, 80, 120, 120, 120), (120, 8, 15, nil, 15),
      (120, 0, 0, 60, 60), (120, 0, 0, 50, 60), (120, 0, 0, 100, 120),
    ] as [(Int, Float, Float, Float?, Int)])
  func rates(frames: Int, low: Float, high: Float, preferred: Float?, rate: Int) {
    let range = CAFrameRateRange(minimum: low, maximum: high, preferred: preferred)
    let (ticker, link) = ticks(frames, range)
    #expect(ticker.ticks.count == rate, "\(range)")
    #expect(link.duration == 1 / Double(frames))
    for (time, target) in zip(ticker.ticks.dropFirst(), ticker.targets) {
      #expect(abs(time - target) < 1e-9)
    }
  }

  @Test func aPausedLinkNeedsNoFrames() {
    let test = TestLoop()
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Selector("tick(_:)", Ticker.tick))
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    #expect(!test.loop.needsFrame)
    #expect(!test.loop.hasActivity)
    test.loop.advance(to: 1)
    #expect(ticker.ticks.isEmpty)
    var wakes = 0
    test.loop.onNeedsFrame = { wakes += 1 }
    link.isPaused = false
    #expect(test.loop.needsFrame)
    #expect(wakes == 1)
    test.loop.advance(to: 2)
    #expect(ticker.ticks == [2])
    link.remove(from: .main, forMode: .common)
    #expect(!test.loop.needsFrame)
  }
}
