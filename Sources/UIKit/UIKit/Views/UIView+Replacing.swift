extension UIView {
  /// Puts another view into this view's place in the hierarchy, if it has one.
  func giveWay(to other: UIView) {
    guard let parent = superview, other !== self else { return }
    parent.insertSubview(other, aboveSubview: self)
    removeFromSuperview()
  }
}
