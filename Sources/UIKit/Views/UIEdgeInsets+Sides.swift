import CoreGraphics

extension UIEdgeInsets {
  /// Left and right, or right and left where reading goes from right to left.
  func sides(isRightToLeft: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    isRightToLeft ? (right, left) : (left, right)
  }
}
