/// Something on its way to the queue, run loop or thread that will use it.
///
/// A value that a scheduler runs. It needn't be sendable, on iOS as here: whoever schedules it gives it
/// away.
struct GivenAway<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
