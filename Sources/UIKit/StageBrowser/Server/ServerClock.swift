import Foundation

/// The server's clock and timer: the machine's monotonic clock, or a manual clock for tests, with which minutes
/// pass in seconds.
@MainActor package protocol ServerClock: AnyObject {
  /// The time in seconds since a fixed moment. It never runs backwards.
  var seconds: Double { get }
  /// Calls `action` after `delay` seconds, never before the currently running code has returned. Call the
  /// result to cancel it.
  func schedule(
    after delay: Double, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}

/// The machine's monotonic clock. This is the only source of time for a live stage with a page.
final class SteadyClock: ServerClock {
  private nonisolated static let start = ContinuousClock.now

  package init() {}

  /// The time in seconds since the first call in this program.
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
