import QuartzCore

/// A property's value in the layer's form and, for colours, in the view's dynamic form.
@MainActor struct PropertyValue {
  let object: Any?
  let color: UIColor?

  init(of view: UIView, _ layer: CALayer, _ key: String) {
    object = layer.value(forKeyPath: key)
    color = key == "backgroundColor" ? view.viewState.backgroundColor : nil
  }

  init(_ object: Any?) {
    self.object = object
    color = nil
  }
}

/// A change of one property of a view's layer in an animation block.
@MainActor struct PropertyChange {
  let layer: CALayer
  let view: UIView
  let key: String
  let start: PropertyValue
  /// The value that animations show before the change, or `nil` without animations.
  let shown: Any?
  var end: PropertyValue

  init(layer: CALayer, view: UIView, key: String, start: PropertyValue, shown: Any?) {
    self.layer = layer
    self.view = view
    self.key = key
    self.start = start
    self.shown = shown
    end = start
  }

  /// Sets the property without animation. If the view has such a property, it is set there, so that dependent
  /// values follow, such as a scroll view's offset.
  func write(_ value: PropertyValue) {
    UIView.performWithoutAnimation {
      switch (key, value.object) {
      case ("position", let point as CGPoint): view.center = point
      case ("bounds", let rect as CGRect): view.bounds = rect
      case ("opacity", let number as CGFloat): view.alpha = number
      case ("backgroundColor", _) where value.color != nil: view.backgroundColor = value.color
      default: layer.setValue(value.object, forKeyPath: key)
      }
    }
  }
}
