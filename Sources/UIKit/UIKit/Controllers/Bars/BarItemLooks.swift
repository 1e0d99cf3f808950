import CoreGraphics

/// The appearance of a bar button item by the older API, in single values. They belong to the item, so they
/// take precedence over appearances.
struct BarItemLooks {
  /// Values by state and bar metrics.
  struct Values<Value> {
    private struct Key: Hashable {
      var state: UIControl.State
      var metrics: UIBarMetrics
      var style: UIBarButtonItem.Style?
    }

    private var values: [Key: Value] = [:]

    /// The value that was set for exactly this case.
    subscript(
      state: UIControl.State, metrics: UIBarMetrics, style: UIBarButtonItem.Style? = nil
    ) -> Value? {
      get { values[Key(state: state, metrics: metrics, style: style)] }
      set { values[Key(state: state, metrics: metrics, style: style)] = newValue }
    }

    /// Returns the effective value: one for the style precedes all others, one for the state precedes
    /// the normal one, one for the metrics precedes the default ones.
    func value(
      _ state: UIControl.State, _ metrics: UIBarMetrics, style: UIBarButtonItem.Style? = nil
    ) -> Value? {
      for state in [state, .normal] {
        for metrics in [metrics, .default] {
          if let value = self[state, metrics, style] ?? self[state, metrics] { return value }
        }
      }
      return nil
    }
  }

  /// The values for one button.
  struct Button {
    var backgrounds = Values<UIImage>()
    /// The distance by which the background is moved down, in points.
    var backgroundOffsets = Values<CGFloat>()
    /// The distances by which the title is moved right and down, in points.
    var titleAdjustments = Values<UIOffset>()
  }

  /// The item's own button.
  var button = Button()
  /// The back button that leads to the item's controller.
  var backButton = Button()
}

extension UIBarButtonItem {
  /// Returns the item's value, or else that of its class's appearance proxies.
  func look<Value>(
    _ path: KeyPath<BarItemLooks, BarItemLooks.Values<Value>>,
    _ find: (BarItemLooks.Values<Value>) -> Value?
  ) -> Value? {
    find(looks[keyPath: path])
      ?? AppearanceProxies.shared.first(for: self) { item in
        (item as? UIBarButtonItem).flatMap { find($0.looks[keyPath: path]) }
      }
  }
}

extension BarItemLooks.Values: Equatable where Value: Equatable {}
