import CSwiftRuntime

/// A reference that doesn't retain its object, like `weak`, but without the cost that `weak` has for the
/// object.
///
/// An object with a weak reference becomes slower to retain and to release (F-SWIFT-11). Views and layers are
/// retained very often, and their children refer to them, so those use this reference. Until it is set again,
/// the reference keeps the object's memory, but not the objects that it refers to.
///
/// Unlike a weak reference it is for one thread: it must not be read while another thread releases the object.
@propertyWrapper @frozen @usableFromInline package struct BackReference<Object: AnyObject> {
  /// Keeps the memory. It is never read, because reading it after the object's deallocation would end the
  /// process.
  @usableFromInline unowned var memory: Object?
  @usableFromInline var address: UnsafeMutableRawPointer?

  @inlinable package init(wrappedValue: Object?) {
    memory = wrappedValue
    address = wrappedValue.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// The object; `nil` from the start of its deinitializer.
  @inlinable package var wrappedValue: Object? {
    get {
      guard let address, isThere else { return nil }
      return Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
    }
    set { self = Self(wrappedValue: newValue) }
  }

  @inlinable package var projectedValue: Self { self }

  /// Whether there is an object. This is faster than comparing the object with `nil`.
  @inlinable package var isThere: Bool {
    guard let address else { return false }
    return !swift_isDeallocating(address)
  }
}
