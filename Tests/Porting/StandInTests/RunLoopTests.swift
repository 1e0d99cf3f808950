import CoreFoundationTypes
import Foundation
import Synchronization
import Testing

/// Core Foundation's functions that run a run loop. Source: Apple, CFRunLoop, CFRunLoopRunInMode(_:_:_:) and
/// CFRunLoopStop(_:).
struct RunLoopTests {
  /// Each test has a thread, and so a run loop, of its own.
  private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result
  {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  /// A loop waits for what it has to wait for; a timer of the far future is something.
  private static func giveSomethingToWaitFor() {
    RunLoop.current.add(
      Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
  }

  @Test func aLoopWithoutAnythingIsFinished() async {
    #expect(await onThread { CFRunLoopRunInMode(.defaultMode, 60, false) } == .finished)
    await onThread { CFRunLoopRun() }
  }

  @Test(arguments: [0, 0.02], [false, true])
  func theTimeIsUp(_ seconds: Double, _ comesBack: Bool) async {
    let (result, time) = await onThread {
      Self.giveSomethingToWaitFor()
      let start = ContinuousClock.now
      return (CFRunLoopRunInMode(.defaultMode, seconds, comesBack), start.duration(to: .now))
    }
    #expect(result == .timedOut)
    #expect(time >= .seconds(seconds))
  }

  /// The minute is over only when nobody stops it.
  @Test func anotherThreadStopsIt() async {
    let result = await onThread {
      Self.giveSomethingToWaitFor()
      let loop = CFRunLoopGetCurrent()
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.02)
        CFRunLoopStop(loop)
      }
      return CFRunLoopRunInMode(.defaultMode, 60, false)
    }
    #expect(result == .stopped)
  }

  @Test func aTimerOfItsOwnStopsIt() async {
    await onThread {
      let loop = CFRunLoopGetCurrent()
      Self.giveSomethingToWaitFor()
      RunLoop.current.add(
        Timer(timeInterval: 0.01, repeats: false) { _ in CFRunLoopStop(loop) }, forMode: .default)
      CFRunLoopRun()
    }
  }

  @Test func aStopBeforeTheRunIsLost() async {
    let result = await onThread {
      Self.giveSomethingToWaitFor()
      CFRunLoopStop(CFRunLoopGetCurrent())
      return CFRunLoopRunInMode(.defaultMode, 0.02, false)
    }
    #expect(result == .timedOut)
  }

  /// The innermost run is the one that is stopped.
  @Test func runsAreNested() async {
    let results = await onThread {
      Self.giveSomethingToWaitFor()
      let loop = CFRunLoopGetCurrent()
      let inner = Mutex<CFRunLoopRunResult?>(nil)
      loop?.whenItRuns {
        loop?.whenItRuns { CFRunLoopStop(loop) }
        inner.withLock { $0 = CFRunLoopRunInMode(.defaultMode, 60, false) }
      }
      let outer = CFRunLoopRunInMode(.defaultMode, 0.1, false)
      return [inner.withLock { $0 }, outer]
    }
    #expect(results == [.stopped, .timedOut])
  }

  /// A run that was stopped before another began inside of it comes back after that.
  @Test func theOuterRunRemembersThatItWasStopped() async {
    let results = await onThread {
      Self.giveSomethingToWaitFor()
      let loop = CFRunLoopGetCurrent()
      let inner = Mutex<CFRunLoopRunResult?>(nil)
      loop?.whenItRuns {
        CFRunLoopStop(loop)
        inner.withLock { $0 = CFRunLoopRunInMode(.defaultMode, 0.02, false) }
      }
      let outer = CFRunLoopRunInMode(.defaultMode, 60, false)
      return [inner.withLock { $0 }, outer]
    }
    #expect(results == [.timedOut, .stopped])
  }

  /// A closure that another thread hands over waits until the loop is woken.
  @Test func aLoopWakesForWhatWaits() async {
    let result = await onThread {
      Self.giveSomethingToWaitFor()
      let loop = CFRunLoopGetCurrent()
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.02)
        loop?.whenItRuns { CFRunLoopStop(loop) }
        CFRunLoopWakeUp(loop)
      }
      return CFRunLoopRunInMode(.defaultMode, 60, false)
    }
    #expect(result == .stopped)
  }
}

extension CFRunLoop {
  fileprivate func whenItRuns(_ body: @escaping () -> Void) {
    CFRunLoopPerformBlock(self, nil, body)
  }
}
