import Foundation
import ObjectiveCForLinux

/// Calls `body` on the main actor, from a member that iOS declares without isolation, and waits for it.
///
/// On the main actor it is called at once. Another thread waits until the main queue has called it: what iOS allows on any
/// thread works here too. `value`, as what `body` returns, may be of a type that can't be sent between actors: one thread
/// waits while the other uses it.
func onMainActor<Value, Result>(
  _ value: Value, _ body: @MainActor (Value) -> Result
) -> Result {
  nonisolated(unsafe) let value = value
  func call() -> Handed<Result> { MainActor.assumeIsolated { Handed(value: body(value)) } }
  return (isOnMainActor ? call() : DispatchQueue.main.sync(execute: call)).value
}

/// A value that one thread hands to another, which has waited for it.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}
