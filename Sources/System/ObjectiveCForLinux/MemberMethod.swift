/// A method of a class that can be called with values whose types are known only at run time.
struct MemberMethod: @unchecked Sendable {
  let parameterCount: Int
  private let isReceiver: (AnyObject) -> Bool
  private let isReceiverClass: (AnyClass) -> Bool
  private let body: @MainActor (AnyObject, [Any?]) -> Any??

  init<Target: AnyObject, each Argument, Result>(
    _ call: @escaping @MainActor (Target, repeat each Argument) -> Result
  ) {
    var count = 0
    for _ in repeat (each Argument).self { count += 1 }
    parameterCount = count
    isReceiver = { $0 is Target }
    isReceiverClass = { $0 is Target.Type }
    body = { target, arguments in
      guard let target = target as? Target else { return nil }
      var reader = ArgumentReader(values: arguments)
      do {
        let result = call(target, repeat try reader.next(as: (each Argument).self))
        return .some(result is Void ? nil : result)
      } catch {
        return nil
      }
    }
  }

  /// Creates a method for any object of the class that it is registered for.
  init(
    parameterCount: Int, _ body: @escaping @MainActor (AnyObject, [Any?]) -> Any??
  ) {
    self.parameterCount = parameterCount
    isReceiver = { _ in true }
    isReceiverClass = { _ in true }
    self.body = body
  }

  func accepts(_ target: AnyObject) -> Bool { isReceiver(target) }

  func accepts(objectsOf type: AnyClass) -> Bool { isReceiverClass(type) }

  /// Calls the method and returns its result, `.some(nil)` for none, or `nil` if the values don't have its
  /// types.
  @MainActor func call(_ target: AnyObject, _ arguments: [Any?]) -> Any?? {
    body(target, arguments)
  }
}

/// Reads one value after the other, in the types of a method's parameters.
private struct ArgumentReader {
  struct Mismatch: Error {}

  let values: [Any?]
  private var position = 0

  init(values: [Any?]) { self.values = values }

  mutating func next<Value>(as type: Value.Type) throws -> Value {
    guard position < values.count else { throw Mismatch() }
    let argument = values[position]
    let unread = (type as? any UnreadArgument.Type).flatMap { $0.init(argument) as? Value }
    guard let value = unread ?? convert(argument, to: type) else { throw Mismatch() }
    position += 1
    return value
  }
}
