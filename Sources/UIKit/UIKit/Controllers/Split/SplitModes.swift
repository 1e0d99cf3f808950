import CoreGraphics

/// The current display mode and split behavior: a pure function of the preferences and of the size.
///
/// Apple documents which modes belong to which behavior, and leaves the automatic choice open. Own choice,
/// after iPads with iOS 16: a split view that is wider than high tiles two columns, and three if the
/// secondary one has enough space next to them; otherwise they displace it. One that is higher than wide
/// shows columns over the secondary one.
struct SplitModes: Equatable {
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  var style: UISplitViewController.Style
  var preferredMode = DisplayMode.automatic
  var preferredBehavior = Behavior.automatic
  var size: CGSize
  /// The width of the columns beside the secondary one together.
  var columns: CGFloat

  /// The least width that three tiled columns leave to the secondary one. Own choice.
  static let minimumSecondaryWidth: CGFloat = 600

  private var isTriple: Bool { style == .tripleColumn }
  private var isWide: Bool { size.width > size.height }

  /// Never `.automatic`.
  var behavior: Behavior {
    switch preferredBehavior {
    case .tile, .overlay: return preferredBehavior
    case .displace: return isTriple ? .displace : .tile
    case .automatic: break
    }
    // One column beside the secondary one belongs to displacing three columns as well.
    if let behavior = preferredMode.behavior,
      !(isTriple && preferredMode == .oneBesideSecondary)
    {
      return behavior == .displace && !isTriple ? .tile : behavior
    }
    let mayTile = !isTriple || size.width - columns >= Self.minimumSecondaryWidth
    if preferredMode == .oneBesideSecondary { return mayTile ? .tile : .displace }
    return isWide ? (mayTile ? .tile : .displace) : .overlay
  }

  /// Never `.automatic`.
  var mode: DisplayMode {
    preferredMode == .automatic
      ? DisplayMode(count: behavior == .overlay ? 0 : 1, behavior: behavior)
      : fitting(preferredMode)
  }

  /// The mode of the behavior that shows as many columns as `mode`.
  func fitting(_ mode: DisplayMode) -> DisplayMode {
    DisplayMode(count: min(mode.shownCount, isTriple ? 2 : 1), behavior: behavior)
  }
}
