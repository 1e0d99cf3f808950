extension UIView {
  /// Fades in parts of a bar that replaced others, if they are on the screen.
  func fadeIn(_ parts: [UIView]) {
    guard window != nil else { return }
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      for part in parts { part.alpha = 0 }
    }
    UIView.animate(withDuration: 0.2) { for part in parts { part.alpha = 1 } }
  }
}
