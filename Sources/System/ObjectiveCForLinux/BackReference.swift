import CSwiftRuntime

/// A reference to an object that does not keep it, as `weak`, without the cost that `weak` puts on the object.
///
/// An object that is referenced weakly is slower to retain and to release from then on (F-SWIFT-11). Views and
/// layers, whose children refer to them, are retained all the time; so what each of them has refers back by this.
/// Until it is set anew the reference keeps the object's memory, but none of what the object refers to.
///
/// Unlike a weak reference it is for one thread: it must not be read while another thread lets go of the object.
@propertyWrapper @frozen @usableFromInline package struct BackReference<Object: AnyObject> {
  /// Keeps the memory. It is never read, for reading it after the object's end would end the process.
  @usableFromInline unowned var memory: Object?
  @usableFromInline var address: UnsafeMutableRawPointer?

  @inlinable package init(wrappedValue: Object?) {
    memory = wrappedValue
    address = wrappedValue.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// The object; `nil` from the beginning of its deinitializer on.
  @inlinable package var wrappedValue: Object? {
    get {
      guard let address, isThere else { return nil }
      return Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
    }
    set { self = Self(wrappedValue: newValue) }
  }

  @inlinable package var projectedValue: Self { self }

  /// Whether there is an object, which is faster to ask than to compare the object with `nil`.
  @inlinable package var isThere: Bool {
    guard let address else { return false }
    return !swift_isDeallocating(address)
  }
}
