import Foundation

/// The server's time, and who wakes a live stage: the machine's steady clock, or one that is moved by
/// hand so that minutes pass in seconds.
@MainActor package protocol ServerClock: AnyObject {
  /// Seconds since some fixed moment; they never run back.
  var seconds: Double { get }
  /// Calls `action` when `delay` seconds have passed, never before the code that runs now has returned.
  /// The result calls it off.
  func schedule(
    after delay: Double, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}

/// The machine's steady clock. The only place where time enters a live stage that a page shows.
final class SteadyClock: ServerClock {
  private nonisolated static let start = ContinuousClock.now

  package init() {}

  /// Seconds since the program first asked.
  nonisolated static var seconds: Double {
    let elapsed = start.duration(to: .now).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
  }

  package var seconds: Double { Self.seconds }

  package func schedule(
    after delay: Double, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let task = Task {
      if delay > 0 { try? await Task.sleep(for: .seconds(delay)) } else { await Task.yield() }
      guard !Task.isCancelled else { return }
      action()
    }
    return { task.cancel() }
  }
}
