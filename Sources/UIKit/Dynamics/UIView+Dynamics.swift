extension UIView {
  /// Animators go on where they can be seen, and wait where not.
  func _dynamicsWindowDidChange() {
    for mention in _state.dynamicAnimators { mention.animator?.updateClock() }
  }

  /// Boundaries of the reference bounds follow them.
  func _dynamicsBoundsDidChange() {
    for mention in _state.dynamicAnimators { mention.animator?.referenceBoundsChanged() }
  }
}
