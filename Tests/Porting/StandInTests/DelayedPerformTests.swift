import Foundation
import ObjectiveCForLinux
import Testing

/// Source: Apple, `cancelPreviousPerformRequests(withTarget:selector:object:)`: requests are cancelled whose target,
/// selector and argument are equal. The argument is compared with `isEqual:`.
@MainActor @Suite(.serialized) struct DelayedPerformTests {
  @MainActor private final class Listener: NSObject {
    var heard: [String] = []
    func hear(_ word: Any?) { heard.append(word as? String ?? "nothing") }
  }

  /// Runs the main run loop until every request that was made so far has been performed or cancelled.
  private func finishRequests() {
    let last = Listener()
    last.perform(Selector("hear:", Listener.hear), with: "end", afterDelay: 0.01)
    let limit = Date(timeIntervalSinceNow: 10)
    while last.heard.isEmpty, Date() < limit {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
  }

  private nonisolated static let arguments: [String?] = ["one", "two", nil]

  /// Requests with each argument are pending, and those with one argument are cancelled.
  @Test(arguments: arguments) func onlyEqualArgumentsAreCancelled(cancelled: String?) {
    let listener = Listener()
    let selector = Selector("hear:", Listener.hear)
    for argument in Self.arguments {
      listener.perform(selector, with: argument, afterDelay: 0)
    }
    NSObject.cancelPreviousPerformRequests(
      withTarget: listener, selector: selector, object: cancelled)
    finishRequests()
    let left = Self.arguments.filter { $0 != cancelled }.map { $0 ?? "nothing" }
    #expect(listener.heard.sorted() == left.sorted())
  }

  @Test func withoutAnArgumentAllAreCancelled() {
    let listener = Listener()
    for argument in Self.arguments {
      listener.perform(Selector("hear:", Listener.hear), with: argument, afterDelay: 0)
    }
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    finishRequests()
    #expect(listener.heard == [])
  }
}
