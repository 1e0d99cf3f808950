import CoreGraphics

extension UIView {
  /// The effective margins: those that were set, at least those that the controller and the
  /// superview require, plus the safe area.
  var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins: UIEdgeInsets
    let minimum = viewController?.rootViewMinimumMargins?.resolved(direction)
    switch viewState.margins {
    case .physical(let insets): margins = insets
    case .directional(let insets): margins = insets.resolved(direction)
    // A controller's root view has no margins of its own at the top and bottom.
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

  /// Called when the controller's requirement for its root view's margins changed.
  func layoutMarginsSourceDidChange() {
    updateMargins()
  }

  func setMargins(_ margins: ViewState.LayoutMargins) {
    withState { $0.margins = margins }
    updateMargins()
  }

  /// Notifies the view if the margins have changed since the last call.
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

  /// Updates preserved margins after the view moved in its superview, or after its size changed.
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

  /// Returns the direction of content with an attribute, in the application's layout direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIScreen.main.traitCollection.values.direction)
  }

  /// Returns the direction of content with an attribute, in the layout direction `layoutDirection`.
  /// Playback controls and spatial content, such as a compass, aren't mirrored.
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
