import CoreGraphics

/// Distances from the edges of a rectangle, in points, where the horizontal edges follow the
/// layout direction: leading is left in a left-to-right interface and right in a right-to-left one.
public struct NSDirectionalEdgeInsets: Sendable, Equatable, Codable {
  /// Distance from the top edge, downward.
  public var top: CGFloat
  /// Distance inward from the edge where lines of text begin.
  public var leading: CGFloat
  /// Distance from the bottom edge, upward.
  public var bottom: CGFloat
  /// Distance inward from the edge where lines of text end.
  public var trailing: CGFloat

  /// No inset on any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// No inset on any edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets in the order UIKit names them.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with leading and trailing turned into left and right.
  package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .leftToRight
      ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

extension UIEdgeInsets {
  /// The insets with left and right turned into leading and trailing.
  func directional(
    _ direction: UIUserInterfaceLayoutDirection
  ) -> NSDirectionalEdgeInsets {
    direction == .leftToRight
      ? NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      : NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
  }
}
