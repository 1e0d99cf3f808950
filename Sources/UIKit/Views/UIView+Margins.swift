import CoreGraphics

extension UIView {
  /// Margins as content sees them: what was set, at least what a controller and the superview
  /// demand, with the safe area added.
  var _effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins: UIEdgeInsets
    let minimum = _viewController?._rootViewMinimumMargins?.resolved(direction)
    switch _state.margins {
    case .physical(let insets): margins = insets
    case .directional(let insets): margins = insets.resolved(direction)
    // A controller's root view has no margins of its own above and below.
    case nil:
      margins = minimum ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    if let minimum { margins = .max(margins, minimum) }
    if _state.insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if _state.preservesSuperviewLayoutMargins, let superview = _superview {
      let covered = superview.layoutMargins.remaining(in: frame, of: superview.bounds)
      margins = .max(margins, covered)
    }
    return margins
  }

  /// Tells that the controller's demand on its root view's margins has changed.
  package func _layoutMarginsSourceDidChange() {
    _updateMargins()
  }

  func _setMargins(_ margins: ViewState.LayoutMargins) {
    _withState { $0.margins = margins }
    _updateMargins()
  }

  /// Reports the margins when they changed since the last report.
  func _updateMargins() {
    let margins = _effectiveMargins
    guard margins != _state.reportedMargins else { return }
    let isFirst = _state.reportedMargins == nil
    _withState { $0.reportedMargins = margins }
    if !isFirst {
      layoutMarginsDidChange()
      _viewController?.viewLayoutMarginsDidChange()
      setNeedsLayout()
    }
    _autoLayoutSafeAreaOrMarginsDidChange()
    for view in _subviews where view._state.preservesSuperviewLayoutMargins {
      view._updateMargins()
    }
  }

  /// The view moved in its superview, or its subviews' edges moved in it: what they cover of margins
  /// that they preserve is another.
  func _updatePreservedMargins(isResized: Bool) {
    if _state.preservesSuperviewLayoutMargins { _updateMargins() }
    guard isResized else { return }
    for view in _subviews where view._state.preservesSuperviewLayoutMargins {
      view._updateMargins()
    }
  }

  func _setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != _state.semanticContentAttribute else { return }
    _withState { $0.semanticContentAttribute = attribute }
    _updateMargins()
    setNeedsLayout()
    _autoLayoutLayoutDirectionDidChange()
  }

  /// The direction of content with the attribute in an interface of the application's direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIScreen.main.traitCollection.values.direction)
  }

  /// The direction of content with the attribute where the layout has `layoutDirection`. Playback
  /// controls and compasses do not turn around.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
