import CoreGraphics
import Foundation

/// The shape that a dynamic item has in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle
  /// The ellipse in the bounds; a circle if they are square.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}

/// An object that a dynamic animator can move: a view, the attributes of a collection view's element, or any
/// object with a position.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the reference view's coordinates.
  var center: CGPoint { get set }
  /// The bounds, whose size determines the mass.
  var bounds: CGRect { get }
  /// The transform, whose rotation is the item's angle.
  var transform: CGAffineTransform { get set }
  /// The kind of shape; the bounds by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex outline around the item's centre, which is the point (0, 0). Read only if the type is `path`.
  /// If the outline isn't convex, its convex hull counts.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The type for the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
