import CoreGraphics

extension UIView {
  /// Computes the safe area anew from the superview's and tells the view when it changed.
  package func _updateSafeAreaInsets() {
    _setSafeAreaInsets(_computedSafeAreaInsets)
  }

  package func _setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != _state.safeAreaInsets else { return }
    _withState { $0.safeAreaInsets = insets }
    safeAreaInsetsDidChange()
    _viewController?.viewSafeAreaInsetsDidChange()
    _updateMargins()
    _autoLayoutSafeAreaOrMarginsDidChange()
    _updateSafeAreaOfSubviews()
  }

  func _updateSafeAreaOfSubviews() {
    let mine = _safeAreaInsetsForSubviews
    for view in _subviews where mine != .zero || view._state.safeAreaInsets != .zero {
      view._updateSafeAreaInsets()
    }
  }

  private var _computedSafeAreaInsets: UIEdgeInsets {
    let inherited: UIEdgeInsets
    if let window = self as? UIWindow {
      let isHidden = window.windowScene?._statusBarAppearance.isHidden ?? false
      inherited = window.screen._safeAreaInsets(statusBarIsHidden: isHidden)
        .remaining(in: frame, of: window.screen.bounds)
    } else if let superview = _superview {
      // A transform moves what is seen, as in transitions, and leaves the layout within as it is.
      inherited = superview._safeAreaInsetsForSubviews
        .remaining(in: _untransformedFrame, of: superview.bounds)
    } else {
      inherited = .zero
    }
    guard let controller = _viewController else { return inherited }
    return inherited + controller._safeAreaAddition
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
