extension UIView {
  /// Animators go on where they can be seen, and wait where not.
  func dynamicsWindowDidChange() {
    for mention in viewState.dynamicAnimators { mention.animator?.updateClock() }
  }

  /// Boundaries of the reference bounds follow them.
  func dynamicsBoundsDidChange() {
    for mention in viewState.dynamicAnimators { mention.animator?.referenceBoundsChanged() }
  }
}
