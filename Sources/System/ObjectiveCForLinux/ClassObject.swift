/// A class of any kind as the receiver of messages, which Objective-C's classes are.
@_spi(Lowered)
public struct ClassObject {
  let type: AnyClass

  /// Returns whether the class is another one or a subclass of it.
  public func isSubclass(of other: AnyClass) -> Bool {
    sequence(first: type, next: { class_getSuperclass($0) }).contains { $0 == other }
  }
}

/// Wraps a class of which nothing else is known.
@_spi(Lowered)
public func classObject(_ type: AnyClass) -> ClassObject { ClassObject(type: type) }

/// Wraps a class that may be missing.
@_spi(Lowered)
public func classObject(_ type: AnyClass?) -> ClassObject? { type.map { ClassObject(type: $0) } }

/// Returns another value unchanged. It answers the message itself.
@_spi(Lowered)
public func classObject<Value>(_ value: Value) -> Value { value }
