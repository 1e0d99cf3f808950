import Foundation

/// A property that proxies apply to views. Apple's headers mark these with
/// `UI_APPEARANCE_SELECTOR`. Each class lists its own in `appearanceProperties`.
@MainActor struct AppearanceProperty {
  /// The class that declares the property.
  let owner: UIView.Type
  /// Copies the property from a proxy to a view that hasn't set it. The last argument creates new
  /// views for comparison.
  let copy: (_ proxy: UIView, _ view: UIView, _ new: (UIView) -> UIView) -> Void

  init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isSame: @escaping (Value, Value) -> Bool
  ) {
    owner = View.self
    copy = { proxy, view, new in
      guard let proxy = proxy as? View, let view = view as? View,
        let newProxy = new(proxy) as? View, let newView = new(view) as? View
      else { return }
      let value = proxy[keyPath: path]
      guard !isSame(value, newProxy[keyPath: path]),
        isSame(view[keyPath: path], newView[keyPath: path])
      else { return }
      view[keyPath: path] = value
    }
  }

  init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(path) { $0 == $1 }
  }

  /// Text attributes are compared as dictionaries of objects.
  init<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) {
    self.init(path) { a, b in
      a.map { NSDictionary(dictionary: $0) } == b.map { NSDictionary(dictionary: $0) }
    }
  }

  /// An appearance object counts as set once it has been assigned.
  init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isSet: KeyPath<View, Bool>
  ) {
    owner = View.self
    copy = { proxy, view, _ in
      guard let proxy = proxy as? View, let view = view as? View, proxy[keyPath: isSet],
        !view[keyPath: isSet]
      else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }
}
