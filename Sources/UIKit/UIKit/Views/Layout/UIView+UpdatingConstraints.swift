extension UIView {
  /// Implements `updateConstraints()` in the base class.
  func alUpdateConstraints() {
    autoLayout.needsUpdateConstraints = false
    autoLayout.isUpdateConstraintsExplicit = false
  }

  func alSetNeedsUpdateConstraints() {
    autoLayout.needsUpdateConstraints = true
    autoLayout.isUpdateConstraintsExplicit = true
    raiseNeedsUpdateConstraints()
    (_superview ?? self).islandRootOfInterior.setNeedsLayout()
  }

  /// Marks the superviews of the view, so that a pass finds it.
  func raiseNeedsUpdateConstraints() {
    guard autoLayout.needsUpdateConstraints else { return }
    autoLayout.subtreeNeedsUpdateConstraints = true
    raiseSubtreeNeedsUpdateConstraints()
  }

  func raiseSubtreeNeedsUpdateConstraints() {
    var ancestor = _superview
    while let view = ancestor, !view.autoLayout.subtreeNeedsUpdateConstraints {
      view.autoLayout.subtreeNeedsUpdateConstraints = true
      ancestor = view._superview
    }
  }

  /// Calls `updateConstraints()` on marked views, from the inside out, before a layout pass. Because an
  /// update may ask for others, it repeats a few times.
  func autoLayoutUpdateConstraintsPass() {
    for _ in 0..<4 where autoLayout.subtreeNeedsUpdateConstraints { updateConstraintsOfSubtree() }
  }

  private func updateConstraintsOfSubtree() {
    autoLayout.subtreeNeedsUpdateConstraints = false
    for view in _subviews where view.autoLayout.subtreeNeedsUpdateConstraints {
      view.updateConstraintsOfSubtree()
    }
    guard autoLayout.needsUpdateConstraints, usesConstraints else { return }
    autoLayout.needsUpdateConstraints = false
    if let controller = viewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Whether the view uses constraints at all; iOS doesn't call `updateConstraints()` on others.
  private var usesConstraints: Bool {
    autoLayout.isUpdateConstraintsExplicit || !autoLayout.translatesAutoresizingMask
      || !autoLayout.held.isEmpty || autoLayout.constrainedSubviews > 0
      || type(of: self).requiresConstraintBasedLayout
  }
}
