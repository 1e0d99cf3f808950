import Dispatch
import Foundation
import Synchronization

/// The signals that end the program: Control-C, the end of the terminal, and `kill`.
///
/// The program gets some seconds for its last work. Then the signal ends it as it would have done immediately,
/// so that a shell sees the usual result. A second signal ends it without waiting.
final class EndingSignals: Sendable {
  private let received = Mutex<Int32?>(nil)
  // Sources may be used from any thread, but the library doesn't declare that.
  private nonisolated(unsafe) var sources: [any DispatchSourceSignal] = []

  /// The time in seconds for the last work, the same as for an application on iOS (`applicationWillTerminate`).
  private static let patience = 5.0

  /// Observes the signals until this object is deallocated.
  ///
  /// Signals that the program was started to ignore stay ignored. A shell does this for background jobs, and
  /// `nohup` does it too.
  ///
  /// - Parameter lastWork: Called once, for the first signal. The closure must then call ``endProgram()``.
  init(lastWork: @escaping @MainActor @Sendable () async -> Void) {
    for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in self?.receive(number, lastWork) }
      source.activate()
      sources.append(source)
    }
  }

  deinit {
    for source in sources {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
  }

  /// Ends the program with the signal that was received, or does nothing if there was none.
  func endProgram() {
    if let number = received.withLock({ $0 }) { Self.end(by: number) }
  }

  private func receive(_ number: Int32, _ lastWork: @escaping @MainActor @Sendable () async -> Void)
  {
    let isFirst = received.withLock { received in
      defer { received = number }
      return received == nil
    }
    guard isFirst else { return Self.end(by: number) }
    Task { @MainActor in await lastWork() }
    // The main actor may be busy forever.
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { Self.end(by: number) }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, number)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    raise(number)
  }
}
