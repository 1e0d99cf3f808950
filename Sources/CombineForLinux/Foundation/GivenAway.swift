/// Something on its way to the queue, run loop or thread that will use it.
///
/// What a scheduler runs needn't be sendable, on iOS as here: who schedules it gives it away.
struct GivenAway<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
