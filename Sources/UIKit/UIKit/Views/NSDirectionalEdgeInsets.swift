import CoreGraphics

/// The distances from the edges of a rectangle, in points, with horizontal edges that follow the
/// layout direction. The leading edge is left in a left-to-right interface and right in a
/// right-to-left one.
public struct NSDirectionalEdgeInsets: Sendable, Equatable, Codable {
  /// The distance down from the top edge.
  public var top: CGFloat
  /// The distance inward from the edge where lines of text begin.
  public var leading: CGFloat
  /// The distance up from the bottom edge.
  public var bottom: CGFloat
  /// The distance inward from the edge where lines of text end.
  public var trailing: CGFloat

  /// Insets of 0 on all edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0 on all edges.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the insets with left and right instead of leading and trailing.
  package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .leftToRight
      ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

extension UIEdgeInsets {
  /// Returns the insets with leading and trailing instead of left and right.
  func directional(
    _ direction: UIUserInterfaceLayoutDirection
  ) -> NSDirectionalEdgeInsets {
    direction == .leftToRight
      ? NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      : NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
  }
}
