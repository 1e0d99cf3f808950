extension Stage.Device {
  /// Returns the size of the screen in points in an orientation.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape && !isWindow ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the insets that the status bar, the sensors and the home indicator cover.
  public func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    switch front {
    case .homeButton:
      return UIEdgeInsets(
        top: statusBarHeight(in: orientation), left: 0, bottom: 0, right: 0)
    case .notch(let top, _), .island(let top, _, _):
      // In landscape, a phone keeps both sides free for the sensors.
      return orientation.isLandscape
        ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
        : UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    case .tablet:
      return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    case .window(let top, let left, let bottom, let right):
      return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
  }

  /// Returns the insets that the device's shape alone covers: the safe area while the status bar is hidden. A
  /// notch or an island stays in place; a device with a home button has no such insets.
  package func shapeInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    var insets = safeAreaInsets(in: orientation)
    switch front {
    case .homeButton, .tablet: insets.top = 0
    case .notch, .island, .window: break
    }
    return insets
  }

  /// Returns the height of the status bar, or 0 if there is none, as on a phone in landscape.
  public func statusBarHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
    if idiom == .phone, orientation.isLandscape { return 0 }
    switch front {
    case .homeButton: return 20
    case .notch(let top, _): return top
    case .island: return 54
    case .tablet: return 24
    case .window: return 0
    }
  }

  /// Returns how far a bar at the top extends into the safe area, in points. It is only above zero under an
  /// island. In landscape a phone has no safe area at the top, and no overlap.
  package func barOverlap(in orientation: UIInterfaceOrientation) -> CGFloat {
    guard case .island(let top, let bars, _) = front, !orientation.isLandscape else { return 0 }
    return top - bars
  }

  /// The radius of the screen's corners.
  package var cornerRadius: CGFloat {
    switch front {
    case .homeButton, .window: 0
    case .notch(_, let radius), .island(_, _, let radius), .tablet(let radius): radius
    }
  }

  package var hasHomeIndicator: Bool { front != .homeButton && !isWindow }

  /// Whether this is one of the largest phones, which have a regular width in landscape.
  private var isWidePhone: Bool { idiom == .phone && size.width >= 414 }

  func traits(in orientation: UIInterfaceOrientation) -> TraitValues {
    if isWindow { return windowTraits }
    let isLandscape = orientation.isLandscape
    let isPad = idiom == .pad
    return TraitValues(
      userInterfaceIdiom: idiom, displayScale: scale,
      horizontalSizeClass: isPad || (isLandscape && isWidePhone) ? .regular : .compact,
      verticalSizeClass: isPad || !isLandscape ? .regular : .compact)
  }
}
