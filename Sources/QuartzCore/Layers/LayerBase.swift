/// What `CALayer` has from `NSObject` on iOS: key-value coding; and `init(layer:)`, so that it stands at a place
/// of the method table that `LayerInitializers` knows. No stored properties for the same reason.
open class _LayerBase: NSObject {
  public init(layer: Any) { super.init() }
  public override init() { super.init() }

  /// Sets the property named by a key path as animations know them, such as `"opacity"`,
  /// `"position.y"` or `"transform.scale"`. Other keys are kept for `value(forKeyPath:)`. A value of the
  /// wrong kind traps.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyed(value, keyPath) }

  /// What the model has; in a presentation layer, what is shown.
  open func value(forKeyPath keyPath: String) -> Any? { keyed(keyPath) }
  open func setValue(_ value: Any?, forKey key: String) { setKeyed(value, key) }
  open func value(forKey key: String) -> Any? { keyed(key) }

  func setKeyed(_ value: Any?, _ path: String) {}
  func keyed(_ path: String) -> Any? { nil }
}
