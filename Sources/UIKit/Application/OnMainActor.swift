/// Calls `body` on the main actor, from a member that iOS declares without isolation.
///
/// Ends the program on any thread but the main one, to which UIKit belongs. `value`, as what `body` returns, may be of a
/// type that can't be sent between actors: nothing leaves the thread.
func onMainActor<Value, Result>(
  _ value: Value, _ body: @MainActor (Value) -> Result
) -> Result {
  nonisolated(unsafe) let value = value
  return MainActor.assumeIsolated { OnThread(value: body(value)) }.value
}

/// A value that stays on its thread.
private struct OnThread<Value>: @unchecked Sendable {
  let value: Value
}
