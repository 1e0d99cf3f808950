import Foundation
import Synchronization

/// The reason why a run loop returned.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// There is nothing left to wait for.
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}

/// Runs the thread's run loop until it is stopped or has nothing to wait for.
public func CFRunLoopRun() {
  _ = run(.current, until: .distantFuture, comesBackAfterSource: false)
}

/// Runs the thread's run loop for a number of seconds. It returns earlier if it is stopped, has nothing to wait
/// for, or should return after the first source. With 0 seconds it handles everything that is ready, once.
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  run(
    .current, until: Date(timeIntervalSinceNow: max(0, seconds)),
    comesBackAfterSource: returnAfterSourceHandled)
}

/// Makes the innermost run of a run loop return. It can be called from any thread.
///
/// A run loop that isn't running isn't affected, and neither is its next run.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
  guard let loop = rl?.loop else { return }
  guard let run = RunLoopRun.innermost(of: loop) else { return loop._stop() }
  run.isStopped.store(true, ordering: .sequentiallyConsistent)
  // Between two turns nothing would notice a second stop, which wakes the loop.
  loop.perform { if !run.isOver.load(ordering: .relaxed) { RunLoop.current._stop() } }
  loop._stop()
}

private func run(
  _ loop: RunLoop, until limit: Date, comesBackAfterSource: Bool
) -> CFRunLoopRunResult {
  let run = RunLoopRun(of: loop)
  defer { run.end() }
  repeat {
    guard loop.run(mode: .default, before: limit) else { return .finished }
    if run.isStopped.load(ordering: .sequentiallyConsistent) { return .stopped }
    // Foundation returns at the limit and after each source, without telling which.
    if limit.timeIntervalSinceNow <= 0 { return .timedOut }
  } while !comesBackAfterSource
  return .handledSource
}

/// A run of a run loop that Core Foundation's functions started.
private final class RunLoopRun: Sendable {
  let isStopped = Atomic(false)
  let isOver = Atomic(false)
  private let loop: ObjectIdentifier

  /// The active runs, inner ones after those that started them.
  private static let all = Mutex<[RunLoopRun]>([])

  init(of loop: RunLoop) {
    self.loop = ObjectIdentifier(loop)
    Self.all.withLock { $0.append(self) }
  }

  /// Ends the run, on the loop's thread. An outer run that was stopped in the meantime has missed the wake-up.
  func end() {
    isOver.store(true, ordering: .relaxed)
    Self.all.withLock { runs in runs.removeAll { $0 === self } }
    if let outer = Self.innermost(of: .current), outer.isStopped.load(ordering: .relaxed) {
      RunLoop.current._stop()
    }
  }

  static func innermost(of loop: RunLoop) -> RunLoopRun? {
    all.withLock { runs in runs.last { $0.loop == ObjectIdentifier(loop) } }
  }
}
