import CoreGraphics

extension UIView {
  /// Margins as content sees them: what was set, at least what a controller and the superview
  /// demand, with the safe area added.
  var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins: UIEdgeInsets
    let minimum = viewController?.rootViewMinimumMargins?.resolved(direction)
    switch viewState.margins {
    case .physical(let insets): margins = insets
    case .directional(let insets): margins = insets.resolved(direction)
    // A controller's root view has no margins of its own above and below.
    case nil:
      margins = minimum ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    if let minimum { margins = .max(margins, minimum) }
    if viewState.insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if viewState.preservesSuperviewLayoutMargins, let superview = _superview {
      let covered = superview.layoutMargins.remaining(in: frame, of: superview.bounds)
      margins = .max(margins, covered)
    }
    return margins
  }

  /// Tells that the controller's demand on its root view's margins has changed.
  func layoutMarginsSourceDidChange() {
    updateMargins()
  }

  func setMargins(_ margins: ViewState.LayoutMargins) {
    withState { $0.margins = margins }
    updateMargins()
  }

  /// Reports the margins when they changed since the last report.
  func updateMargins() {
    let margins = effectiveMargins
    guard margins != viewState.reportedMargins else { return }
    let isFirst = viewState.reportedMargins == nil
    withState { $0.reportedMargins = margins }
    if !isFirst {
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
      setNeedsLayout()
    }
    autoLayoutSafeAreaOrMarginsDidChange()
    for view in _subviews where view.viewState.preservesSuperviewLayoutMargins {
      view.updateMargins()
    }
  }

  /// The view moved in its superview, or its subviews' edges moved in it: what they cover of margins
  /// that they preserve is another.
  func updatePreservedMargins(isResized: Bool) {
    if viewState.preservesSuperviewLayoutMargins { updateMargins() }
    guard isResized else { return }
    for view in _subviews where view.viewState.preservesSuperviewLayoutMargins {
      view.updateMargins()
    }
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != viewState.semanticContentAttribute else { return }
    withState { $0.semanticContentAttribute = attribute }
    updateMargins()
    setNeedsLayout()
    autoLayoutLayoutDirectionDidChange()
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
