extension UIView {
  /// Adds views of which this one consists, in their order from the back: touches are its own.
  func addParts(_ parts: [UIView]) {
    for part in parts {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }
}
