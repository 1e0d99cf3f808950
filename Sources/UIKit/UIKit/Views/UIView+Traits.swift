import CoreGraphics

extension UIView {
  /// The traits of the view. A view outside of any hierarchy uses the traits that are current when
  /// they are first requested.
  package var traits: UITraitCollection {
    if let traits = viewState.traits { return traits }
    let traits = computedTraits
    withState { $0.traits = traits }
    return traits
  }

  /// Recomputes the traits. After a change, notifies the view, its controller and its subviews.
  func updateTraits() {
    guard let previous = viewState.traits else {
      // The traits haven't been requested yet, so no code knows the old ones.
      for view in _subviews { view.updateTraits() }
      return
    }
    let traits = computedTraits
    guard traits != previous else { return }
    withState { $0.traits = traits }
    traits.performAsCurrent {
      applyBackgroundColor()
      traitsDidChange(from: previous)
      viewController?.rootViewTraitsDidChange(previous)
      traitCollectionDidChange(previous)
      if traits.layoutDirection != previous.layoutDirection {
        updateMargins()
        setNeedsLayout()
        autoLayoutLayoutDirectionDidChange()
      }
      if traits.hasDifferentColorAppearance(comparedTo: previous) {
        tintDidChange()
        setNeedsDisplay()
      }
    }
    for view in _subviews { view.updateTraits() }
  }

  private var computedTraits: UITraitCollection {
    var traits: UITraitCollection
    if let superview = _superview {
      traits = superview.traits
    } else if let window = self as? UIWindow {
      traits = window.screen.traitCollection
    } else {
      traits = .current
    }
    if let controller = viewController { traits = controller.overridingTraits(traits) }
    var values = traits.values
    if let limited = self.limited(values.preferredContentSizeCategory) {
      values.preferredContentSizeCategory = limited
    }
    let style = viewState.overrideUserInterfaceStyle
    if style != .unspecified { values.userInterfaceStyle = style }
    return values == traits.values ? traits : UITraitCollection(values)
  }
}
