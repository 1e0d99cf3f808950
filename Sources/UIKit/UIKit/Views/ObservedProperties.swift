import CoreGraphics

/// The view properties that `observe(_:options:changeHandler:)` supports.
enum ObservedProperty: String, CaseIterable {
  case frame, bounds, center, transform, transform3D, anchorPoint
  case alpha, isHidden, isOpaque, backgroundColor, tintColor, contentMode, clipsToBounds
  case tag, isUserInteractionEnabled
  case contentOffset, contentSize, contentInset, adjustedContentInset
  case zoomScale, minimumZoomScale, maximumZoomScale
  case isScrollEnabled, isPagingEnabled, refreshControl
  case image
}

extension UIView: KeyValueObserversKeeper {
  /// A view never gets another layer, so a path may lead through it.
  nonisolated package static func reportsChanges(of property: String) -> Bool {
    property == "layer" || ObservedProperty(rawValue: property) != nil
  }

  /// Reads a property, so that an observer's key path can be matched to it.
  @inline(__always)
  final func observed<Value>(_ property: ObservedProperty, _ value: Value) -> Value {
    if KeyPathProbe.isReading { _note(property.rawValue, as: Value.self) }
    return value
  }

  /// Sets a property and notifies its observers, even if the value doesn't change.
  @inline(__always)
  final func changing(_ property: ObservedProperty, _ change: () -> Void) {
    guard keptObservers != nil else { return change() }
    _change(property.rawValue, change)
  }
}
