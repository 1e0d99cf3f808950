import Foundation
import Synchronization

/// Why a run loop came back.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// It has nothing to wait for.
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}

/// Runs the thread's run loop until it is stopped or has nothing to wait for.
public func CFRunLoopRun() {
  _ = run(.current, until: .distantFuture, comesBackAfterSource: false)
}

/// Runs the thread's run loop for some seconds, and less where it is stopped, has nothing to wait for, or is to come
/// back after the first source. With 0 seconds it does once what is ready.
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  run(
    .current, until: Date(timeIntervalSinceNow: max(0, seconds)),
    comesBackAfterSource: returnAfterSourceHandled)
}

/// Has the innermost run of a run loop come back; any thread may ask.
///
/// One that doesn't run stays as it is: the next run isn't concerned.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
  guard let loop = rl?.loop else { return }
  guard let run = RunLoopRun.innermost(of: loop) else { return loop._stop() }
  run.isStopped.store(true, ordering: .sequentiallyConsistent)
  // Between two turns nothing would notice the second, which wakes the loop.
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
    // Foundation comes back at the limit and after each source, and doesn't say after which.
    if limit.timeIntervalSinceNow <= 0 { return .timedOut }
  } while !comesBackAfterSource
  return .handledSource
}

/// One run of a run loop by Core Foundation's functions.
private final class RunLoopRun: Sendable {
  let isStopped = Atomic(false)
  let isOver = Atomic(false)
  private let loop: ObjectIdentifier

  /// The runs that aren't over, inner ones behind those in which they were begun.
  private static let all = Mutex<[RunLoopRun]>([])

  init(of loop: RunLoop) {
    self.loop = ObjectIdentifier(loop)
    Self.all.withLock { $0.append(self) }
  }

  /// Ends it, on the loop's thread. A run around it that was stopped meanwhile has missed what woke the loop.
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
