import CoreGraphics

extension UIView {
  /// The traits that hold for the view. A view outside of any hierarchy takes the current ones when
  /// it is first asked.
  package var _traits: UITraitCollection {
    if let traits = _state.traits { return traits }
    let traits = _computedTraits
    _withState { $0.traits = traits }
    return traits
  }

  /// Computes the traits anew; on a change tells the view, its controller and its subviews.
  package func _updateTraits() {
    guard let previous = _state.traits else {
      // Nobody has asked yet, so nobody knows others.
      for view in _subviews { view._updateTraits() }
      return
    }
    let traits = _computedTraits
    guard traits != previous else { return }
    _withState { $0.traits = traits }
    traits.performAsCurrent {
      _applyBackgroundColor()
      _traitsDidChange(from: previous)
      _viewController?._rootViewTraitsDidChange(previous)
      traitCollectionDidChange(previous)
      if traits.layoutDirection != previous.layoutDirection {
        _updateMargins()
        setNeedsLayout()
        _autoLayoutLayoutDirectionDidChange()
      }
      if traits.hasDifferentColorAppearance(comparedTo: previous) {
        _tintDidChange()
        setNeedsDisplay()
      }
    }
    for view in _subviews { view._updateTraits() }
  }

  /// Tells that the controller's change of the traits has changed.
  package func _traitSourceDidChange() {
    _updateTraits()
  }

  private var _computedTraits: UITraitCollection {
    var traits: UITraitCollection
    if let superview = _superview {
      traits = superview._traits
    } else if let window = self as? UIWindow {
      traits = window.screen.traitCollection
    } else {
      traits = .current
    }
    if let controller = _viewController { traits = controller._overridingTraits(traits) }
    if let limited = _limited(traits.preferredContentSizeCategory) {
      var values = traits.values
      values.preferredContentSizeCategory = limited
      traits = UITraitCollection(values)
    }
    let style = _state.overrideUserInterfaceStyle
    guard style != .unspecified, style != traits.userInterfaceStyle else { return traits }
    var values = traits.values
    values.userInterfaceStyle = style
    return UITraitCollection(values)
  }
}
