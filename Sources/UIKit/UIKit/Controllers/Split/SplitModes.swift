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
  /// The total width of the columns other than the secondary one.
  var columns: CGFloat

  /// The minimum width that three tiled columns leave for the secondary one. Own choice.
  static let minimumSecondaryWidth: CGFloat = 600

  private var isTriple: Bool { style == .tripleColumn }
  private var isWide: Bool { size.width > size.height }

  /// The split behavior, never `.automatic`.
  var behavior: Behavior {
    switch preferredBehavior {
    case .tile, .overlay: return preferredBehavior
    case .displace: return isTriple ? .displace : .tile
    case .automatic: break
    }
    // A mode with one tiled column is also part of displacing with three columns.
    if let behavior = preferredMode.behavior,
      !(isTriple && preferredMode == .oneBesideSecondary)
    {
      return behavior == .displace && !isTriple ? .tile : behavior
    }
    let mayTile = !isTriple || size.width - columns >= Self.minimumSecondaryWidth
    if preferredMode == .oneBesideSecondary { return mayTile ? .tile : .displace }
    return isWide ? (mayTile ? .tile : .displace) : .overlay
  }

  /// The display mode, never `.automatic`.
  var mode: DisplayMode {
    preferredMode == .automatic
      ? DisplayMode(count: behavior == .overlay ? 0 : 1, behavior: behavior)
      : fitting(preferredMode)
  }

  /// Returns the mode of the behavior with as many columns as `mode`.
  func fitting(_ mode: DisplayMode) -> DisplayMode {
    DisplayMode(count: min(mode.shownCount, isTriple ? 2 : 1), behavior: behavior)
  }
}
