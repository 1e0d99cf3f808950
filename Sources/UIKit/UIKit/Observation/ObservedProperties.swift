import CoreGraphics

/// The properties of views that `observe(_:options:changeHandler:)` can follow.
enum ObservedProperty: String {
  case frame, bounds, center, transform, transform3D, anchorPoint
  case alpha, isHidden, isOpaque, backgroundColor, tintColor, contentMode, clipsToBounds
  case tag, isUserInteractionEnabled
  case contentOffset, contentSize, contentInset, adjustedContentInset
  case zoomScale, minimumZoomScale, maximumZoomScale
  case isScrollEnabled, isPagingEnabled, refreshControl
}

extension UIView: KeyValueObserversKeeper {
  /// Reads a property, so that an observer's key path finds it.
  @inline(__always)
  final func observed<Value>(_ property: ObservedProperty, _ value: Value) -> Value {
    if KeyPathProbe.isReading { _note(property.rawValue, as: Value.self) }
    return value
  }

  /// Sets a property and tells its observers, also when the value is the same.
  @inline(__always)
  final func changing(_ property: ObservedProperty, _ change: () -> Void) {
    guard keptObservers != nil else { return change() }
    _change(property.rawValue, change)
  }
}
