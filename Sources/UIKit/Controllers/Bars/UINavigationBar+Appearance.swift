import QuartzCore

/// The looks that were set one by one, before there were appearances.
struct LegacyBarLook {
  var barTintColor: UIColor?
  var titleTextAttributes: [NSAttributedString.Key: Any]?
  var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  var shadowImage: UIImage?
  /// By the metrics, and above 1000 for bars in one position.
  var backgroundImages: [Int: UIImage] = [:]
  /// How far titles lie lower, in points, by the metrics.
  var titleOffsets: [Int: CGFloat] = [:]
  var backIndicator: UIImage?
  var backIndicatorMask: UIImage?

  static func key(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> Int {
    position.rawValue * 1000 + metrics.rawValue
  }
}

/// Which appearance the bar shows.
extension UINavigationBar {
  /// For proxies: all background images.
  var positionedBackgrounds: [Int: UIImage] {
    get { legacy.backgroundImages }
    set { changeLegacyLook { $0.backgroundImages = newValue } }
  }

  /// For proxies: how far titles lie lower.
  var titleOffsets: [Int: CGFloat] {
    get { legacy.titleOffsets }
    set { changeLegacyLook { $0.titleOffsets = newValue } }
  }

  func changeLegacyLook(_ change: (inout LegacyBarLook) -> Void) {
    change(&legacy)
    appearanceDidChange()
  }

  /// Shows the appearances that hold now. Costs a handful of assignments; content is not laid out
  /// anew.
  func appearanceDidChange() {
    background.show(shownStandardAppearance)
    edgeBackground.show(shownEdgeAppearance)
    applyStrengths()
    content?.appearance = contentAppearance
  }

  func applyUnderlap(from old: CGFloat) {
    applyStrengths()
    // The texts change over in the middle.
    if (old >= 0.5) != (contentUnderlap >= 0.5), hasOwnEdgeAppearance {
      content?.appearance = contentAppearance
    }
  }

  private func applyStrengths() {
    background.strength = contentUnderlap
    edgeBackground.strength = 1 - contentUnderlap
  }

  /// The appearance of title and buttons.
  var contentAppearance: UINavigationBarAppearance {
    contentUnderlap >= 0.5 ? shownStandardAppearance : shownEdgeAppearance
  }

  private var isCompact: Bool { BarMetrics.isCompact(traitCollection) }

  /// The first of: the item's compact, the bar's compact, the item's, the bar's.
  private var chosenStandardAppearance: UINavigationBarAppearance {
    if isCompact, let compact = topItem?.compactAppearance ?? compactAppearance { return compact }
    return topItem?.standardAppearance ?? standardAppearance
  }

  private var chosenEdgeAppearance: UINavigationBarAppearance? {
    if isCompact,
      let compact = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    {
      return compact
    }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  private var hasOwnEdgeAppearance: Bool { chosenEdgeAppearance != nil }

  private var shownStandardAppearance: UINavigationBarAppearance {
    let appearance = chosenStandardAppearance.copy()
    applyLegacyLook(to: appearance, withBackground: true)
    return appearance
  }

  private var shownEdgeAppearance: UINavigationBarAppearance {
    if let chosen = chosenEdgeAppearance {
      let appearance = chosen.copy()
      applyLegacyLook(to: appearance, withBackground: false)
      return appearance
    }
    let appearance = chosenStandardAppearance.copy()
    // A bar that is not translucent has nothing behind it to show.
    if isTranslucent {
      appearance.configureWithTransparentBackground()
    } else {
      appearance.shadowColor = nil
    }
    applyLegacyLook(to: appearance, withBackground: !isTranslucent)
    return appearance
  }

  private func applyLegacyLook(to appearance: UINavigationBarAppearance, withBackground: Bool) {
    if let attributes = legacy.titleTextAttributes {
      appearance.titleTextAttributes.merge(attributes) { own, _ in own }
    }
    if let attributes = legacy.largeTitleTextAttributes {
      appearance.largeTitleTextAttributes.merge(attributes) { own, _ in own }
    }
    let metrics: UIBarMetrics = isCompact ? .compact : .default
    if let offset = legacy.titleOffsets[metrics.rawValue] ?? legacy.titleOffsets[0] {
      appearance.titlePositionAdjustment.vertical += offset
    }
    if let indicator = legacy.backIndicator, let mask = legacy.backIndicatorMask,
      appearance.ownBackIndicator == nil
    {
      appearance.setBackIndicatorImage(indicator, transitionMaskImage: mask)
    }
    let position = barPosition
    let image =
      backgroundImage(for: position, barMetrics: metrics) ?? backgroundImage(for: metrics)
      ?? backgroundImage(for: position, barMetrics: .default) ?? backgroundImage(for: .default)
    if let image {
      appearance.takeImages(image, shadow: shadowImage)
    } else if withBackground {
      appearance.takeTint(barTintColor, isTranslucent: isTranslucent)
    }
  }
}
