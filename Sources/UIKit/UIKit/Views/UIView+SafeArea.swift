import CoreGraphics

extension UIView {
  /// Computes the safe area anew from the superview's and tells the view when it changed.
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
      // A transform moves what is seen, as in transitions, and leaves the layout within as it is.
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
  /// The rest of a parent's insets in a child: on each edge the part that reaches beyond the gap
  /// between the two, from nothing to all of it.
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
