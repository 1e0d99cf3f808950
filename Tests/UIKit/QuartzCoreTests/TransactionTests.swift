import QuartzCore
import Testing

@MainActor @Suite struct TransactionTests {
  @Test func settingsNest() {
    _ = TestLoop()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(3)
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func implicitTransactionEndsWithTheFrame() {
    let test = TestLoop()
    CATransaction.setAnimationDuration(5)
    #expect(CATransaction.animationDuration() == 5)
    test.loop.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func completionRunsAtOnceWithoutAnimations() {
    _ = TestLoop()
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    #expect(count == 0)
    CATransaction.commit()
    #expect(count == 1)
  }

  @Test func completionWaitsForEveryAnimationOnce() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer \(test.loop.now)") }
    CATransaction.setAnimationDuration(0.5)
    layer.opacity = 0.5
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner \(test.loop.now)") }
    CATransaction.setAnimationDuration(1)
    layer.position.x = 50
    CATransaction.commit()
    CATransaction.commit()
    #expect(log == [])
    test.loop.advance(to: 0.5)
    #expect(log == [])
    test.loop.advance(to: 1)
    #expect(log == ["inner 1.0", "outer 1.0"] || log == ["outer 1.0", "inner 1.0"])
    test.loop.advance(to: 9)
    #expect(log.count == 2)
  }

  @Test func replacedCompletionBlockStillRuns() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("first") }
    layer.opacity = 0
    CATransaction.setCompletionBlock { log.append("second") }
    CATransaction.commit()
    #expect(log == ["second"])
    test.loop.advance(to: 0.25)
    #expect(log == ["second", "first"])
  }

  @Test func valuesForKeys() {
    _ = TestLoop()
    CATransaction.begin()
    CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue("mine", forKey: "own")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 1.5)
    #expect(CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "own") as? String == "mine")
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "own") == nil)
  }

  @Test func timingFunctionOfTheTransaction() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.commit()
    test.loop.advance(to: 0.125)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test func flushCommitsNow() {
    let test = TestLoop()
    let before = test.loop.counts.commits
    test.root.setNeedsLayout()
    CATransaction.flush()
    #expect(test.loop.counts.commits == before + 1)
    #expect(!test.root.needsLayout())
  }
}
