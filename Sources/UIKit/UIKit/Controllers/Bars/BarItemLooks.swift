import CoreGraphics

/// Looks of a bar button item that are set one by one, older than the appearances and stronger, since
/// they are the item's own.
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

    /// The value that holds: for the style before all, for the state before the normal one, for the
    /// metrics before the default ones.
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
    /// How far down the background is moved, in points.
    var backgroundOffsets = Values<CGFloat>()
    /// How far right and down the title is moved, in points.
    var titleAdjustments = Values<UIOffset>()
  }

  /// The item's own button.
  var button = Button()
  /// The back button that leads to the item's owner.
  var backButton = Button()
}

extension UIBarButtonItem {
  /// The item's value, or else that of its class's proxies.
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
