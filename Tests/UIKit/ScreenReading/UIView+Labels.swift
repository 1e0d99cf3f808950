import Stage

extension UIView {
  /// The labels in it, at any depth, but none in a label.
  package var labels: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }
}
