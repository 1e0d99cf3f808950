import Foundation
import QuartzCore
import Testing

@testable import XCTestForLinux

/// The time of lowered tests, which passes while the main run loop runs.
@MainActor @Suite(.serialized) struct HeartbeatTests {
  /// Runs the main run loop until something holds, for ten seconds at most.
  private func wait(until isDone: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    return isDone()
  }

  private func loopWithHeart() -> (RenderLoop, Heart) {
    let loop = RenderLoop()
    let heart = Heart(loop)
    loop.onNeedsFrame = { MainActor.assumeIsolated { heart.beat() } }
    return (loop, heart)
  }

  @Test func whatIsDueComesInItsOrderAndTheHeartRests() {
    let (loop, heart) = loopWithHeart()
    var order: [Int] = []
    for delay in [3, 1, 2, 0] {
      loop.schedule(after: 0.02 * Double(delay)) { order.append(delay) }
    }
    #expect(heart.isBeating && order.isEmpty)
    #expect(wait { order.count == 4 && !heart.isBeating })
    #expect(order == [0, 1, 2, 3])
    #expect(loop.now >= 0.06)
  }

  /// What begins after a rest has its whole time before it.
  @Test func timeStandsStillInBetween() {
    let (loop, heart) = loopWithHeart()
    var isDone = false
    loop.schedule(after: 0) { isDone = true }
    #expect(wait { isDone && !heart.isBeating })
    let before = loop.now
    var waits = 0
    _ = wait {
      waits += 1
      return waits > 5
    }
    #expect(loop.now == before)
    var times: [Double] = []
    loop.schedule(after: 0.01) { times.append(loop.now) }
    loop.schedule(after: 0.2) { times.append(loop.now) }
    #expect(wait { times.count == 2 })
    #expect(times[0] >= before + 0.01 && times[0] < times[1])
  }

  @Test func anAnimationEndsWithoutAStage() {
    let (loop, heart) = loopWithHeart()
    loop.makeCurrent()
    defer { RenderLoop().makeCurrent() }
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    loop.addRoot(layer)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.1
    var isEnded = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isEnded = true }
    layer.add(animation, forKey: "fade")
    CATransaction.commit()
    #expect(!isEnded)
    #expect(wait { isEnded && !heart.isBeating })
    loop.removeRoot(layer)
  }
}
