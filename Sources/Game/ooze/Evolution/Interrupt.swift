import Dispatch
import Foundation
import Synchronization

/// Handles Control-C as a request to stop cleanly. A second one ends the process at once.
final class Interrupt: Sendable {
  private let requested = Atomic(false)
  private nonisolated(unsafe) let source: any DispatchSourceSignal

  init() {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [weak self] in
      guard let self else { return }
      if requested.exchange(true, ordering: .relaxed) { exit(130) }
    }
    source.resume()
  }

  var isRequested: Bool { requested.load(ordering: .relaxed) }

  deinit {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
