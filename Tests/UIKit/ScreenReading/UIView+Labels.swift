import Stage

extension UIView {
  /// The labels in the view at any depth, without those inside another label.
  package var labels: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }
}
