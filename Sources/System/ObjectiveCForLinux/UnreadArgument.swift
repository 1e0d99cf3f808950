/// An argument that its method doesn't read.
///
/// Objective-C passes any object. An action that declares its sender as a bar button item and doesn't read it is also
/// called for a button.
@_spi(Lowered)
public struct _Unread<Object: AnyObject> {
  /// The object, which may have another class and so may only be passed on.
  public let object: Object
}

/// An argument of any class.
protocol UnreadArgument {
  init?(_ value: Any?)
}

extension _Unread: UnreadArgument {
  init?(_ value: Any?) {
    guard let value, type(of: value) is AnyClass else { return nil }
    object = unsafeBitCast(value as AnyObject, to: Object.self)
  }
}
