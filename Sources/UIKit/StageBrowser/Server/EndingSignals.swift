import Dispatch
import Foundation
import Synchronization

/// The signals that ask for the program's end: Control-C, the terminal's end, and `kill`.
///
/// The program gets some seconds for its last work. Then the signal ends it as it would have done at once, so that
/// a shell sees the same. A second signal doesn't wait.
final class EndingSignals: Sendable {
  private let received = Mutex<Int32?>(nil)
  // Sources may be used from any thread; the library does not say so to the compiler.
  private nonisolated(unsafe) var sources: [any DispatchSourceSignal] = []

  /// Seconds for the last work, as many as iOS gives an application (`applicationWillTerminate`).
  private static let patience = 5.0

  /// Observes the signals until this is gone.
  ///
  /// Signals that the program was started to ignore stay ignored: a shell does so with what it runs in the
  /// background, and `nohup` does.
  ///
  /// - Parameter lastWork: Called once, by the first signal. Who does the work then calls ``endProgram()``.
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

  /// Ends the program by the signal that was received; does nothing if none was.
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
    // The main actor may be busy for ever.
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
