extension UIView {
  /// Adds views that make up this one, in order from the back. Touches on them belong to this view.
  func addParts(_ parts: [UIView]) {
    for part in parts {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }
}
