/// A property of a class that can be read and set by name.
package struct Property: @unchecked Sendable {
  /// The declared type.
  package let type: Any.Type
  private let reader: @MainActor (AnyObject) -> Any?
  private let writer: (@MainActor (AnyObject, Any?) -> Bool)?

  init<Object, Value>(_ keyPath: KeyPath<Object, Value>) {
    type = Value.self
    // A key path is a constant, but Swift treats it as sendable only if everything in it is known to be.
    nonisolated(unsafe) let keyPath = keyPath
    reader = { object in (object as? Object).flatMap { flat($0[keyPath: keyPath]) } }
    if let path = keyPath as? ReferenceWritableKeyPath<Object, Value> {
      nonisolated(unsafe) let writable = path
      writer = { object, value in
        guard let object = object as? Object, let value = convert(value, to: Value.self) else {
          return false
        }
        object[keyPath: writable] = value
        return true
      }
    } else {
      writer = nil
    }
  }

  @MainActor package func value(of object: AnyObject) -> Any? { reader(object) }

  /// Sets the property, so that its observers run. Returns `false` if it is read-only or its type doesn't
  /// accept the value.
  @MainActor package func set(_ value: Any?, of object: AnyObject) -> Bool {
    writer?(object, value) ?? false
  }
}

extension Property {
  /// The method that returns the value.
  var getter: Method {
    Method(parameterCount: 0) { object, _ in .some(value(of: object)) }
  }

  /// The method that sets the value; `nil` for a read-only property.
  var setter: Method? {
    guard writer != nil else { return nil }
    return Method(parameterCount: 1) { object, arguments in
      guard let value = arguments.first, set(value, of: object) else { return nil }
      return .some(nil)
    }
  }
}

/// Returns the value without enclosing optionals, or `nil` if there is none.
private func flat<Value>(_ value: Value) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.flattened
}

private protocol OptionalValue {
  var flattened: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var flattened: Any? { flatMap { flat($0) } }
}
