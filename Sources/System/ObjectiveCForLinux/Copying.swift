import Foundation

/// The lowered form of `@NSCopying`: a property that stores a copy of each new value.
///
/// The initial value isn't copied, as in Swift on Apple's systems. Public properties use this type, so it can't
/// be available to lowered modules only.
@propertyWrapper public struct _NSCopying<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value }
    set { value = (newValue as? any NSCopying)?.copy(with: nil) as? Value ?? newValue }
  }
}
