import Foundation
import QuartzCore
import Testing

@testable import XCTestForLinux

/// The time in lowered tests, which advances while the main run loop runs. These tests fire its timer
/// themselves, because nothing runs that loop under Swift Testing.
@MainActor @Suite(.serialized) struct HeartbeatTests {
  /// Fires a heart's timer until a condition holds, for ten seconds at most.
  private func fire(_ heart: Heart, until isDone: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end {
      Thread.sleep(forTimeInterval: 0.002)
      heart.timer?.fire()
    }
    return isDone()
  }

  private func loopWithHeart() -> (RenderLoop, Heart) {
    let loop = RenderLoop()
    let heart = Heart(loop)
    loop.onNeedsFrame = { MainActor.assumeIsolated { heart.beat() } }
    return (loop, heart)
  }

  /// The module registers its driver when the program is loaded.
  @Test func theHeartDrivesLoopsWithoutAStage() {
    #expect(RenderLoop.driver.registeredService is Heartbeat.Type)
  }

  @Test func whatIsDueComesInItsOrderAndTheHeartRests() {
    let (loop, heart) = loopWithHeart()
    var order: [Int] = []
    for delay in [3, 1, 2, 0] {
      loop.schedule(after: 0.02 * Double(delay)) { order.append(delay) }
    }
    #expect(heart.timer != nil)
    #expect(order.isEmpty)
    #expect(fire(heart) { order.count == 4 && heart.timer == nil })
    #expect(order == [0, 1, 2, 3])
    #expect(loop.now >= 0.06)
  }

  /// Work that is scheduled after a pause waits for its whole delay.
  @Test func timeStandsStillInBetween() throws {
    let (loop, heart) = loopWithHeart()
    var isDone = false
    loop.schedule(after: 0) { isDone = true }
    #expect(fire(heart) { isDone && heart.timer == nil })
    let before = loop.now
    Thread.sleep(forTimeInterval: 0.05)
    #expect(loop.now == before)
    var times: [Double] = []
    loop.schedule(after: 0.01) { times.append(loop.now) }
    loop.schedule(after: 0.2) { times.append(loop.now) }
    try #require(fire(heart) { times.count == 2 })
    #expect(times[0] >= before + 0.01)
    #expect(times[0] < times[1])
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
    #expect(fire(heart) { isEnded && heart.timer == nil })
    loop.removeRoot(layer)
  }
}
