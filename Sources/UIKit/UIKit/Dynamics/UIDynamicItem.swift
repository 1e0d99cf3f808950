import CoreGraphics
import DynamicsEngine
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
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicItem {
  /// The angle in radians, clockwise on the screen.
  var dynamicAngle: Double {
    let transform = transform
    return transform.isIdentity ? 0 : atan2(Double(transform.b), Double(transform.a))
  }

  /// The parts of the item, around its centre.
  var dynamicParts: [ConvexPart] {
    if let group = self as? UIDynamicItemGroup { return group.parts }
    let size = bounds.size
    let width = max(Double(size.width), 0)
    let height = max(Double(size.height), 0)
    switch collisionBoundsType {
    case .rectangle: return [.rectangle(width: width, height: height)]
    case .ellipse: return [.ellipse(width: width, height: height)]
    case .path:
      let hull = convexHull(collisionBoundingPath.cgPath.polylines.flatMap { $0 })
      return [hull.count > 2 ? .polygon(hull) : .rectangle(width: width, height: height)]
    }
  }

  /// The box around the rotated bounds.
  var dynamicFrame: CGRect {
    let size = bounds.size
    let box = CGRect(middle: .zero, size: size)
    let transform = transform
    return (transform.isIdentity ? box : box.applying(transform))
      .offsetBy(dx: center.x, dy: center.y)
  }

  /// Returns a point of the plane in the item's own, unrotated coordinates, from its centre.
  func dynamicOffset(of point: CGPoint) -> PlaneVector {
    (PlaneVector(point) - PlaneVector(center)).rotated(by: -dynamicAngle)
  }

  /// Returns the position of a point of the item, given as an offset from the item's centre in its own
  /// coordinates.
  func dynamicPoint(_ offset: PlaneVector) -> PlaneVector {
    PlaneVector(center) + offset.rotated(by: dynamicAngle)
  }
}

extension PlaneVector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var vector: CGVector { CGVector(dx: x, dy: y) }
}
