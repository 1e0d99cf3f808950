import Foundation
import ObjectiveCForLinux
import Synchronization
import Testing

/// The Core Foundation functions that run a run loop. Source: Apple, CFRunLoop, CFRunLoopRunInMode(_:_:_:) and
/// CFRunLoopStop(_:).
struct RunLoopTests {
  /// Runs a test on a thread of its own, which therefore has a run loop of its own.
  private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result
  {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  /// Adds a timer in the far future, because a run loop without sources returns immediately.
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

  /// The minute only ends if nothing stops the loop.
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

  /// `CFRunLoopStop` stops the innermost run.
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

  /// A run that was stopped before a nested run began returns after the nested run.
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

  /// A closure from another thread waits until the loop is woken.
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
