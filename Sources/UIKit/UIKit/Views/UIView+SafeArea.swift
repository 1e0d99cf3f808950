import CoreGraphics

extension UIView {
  /// Whether the view is, or fills, the root view of a controller in a navigation controller.
  var fillsNavigationController: Bool {
    (viewController ?? superview?.viewController)?.standsInNavigationController ?? false
  }

  /// Recomputes the safe area from the superview's and notifies the view of a change.
  package func updateSafeAreaInsets() {
    setSafeAreaInsets(computedSafeAreaInsets)
  }

  package func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != viewState.safeAreaInsets else { return }
    withState { $0.safeAreaInsets = insets }
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    updateMargins()
    autoLayoutSafeAreaOrMarginsDidChange()
    updateSafeAreaOfSubviews()
  }

  func updateSafeAreaOfSubviews() {
    let mine = safeAreaInsetsForSubviews
    for view in _subviews where mine != .zero || view.viewState.safeAreaInsets != .zero {
      view.updateSafeAreaInsets()
    }
  }

  private var computedSafeAreaInsets: UIEdgeInsets {
    let inherited: UIEdgeInsets
    if let window = self as? UIWindow {
      let isHidden = window.windowScene?.statusBarAppearance.isHidden ?? false
      inherited = window.screen._safeAreaInsets(statusBarIsHidden: isHidden)
        .remaining(in: frame, of: window.screen.bounds)
    } else if let superview = _superview {
      // A transform, as in transitions, moves what is visible but doesn't affect the layout inside.
      inherited = superview.safeAreaInsetsForSubviews
        .remaining(in: untransformedFrame, of: superview.bounds)
    } else {
      inherited = .zero
    }
    guard let controller = viewController else { return inherited }
    return inherited + controller.safeAreaAddition
  }
}

extension UIEdgeInsets {
  /// Returns the part of a parent's insets that extends into a child. On each edge, it is the inset
  /// minus the gap between the two, at least 0 and at most the inset.
  package func remaining(in child: CGRect, of parent: CGRect) -> UIEdgeInsets {
    func part(_ inset: CGFloat, _ gap: CGFloat) -> CGFloat {
      Swift.min(Swift.max(inset - gap, 0), Swift.max(inset, 0))
    }
    return UIEdgeInsets(
      top: part(top, child.minY - parent.minY), left: part(left, child.minX - parent.minX),
      bottom: part(bottom, parent.maxY - child.maxY),
      right: part(right, parent.maxX - child.maxX))
  }
}
