extension UIView {
  /// The recognizers of a given class on this view and its ancestors, innermost view first.
  func surroundingRecognizers<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type
  ) -> [Recognizer] {
    sequence(first: self, next: { $0._superview }).flatMap { view in
      (view.gestureRecognizers ?? []).compactMap { $0 as? Recognizer }
    }
  }

  func _addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer._view !== self else { return }
    recognizer._view?.removeGestureRecognizer(recognizer)
    recognizer._view = self
    withState { $0.gestureRecognizers = ($0.gestureRecognizers ?? []) + [recognizer] }
  }

  func _removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer._view === self else { return }
    recognizer.cancel()
    recognizer._view = nil
    withState { $0.gestureRecognizers?.removeAll { $0 === recognizer } }
  }

  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for old in viewState.gestureRecognizers ?? [] { _removeGestureRecognizer(old) }
    guard let recognizers else { return withState { $0.gestureRecognizers = nil } }
    for new in recognizers { _addGestureRecognizer(new) }
  }
}
