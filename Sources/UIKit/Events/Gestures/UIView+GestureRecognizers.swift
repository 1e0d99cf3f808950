extension UIView {
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
    withState { state in
      state.gestureRecognizers?.removeAll { $0 === recognizer }
      if state.gestureRecognizers?.isEmpty == true { state.gestureRecognizers = nil }
    }
  }

  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for old in viewState.gestureRecognizers ?? [] { _removeGestureRecognizer(old) }
    for new in recognizers ?? [] { _addGestureRecognizer(new) }
  }
}
