import CoreGraphics

/// The title or view above the elements of a menu.
class MenuHeaderView: UIView {
  /// The height that it needs in a menu of some width, in points.
  func height(width: CGFloat) -> CGFloat { 0 }
}
