import UIKit

extension UIView {
  /// The labels in it, at any depth, but none in a label.
  var labels: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }
}
