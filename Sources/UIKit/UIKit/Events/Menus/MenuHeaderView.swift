import CoreGraphics

/// The title or view above the elements of a menu.
class MenuHeaderView: UIView {
  /// Returns the height that it needs in a menu of a given width, in points.
  func height(width: CGFloat) -> CGFloat { 0 }
}
