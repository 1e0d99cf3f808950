extension UIView {
  /// The base of `updateConstraints()`.
  package func _alUpdateConstraints() {
    autoLayout.needsUpdateConstraints = false
    autoLayout.isUpdateConstraintsExplicit = false
  }

  package func _alNeedsUpdateConstraints() -> Bool { autoLayout.needsUpdateConstraints }

  package func _alSetNeedsUpdateConstraints() {
    autoLayout.needsUpdateConstraints = true
    autoLayout.isUpdateConstraintsExplicit = true
    _raiseNeedsUpdateConstraints()
    (_superview ?? self)._islandRootOfInterior.setNeedsLayout()
  }

  package func _alUpdateConstraintsIfNeeded() { _autoLayoutUpdateConstraintsPass() }

  /// Marks the way up to the view, so that a pass finds it.
  func _raiseNeedsUpdateConstraints() {
    guard autoLayout.needsUpdateConstraints else { return }
    autoLayout.subtreeNeedsUpdateConstraints = true
    _raiseSubtreeNeedsUpdateConstraints()
  }

  func _raiseSubtreeNeedsUpdateConstraints() {
    var ancestor = _superview
    while let view = ancestor, !view.autoLayout.subtreeNeedsUpdateConstraints {
      view.autoLayout.subtreeNeedsUpdateConstraints = true
      ancestor = view._superview
    }
  }

  /// Calls `updateConstraints()` where it is due, from the inside out. Before a layout pass; also
  /// an update may ask for others, so it goes round a few times.
  package func _autoLayoutUpdateConstraintsPass() {
    for _ in 0..<4 where autoLayout.subtreeNeedsUpdateConstraints { _updateConstraintsOfSubtree() }
  }

  private func _updateConstraintsOfSubtree() {
    autoLayout.subtreeNeedsUpdateConstraints = false
    for view in _subviews where view.autoLayout.subtreeNeedsUpdateConstraints {
      view._updateConstraintsOfSubtree()
    }
    guard autoLayout.needsUpdateConstraints, _usesConstraints else { return }
    autoLayout.needsUpdateConstraints = false
    if let controller = _viewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Whether the view has to do with constraints at all; iOS does not ask others to update any.
  private var _usesConstraints: Bool {
    autoLayout.isUpdateConstraintsExplicit || !autoLayout.translatesAutoresizingMask
      || !autoLayout.held.isEmpty || autoLayout.constrainedSubviews > 0
      || type(of: self).requiresConstraintBasedLayout
  }
}
