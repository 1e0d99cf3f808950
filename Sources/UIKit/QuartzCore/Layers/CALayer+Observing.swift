import ObjectiveCForLinux

// Key-value observing. Apple doesn't document it for layers, but each setter notifies observers on iOS, and apps use
// that to follow a view's geometry (https://stackoverflow.com/a/19687115).
extension CALayer: KeyValueObserversKeeper {
  /// The properties that notify observers, apart from those that animations know.
  private static let notAnimated: Set<String> = [
    "allowsGroupOpacity", "compositingFilter", "contentsGravity", "cornerCurve", "emitterCells",
    "emitterMode", "emitterShape", "fillRule", "frame", "lineCap", "lineDashPattern", "lineJoin",
    "magnificationFilter", "maskedCorners", "minificationFilter", "preservesDepth", "renderMode",
    "seed", "type",
  ]

  package static func reportsChanges(of property: String) -> Bool {
    notAnimated.contains(property) || LayerKey.named(property) != nil
  }

  /// Reads a property, so that an observer's key path can be matched to it.
  @inline(__always)
  final func observed<Value>(_ property: String, _ value: Value) -> Value {
    if KeyPathProbe.isReading { note(property, as: Value.self) }
    return value
  }

  private func note<Value>(_ property: String, as type: Value.Type) {
    // Key paths are read on the main thread alone. A layer on another thread takes no part in it.
    guard isOnMainActor else { return }
    nonisolated(unsafe) let layer = self
    onThisThread { layer._note(property, as: type) }
  }

  /// Sets a property and notifies its observers, even if the value doesn't change.
  @inline(__always)
  final func reporting(_ key: String, _ change: () -> Void) {
    guard keptObservers != nil else { return change() }
    report(key, change)
  }

  /// A key path has the name of the getter, `isHidden`, and a string the key, `hidden`.
  private func report(_ key: String, _ change: () -> Void) {
    let names = [key, LayerKey.getter(of: key)].compactMap(\.self)
    for name in names { willChangeValue(forKey: name) }
    change()
    for name in names.reversed() { didChangeValue(forKey: name) }
  }
}
