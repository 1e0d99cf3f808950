import Foundation
import ObjectiveCForLinux
import Testing

/// Delayed calls, on a thread of the test's own. Sources: Apple, `perform(_:with:afterDelay:)`: a timer in the default
/// mode of the current thread's run loop sends the message; `cancelPreviousPerformRequests(withTarget:selector:object:)`:
/// requests are cancelled whose target, selector and argument are equal, and the argument is compared with `isEqual:`.
struct DelayedPerformTests {
  /// Each word arrives on the thread that asked for it, one after the other.
  private final class Listener: NSObject, @unchecked Sendable {
    private(set) var heard: [String] = []
    private let thread = Thread.current

    func hear(_ word: Any?) {
      #expect(Thread.current === thread)
      heard.append(word as? String ?? "nothing")
    }

    func ask(for word: String?, after delay: TimeInterval = 0) {
      perform(selector, with: word, afterDelay: delay)
    }

    var selector: Selector { Selector("hear:", Listener.hear) }

    /// Runs the run loop until every request that was made so far has been performed or cancelled.
    func finishRequests() {
      let last = Listener()
      last.ask(for: "end", after: 0.01)
      let limit = Date(timeIntervalSinceNow: 10)
      while last.heard.isEmpty, Date() < limit {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
  }

  private static let words: [String?] = ["one", "two", nil]

  /// Makes a request with each word, then cancels some, and returns what arrived.
  private func heard(cancel: @escaping @Sendable (Listener) -> Void) async -> [String] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let listener = Listener()
        for word in Self.words { listener.ask(for: word) }
        cancel(listener)
        listener.finishRequests()
        continuation.resume(returning: listener.heard.sorted())
      }
    }
  }

  @Test func allArrive() async {
    #expect(await heard { _ in } == ["nothing", "one", "two"])
  }

  @Test(arguments: words) func onlyEqualArgumentsAreCancelled(cancelled: String?) async {
    let left = Self.words.filter { $0 != cancelled }.map { $0 ?? "nothing" }
    let heard = await heard {
      NSObject.cancelPreviousPerformRequests(
        withTarget: $0, selector: $0.selector, object: cancelled)
    }
    #expect(heard == left.sorted())
  }

  @Test func withoutAnArgumentAllAreCancelled() async {
    #expect(await heard { NSObject.cancelPreviousPerformRequests(withTarget: $0) } == [])
  }
}
