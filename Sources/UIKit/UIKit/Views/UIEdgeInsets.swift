import CoreGraphics

/// Distances from the edges of a rectangle, in points. Positive values move the edge inward.
public struct UIEdgeInsets: Sendable, Equatable, Codable {
  /// Distance from the top edge (smallest y), downward.
  public var top: CGFloat
  /// Distance from the left edge (smallest x), to the right.
  public var left: CGFloat
  /// Distance from the bottom edge, upward.
  public var bottom: CGFloat
  /// Distance from the right edge, to the left.
  public var right: CGFloat

  /// No inset on any edge.
  public static let zero = UIEdgeInsets()

  /// No inset on any edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets in the order UIKit names them: counter-clockwise from the top.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left,
      bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  package static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top - b.top, left: a.left - b.left,
      bottom: a.bottom - b.bottom, right: a.right - b.right)
  }

  /// Edge by edge the larger of the two.
  package static func max(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(a.top, b.top), left: Swift.max(a.left, b.left),
      bottom: Swift.max(a.bottom, b.bottom), right: Swift.max(a.right, b.right))
  }

  /// Left and right, or right and left where reading goes from right to left.
  func sides(isRightToLeft: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    isRightToLeft ? (right, left) : (left, right)
  }
}

extension CGRect {
  /// The rectangle with every edge moved inward by its inset. The size may become negative only in
  /// name: as with Core Graphics, `width` and `height` report standardized values.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Whether the two insets are equal on all four edges.
public func UIEdgeInsetsEqualToEdgeInsets(
  _ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets
) -> Bool {
  insets1 == insets2
}
