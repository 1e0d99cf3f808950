/// A value that moves to the queue, run loop or thread that will use it.
///
/// It doesn't have to be sendable, as on iOS: the code that schedules it doesn't use it afterwards.
struct GivenAway<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
