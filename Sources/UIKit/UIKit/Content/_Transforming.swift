/// Stores a configuration's transformer, so that the compiler can compare the rest of the configuration.
///
/// A transformer is a function, which can't be compared: values that have one are never equal.
@propertyWrapper public struct _Transforming<Transformer>: Equatable {
  public var wrappedValue: Transformer?

  public init(wrappedValue: Transformer?) { self.wrappedValue = wrappedValue }

  public static func == (a: Self, b: Self) -> Bool {
    a.wrappedValue == nil && b.wrappedValue == nil
  }
}
