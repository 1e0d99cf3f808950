import Foundation
import ObjectiveCForLinux

/// Calls `body` on the main actor, from a member that iOS declares without isolation, and waits for it.
///
/// On the main actor the call is immediate. Another thread waits until the main queue has called it, so that
/// calls which iOS allows on any thread work here too. `value` and the result of `body` may be of types that
/// can't be sent between actors: one thread waits while the other uses them.
func onMainActor<Value, Result>(
  _ value: Value, _ body: @MainActor (Value) -> Result
) -> Result {
  nonisolated(unsafe) let value = value
  func call() -> Handed<Result> { MainActor.assumeIsolated { Handed(value: body(value)) } }
  return (isOnMainActor ? call() : DispatchQueue.main.sync(execute: call)).value
}

/// A value that one thread passes to another, which has waited for it.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}
