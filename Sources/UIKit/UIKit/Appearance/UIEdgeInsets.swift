import CoreGraphics

/// The distances from the edges of a rectangle, in points. Positive values move the edge inward.
public struct UIEdgeInsets: Sendable, Equatable, Codable {
  /// The distance down from the top edge (smallest y).
  public var top: CGFloat
  /// The distance to the right from the left edge (smallest x).
  public var left: CGFloat
  /// The distance up from the bottom edge.
  public var bottom: CGFloat
  /// The distance to the left from the right edge.
  public var right: CGFloat

  /// Insets of 0 on all edges.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0 on all edges.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets in UIKit's order: counterclockwise from the top.
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

  /// Returns the larger inset on each edge.
  package static func max(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(a.top, b.top), left: Swift.max(a.left, b.left),
      bottom: Swift.max(a.bottom, b.bottom), right: Swift.max(a.right, b.right))
  }

  /// Returns the left and right insets, swapped in right-to-left layouts.
  func sides(isRightToLeft: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    isRightToLeft ? (right, left) : (left, right)
  }
}

extension CGRect {
  /// Returns the rectangle with every edge moved inward by its inset.
  ///
  /// A negative size isn't visible in `width` and `height`, because they return standardized values
  /// as in Core Graphics.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Returns whether the insets are equal on all four edges.
public func UIEdgeInsetsEqualToEdgeInsets(
  _ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets
) -> Bool {
  insets1 == insets2
}
