/// A property of a class that can be read and set by name.
package struct Property: @unchecked Sendable {
  /// The declared type.
  package let type: Any.Type
  /// The name of the method that returns the value.
  let getterName: String
  /// Whether it is a property of one of Apple's classes.
  package let isImported: Bool
  /// Whether the class notifies key-value observers of changes.
  let notifies: Bool
  private let reader: @MainActor (AnyObject) -> Any?
  private let writer: (@MainActor (AnyObject, Any?) -> Bool)?

  /// The enumerations of an imported property are numbers in Objective-C.
  init<Object, Value>(
    _ keyPath: KeyPath<Object, Value>, named name: String, isImported: Bool = false,
    notifies: Bool = true
  ) {
    type = Value.self
    getterName = name
    self.isImported = isImported
    self.notifies = notifies
    // A key path is a constant, but Swift treats it as sendable only if everything in it is known to be.
    nonisolated(unsafe) let keyPath = keyPath
    reader = { object in
      let value = (object as? Object).flatMap { flat($0[keyPath: keyPath]) }
      return isImported ? value.map(rawNumber) : value
    }
    if let path = keyPath as? ReferenceWritableKeyPath<Object, Value> {
      nonisolated(unsafe) let writable = path
      writer = { object, value in
        guard let object = object as? Object,
          let value = convert(value, to: Value.self)
            ?? (isImported ? rawValue(value, as: Value.self) : nil)
        else { return false }
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
  var getter: MemberMethod {
    MemberMethod(parameterCount: 0) { object, _ in .some(value(of: object)) }
  }

  /// The method that sets the value; `nil` for a read-only property.
  var setter: MemberMethod? {
    guard writer != nil else { return nil }
    return MemberMethod(parameterCount: 1) { object, arguments in
      guard let value = arguments.first, set(value, of: object) else { return nil }
      return .some(nil)
    }
  }
}

/// Returns the number of an enumeration or option set, or the value itself.
private func rawNumber(_ value: Any) -> Any {
  guard let value = value as? any RawRepresentable, let raw = value.rawValue as? any BinaryInteger
  else { return value }
  return Int(truncatingIfNeeded: raw)
}

/// Returns the enumeration, option set or name of one of Apple's types with a raw value.
private func rawValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  func make<Raw: RawRepresentable>(_: Raw.Type) -> Value? {
    convert(value, to: Raw.RawValue.self).flatMap(Raw.init) as? Value
  }
  guard value != nil, let type = type as? any RawRepresentable.Type else { return nil }
  return make(type)
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
