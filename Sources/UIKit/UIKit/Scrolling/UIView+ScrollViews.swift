extension UIView {
  /// The scroll views around this view, innermost first.
  var scrollViewsAround: [UIScrollView] {
    andSuperviews.dropFirst().compactMap { $0 as? UIScrollView }
  }
}
