import Foundation

/// The lowered form of `@NSCopying`: a property that keeps a copy of each value that it is set to.
///
/// The value that an initializer gives it is kept itself, as in Swift for Apple's systems. Public
/// properties have it, so that it can't be for lowered modules alone.
@propertyWrapper public struct _NSCopying<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value }
    set { value = (newValue as? any NSCopying)?.copy(with: nil) as? Value ?? newValue }
  }
}
