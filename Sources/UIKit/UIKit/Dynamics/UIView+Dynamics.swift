extension UIView {
  /// Continues animators whose reference view is in a window, and pauses the others.
  func dynamicsWindowDidChange() {
    for mention in viewState.dynamicAnimators { mention.animator?.updateClock() }
  }

  /// Updates the boundaries that follow the reference bounds.
  func dynamicsBoundsDidChange() {
    for mention in viewState.dynamicAnimators { mention.animator?.referenceBoundsChanged() }
  }
}
