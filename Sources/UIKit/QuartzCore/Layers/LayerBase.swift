/// The base that `CALayer` has in `NSObject` on iOS: key-value coding; and `init(layer:)`, so that it
/// stands at a place of the method table that `LayerInitializers` knows. No stored properties for the
/// same reason.
open class _LayerBase: NSObject, KeyedObject {
  public init(layer: Any) { super.init() }
  public override init() { super.init() }

  /// Sets the property named by a key path as animations know them, such as `"opacity"`,
  /// `"position.y"` or `"transform.scale"`. Other keys are kept for `value(forKeyPath:)`. A value
  /// of the wrong kind traps.
  package func setKeyed(_ value: Any?, _ path: String) {}

  /// The model's value; in a presentation layer, the one that is shown.
  package func keyed(_ path: String) -> Any? { nil }
}
