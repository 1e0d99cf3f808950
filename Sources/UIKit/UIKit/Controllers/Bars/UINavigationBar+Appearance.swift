import QuartzCore

/// The choice of the bar's appearance.
extension UINavigationBar {
  /// Applies the current appearances. Costs a few assignments; content isn't laid out again.
  func appearanceDidChange() {
    background.show(shownStandardAppearance)
    edgeBackground.show(shownEdgeAppearance)
    applyStrengths()
    content?.appearance = contentAppearance
  }

  func applyUnderlap(from old: CGFloat) {
    applyStrengths()
    // The texts change in the middle.
    if (old >= 0.5) != (contentUnderlap >= 0.5), chosenEdgeAppearance != nil {
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

  /// The standard appearance: the first that exists of the item's compact, the bar's compact, the
  /// item's, and the bar's.
  private var chosenStandardAppearance: UINavigationBarAppearance {
    if isCompact, let compact = topItem?.compactAppearance ?? compactAppearance { return compact }
    return topItem?.standardAppearance ?? standardAppearance
  }

  private var chosenEdgeAppearance: UINavigationBarAppearance? {
    let compact =
      isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    return compact ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  private var shownStandardAppearance: UINavigationBarAppearance {
    let appearance = chosenStandardAppearance.copy()
    applyLegacyLook(to: appearance, withBackground: true)
    return appearance
  }

  private var shownEdgeAppearance: UINavigationBarAppearance {
    let chosen = chosenEdgeAppearance
    let appearance = (chosen ?? chosenStandardAppearance).copy()
    // A bar that isn't translucent has nothing behind it to show.
    if chosen == nil, isTranslucent {
      appearance.configureWithTransparentBackground()
    } else if chosen == nil {
      appearance.shadowColor = nil
    }
    applyLegacyLook(to: appearance, withBackground: chosen == nil && !isTranslucent)
    return appearance
  }

  private func applyLegacyLook(to appearance: UINavigationBarAppearance, withBackground: Bool) {
    if let attributes = titleTextAttributes {
      appearance.titleTextAttributes.merge(attributes) { own, _ in own }
    }
    if let attributes = largeTitleTextAttributes {
      appearance.largeTitleTextAttributes.merge(attributes) { own, _ in own }
    }
    let metrics: UIBarMetrics = isCompact ? .compact : .default
    if let offset = titleOffsets[metrics.rawValue] ?? titleOffsets[0] {
      appearance.titlePositionAdjustment.vertical += offset
    }
    if let indicator = backIndicatorImage, let mask = backIndicatorTransitionMaskImage,
      appearance.ownBackIndicator == nil
    {
      appearance.setBackIndicatorImage(indicator, transitionMaskImage: mask)
    }
    if let image = backgroundImages.image(at: barPosition, isCompact: isCompact) {
      appearance.takeImages(image, shadow: shadowImage)
    } else if withBackground {
      appearance.takeTint(barTintColor, isTranslucent: isTranslucent)
    }
  }
}
