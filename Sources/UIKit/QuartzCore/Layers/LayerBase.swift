/// The part of `CALayer`'s base class that `NSObject` has on iOS: key-value coding. It also declares
/// `init(layer:)`, so that it is at a place of the method table that `LayerInitializers` knows. For the same
/// reason it has no stored properties.
open class _LayerBase: NSObject, KeyedObject {
  public init(layer: Any) { super.init() }
  public override init() { super.init() }

  /// Sets the property at a key path in the form for animations, such as `"opacity"`, `"position.y"` or
  /// `"transform.scale"`. Other keys are stored for `value(forKeyPath:)`. A value of the wrong kind traps.
  package func setKeyed(_ value: Any?, _ path: String) {}

  /// Returns the model's value, or in a presentation layer the current one.
  package func keyed(_ path: String) -> Any? { nil }
}
