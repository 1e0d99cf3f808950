/// A layer that shows a selectable part of its sublayers, clipped to its bounds.
open class CAScrollLayer: CALayer {
  override func setInitialValues() { state.masksToBounds = true }

  /// The axes along which the layer scrolls. The default is both.
  open var scrollMode: CAScrollLayerScrollMode = .both

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Moves `p`, a point in the layer's coordinates, to the top left of the bounds.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Scrolls by the minimum distance that makes `r`, in the layer's coordinates, visible. If `r` is larger than
  /// the bounds, its top left becomes visible.
  open func scroll(to r: CGRect) {
    guard !r.isNull else { return }
    func moved(_ from: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < from || high - low > length { return low }
      return high > from + length ? high - length : from
    }
    scroll(
      to: CGPoint(
        x: moved(bounds.minX, bounds.width, r.minX, r.maxX),
        y: moved(bounds.minY, bounds.height, r.minY, r.maxY)))
  }
}

extension CALayer {
  private var scrollLayer: CAScrollLayer? {
    sequence(first: self, next: \.superlayer).lazy.compactMap { $0 as? CAScrollLayer }.first
  }

  /// Moves `p`, in this layer's coordinates, to the top left of the nearest enclosing scroll layer.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }

  /// Makes the nearest enclosing scroll layer show `r`, in this layer's coordinates.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }
}

/// The axes along which a `CAScrollLayer` scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = Self(rawValue: "none")
  public static let vertically = Self(rawValue: "vertically")
  public static let horizontally = Self(rawValue: "horizontally")
  public static let both = Self(rawValue: "both")
}
